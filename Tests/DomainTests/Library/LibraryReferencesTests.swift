import Samples
import Testing
import TrackerDomain

/// TRACKER and CATEGORY of the command line.
@Suite struct LibraryReferencesTests {
    private static let beef = Identifier(high: 0xBEEF_0000_0000_0000, low: 1)
    private static let bead = Identifier(high: 0xBEAD_0000_0000_0000, low: 1)
    private static let beadToo = Identifier(high: 0xBEAD_1000_0000_0000, low: 1)

    private static func library() throws -> Library {
        try .holding(
            .habit(beef, "Run"), .habit(bead, "Running late"), .event(beadToo, "Ёлка"), .habit(4, "Read"),
            .habit(5, "Read"), .habit(6, "Beef stew"))
    }

    @Test("an exact name beats the names it begins", arguments: ["Run", "RUN", "  run "])
    func exactName(_ reference: String) throws {
        #expect(try Self.library().tracker(matching: reference).id == Self.beef)
    }

    @Test(
        "a unique beginning of a name is enough, folded",
        arguments: ["runn", "Running", "RUNNING L", "running late"])
    func beginning(_ reference: String) throws {
        #expect(try Self.library().tracker(matching: reference).id == Self.bead)
    }

    @Test(
        "OFF-3: of several the one that is not archived is meant; an archived one is still found where it is alone",
        arguments: [("Read", 2), ("re", 2), ("rea", 2), ("Reader", 3), ("Old", 4), ("ol", 4)]
            as [(String, Identifier)])
    func archived(reference: String, id: Identifier) throws {
        let away = TrackerStatus.archived(since: "2026-03-01")
        let library = try Library.holding(
            .habit(1, "Read", status: away), .habit(2, "Read"), .habit(3, "Reader", status: away),
            .habit(4, "Old", status: away))
        #expect(try library.tracker(matching: reference).id == id)
    }

    @Test("OFF-3: who brings one back means the archived one")
    func archivedMeant() throws {
        let library = try Library.holding(
            .habit(1, "Run"), .habit(2, "Run", status: .archived(since: "2026-03-01")))
        #expect(try library.tracker(matching: "run", meant: .archived).id == 2)
        #expect(try library.tracker(matching: "run").id == 1)
        #expect(
            try Library.holding(.habit(1, "Run")).tracker(matching: "run", meant: .archived).id == 1)
    }

    @Test("OFF-3: of several archived ones none is meant")
    func severalArchived() throws {
        let away = TrackerStatus.archived(since: "2026-03-01")
        let library = try Library.holding(
            .habit(1, "Read", status: away), .habit(2, "Read", status: away))
        #expect(throws: EditError.self) { try library.tracker(matching: "read") }
    }

    @Test("ё and е are one letter", arguments: ["елка", "Ел", "ё", "Е\u{308}ЛКА"])
    func folded(_ reference: String) throws {
        #expect(try Self.library().tracker(matching: reference).id == Self.beadToo)
    }

    @Test(
        "a full id in any case",
        arguments: [
            "BEEF0000-0000-0000-0000-000000000001", "beef0000-0000-0000-0000-000000000001",
        ])
    func fullID(_ reference: String) throws {
        #expect(try Self.library().tracker(matching: reference).id == Self.beef)
    }

    @Test("a unique beginning of an id, of at least four characters", arguments: ["bead0", "BEAD0000-0"])
    func beginningOfID(_ reference: String) throws {
        #expect(try Self.library().tracker(matching: reference).id == Self.bead)
    }

    @Test("a name beats an id")
    func nameBeatsID() throws {
        #expect(try Self.library().tracker(matching: "beef").id == 6)
        #expect(try Self.library().tracker(matching: "beef0").id == Self.beef)
    }

    @Test(
        "C2: several, told apart by emoji, category and id: equal names, beginnings of names, beginnings of ids"
    )
    func ambiguous() throws {
        let library = try Self.library()
        let reads = [Self.match(4, "Read"), Self.match(5, "Read")]
        // MRG-6: both may be one, so that the younger can be merged into the other.
        let same = try #require(library.duplicates.first)
        #expect(same.source == 5 && same.target == 4)
        #expect(throws: EditError.ambiguousTracker("read", reads, same)) {
            try library.tracker(matching: "read")
        }
        #expect(throws: EditError.ambiguousTracker("Re", reads, same)) { try library.tracker(matching: "Re") }
        let runs = [
            Self.match(Self.beef, "Run"), Self.match(Self.bead, "Running late"),
        ]
        #expect(throws: EditError.ambiguousTracker("ru", runs)) { try library.tracker(matching: "ru") }
        let beads = [
            Self.match(Self.bead, "Running late"),
            Self.match(Self.beadToo, "Ёлка"),
        ]
        #expect(throws: EditError.ambiguousTracker("bead", beads)) { try library.tracker(matching: "bead") }
    }

    /// A tracker as the fixtures make it.
    private static func match(_ id: Identifier, _ name: String) -> EditError.Match {
        .init(id: id, name: name, emoji: "🙂", category: "Home")
    }

    @Test(
        "none: an end of a name, three characters of an id, too much, a blank",
        arguments: [
            "late", "bea", "Runs", "BEEF0000-0000-0000-0000-0000000000011", "BEEF00000", "", " \t",
        ])
    func notFound(_ reference: String) throws {
        let names = ["Run", "Running late", "Ёлка", "Read", "Read", "Beef stew"]
        let library = try Self.library()
        #expect(throws: EditError.trackerNotFound(.init(text: reference, names: names))) {
            try library.tracker(matching: reference)
        }
    }

    @Test("categories are found by the same rules")
    func categories() throws {
        let library = try Library.holding(
            categories: [
                Category(id: Self.beef, name: "Home"), Category(id: Self.bead, name: "Home work"),
                Category(id: Self.beadToo, name: "Ёлки"),
            ])
        #expect(try library.category(matching: "HOME").id == Self.beef)
        #expect(try library.category(matching: "home w").id == Self.bead)
        #expect(try library.category(matching: "елк").id == Self.beadToo)
        #expect(try library.category(matching: "beef").id == Self.beef)
        let homes = [
            EditError.Match(id: Self.beef, name: "Home"), EditError.Match(id: Self.bead, name: "Home work"),
        ]
        #expect(throws: EditError.ambiguousCategory("ho", homes)) { try library.category(matching: "ho") }
        #expect(
            throws: EditError.categoryNotFound(.init(text: "Work", names: ["Home", "Home work", "Ёлки"]))
        ) {
            try library.category(matching: "Work")
        }
    }
}
