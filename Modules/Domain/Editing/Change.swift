/// One thing that happened to a library, with all that taking it back needs.
public enum Change: Hashable, Sendable {
    /// `at` is the tracker's place in the order of creation.
    case trackerAdded(Tracker, at: Int)
    case trackerDeleted(Tracker, at: Int)
    case trackerEdited(Identifier, before: TrackerFields, after: TrackerFields)
    /// The days were not completed before.
    case completed(Identifier, DaySet)
    /// The days were completed before.
    case uncompleted(Identifier, DaySet)
    case pinned(Identifier)
    case unpinned(Identifier)
    /// `at` is the category's place in the order of creation.
    case categoryAdded(Category, at: Int)
    case categoryDeleted(Category, at: Int)
    case categoryRenamed(Identifier, from: String, to: String)

    /// The change that takes this one back.
    public var inverse: Change {
        switch self {
        case .trackerAdded(let tracker, let place): .trackerDeleted(tracker, at: place)
        case .trackerDeleted(let tracker, let place): .trackerAdded(tracker, at: place)
        case .trackerEdited(let id, let before, let after): .trackerEdited(id, before: after, after: before)
        case .completed(let id, let days): .uncompleted(id, days)
        case .uncompleted(let id, let days): .completed(id, days)
        case .pinned(let id): .unpinned(id)
        case .unpinned(let id): .pinned(id)
        case .categoryAdded(let category, let place): .categoryDeleted(category, at: place)
        case .categoryDeleted(let category, let place): .categoryAdded(category, at: place)
        case .categoryRenamed(let id, let old, let new): .categoryRenamed(id, from: new, to: old)
        }
    }
}
