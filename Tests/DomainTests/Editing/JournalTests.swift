import Samples
import Testing
import TrackerDomain

@Suite struct JournalTests {
    private static func journal() throws -> Journal { try Journal(library: .workedExample()) }

    /// Marks tracker 1 on this many days, one step each, from 1 January 2026 on.
    private static func journal(marking days: Int) throws -> Journal {
        var journal = try Journal(library: .holding(.habit(1)))
        for day in 0..<days {
            try journal.perform([.complete([1], on: "2026-01-01" + day)], today: "2026-12-31")
        }
        return journal
    }

    @Test("a journal as loaded has no revision; each change in memory makes one")
    func revision() throws {
        var journal = try Self.journal()
        #expect(journal.revision == 0)
        try journal.perform([.pin(1), .pin(2)], today: .today)
        #expect(journal.revision == 1)
        try journal.perform([.pin(1)], today: .today)
        #expect(journal.revision == 1)
        _ = try journal.undo()
        #expect(journal.revision == 2)
        _ = try journal.redo()
        #expect(journal.revision == 3)
        journal.clearHistory()
        #expect(journal.revision == 4)
        journal.clearHistory()
        #expect(journal.revision == 4)
    }

    @Test("REV-3: a step is taken back by undoing it, or by a step of its own under which others stay")
    func takeBack() throws {
        var journal = try Self.journal()
        let start = journal
        try journal.perform([.skip([1], on: DaySet([.today]))], today: .today)
        let skipping = try #require(journal.history.undo.last)
        let newest = try journal.takeBack(skipping, today: .today)
        #expect(newest && journal.library == start.library && journal.history.undo == start.history.undo)
        _ = try journal.redo()
        try journal.perform([.pin(2)], today: .today)
        let other = try journal.takeBack(skipping, today: .today)
        #expect(other && journal.library.tracker(1) == start.library.tracker(1))
        #expect(journal.library.tracker(2)?.isPinned == true && journal.history.undo.count == 3)
        #expect(journal.history.undo.last == Step(changes: skipping.inverse.changes, day: .today))
        // It is taken back already.
        let before = journal
        let again = try journal.takeBack(skipping, today: .today)
        #expect(!again && journal == before)
    }

    @Test("UNDO-1: one command is one step, in the order of application, with its day")
    func oneStep() throws {
        var journal = try Self.journal()
        let changes = try journal.perform(
            [
                .addCategory(id: 50, name: "Art"), .editTracker(2, TrackerEdit(.category(.existing(50)))),
                .pin(2),
            ],
            today: .today)
        #expect(changes.count == 3)
        #expect(journal.history.undo == [Step(changes: changes, day: .today)])
        #expect(journal.history.redo == [])
    }

    @Test("N20: an import and a restore name their step, undone and redone too; any other edit does not")
    func stepNames() throws {
        var journal = try Self.journal()
        let start = journal.library
        var other = Journal(library: Library(id: 99))
        try other.perform([.addCategory(id: 60, name: "Garden")], today: .today)
        try journal.perform([.merge(other.library)], today: .today)
        try journal.perform([.restore(start)], today: .today)
        try journal.perform([.addCategory(id: 61, name: "Art")], today: .today)
        // A step of several edits has no name.
        var third = Journal(library: Library(id: 98))
        try third.perform([.addCategory(id: 62, name: "Wood")], today: .today)
        try journal.perform([.merge(third.library), .pin(1)], today: .today)
        #expect(journal.history.undo.map(\.name) == [.imported, .restored, nil, nil])
        #expect(try journal.undo(4).map(\.name) == [nil, nil, .restored, .imported])
        #expect(journal.library == start)
        #expect(try journal.redo(4).map(\.name) == [.imported, .restored, nil, nil])
    }

    @Test("an edit sees what the edits before it did")
    func edits() throws {
        var journal = try Self.journal()
        try journal.perform(
            [.uncomplete([3], on: "2026-03-06"), .complete([3], on: "2026-03-08")], today: .today)
        #expect(journal.library.tracker(3)?.marks == DaySet([.today]))
    }

    @Test("UNDO-1: undone and redone in order, reporting what was done to the library")
    func order() throws {
        var journal = try Self.journal()
        let start = journal.library
        try journal.perform([.pin(1)], today: "2026-03-07")
        let middle = journal.library
        try journal.perform([.deleteCategory(.work), .unpin(1)], today: .today)
        let end = journal.library

        let first = try journal.undo()
        #expect(first == [Step(changes: [.pinned(1), .added(.work, at: 1)], day: .today)])
        #expect(journal.library == middle)
        let second = try journal.undo()
        #expect(second == [Step(changes: [.unpinned(1)], day: "2026-03-07")])
        #expect(journal.library == start)
        #expect(journal.history.undo == [] && journal.history.redo.count == 2)

        let again = try journal.redo()
        #expect(again == [Step(changes: [.pinned(1)], day: "2026-03-07")])
        #expect(journal.library == middle)
        let last = try journal.redo()
        #expect(last == [Step(changes: [.deleted(.work, at: 1), .unpinned(1)], day: .today)])
        #expect(journal.library == end)
        #expect(journal.history.undo.count == 2 && journal.history.redo == [])
    }

    @Test("UNDO-1: nothing to undo or redo is no error and changes nothing")
    func nothing() throws {
        var journal = try Self.journal()
        let undone = try journal.undo(5)
        let redone = try journal.redo(5)
        #expect(undone == [] && redone == [] && journal.revision == 0)
    }

    @Test(
        "UNDO-1: undo N undoes at most what is there",
        arguments: [(1, 1), (2, 2), (3, 3), (4, 3), (1000, 3), (0, 0), (-1, 0)])
    func atMost(count: Int, undone: Int) throws {
        var journal = try Self.journal(marking: 3)
        let steps = try journal.undo(count)
        #expect(steps.count == undone)
        #expect(journal.library.tracker(1)?.marks.count == 3 - undone)
        let back = try journal.redo(count)
        #expect(back.count == undone)
        #expect(journal.library.tracker(1)?.marks.count == 3)
    }

    @Test("UNDO-1: the last 100 steps are kept")
    func limit() throws {
        var journal = try Self.journal(marking: 103)
        #expect(journal.history.undo.count == 100)
        let undone = try journal.undo(200)
        #expect(undone.count == 100)
        // The first three marks can no longer be taken back.
        #expect(
            journal.library.tracker(1)?.marks
                == DaySet(["2026-01-01", "2026-01-02", "2026-01-03"] as [Day]))
        let redone = try journal.redo(200)
        #expect(redone.count == 100)
        #expect(journal.library.tracker(1)?.marks.count == 103)
        #expect(journal.history.undo.count == 100)
    }

    @Test("UNDO-1: a new change clears redo, one that changes nothing does not")
    func clearsRedo() throws {
        var journal = try Self.journal(marking: 3)
        _ = try journal.undo(2)
        try journal.perform([.unpin(1)], today: .today)
        #expect(journal.history.redo.count == 2)
        try journal.perform([.pin(1)], today: .today)
        #expect(journal.history.redo == [] && journal.history.undo.count == 2)
    }

    @Test("UNDO-1: clearing forgets the steps and leaves the library")
    func clear() throws {
        var journal = try Self.journal(marking: 3)
        _ = try journal.undo()
        let library = journal.library
        journal.clearHistory()
        #expect(journal.history.isEmpty && journal.library == library)
    }

    @Test("a clock outside 1900 to 2199 is named as such", arguments: [Day.earliest - 1, Day.latest + 1])
    func clock(today: Day) throws {
        let new = NewTracker(id: 7, name: "Swim", category: .existing(.home), schedule: .everyDay)
        #expect(try Self.journal().refusal(of: .addTracker(new), today: today) == .invalidDay(today))
        #expect(try Self.journal().refusal(of: .pin(1), today: today) == .invalidDay(today))
    }
}
