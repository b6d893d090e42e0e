/// Why a set of categories and trackers is no library.
public enum LibraryFault: Error, Hashable, Sendable {
    case duplicateID(Identifier)
    /// A category's name is no name, or another category has it.
    case categoryName(Identifier)
    case trackerName(Identifier)
    case emoji(Identifier)
    /// The tracker's category does not exist.
    case missingCategory(tracker: Identifier)
    case emptySchedule(tracker: Identifier)
    /// A day outside 1900 to 2199.
    case day(tracker: Identifier)
}
