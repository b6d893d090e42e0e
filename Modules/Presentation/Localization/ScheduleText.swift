public import TrackerDomain

/// The weekdays of a habit in words.
public enum ScheduleText {
    /// "Every day", "Weekdays", "Weekends", else short names in the order of the week: "Mon, Wed".
    public static func summary(_ weekdays: WeekdaySet, conventions: Conventions) -> String {
        switch weekdays {
        case .everyDay: Phrase.everyDay(conventions.language)
        case .weekdays: Phrase.onWeekdays(conventions.language)
        case .weekends: Phrase.onWeekends(conventions.language)
        default: names(weekdays, conventions).joined(separator: ", ")
        }
    }

    /// The same as it stands on a card, in the middle of a line: "every day", «пн, ср».
    public static func onCard(_ weekdays: WeekdaySet, conventions: Conventions) -> String {
        switch (weekdays, conventions.language) {
        case (.everyDay, _), (.weekdays, _), (.weekends, _), (_, .russian):
            summary(weekdays, conventions: conventions).lowercased()
        case (_, .english): summary(weekdays, conventions: conventions)
        }
    }

    private static func names(_ weekdays: WeekdaySet, _ conventions: Conventions) -> [String] {
        conventions.firstWeekday.week.filter(weekdays.contains)
            .map { Phrase.shortName(of: $0)(conventions.language) }
    }
}
