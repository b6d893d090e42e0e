import Samples
import TrackerDomain

/// The same edits on a library in step and on one that is not.
struct JournalTwins {
    private var plain: Journal
    private var inStep: Journal
    /// The libraries so far, to be restored.
    private(set) var earlier: [Library]

    init(_ library: Library) {
        (plain, inStep) = (Journal(library: library), Journal.inStep(library, "k7q2"))
        earlier = [library]
    }

    var library: Library { plain.library }
    var areEqual: Bool { inStep.library == plain.library }

    mutating func perform(_ edit: Edit) throws {
        try plain.perform([edit], today: .today)
        try inStep.perform([edit], today: .today)
        earlier.append(plain.library)
    }

    mutating func undo(_ count: Int = 1) throws {
        _ = try plain.undo(count, today: .today)
        _ = try inStep.undo(count, today: .today)
    }

    mutating func redo() throws {
        _ = try plain.redo(today: .today)
        _ = try inStep.redo(today: .today)
    }
}
