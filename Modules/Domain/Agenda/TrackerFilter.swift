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
    /// The paused and archived trackers and those with a break today or to come, on any date.
    case inactive = "resting"

    /// The filters that the list may start with.
    public static let atStart: [TrackerFilter] = [.all, .today, .completed, .notCompleted]

    func admits(_ day: TrackerDay) -> Bool {
        switch self {
        case .all, .today, .inactive: true
        case .completed: day.isDone
        case .notCompleted: day.isOpen
        case .due: day.isDue
        }
    }
}
