import Samples
import Testing
import TrackerDomain

@Suite struct CategoryEditTests {
    private static let unknown = EditError.categoryNotFound(
        .init(text: "00000000-0000-0000-0000-000000000032", names: ["Home", "Work"]))

    private static func journal() throws -> Journal { try Journal(library: .workedExample()) }

    @Test("CAT-3: a category is added last, its name cleaned")
    func adds() throws {
        var journal = try Self.journal()
        let changes = try journal.perform([.addCategory(id: 50, name: " Важное \t дело ")], today: .today)
        let added = Category(id: 50, name: "Важное дело")
        #expect(changes == [.added(added, at: 2)])
        #expect(journal.library.categories == [.home, .work, added])
    }

    @Test(
        "CAT-3, N21: names are unique when folded, and the one that is there is told",
        arguments: ["Home", "HOME", " home "])
    func taken(_ name: String) throws {
        let journal = try Self.journal()
        for edit in [Edit.addCategory(id: 50, name: name), .renameCategory(.work, to: name)] {
            guard case .categoryNameTaken(let taken, _) = journal.refusal(of: edit) else {
                Issue.record("\(edit) was not refused")
                continue
            }
            #expect(taken == "Home")
        }
    }

    @Test(
        "CAT-3: names have 1 to 38 characters",
        arguments: [
            (" ", .blank), (String(repeating: "ё", count: 39), .tooLong(39, limit: 38)),
            ("a\u{202E}", .forbiddenCharacter("\u{202E}")),
        ] as [(String, TextFault)])
    func badName(name: String, fault: TextFault) throws {
        let journal = try Self.journal()
        #expect(journal.refusal(of: .addCategory(id: 50, name: name)) == .categoryText(.name, fault))
        #expect(journal.refusal(of: .renameCategory(.work, to: name)) == .categoryText(.name, fault))
    }

    @Test("a new id is new", arguments: [1, 100] as [Identifier])
    func duplicateID(_ id: Identifier) throws {
        #expect(try Self.journal().refusal(of: .addCategory(id: id, name: "Art")) == .duplicateID(id))
    }

    @Test("CAT-6: the titles follow a new name")
    func renames() throws {
        var journal = try Self.journal()
        let changes = try journal.perform([.renameCategory(.home, to: " House ")], today: .today)
        #expect(changes == [.category(.home, .set(.name, from: "Home", to: "House"))])
        #expect(journal.library.agenda(on: .today, today: .today).sections.map(\.category?.name) == ["House"])
        #expect(journal.library.category(named: "Home") == nil)
    }

    @Test("CAT-3: renaming to itself in another case is allowed, to itself changes nothing")
    func renamesToItself() throws {
        var journal = try Self.journal()
        let same = try journal.perform([.renameCategory(.home, to: " Home ")], today: .today)
        #expect(same == [] && journal.revision == 0)
        try journal.perform([.renameCategory(.home, to: "HOME")], today: .today)
        #expect(journal.library.category(.home)?.name == "HOME")
    }

    @Test("CAT-7: the category goes with its trackers, their completions and pins")
    func deletes() throws {
        let kept = Tracker.habit(2, "Mail", in: .work, done: ["2026-03-03"])
        let run = Tracker.habit(1, "Run", pinned: true, done: ["2026-03-02"])
        let read = Tracker.habit(3, "Read", done: ["2026-03-04"])
        var journal = Journal(library: try .holding(run, kept, read))
        let before = journal.library
        let changes = try journal.perform([.deleteCategory(.home)], today: .today)
        #expect(changes.count == 3 && changes.last == .deleted(.home, at: 0))
        #expect(
            Set(changes.dropLast()) == [.deleted(run, at: 0), .deleted(read, at: 2)])
        #expect(try journal.library == Library.holding(kept, categories: [.work]))
        #expect(journal.library.agenda(on: .today, today: .today).trackers.map(\.id) == [2])
        #expect(journal.library.statistics(today: .today).completed == 1)
        _ = try journal.undo()
        #expect(journal.library == before)
        _ = try journal.redo()
        #expect(try journal.library == Library.holding(kept, categories: [.work]))
    }

    @Test("CAT-7: a category without trackers goes alone")
    func deletesEmpty() throws {
        var journal = try Self.journal()
        let changes = try journal.perform([.deleteCategory(.work)], today: .today)
        #expect(changes == [.deleted(.work, at: 1)])
        #expect(journal.library.trackers.count == 3)
    }

    @Test(
        "a category that is not there can be neither renamed nor deleted",
        arguments: [
            Edit.renameCategory(50, to: "Art"), .deleteCategory(50),
        ])
    func unknown(_ edit: Edit) throws {
        #expect(try Self.journal().refusal(of: edit) == Self.unknown)
    }
}
