import TrackerDomain

/// The days of one rule of a habit, from its first day to the end set by another rule or a pause.
struct CalendarSeries {
    /// The same in every export.
    let uid: String
    let schedule: Schedule
    let first: Day
    /// Nil if it has no end.
    let last: Day?

    /// The rules of a habit that have a day in force; none for an event.
    static func all(of tracker: Tracker, today: Day) -> [CalendarSeries] {
        guard case .habit(let history) = tracker.kind else { return [] }
        let start = tracker.startDay(today: today)
        let end = tracker.status.since.map { $0 - 1 } ?? .latest
        guard start <= end else { return [] }
        return history.spans(over: start...end).compactMap { span in
            // Every rule has a day among so many.
            let nearest =
                span.days
                .lowerBound...min(span.days.upperBound, span.days.lowerBound + DayGrid.lengths.upperBound)
            guard let first = nearest.first(where: span.value.recurs) else { return nil }
            let isFirst = span.days.lowerBound == start
            return CalendarSeries(
                uid: isFirst ? tracker.calendarUID() : tracker.calendarUID(from: span.days.lowerBound),
                schedule: span.value, first: first,
                last: span.days.upperBound == .latest ? nil : span.days.upperBound)
        }
    }

    var rule: String { schedule.recurrenceRule + (last.map { ";UNTIL=\($0.compact)" } ?? "") }

    /// True if the rule itself asks for a day; false for a quota.
    func plans(_ day: Day) -> Bool {
        day >= first && day <= last ?? .latest && schedule.isPlannedByCalendar(on: day) ?? false
    }
}

extension Tracker {
    /// The permanent identifier of the first rule or of a task, or of the rule that begins on a later day.
    func calendarUID(from day: Day? = nil) -> String {
        "\(id)" + (day.map { "-from-\($0.compact)" } ?? "") + "@tracker"
    }

    /// The permanent identifier of a day that no rule plans.
    var calendarDayUID: DateLine { DateLine("UID", before: "\(id)-on-", after: "@tracker") }
}
