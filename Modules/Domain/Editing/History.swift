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

    /// The step that undo or redo makes next; for undo the inverse of the newest one.
    func next(_ replay: Replay) -> Step? {
        switch replay {
        case .undo: undo.last?.inverse
        case .redo: redo.last
        }
    }

    /// Moves the next step to the other side as what was made of it; drops it if that is nil.
    mutating func move(_ replay: Replay, as made: Step?) {
        switch replay {
        case .undo:
            undo.removeLast()
            if let made { redo.append(made.inverse) }
        case .redo:
            redo.removeLast()
            if let made { push(made) }
        }
    }

    private mutating func push(_ step: Step) {
        undo.append(step)
        if undo.count > History.limit { undo.removeFirst(undo.count - History.limit) }
    }
}
