import Samples
import Testing
import TrackerDomain

extension Tracker {
    /// The same tracker with another schedule history.
    func following(_ entries: (from: Day, schedule: Schedule)...) throws -> Tracker {
        let history = ScheduleHistory(entries: entries.map { .init(from: $0.from, $0.schedule) })
        return Tracker.made(
            id: id, name: name, emoji: emoji, color: color, categoryID: categoryID,
            kind: .habit(try #require(history)), createdOn: createdOn, isPinned: isPinned,
            status: status, completions: marks, skips: skips, pausedDays: pausedDays, amounts: amounts)
    }
}
