/// The change history as version 2 keeps it: one line a step.
struct HistoryDocument: Codable {
    /// The step to be redone next stands last.
    var redo: [String] = []
    /// What the steps deleted, in the form of the library's own trackers.
    var removed: [TrackerDocument] = []
    /// Oldest first; the step to be undone next stands last.
    var undo: [String] = []
}
