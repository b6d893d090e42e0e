/// Which trackers of a date are shown.
public enum TrackerFilter: String, CaseIterable, Sendable {
    case all
    /// All, on today's date.
    case today
    /// Completed on the date.
    case completed
    /// The rest of the date's list.
    case notCompleted = "not-completed"

    func admits(_ tracker: Tracker, on date: Day) -> Bool {
        switch self {
        case .all, .today: true
        case .completed: tracker.completions.contains(date)
        case .notCompleted: !tracker.completions.contains(date)
        }
    }
}
