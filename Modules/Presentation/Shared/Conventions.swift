public import TrackerDomain

/// How a person wants things written: language and the weekday a week begins with.
public struct Conventions: Hashable, Sendable {
    public var language: Language
    public var firstWeekday: Weekday

    public init(language: Language, firstWeekday: Weekday = .monday) {
        self.language = language
        self.firstWeekday = firstWeekday
    }
}
