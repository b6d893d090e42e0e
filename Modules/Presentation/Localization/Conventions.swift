public import TrackerDomain

/// A person's conventions of writing: the language and the first weekday.
public struct Conventions: Hashable, Sendable {
    public var language: Language
    public var firstWeekday: Weekday

    public init(language: Language, firstWeekday: Weekday = .monday) {
        self.language = language
        self.firstWeekday = firstWeekday
    }
}
