/// What another machine did where it meets what was done here, so that the person has to know.
///
/// Machines are told by name; nil is this one. `today` is the day on which it was found.
public enum SyncMeeting: Hashable, Sendable {
    /// Both set a field without knowing of each other, and the other machine's value stands.
    ///
    /// Values are texts as in files; of the category its name.
    case fieldGaveWay(Tracker, TrackerField, own: String, other: String, machine: String)
    case categoryGaveWay(Category, own: String, other: String, machine: String)
    /// Nil for a note that was removed.
    case noteGaveWay(Tracker, Day, own: String?, other: String?, machine: String, today: Day)
    /// Trackers that were deleted elsewhere; as they were here.
    case deleted([Tracker], machine: String)
    /// A tracker that was deleted on one machine and marked or else changed on another, and stays.
    case kept(Tracker, deletedOn: String?, changedOn: String?, isMarked: Bool)
    /// A category that was deleted on one machine, and stays with the trackers that another one put into it.
    case categoryKept(Category, deletedOn: String?, trackers: [String], putOn: String?)
    /// A tracker that was archived on one machine and marked on another.
    case markedArchived(Tracker, DaySet, archivedOn: String?, markedOn: String?, today: Day)
    /// An event that was done here and elsewhere, on different days; with all its days.
    case eventDoneTwice(Tracker, DaySet, today: Day)
}
