import Testing
import TrackerData
import TrackerDomain

/// No property of a document can be forgotten, by its coding or by its mapping.
struct DocumentFieldsTests {
    // MARK: Coding

    @Test("Every property is a key of the file, which must be there, and there are no others")
    func keys() throws {
        let (first, second) = (try SampleDocuments.shipped1(), try SampleDocuments.shipped2())
        let third = try SampleDocuments.shipped3()
        try check(first, ["categories", "records", "trackers", "version"])
        try check(first.categories[0], ["id", "title"])
        try check(first.records[0], ["date", "trackerID"])
        try check(
            first.trackers[0], ["categoryID", "color", "emoji", "id", "name", "pinned", "schedule"])
        try check(
            second, ["categories", "generation", "history", "id", "trackers", "version"],
            optional: "history")
        try check(second.categories[0], ["id", "name"])
        try check(second.trackers[0], Self.trackerKeys, optional: "schedule")
        try check(try #require(second.history), ["redo", "removed", "undo"])
        let tracker3 = try #require(third.history).removed[0]
        #expect(labels(of: tracker3.before) == Self.trackerKeys)
        #expect(labels(of: tracker3.own) == Self.ownKeys3)
        try check(coding: tracker3, Self.trackerKeys3, optional: Self.ownKeys3 + ["schedule"])
    }

    private static let trackerKeys = [
        "category", "color", "completions", "created", "emoji", "id", "kind", "name", "pinned", "schedule",
    ]

    private static let ownKeys3 = ["amounts", "goals", "notes", "rests", "skips", "standing"]
    private static let trackerKeys3 = (trackerKeys + ownKeys3).sorted()

    private func check<Document: Codable & Equatable>(
        _ document: Document, _ keys: [String], optional: String...
    ) throws {
        #expect(labels(of: document) == keys)
        try check(coding: document, keys, optional: optional)
    }

    private func check<Document: Codable & Equatable>(
        coding document: Document, _ keys: [String], optional: [String]
    ) throws {
        guard case .dictionary(let entries) = try PropertyListValueEncoder.value(of: document) else {
            Issue.record("no dictionary")
            return
        }
        #expect(entries.keys.sorted() == keys)
        #expect(try read(Document.self, entries) == document)
        for key in keys {
            let rest = entries.filter { $0.key != key }
            if optional.contains(key) {
                #expect(try read(Document.self, rest) != document)
            } else {
                #expect(throws: PropertyListFault.invalid(path: key, problem: "missing")) {
                    try read(Document.self, rest)
                }
            }
        }
        #expect(throws: PropertyListFault.invalid(path: "extra", problem: "unknown key")) {
            try read(Document.self, entries.merging(["extra": .boolean(true)]) { $1 })
        }
    }

    private func labels(of document: Any) -> [String] {
        Mirror(reflecting: document).children.compactMap(\.label)
    }

    private func read<Document: Decodable>(
        _ type: Document.Type, _ entries: [String: PropertyListValue]
    ) throws -> Document {
        try PropertyListTape(PropertyListWriter.bytes(of: .dictionary(entries))).root.decode(type)
    }

    // MARK: Mapping of version 2

    private typealias Change<Document> = (key: String, make: @Sendable (inout Document) -> Void)

    private static let trackerChanges: [Change<Version2.Tracker>] = [
        ("category", { $0.category = Identifier.category(2).description }),
        ("color", { $0.color = 5 }),
        ("completions", { $0.completions = ["1999": "12:31", "2023": "02:1-28"] }),
        ("created", { $0.created = "2020-02-29" }),
        ("emoji", { $0.emoji = "😻" }),
        ("id", { $0.id = Identifier.tracker(9).description }),
        (
            "kind",
            {
                $0.kind = "event"
                $0.schedule = nil
            }
        ),
        ("name", { $0.name = "\\$null < 1" }),
        ("pinned", { $0.pinned.toggle() }),
        ("schedule", { $0.schedule = ["2020-02-29": "sun", "2021-01-01": "mon,sat"] }),
    ]

    @Test("Each property of a tracker, kept or removed, goes into the library and comes back")
    func trackers() throws {
        let shipped = try writtenAgain(SampleDocuments.shipped2())
        #expect(Self.trackerChanges.map(\.key) == labels(of: shipped.trackers[0]))
        for change in Self.trackerChanges {
            var document = shipped
            change.make(&document.trackers[0])
            #expect(document != shipped)
            #expect(try writtenAgain(document) == document, "\(change.key)")

            document = shipped
            // A habit like the first tracker, which is no event.
            document.history?.removed[0] = shipped.trackers[0]
            change.make(&document.history!.removed[0])
            let id = document.history?.removed[0].id ?? ""
            document.history?.undo.newest = ["2026-11-18 trackerDeleted \(id) at=2"]
            #expect(try writtenAgain(document) == document, "removed \(change.key)")
        }
    }

    // MARK: Mapping of version 3

    /// The keys of a tracker of version 2, each time with another one of version 3.
    private static let trackerChanges3: [Change<Version3.Tracker>] = [
        ("amounts", { $0.own.amounts = ["1999": "12:31=0.5", "2023": "02:1=1,28=2"] }),
        ("amounts", { $0.own.amounts = nil }),
        ("category", { $0.before.category = Identifier.category(2).description }),
        ("color", { $0.before.color = 5 }),
        ("completions", { $0.before.completions = ["1999": "12:31", "2023": "02:1-28"] }),
        ("created", { $0.before.created = "2020-02-29" }), ("emoji", { $0.before.emoji = "😻" }),
        ("goals", { $0.own.goals = ["2020-02-29": "none", "2021-01-01": "at most 0.001 < &"] }),
        ("goals", { $0.own.goals = nil }),
        ("id", { $0.before.id = Identifier.tracker(9).description }),
        (
            "kind",
            {
                $0.before.kind = "event"
                ($0.before.schedule, $0.own.goals) = (nil, nil)
                $0.own.standing = "archived 2026-11-20"
            }
        ),
        ("name", { $0.before.name = "\\$null < 1" }),
        ("notes", { $0.own.notes = ["2020-02-29": "\\$null", "2021-01-01": "a; \"b\" > c"] }),
        ("notes", { $0.own.notes = nil }),
        ("pinned", { $0.before.pinned.toggle() }),
        ("rests", { $0.own.rests = ["2023": "02:1-28"] }), ("rests", { $0.own.rests = nil }),
        (
            "schedule",
            { $0.before.schedule = ["2020-02-29": "month 31", "2021-01-01": "4 in 10 days from 2026-11-20"] }
        ),
        ("skips", { $0.own.skips = ["2023": "02:1-28"] }), ("skips", { $0.own.skips = nil }),
        ("standing", { $0.own.standing = "archived 2026-11-20" }), ("standing", { $0.own.standing = nil }),
    ]

    @Test("Each property of a tracker of version 3, kept or removed, goes into the library and comes back")
    func trackers3() throws {
        var shipped = try writtenAgain(SampleDocuments.shipped3())
        var work = shipped.categories[0]
        (work.id, work.name) = (Identifier.category(2).description, "Work")
        shipped.categories.append(work)
        #expect(Set(Self.trackerChanges3.map(\.key)) == Set(Self.trackerKeys3))
        shipped.history?.removed = []
        shipped.history?.undo.newest = []
        shipped.history?.redo.newest = []
        // The one that has all of it.
        let full = try #require(try SampleDocuments.shipped3().history?.removed[0])
        for change in Self.trackerChanges3 {
            var document = shipped
            document.trackers[0] = full
            change.make(&document.trackers[0])
            #expect(document.trackers[0] != full)
            #expect(try writtenAgain(document) == document, "\(change.key)")

            document = shipped
            document.history?.removed = [full]
            change.make(&document.history!.removed[0])
            let id = document.history?.removed[0].before.id ?? ""
            document.history?.undo.newest = ["2026-11-18 trackerDeleted \(id) at=2"]
            #expect(try writtenAgain(document) == document, "removed \(change.key)")
        }
    }

    @Test("Each property of a library and of a category goes into the library and comes back")
    func library() throws {
        let changes: [Change<Version2.Library>] = [
            ("categories", { $0.categories[1].name = "Work" }),
            (
                "categories",
                {
                    $0.categories[1].id = Identifier.category(9).description
                    $0.trackers[1].category = Identifier.category(9).description
                }
            ),
            ("history", { $0.history?.redo.newest = [] }),
            ("history", { $0.history?.undo.newest.removeLast() }),
            ("id", { $0.id = Identifier.tracker(9).description }),
            ("trackers", { $0.trackers.removeLast() }),
        ]
        let shipped = try writtenAgain(SampleDocuments.shipped2())
        for change in changes {
            var document = shipped
            change.make(&document)
            #expect(try writtenAgain(document) == document, "\(change.key)")
        }
    }

    /// A document after its library and history were read and written, in the newest version.
    private func writtenAgain<Tracker>(
        _ document: Version2.LibraryOf<Tracker>
    ) throws -> Version2.LibraryOf<Tracker> {
        let bytes = try PropertyListWriter.bytes(of: PropertyListValueEncoder.value(of: document))
        let store = InMemoryLibraryStore(contents: bytes, today: { Stand.today }, newIdentifier: { .library })
        let journal = try store.loadJournal()
        let written = try LibraryEncoder.encode(
            journal.library, history: journal.history, generation: document.generation)
        return try PropertyListTape(written).root.decode(Version2.LibraryOf<Tracker>.self)
    }

    // MARK: Migration of version 1

    private static let changes1: [Change<Version1.Library>] = [
        (
            "id",
            {
                $0.categories[2].id = Identifier.category(9).description
                $0.trackers[2].categoryID = $0.categories[2].id
            }
        ),
        ("title", { $0.categories[0].title = "House" }),
        ("date", { $0.records[0].date = "2020-02-29" }),
        ("trackerID", { $0.records[0].trackerID = Identifier.tracker(3).description }),
        ("categoryID", { $0.trackers[0].categoryID = Identifier.category(3).description }),
        ("color", { $0.trackers[0].color = 5 }),
        ("emoji", { $0.trackers[0].emoji = "😻" }),
        ("id", { $0.trackers[2].id = Identifier.tracker(9).description }),
        ("name", { $0.trackers[0].name = "Walk" }),
        ("pinned", { $0.trackers[0].pinned.toggle() }),
        ("schedule", { $0.trackers[0].schedule = [4] }),
    ]

    @Test("Each property of a document of version 1 makes a difference in the library")
    func migration() throws {
        let shipped = try SampleDocuments.shipped1()
        let parts: [Any] = [shipped.categories[0], shipped.records[0], shipped.trackers[0]]
        #expect(Self.changes1.map(\.key) == parts.flatMap(labels))
        for change in Self.changes1 {
            var document = shipped
            change.make(&document)
            #expect(try library(of: document) != library(of: shipped), "\(change.key)")
        }
    }

    private func library(of document: Version1.Library) throws -> Library {
        let bytes = try PropertyListWriter.bytes(of: PropertyListValueEncoder.value(of: document))
        return try InMemoryLibraryStore(
            contents: bytes, today: { Stand.today }, newIdentifier: { .library }
        ).load().library
    }
}
