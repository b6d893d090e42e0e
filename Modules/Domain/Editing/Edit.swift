/// What a person wants done to a library.
public enum Edit: Hashable, Sendable {
    case addTracker(NewTracker)
    /// New values of fields and, in the same step, completions added or taken away.
    case editTracker(Identifier, TrackerEdit)
    case complete([Identifier], on: Day)
    case uncomplete([Identifier], on: Day)
    case deleteTracker(Identifier)
    case addCategory(id: Identifier, name: String)
    case renameCategory(Identifier, to: String)
    /// Deletes the category with its trackers.
    case deleteCategory(Identifier)
}

extension Edit {
    public static func pin(_ tracker: Identifier) -> Edit {
        .editTracker(tracker, TrackerEdit(.pinned(true)))
    }
    public static func unpin(_ tracker: Identifier) -> Edit {
        .editTracker(tracker, TrackerEdit(.pinned(false)))
    }
}
