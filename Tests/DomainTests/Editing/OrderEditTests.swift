import Samples
import Testing
import TrackerDomain

/// An order of one's own for trackers and categories.
struct OrderEditTests {
    private static func journal() throws -> Journal {
        Journal(library: try Library.holding(.habit(1, "A"), .habit(2, "B"), .habit(3, "C")))
    }

    private static func names(_ journal: Journal) -> String {
        journal.library.sortedTrackers.map(\.name).joined()
    }

    @Test("ORD-1: A B C: C before A gives C A B, undone A B C, A to the end B C A")
    func worked() throws {
        var journal = try Self.journal()
        let before = journal.library
        let moved = try journal.perform([.move(3, .before(1))], today: .today)
        #expect(moved == [.tracker(3, .moved(after: nil, from: 2))])
        #expect(Self.names(journal) == "CAB")
        _ = try journal.undo(today: .today)
        #expect(journal.library == before)
        try journal.perform([.move(1, .last)], today: .today)
        #expect(Self.names(journal) == "BCA")
    }

    @Test(
        "ORD-1: a tracker stands right before or after another, or at one end, and the others keep their order",
        arguments: [
            (1, .after(2), "BAC"), (1, .after(3), "BCA"), (1, .before(3), "BAC"), (1, .last, "BCA"),
            (2, .first, "BAC"), (2, .before(1), "BAC"), (2, .last, "ACB"), (3, .first, "CAB"),
            (3, .after(1), "ACB"),
        ] as [(Identifier, Placement, String)])
    func places(id: Identifier, placement: Placement, names: String) throws {
        var journal = try Self.journal()
        let before = journal
        try journal.perform([.move(id, placement)], today: .today)
        #expect(Self.names(journal) == names)
        _ = try journal.undo(today: .today)
        #expect(journal.library == before.library)
        _ = try journal.redo(today: .today)
        #expect(Self.names(journal) == names)
    }

    @Test(
        "ORD-1: what stands there already changes nothing",
        arguments: [(1, .first), (1, .before(2)), (2, .after(1)), (2, .before(3)), (3, .last)]
            as [(Identifier, Placement)])
    func already(id: Identifier, placement: Placement) throws {
        var journal = try Self.journal()
        #expect(try journal.perform([.move(id, placement)], today: .today) == [])
        #expect(journal.history.isEmpty && Self.names(journal) == "ABC")
    }

    @Test("ORD-1: new trackers come last, and a pinned one keeps its place among the pinned")
    func newOnes() throws {
        var journal = try Self.journal()
        try journal.perform([.move(3, .first), .pin(1), .pin(2)], today: .today)
        let new = NewTracker(
            id: 9, name: "D", category: .existing(.home), schedule: .everyDay, [.emoji("🙂")])
        try journal.perform([.addTracker(new), .pin(9)], today: .today)
        #expect(Self.names(journal) == "CABD")
        let pinned = journal.library.agenda(on: .today, today: .today).sections[0]
        #expect(pinned.category == nil && pinned.trackers.map(\.name) == ["A", "B", "D"])
        try journal.perform([.move(9, .before(2))], today: .today)
        let moved = journal.library.agenda(on: .today, today: .today).sections[0]
        #expect(moved.trackers.map(\.name) == ["A", "D", "B"])
    }

    @Test("ORD-1: beside one of another section, or beside itself, nothing can stand")
    func refused() throws {
        var journal = Journal(
            library: try Library.holding(
                .habit(1, "Run"), .habit(2, "Read", in: .work), .habit(3, "Gym"), .habit(4, "Swim")))
        try journal.perform([.pin(3)], today: .today)
        let before = journal
        for (id, other, names, isPinnedApart) in [
            (1, 2, ("Run", "Read"), false), (1, 3, ("Run", "Gym"), true), (3, 4, ("Gym", "Swim"), true),
        ] as [(Identifier, Identifier, (String, String), Bool)] {
            for placement in [Placement.before(other), .after(other)] {
                #expect(
                    throws: EditError.differentSections(names.0, names.1, isPinnedApart: isPinnedApart)
                ) {
                    try journal.perform([.move(id, placement)], today: .today)
                }
            }
        }
        #expect(throws: EditError.besideItself(name: "Run")) {
            try journal.perform([.move(1, .after(1))], today: .today)
        }
        #expect(throws: EditError.besideItself(name: "Home")) {
            try journal.perform([.moveCategory(.home, .before(.home))], today: .today)
        }
        try journal.perform([.pin(2)], today: .today)
        // Both pinned is one section, of whatever categories.
        try journal.perform([.move(3, .before(2))], today: .today)
        #expect(journal.library.trackers.map(\.name) == ["Run", "Gym", "Read", "Swim"])
        _ = try journal.undo(2, today: .today)
        #expect(journal.library == before.library)
    }

    // MARK: Categories

    private static func rooms() throws -> Journal {
        Journal(
            library: try Library(
                id: 1000,
                categories: [
                    TrackerDomain.Category(id: 51, name: "Sport"), Category(id: 52, name: "Home"),
                    Category(id: 53, name: "Art"),
                ], trackers: []))
    }

    private static func shown(_ journal: Journal) -> [String] {
        journal.library.sortedCategories.map(\.name)
    }

    @Test("ORD-2: categories stand by name until one is moved, which begins with the order that is shown")
    func categories() throws {
        var journal = try Self.rooms()
        let before = journal.library
        #expect(Self.shown(journal) == ["Art", "Home", "Sport"])
        let changes = try journal.perform([.moveCategory(51, .before(53))], today: .today)
        #expect(
            changes == [
                .categoryOrder(
                    from: CategoryArrangement(.byName, [51, 52, 53]),
                    to: CategoryArrangement(.own, [53, 52, 51])),
                .category(51, .moved(after: nil, from: 52)),
            ])
        #expect(Self.shown(journal) == ["Sport", "Art", "Home"])
        try journal.perform([.addCategory(id: 54, name: "Aa")], today: .today)
        #expect(Self.shown(journal) == ["Sport", "Art", "Home", "Aa"])
        try journal.perform([.moveCategory(54, .after(51))], today: .today)
        #expect(Self.shown(journal) == ["Sport", "Aa", "Art", "Home"])
        _ = try journal.undo(3, today: .today)
        #expect(journal.library == before)
    }

    @Test("ORD-2: sorted, they stand by name again, undone as they were")
    func sorting() throws {
        var journal = try Self.rooms()
        #expect(try journal.perform([.sortCategories], today: .today) == [])
        try journal.perform([.moveCategory(52, .last)], today: .today)
        let own = journal.library
        #expect(Self.shown(journal) == ["Art", "Sport", "Home"])
        try journal.perform([.sortCategories], today: .today)
        #expect(Self.shown(journal) == ["Art", "Home", "Sport"] && journal.library.categoryOrder == .byName)
        _ = try journal.undo(today: .today)
        #expect(journal.library == own)
    }

    @Test("ORD-2: a category that stands there already begins no order of its own")
    func categoryAlready() throws {
        var journal = try Self.rooms()
        #expect(try journal.perform([.moveCategory(53, .first)], today: .today) == [])
        #expect(try journal.perform([.moveCategory(52, .after(53))], today: .today) == [])
        #expect(journal.library.categoryOrder == .byName && journal.history.isEmpty)
    }

    // MARK: Other libraries

    @Test("ORD-4: what is known keeps its place, and new trackers follow in the order of the source")
    func merging() throws {
        var journal = try Self.journal()
        try journal.perform([.move(3, .first)], today: .today)
        let other = try Library.holding(
            .habit(7, "Z"), .habit(2, "B"), .habit(6, "Y"), .habit(1, "A"), .habit(3, "C"))
        try journal.perform([.merge(other)], today: .today)
        #expect(Self.names(journal) == "CABZY")
        #expect(journal.library.trackers.map(\.id) == [3, 1, 2, 7, 6])
    }

    @Test("ORD-4: a library that comes into an empty one keeps its order, that of categories too")
    func intoEmpty() throws {
        var other = try Self.rooms()
        try other.perform([.moveCategory(52, .last)], today: .today)
        var journal = Journal(library: Library(id: 1))
        try journal.perform([.merge(other.library)], today: .today)
        #expect(Self.shown(journal) == ["Art", "Sport", "Home"] && journal.library.categoryOrder == .own)
        _ = try journal.undo(today: .today)
        #expect(journal.library == Library(id: 1))
        // Where there are categories, their order stays.
        var known = Journal(
            library: try Library(id: 2, categories: [Category(id: 59, name: "Zoo")], trackers: []))
        try known.perform([.merge(other.library)], today: .today)
        #expect(Self.shown(known) == ["Art", "Home", "Sport", "Zoo"])
    }

    @Test("ORD-4: restoring an earlier state brings its order, by moves and not by deleting")
    func restoring() throws {
        var journal = try Self.journal()
        try journal.perform([.moveCategory(.home, .last)], today: .today)
        let earlier = journal.library
        try journal.perform([.move(1, .last), .move(3, .first), .sortCategories], today: .today)
        let later = journal.library
        let changes = try journal.perform([.restore(earlier)], today: .today)
        #expect(journal.library == earlier)
        #expect(
            changes.allSatisfy { change in
                switch change {
                case .tracker(_, .moved), .categoryOrder: true
                default: false
                }
            })
        _ = try journal.undo(today: .today)
        #expect(journal.library == later)
    }

    @Test("ORD-4: the fewest moves bring a list into another order")
    func fewestMoves() throws {
        var journal = Journal(
            library: try Library.holding(
                .habit(1, "A"), .habit(2, "B"), .habit(3, "C"), .habit(4, "D"), .habit(5, "E")))
        let earlier = journal.library
        try journal.perform([.move(2, .last), .move(5, .first)], today: .today)
        #expect(Self.names(journal) == "EACDB")
        let changes = try journal.perform([.restore(earlier)], today: .today)
        #expect(changes.count == 2 && journal.library == earlier)
    }
}
