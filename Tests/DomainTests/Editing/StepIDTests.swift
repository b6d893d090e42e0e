import Samples
import Testing
import TrackerDomain

/// What a step is called by follows from its changes, by the algorithm that is written down.
@Suite struct StepIDTests {
    private static func step(_ changes: Change...) -> Step { Step(changes: changes, day: .today) }

    @Test("FRONT-3: the id is FNV-1a over the words of the step and the one before it")
    func algorithm() throws {
        let renamed = Self.step(.tracker(1, .set(.name, from: "Run", to: "Jog")))
        let pinned = Self.step(.tracker(1, .set(.pinned, from: "false", to: "true")))
        // Worked out by another program.
        #expect(History(undo: [renamed]).nextID(.undo)?.description == "92e55539eddc40a4")
        #expect(History(undo: [renamed, pinned]).nextID(.undo)?.description == "785858d4a0a12806")
    }

    @Test(
        "FRONT-3: a step keeps its id when it is undone and redone, and another one before it makes another id"
    )
    func stays() throws {
        var journal = Journal(library: try .holding(.habit(1), .habit(2)))
        for id in [1, 2] as [Identifier] { try journal.perform([.complete([id], on: .today)], today: .today) }
        let ids = journal.history.ids(.undo)
        #expect(Set(ids).count == 2)
        _ = try journal.undo(2, today: .today)
        #expect(journal.history.ids(.redo) == ids.reversed())
        _ = try journal.redo(1, today: .today)
        #expect(journal.history.ids(.undo) + journal.history.ids(.redo) == [ids[1], ids[0]])
        var other = Journal(library: try .holding(.habit(1), .habit(2)))
        try other.perform([.complete([2], on: .today)], today: .today)
        #expect(other.history.nextID(.undo) != ids[0])
    }
}
