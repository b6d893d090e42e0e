import Samples
import Testing
import TrackerDomain

@Suite struct MergeCategoriesTests {
    /// Home has 1, 4 and 5, Work has 2 and 3.
    private static func journal() throws -> Journal {
        Journal(
            library: try .holding(
                .habit(1, "A"), .habit(2, "B", in: .work), .habit(4, "C", pinned: true),
                .habit(3, "D", in: .work), .habit(5, "E")))
    }

    @Test("MRG-5: trackers go to the target's end in their order, and the category is gone")
    func merged() throws {
        var journal = try Self.journal()
        let before = journal.library
        let changes = try journal.perform([.mergeCategory(.home, into: .work)], today: .today)
        #expect(journal.library.categories == [.work])
        #expect(journal.library.trackers.map(\.id) == [2, 3, 1, 4, 5])
        #expect(journal.library.trackers.allSatisfy { $0.categoryID == .work })
        #expect(changes.last == .category(.home, .deleted(.home, at: 0)))
        #expect(journal.history.undo.last?.name == .merged(into: .work))
        _ = try journal.undo()
        #expect(journal.library == before)
        _ = try journal.redo()
        #expect(journal.library.trackers.map(\.id) == [2, 3, 1, 4, 5])
    }

    @Test("MRG-5: where the target has no trackers, or stands before them all, none has to move")
    func unmoved() throws {
        var journal = Journal(library: try .holding(.habit(1, "A"), .habit(2, "B")))
        #expect(try journal.perform([.mergeCategory(.home, into: .work)], today: .today).count == 3)
        var other = Journal(library: try .holding(.habit(1, "A", in: .work), .habit(2, "B")))
        #expect(try other.perform([.mergeCategory(.home, into: .work)], today: .today).count == 2)
        #expect(other.library.trackers.map(\.id) == [1, 2])
    }

    @Test("MRG-5: a category cannot be merged with itself; a rename onto another one names both")
    func refused() throws {
        let journal = try Self.journal()
        #expect(
            journal.refusal(of: .mergeCategory(.home, into: .home)) == .mergedWithItself(isCategory: true))
        #expect(
            journal.refusal(of: .renameCategory(.home, to: "work"))
                == .categoryNameTaken("Work", renaming: "Home"))
    }
}
