import Samples
import TrackerDomain

/// A tracker as plain numbers, for the reference statistics: days as day numbers, weekdays as 0 (Monday) to
/// 6.
struct PlainTracker {
    var isEvent: Bool
    var created: Int
    /// Ascending; empty for an event.
    var schedules: [(from: Int, weekdays: Set<Int>)]
    var done: Set<Int>

    func tracker(_ id: Identifier) -> Tracker {
        let entries = schedules.map { entry in
            ScheduleHistory.Entry(
                from: Day(entry.from),
                .weekdays(WeekdaySet(entry.weekdays.compactMap(Weekday.init(rawValue:)))))
        }
        return Tracker.made(
            id: id, name: "Tracker", emoji: "🙂", color: .number(1), categoryID: .home,
            kind: ScheduleHistory(entries: entries).map { .habit($0) } ?? .event, createdOn: Day(created),
            completions: DaySet(done.map { Day($0) }))
    }
}
