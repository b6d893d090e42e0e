public import TrackerDomain

/// The schedule of a habit in words.
public enum ScheduleText {
    /// "Every day", "Weekdays", "Weekends", else short names in the order of the week: "Mon, Wed".
    public static func summary(_ schedule: Schedule, conventions: Conventions) -> String {
        switch schedule {
        case .weekdays(.everyDay): Phrase.everyDay(conventions.language)
        case .weekdays(.weekdays): Phrase.onWeekdays(conventions.language)
        case .weekdays(.weekends): Phrase.onWeekends(conventions.language)
        case .weekdays(let weekdays): names(weekdays, conventions).joined(separator: ", ")
        }
    }

    /// The same as it stands on a card, in the middle of a line: "every day", «пн, ср».
    public static func onCard(_ schedule: Schedule, conventions: Conventions) -> String {
        let summary = summary(schedule, conventions: conventions)
        return switch (schedule, conventions.language) {
        case (.weekdays(.everyDay), _), (.weekdays(.weekdays), _), (.weekdays(.weekends), _),
            (.weekdays, .russian):
            summary.lowercased()
        case (.weekdays, .english): summary
        }
    }

    private static func names(_ weekdays: WeekdaySet, _ conventions: Conventions) -> [String] {
        conventions.firstWeekday.week.filter(weekdays.contains)
            .map { Phrase.shortName(of: $0)(conventions.language) }
    }
}
