import Samples
import Testing
import TrackerData
import TrackerDomain

/// The lines of the history that version 4 began with: named steps, fields alone, and trackers that are only named.
struct Version4LineTests {
    private static func tracker(_ number: UInt64, done: ClosedRange<Day>? = nil) -> Tracker {
        Tracker.made(
            id: .tracker(number), name: "T\(number)", emoji: "🙂", color: .number(1),
            categoryID: .category(1), kind: .event, createdOn: Stand.today,
            completions: done.map { DaySet($0) } ?? DaySet())
    }

    private static func library(_ trackers: Tracker...) throws -> Library {
        try Library(
            id: .library, categories: [Category(id: .category(1), name: "Home")], trackers: trackers)
    }

    private func file(_ library: Library, undo: [Step] = [], redo: [Step] = []) throws -> String {
        String(
            decoding: try LibraryEncoder.encode(
                library, history: History(undo: undo, redo: redo), generation: 1), as: UTF8.self)
    }

    private static let pin = Step(changes: [.pinned(.tracker(1))], day: Stand.today)

    @Test(
        "A named step, done or undone, has its name as a word",
        arguments: [.imported, .restored, .merged(into: .tracker(2))] as [StepName])
    func names(name: StepName) throws {
        let library = try Self.library(Self.tracker(1))
        let named = Step(changes: [.pinned(.tracker(1))], day: Stand.today, name: name)
        for text in [
            try file(library, undo: [named, Self.pin]), try file(library, redo: [named, Self.pin]),
        ] {
            #expect(text.contains("<string>2026-11-20 by=\(name.rawValue) pinned \(Identifier.tracker(1))<"))
        }
    }

    /// A store, and what its file says after a change.
    private func step(
        _ store: InMemoryLibraryStore, _ change: (inout Journal) throws(EditError) -> Void
    ) throws -> String {
        _ = try store.update(change)
        return String(decoding: try #require(store.contents), as: UTF8.self)
    }

    @Test("An imported tracker is not written out a second time, whatever is done to it later")
    func namedAlone() throws {
        let store = InMemoryLibraryStore(contents: nil, today: { Stand.today }, newIdentifier: { .library })
        let long = Self.tracker(2, done: Day("2006-01-01")...Day("2006-01-01"))
        let library = try Self.library(long)
        _ = try store.update { (journal) throws(EditError) in
            try journal.perform([.merge(library)], today: Stand.today)
            try journal.perform([.note("Rain", of: .tracker(2), on: Stand.today)], today: Stand.today)
            try journal.perform([.editTracker(.tracker(2), TrackerEdit(.name("Far")))], today: Stand.today)
            try journal.perform([.uncomplete([.tracker(2)], on: "2006-01-01")], today: Stand.today)
        }
        let text = String(decoding: try #require(store.contents), as: UTF8.self)
        #expect(text.contains(" ; trackerAdded \(Identifier.tracker(2)) at=0 name=\"T2\"</string>"))
        #expect(!text.contains("created="))
        let undo = try store.loadJournal().history.undo
        #expect(undo[0].changes.last == .added(long, at: 0))
        // Undone, it is nowhere else.
        let undone = try step(store) { (journal) throws(EditError) in _ = try journal.undo(4) }
        #expect(undone.contains("trackerAdded \(Identifier.tracker(2)) at=0 created=2026-11-20 "))
        #expect(try store.loadJournal().history.redo.last?.changes.last == .added(long, at: 0))
    }

    private static let id = Identifier.tracker(1)
    private func text(version: Int, undo: [String] = [], redo: [String] = []) -> [UInt8] {
        var text = Version2Text()
        text.version = "<integer>\(version)</integer>"
        func list(_ lines: [String]) -> String {
            lines.map { "<string>2026-11-20 \($0.replacing(">", with: "&gt;"))</string>" }.joined()
        }
        text.history =
            "<dict><key>redo</key><array>\(list(redo))</array><key>removed</key><array/><key>undo</key>"
            + "<array>\(list(undo))</array></dict>"
        return Array(text.file.utf8)
    }

    private func journal(_ bytes: [UInt8]) throws -> Journal {
        try InMemoryLibraryStore(contents: bytes, today: { Stand.today }, newIdentifier: { .library })
            .loadJournal()
    }

    @Test(
        "A line that is no step of version 4: reading goes on, changing is refused with its place",
        arguments: [
            "by=import", "by=sync pinned \(id)", "by= pinned \(id)", "by=import ; pinned \(id)",
            "by=import by=import pinned \(id)", "pinned \(id) ; by=import pinned \(id)",
            "set \(id) name=\"Run\" > name=\"Jog\"",
            "set \(id) standing=\"active\" > standing=\"archived 2026-11-20\"",
            "set \(id) name \"Run\"", "set \(id) name \"Run\" > \"Run\"", "set \(id) \"Run\" > \"Jog\"",
            "set \(id) pinned \"no\" > \"yes\"", "set \(id) name \"Run\" > \"Jog\" > \"Jim\"",
            "set \(id) name \"Run\" > \"Jog\" color=1", "set \(id) name \"Run\" \">\" \"Jog\"",
            "trackerEdited \(id) category=\(Identifier.category(1)) color=1 emoji=\"🙂\" name=\"Run\" > name=\"Jog\"",
            "trackerAdded \(id) at=0", "trackerAdded \(id) name=\"Run\"", "trackerAdded me at=0 name=\"Run\"",
            "trackerAdded \(id) at=x name=\"Run\"", "trackerAdded \(id) at=0 name=\"Run\" created=2026-11-20",
        ])
    func broken(line: String) throws {
        let error = StoreError.unreadable(path: "memory", .invalid(at: "history › undo › 2"))
        #expect(throws: error) { try journal(text(version: 4, undo: ["pinned \(Self.id)", line])) }
        #expect(try journal(text(version: 4, undo: ["pinned \(Self.id)"])).history.undo == [Self.pin])
    }

    @Test(
        "Versions 2 and 3 have none of the words of version 4, nor has what was undone a tracker to name",
        arguments: [
            "by=import pinned \(id)", "trackerAdded \(id) at=0 name=\"Run\"",
            "set \(id) standing \"active\" > \"archived 2026-11-20\"", "set \(id) name \"Run\" > \"Jog\"",
        ])
    func olderWords(line: String) throws {
        for version in [2, 3] {
            let error = StoreError.unreadable(path: "memory", .invalid(at: "history › undo › 1"))
            #expect(throws: error) { try journal(text(version: version, undo: [line])) }
        }
        _ = try journal(text(version: 4, undo: [line]))
        let error = StoreError.unreadable(path: "memory", .invalid(at: "history › redo › 1"))
        #expect(throws: error) {
            try journal(text(version: 4, redo: ["trackerAdded \(Self.id) at=0 name=\"Run\""]))
        }
    }

    @Test("Words of a person are cleaned, and one that is a mark of the line stands for itself")
    func cleaned() throws {
        let lines = ["set \(Self.id) name \"A\u{1B}[31m\tb\" > \">\"", "set \(Self.id) name \">\" > \";\""]
        #expect(
            try journal(text(version: 4, undo: lines)).history.undo.flatMap(\.changes) == [
                .tracker(Self.id, .set(.name, from: "A\u{FFFD}[31m b", to: ">")),
                .tracker(Self.id, .set(.name, from: ">", to: ";")),
            ])
    }

    @Test("A tracker that was taken out by hand ends what can be undone, and what came after it stays")
    func takenOut() throws {
        let lines = [
            "pinned \(Self.id)", "by=import trackerAdded \(Identifier.tracker(8)) at=0 name=\"Gone\"",
            "pinned \(Self.id)",
        ]
        #expect(try journal(text(version: 4, undo: lines)).history == History(undo: [Self.pin]))
    }
}
