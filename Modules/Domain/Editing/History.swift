/// The steps that can be undone and redone.
public struct History: Hashable, Sendable {
    /// The greatest number of steps to undo.
    public static let limit = 100

    /// Oldest first; the last one is undone next.
    public private(set) var undo: [Step]
    /// The last one is redone next.
    public private(set) var redo: [Step]

    /// Drops the oldest of too many steps to undo.
    public init(undo: [Step] = [], redo: [Step] = []) {
        self.undo = Array(undo.suffix(History.limit))
        self.redo = redo
    }

    public var isEmpty: Bool { undo.isEmpty && redo.isEmpty }

    mutating func record(_ step: Step) {
        redo = []
        push(step)
    }

    mutating func moveToRedo() -> Step? {
        guard let step = undo.popLast() else { return nil }
        redo.append(step)
        return step
    }

    mutating func moveToUndo() -> Step? {
        guard let step = redo.popLast() else { return nil }
        push(step)
        return step
    }

    private mutating func push(_ step: Step) {
        undo.append(step)
        if undo.count > History.limit { undo.removeFirst(undo.count - History.limit) }
    }
}
