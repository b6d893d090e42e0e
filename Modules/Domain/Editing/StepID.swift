/// What a step of the history is called by, done or undone, in every process.
///
/// It follows from what the step and the one before it changed, so nothing is stored for it.
public struct StepID: Hashable, Sendable, LosslessStringConvertible {
    /// 16 hexadecimal digits.
    public let description: String

    /// Nil if the text is no id of a step.
    public init?(_ description: String) {
        guard description.utf8.count == 16,
            description.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
        else { return nil }
        self.description = description
    }

    fileprivate init(of step: Step, after other: Step?) {
        // FNV-1a of 64 bits (Fowler, Noll, Vo).
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for word in [other, step].flatMap({ ["step"] + ($0?.changes ?? []).flatMap(\.words) }) {
            for byte in Array(word.utf8) + [0] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        }
        let digits = String(hash, radix: 16)
        description = String(repeating: "0", count: 16 - digits.count) + digits
    }
}

extension History {
    /// The ids of the steps to undo or redo, the next one first.
    public func ids(_ replay: Replay) -> [StepID] {
        let steps = undo + redo.reversed()
        let ids = steps.indices.map { StepID(of: steps[$0], after: $0 > 0 ? steps[$0 - 1] : nil) }
        return switch replay {
        case .undo: ids.prefix(undo.count).reversed()
        case .redo: Array(ids.suffix(redo.count))
        }
    }

    /// The id of the step that undo or redo takes next; nil if there is none.
    public func nextID(_ replay: Replay) -> StepID? {
        switch replay {
        case .undo: undo.last.map { StepID(of: $0, after: undo.dropLast().last) }
        case .redo: redo.last.map { StepID(of: $0, after: undo.last) }
        }
    }
}

extension Change {
    /// What it did, without the places of items in lists, which others may move.
    fileprivate var words: [String] {
        switch self {
        case .tracker(let id, let event): ["tracker", id.description] + event.words
        case .category(let id, let event): ["category", id.description] + event.words
        case .categoryOrder(let old, let new):
            ["order", old.order.rawValue, new.order.rawValue] + new.ids.map(\.description)
        }
    }
}

extension TrackerEvent {
    fileprivate var words: [String] {
        switch self {
        case .added: ["added"]
        case .deleted: ["deleted"]
        case .moved(let after, let from): ["moved", after?.description ?? "", from?.description ?? ""]
        case .set(let field, let old, let new): [field.rawValue, old, new]
        case .days(let field, let days, let isAdded): [field.rawValue, days.text, isAdded ? "+" : "-"]
        case .value(let field, let day, let old, let new, let isAdding):
            [field.rawValue, day.iso, old ?? "", new ?? "", isAdding ? "+" : "="]
        }
    }
}

extension CategoryEvent {
    fileprivate var words: [String] {
        switch self {
        case .added: ["added"]
        case .deleted: ["deleted"]
        case .moved(let after, let from): ["moved", after?.description ?? "", from?.description ?? ""]
        case .set(let field, let old, let new): [field.rawValue, old, new]
        }
    }
}
