internal import TrackerDomain

/// The change history as version 2 keeps it: one line a step.
struct HistoryDocument {
    /// The step to be redone next stands last.
    var redo: [String] = []
    /// What the steps deleted, in the form of the library's own trackers.
    var removed: [Tracker] = []
    /// Oldest first; the step to be undone next stands last.
    var undo: [String] = []

    /// How many older lines of a file stand before those that were taken.
    private(set) var skippedRedo = 0
    private(set) var skippedUndo = 0

    private enum Field: String, CaseIterable {
        case redo, removed, undo
    }

    init() {}

    init(_ element: PropertyListElement) throws(PropertyListFault) {
        let fields = try element.fields(Field.self)
        (redo, skippedRedo) = try Self.newest(fields[.redo])
        removed = try fields[.removed].items.map(Tracker.init(version2:))
        (undo, skippedUndo) = try Self.newest(fields[.undo])
    }

    /// No more lines than a history has steps: a file may hold a million, which take seconds and 300 MB to read.
    private static func newest(
        _ element: PropertyListElement
    ) throws(PropertyListFault) -> (lines: [String], skipped: Int) {
        let items = try element.items
        let taken = items.suffix(History.limit)
        return (
            try taken.map { line throws(PropertyListFault) in try line.text }, items.count - taken.count
        )
    }

    func write(to list: inout PropertyListWriter) {
        list.dictionary { history in
            history.entry(Field.redo) { $0.array(redo) { $0.string($1) } }
            history.entry(Field.removed) { $0.array(removed) { $1.write(version2: &$0) } }
            history.entry(Field.undo) { $0.array(undo) { $0.string($1) } }
        }
    }
}
