/// A library together with the history of its changes.
public struct Journal: Hashable, Sendable {
    public private(set) var library: Library
    public private(set) var history: History
    /// The number of changes in memory; 0 as loaded.
    public private(set) var revision = 0

    public init(library: Library, history: History = History()) {
        self.library = library
        self.history = history
    }

    /// Performs edits as one step, all or none, and returns the changes in the order of application.
    @discardableResult
    public mutating func perform(_ edits: [Edit], today: Day) throws(EditError) -> [Change] {
        guard today.isValid else { throw .invalidDay(today) }
        var edited = library
        var changes: [Change] = []
        for edit in edits { changes += try edited.perform(edit, today: today) }
        guard !changes.isEmpty else { return [] }
        library = edited
        history.record(Step(changes: changes, day: today, name: edits.stepName))
        revision += 1
        return changes
    }

    /// Undoes the newest steps, at most as many as there are, all or none, and returns their inverses.
    public mutating func undo(_ count: Int = 1) throws(EditError) -> [Step] {
        try walk(count) { $0.moveToRedo()?.inverse }
    }

    /// Redoes the steps undone last, at most as many as there are, all or none.
    public mutating func redo(_ count: Int = 1) throws(EditError) -> [Step] {
        try walk(count) { $0.moveToUndo() }
    }

    /// Removes every step, and with them the deleted trackers.
    public mutating func clearHistory() {
        guard !history.isEmpty else { return }
        history = History()
        revision += 1
    }

    private mutating func walk(_ count: Int, next: (inout History) -> Step?) throws(EditError) -> [Step] {
        var walked = self
        var steps: [Step] = []
        while steps.count < count, let step = next(&walked.history) {
            for change in step.changes {
                do throws(ChangeConflict) {
                    try walked.library.apply(change)
                } catch {
                    throw .stepNoLongerApplies(step)
                }
            }
            steps.append(step)
        }
        guard !steps.isEmpty else { return [] }
        walked.revision += 1
        self = walked
        return steps
    }
}
