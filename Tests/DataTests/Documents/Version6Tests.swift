import Samples
import Testing
import TrackerData
import TrackerDomain

/// What a file of version 6 has, and what of it older versions do not have.
struct Version6Tests {
    private static let none = History()

    private static func library(_ order: CategoryOrder) throws -> Library {
        try Library(
            id: .library,
            categories: [
                Category(id: .category(1), name: "Sport"), Category(id: .category(2), name: "Home"),
            ], trackers: [], categoryOrder: order)
    }

    private static func written(_ library: Library) throws -> String {
        String(decoding: try LibraryEncoder.encode(library, history: none, generation: 1), as: UTF8.self)
    }

    private static func read(_ text: String) throws -> Library {
        try InMemoryLibraryStore(
            contents: Array(text.utf8), today: { Stand.today }, newIdentifier: { .library }
        ).load().library
    }

    @Test("The shipped file of version 6 reads to a pinned value, history and facts included")
    func pinnedDecoding() throws {
        let journal = try MovedJournals.fixture().asShipped
        try ShippedFile(version: 6).expectReads(journal.library, journal.history, journal.replica)
        #expect(journal.library.trackers.map(\.name) == ["Swim", "Row", "Run"])
        #expect(journal.library.sortedCategories.map(\.name) == ["Sea", "Art", "Home"])
    }

    @Test("The same library, history and facts give the shipped bytes of version 6")
    func pinnedEncoding() throws {
        let journal = try MovedJournals.fixture().asShipped
        try ShippedFile(version: 6).expectWritten(
            journal.library, journal.history, journal.replica, generation: 6)
    }

    @Test("ORD-3: the order of the categories stands under a key of version 6, only while it is their own")
    func key() throws {
        let (plain, own) = (try Self.written(Self.library(.byName)), try Self.written(Self.library(.own)))
        #expect(!plain.contains("categoryOrder"))
        #expect(own.contains("\t<key>categoryOrder</key>\n\t<string>own</string>\n"))
        #expect(try Self.read(plain) == Self.library(.byName))
        #expect(try Self.read(own) == Self.library(.own))
        #expect(try Self.read(own).sortedCategories.map(\.name) == ["Sport", "Home"])
        #expect(try Self.read(plain).sortedCategories.map(\.name) == ["Home", "Sport"])
    }

    @Test("ORD-3: older versions do not have the key, and no other value is taken", arguments: 2...5)
    func refused(version: Int) throws {
        func file(_ version: Int, _ value: String) -> String {
            var text = Version2Text()
            text.version = "<integer>\(version)</integer>"
            text.extra = "<key>categoryOrder</key>\(value)"
            return text.file
        }
        let error = StoreError.unreadable(path: "memory", .invalid(at: "categoryOrder"))
        #expect(throws: error) { try Self.read(file(version, "<string>own</string>")) }
        #expect(try Self.read(file(6, "<string>own</string>")).categoryOrder == .own)
        for value in ["<string>name</string>", "<string>mine</string>", "<true/>"] {
            #expect(throws: error) { try Self.read(file(6, value)) }
        }
    }

    // MARK: History

    private static let arranged = (
        CategoryArrangement(.byName, [.category(1), .category(2)]),
        CategoryArrangement(.own, [.category(2), .category(1)])
    )

    private static let moves: [(Change, String)] = [
        (
            .tracker(.tracker(1), .moved(after: .tracker(2), from: nil)),
            "moved \(Identifier.tracker(1)) after=\(Identifier.tracker(2)) from=first"
        ),
        (
            .category(.category(1), .moved(after: nil, from: .category(2))),
            "categoryMoved \(Identifier.category(1)) after=first from=\(Identifier.category(2))"
        ),
        (
            .categoryOrder(from: arranged.0, to: arranged.1),
            "categoriesOrdered name \(Identifier.category(1)) \(Identifier.category(2)) > "
                + "own \(Identifier.category(2)) \(Identifier.category(1))"
        ),
    ]

    private static func read(_ version: Int, _ line: String) throws -> [Change] {
        var text = Version2Text()
        text.version = "<integer>\(version)</integer>"
        text.history =
            "<dict><key>redo</key><array/><key>removed</key><array/><key>undo</key><array>"
            + "<string>2026-11-20 \(line.replacing(">", with: "&gt;"))</string></array></dict>"
        return try InMemoryLibraryStore(
            contents: Array(text.file.utf8), today: { Stand.today }, newIdentifier: { .library }
        ).loadJournal().history.undo.flatMap(\.changes)
    }

    @Test("ORD-3: moves have words in the history, which older versions do not have")
    func words() throws {
        let error = StoreError.unreadable(path: "memory", .invalid(at: "history › undo › 1"))
        for (change, line) in Self.moves {
            #expect(try Self.read(6, line) == [change])
            for version in 2...5 { #expect(throws: error) { try Self.read(version, line) } }
        }
    }

    @Test(
        "ORD-3: a line that no move of ours has is refused",
        arguments: [
            "moved \(Identifier.tracker(1)) after=first from=first",
            "moved \(Identifier.tracker(1)) after=first",
            "moved \(Identifier.tracker(1)) after=last from=first",
            "moved \(Identifier.tracker(1)) after=first from=\(Identifier.tracker(2)) >",
            "moved after=first from=\(Identifier.tracker(2))",
            "categoriesOrdered name > name", "categoriesOrdered own x > name",
            "categoriesOrdered name \(Identifier.category(1))", "categoriesOrdered > own",
            "categoriesOrdered mine \(Identifier.category(1)) > own \(Identifier.category(1))",
            "categoriesOrdered \(Identifier.category(1)) name > own",
        ])
    func invalidWords(line: String) {
        let error = StoreError.unreadable(path: "memory", .invalid(at: "history › undo › 1"))
        #expect(throws: error) { try Self.read(6, line) }
    }

    @Test("ORD-3: undo gives the bytes of the list back")
    func undo() throws {
        let first = try Self.written(Self.library(.byName))
        let store = InMemoryLibraryStore(
            contents: Array(first.utf8), today: { Stand.today }, newIdentifier: { .library })
        func contents() -> String { String(decoding: store.contents ?? [], as: UTF8.self) }
        _ = try store.update { (journal) throws(EditError) in
            try journal.perform([.moveCategory(.category(1), .first)], today: Stand.today)
        }
        #expect(contents().contains("<key>categoryOrder</key>"))
        _ = try store.update { (journal) throws(EditError) in _ = try journal.undo(today: Stand.today) }
        func list(_ text: String) -> Substring? {
            text.split(separator: "<key>generation</key>").first?.split(separator: "<dict>").dropFirst()
                .first
        }
        #expect(list(contents()) == list(first) && !contents().contains("<key>categoryOrder</key>"))
    }

    // MARK: Machines in step

    @Test("ORD-5: a place stands among the facts, which older versions do not have")
    func places() throws {
        var synced = try SyncedJournals(
            Library(
                id: .library, categories: [Category(id: .category(1), name: "Home")],
                trackers: [1, 2].map { number in
                    Tracker.made(
                        id: .tracker(number), name: "Run", emoji: "🙂", color: .number(1),
                        categoryID: .category(1), kind: .event, createdOn: Stand.today)
                }))
        func written(_ journal: Journal) throws -> String {
            String(
                decoding: try LibraryEncoder.encode(
                    journal.library, history: History(), replica: journal.replica, generation: 1),
                as: UTF8.self)
        }
        try synced.laptop.perform([.move(.tracker(2), .first)], today: "2026-11-20")
        let text = try written(synced.laptop)
        #expect(
            text.contains(
                "<string>\(Identifier.tracker(2)) #1 k7q2=2 ; rank k7q2@2026-11-20 \"0.5\"</string>"))
        let store = InMemoryLibraryStore(
            contents: Array(text.utf8), today: { Stand.today }, newIdentifier: { .library })
        #expect(try store.loadJournal().replica == synced.laptop.replica)
        #expect(try store.load().library.trackers.map(\.id) == [.tracker(2), .tracker(1)])
        let replica = try #require(synced.laptop.replica)
        let sync = Version5.Sync(replica, of: synced.laptop.library)
        #expect(throws: PropertyListFault.self) {
            try sync.replica(of: synced.laptop.library, version: 5)
        }
    }
}
