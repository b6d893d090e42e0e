public import TrackerDomain

/// A person's conventions of writing: the language and the first weekday.
public struct Conventions: Hashable, Sendable {
    public var language: Language
    public var firstWeekday: Weekday

    public init(language: Language, firstWeekday: Weekday = .monday) {
        self.language = language
        self.firstWeekday = firstWeekday
    }

    /// The seven days around a day, as far as the product knows them.
    public func week(of day: Day) -> ClosedRange<Day> {
        let first = firstDay(ofWeekWith: day)
        return first.clamped...(first + 6).clamped
    }

    /// The first day of the week of a day.
    func firstDay(ofWeekWith day: Day) -> Day {
        day - day.weekday.days(after: firstWeekday)
    }
}

/// A language of the product's texts.
public enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case russian = "ru"

    /// A name of a weekday or month within a sentence: Russian has no capital letter there.
    func withinSentence(_ name: String) -> String {
        switch self {
        case .english: name
        case .russian: name.lowercased()
        }
    }
}
