/// The change history as version 2 keeps it: one line a step.
struct HistoryDocument: Encodable {
    /// The step to be redone next stands last.
    var redo: [String] = []
    /// What the steps deleted, in the form of the library's own trackers.
    var removed: [TrackerDocument] = []
    /// Oldest first; the step to be undone next stands last.
    var undo: [String] = []

    init() {}

    init(_ element: PropertyListElement) throws(PropertyListFault) {
        let fields = try element.fields(CodingKeys.self)
        redo = try Self.lines(fields[.redo])
        for item in try fields[.removed].items { removed.append(try TrackerDocument(item)) }
        undo = try Self.lines(fields[.undo])
    }

    private static func lines(_ element: PropertyListElement) throws(PropertyListFault) -> [String] {
        var lines: [String] = []
        for item in try element.items { lines.append(try item.text) }
        return lines
    }
}
