/// A filter of the trackers of a date.
public enum TrackerFilter: String, CaseIterable, Sendable {
    case all
    /// All trackers, on today's date.
    case today
    /// Completed on the date.
    case completed
    /// The rest of the date's list, except trackers for which nothing is due on the date.
    case notCompleted = "not-completed"
    /// Planned on the date and not done.
    case due
    /// The paused and archived trackers, on any date.
    case inactive = "resting"

    /// The filters that the list may start with.
    public static let atStart: [TrackerFilter] = [.all, .today, .completed, .notCompleted]

    func admits(_ tracker: Tracker, on date: Day, today: Day) -> Bool {
        switch self {
        case .all, .today, .inactive: true
        case .completed: tracker.completions.contains(date)
        case .notCompleted: tracker.onDate(date, today: today).isOpen
        case .due: tracker.onDate(date, today: today).isDue
        }
    }
}
