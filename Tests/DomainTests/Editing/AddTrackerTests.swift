import Samples
import Testing
import TrackerDomain

@Suite struct AddTrackerTests {
    private static func new(
        _ name: String = "Swim", in category: CategoryChoice = .existing(.home),
        schedule: Schedule? = .on(.tuesday),
        emoji: String? = "🐶", color: PaletteColor? = .number(3), pinned: Bool = false
    ) -> NewTracker {
        NewTracker(
            id: 7, name: name, category: category, schedule: schedule,
            [emoji.map { .emoji($0) }, color.map { .color($0) }, pinned ? .pinned(true) : nil].compactMap(
                \.self))
    }

    private static func journal() throws -> Journal { try Journal(library: .workedExample()) }

    @Test("NEW-10: a habit is created today, last in the order of creation")
    func habit() throws {
        var journal = try Self.journal()
        let changes = try journal.perform([.addTracker(Self.new())], today: .today)
        let swim = Tracker.made(
            id: 7, name: "Swim", emoji: "🐶", color: .number(3), categoryID: .home,
            kind: .habit(ScheduleHistory(.on(.tuesday), from: .today)), createdOn: .today)
        #expect(changes == [.added(swim, at: 3)])
        #expect(journal.library.trackers.map(\.id) == [1, 2, 3, 7])
        #expect(journal.library.tracker(7) == swim)
    }

    @Test("NEW-1: without a schedule it is an event")
    func event() throws {
        var journal = try Self.journal()
        try journal.perform([.addTracker(Self.new(schedule: nil))], today: .today)
        #expect(journal.library.tracker(7)?.isEvent == true)
    }

    @Test("NEW-4: the name is cleaned and need not be unique")
    func name() throws {
        var journal = try Self.journal()
        try journal.perform([.addTracker(Self.new("  Run \t"))], today: .today)
        #expect(journal.library.trackers.map(\.name) == ["Run", "Draw", "Exam", "Run"])
    }

    @Test("NEW-11: a category that does not exist is created in the same step")
    func newCategory() throws {
        var journal = try Self.journal()
        let new = Self.new(in: .named(" Sport ", newID: 50))
        let changes = try journal.perform([.addTracker(new)], today: .today)
        let sport = Category(id: 50, name: "Sport")
        #expect(changes.count == 2)
        #expect(changes.first == .added(sport, at: 2))
        #expect(journal.library.categories == [.home, .work, sport])
        #expect(journal.library.tracker(7)?.categoryID == 50)
        #expect(journal.history.undo.count == 1)
    }

    @Test("a category is found by its folded name", arguments: ["Work", "WORK", "  work "])
    func existingCategory(_ name: String) throws {
        var journal = try Self.journal()
        try journal.perform([.addTracker(Self.new(in: .named(name, newID: 50)))], today: .today)
        #expect(journal.library.tracker(7)?.categoryID == .work)
        #expect(journal.library.categories == [.home, .work])
    }

    @Test("a category is found by its full id, which a name beats")
    func categoryByID() throws {
        var journal = try Self.journal()
        let workID = "00000000-0000-0000-0000-000000000065"
        let byID = CategoryChoice.named(workID, newID: 50)
        try journal.perform([.addTracker(Self.new(in: byID))], today: .today)
        #expect(journal.library.tracker(7)?.categoryID == .work)
        try journal.perform(
            [.addCategory(id: 51, name: workID), .editTracker(7, TrackerEdit(.category(byID)))], today: .today
        )
        #expect(journal.library.tracker(7)?.categoryID == 51)
    }

    @Test("a part of an id is a new category's name")
    func categoryByPartOfID() throws {
        var journal = try Self.journal()
        try journal.perform([.addTracker(Self.new(in: .named("00000000", newID: 50)))], today: .today)
        #expect(journal.library.category(50)?.name == "00000000")
    }

    @Test("MAIN-12: --pin adds a change of its own")
    func pinned() throws {
        var journal = try Self.journal()
        let changes = try journal.perform([.addTracker(Self.new(pinned: true))], today: .today)
        #expect(changes.count == 2)
        #expect(changes.last == .pinned(7))
        #expect(journal.library.tracker(7)?.isPinned == true)
    }

    @Test("NEW-4: no name, no tracker")
    func badName() throws {
        let journal = try Self.journal()
        let long = String(repeating: "x", count: 39)
        #expect(journal.refusal(of: .addTracker(Self.new(" \t"))) == .trackerText(.name, .blank))
        #expect(
            journal.refusal(of: .addTracker(Self.new(long))) == .trackerText(.name, .tooLong(39, limit: 38)))
        #expect(
            journal.refusal(of: .addTracker(Self.new("a\u{1B}")))
                == .trackerText(.name, .forbiddenCharacter("\u{1B}")))
    }

    @Test("NEW-6: a habit needs a day")
    func emptySchedule() throws {
        #expect(
            try Self.journal().refusal(of: .addTracker(Self.new(schedule: .weekdays([])))) == .emptySchedule)
    }

    @Test("NEW-7: a tracker has one emoji", arguments: ["", "x", "🙂🙂"])
    func badEmoji(_ emoji: String) throws {
        #expect(
            try Self.journal().refusal(of: .addTracker(Self.new(emoji: emoji)))
                == .trackerText(.emoji, .notOneEmoji(emoji)))
    }

    @Test("a category that is not there is refused, a new one's name checked")
    func badCategory() throws {
        let journal = try Self.journal()
        #expect(
            journal.refusal(of: .addTracker(Self.new(in: .existing(50))))
                == .categoryNotFound(
                    .init(text: "00000000-0000-0000-0000-000000000032", names: ["Home", "Work"])))
        #expect(
            journal.refusal(of: .addTracker(Self.new(in: .named(" ", newID: 50))))
                == .categoryText(.name, .blank))
    }

    @Test(
        "a new id is new",
        arguments: [
            (1, .existing(.home)), (100, .existing(.home)), (7, .named("Sport", newID: 7)),
        ] as [(Identifier, CategoryChoice)])
    func duplicateID(id: Identifier, category: CategoryChoice) throws {
        let new = NewTracker(id: id, name: "Swim", category: category, schedule: nil)
        #expect(try Self.journal().refusal(of: .addTracker(new)) == .duplicateID(id))
    }

    @Test("a new category's id is new too", arguments: [1, 100] as [Identifier])
    func duplicateCategoryID(id: Identifier) throws {
        let new = Self.new(in: .named("Sport", newID: id))
        #expect(try Self.journal().refusal(of: .addTracker(new)) == .duplicateID(id))
    }
}
