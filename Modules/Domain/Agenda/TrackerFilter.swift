/// Which trackers of a date are shown.
public enum TrackerFilter: String, CaseIterable, Sendable {
    case all
    /// All, on today's date.
    case today
    /// Completed on the date.
    case completed
    /// The rest of the date's list, but for what the date does not ask for.
    case notCompleted = "not-completed"
    /// Planned on the date and not done.
    case due
    /// The paused and archived ones, whatever the date.
    case resting

    /// Those that the list may be set to begin with.
    public static let atStart: [TrackerFilter] = [.all, .today, .completed, .notCompleted]

    func admits(_ tracker: Tracker, on date: Day, today: Day) -> Bool {
        switch self {
        case .all, .today, .resting: true
        case .completed: tracker.completions.contains(date)
        case .notCompleted: tracker.onDate(date, today: today).isOpen
        case .due: tracker.onDate(date, today: today).isDue
        }
    }
}
