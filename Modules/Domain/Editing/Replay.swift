/// The two ways through the history.
public enum Replay: Sendable {
    case undo, redo
}

/// The steps that were undone or redone.
public struct Replayed: Hashable, Sendable {
    /// What was done, in order; steps of which nothing could be done are left out.
    public internal(set) var steps: [Step] = []
    /// The parts of steps that no longer fit the library, as others have changed it since.
    public internal(set) var conflicts: [Step] = []
}
