internal import TrackerDomain

/// The change history as version 2 keeps it: one line a step.
struct HistoryDocument {
    /// The step to be redone next stands last.
    var redo: [String] = []
    /// What the steps deleted, in the form of the library's own trackers.
    var removed: [Tracker] = []
    /// Oldest first; the step to be undone next stands last.
    var undo: [String] = []

    private enum Field: String {
        case redo, removed, undo
    }

    init() {}

    init(_ element: PropertyListElement) throws(PropertyListFault) {
        let fields = try element.fields(Field.self)
        redo = try fields[.redo].items.map { line throws(PropertyListFault) in try line.text }
        removed = try fields[.removed].items.map(Tracker.init(version2:))
        undo = try fields[.undo].items.map { line throws(PropertyListFault) in try line.text }
    }

    var propertyList: PropertyListValue {
        .dictionary([
            "redo": .array(redo.map { .string($0) }),
            "removed": .array(removed.map(\.version2)),
            "undo": .array(undo.map { .string($0) }),
        ])
    }
}
