import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// The format of the history in files.
struct HistoryFormatTests {
    private static let weekdays = Schedule.weekdays(.weekdays)

    private static let read = NewTracker(
        id: .tracker(2), name: "Read", category: .existing(.category(1)), schedule: weekdays, .emoji("😻"),
        .color(.number(2)), .pinned(true))

    /// Every kind of change there is.
    private static let edits: [[Edit]] = [
        [
            .addTracker(
                NewTracker(
                    id: .tracker(1), name: "Run", category: .named("Home", newID: .category(1)),
                    schedule: weekdays,
                    .emoji("🙂"), .color(.number(1))))
        ],
        [.addTracker(read)],
        [.complete([.tracker(1), .tracker(2)], on: Day("2026-11-19"))],
        [.uncomplete([.tracker(1)], on: Day("2026-11-19"))],
        [
            .editTracker(
                .tracker(1),
                TrackerEdit(
                    .name("Run = \"far\" ; > \\"), .category(.named("Out", newID: .category(2))),
                    .schedule(.weekdays(.weekends)),
                    .emoji("🌴"), .color(.number(3)), completing: [Day("2026-11-20")]))
        ],
        [.unpin(.tracker(2))],
        [.pin(.tracker(1))],
        [.renameCategory(.category(1), to: "House & <home>")],
        [.addCategory(id: .category(3), name: "Empty")],
        [.deleteTracker(.tracker(1))],
        [.deleteCategory(.category(1))],
    ]

    private func lines(_ bytes: [UInt8], _ key: String) throws -> [String] {
        let history = try #require(PropertyListTape(bytes).root.value(of: "history"))
        return try #require(history.value(of: key)).items.map { try $0.text }
    }

    private func store(_ bytes: [UInt8]? = nil) -> InMemoryLibraryStore {
        InMemoryLibraryStore(contents: bytes, today: { Stand.today }, newIdentifier: { .library })
    }

    @Test("Every kind of change has its line")
    func pinnedLines() throws {
        let store = store()
        for edits in Self.edits {
            _ = try store.update { (journal) throws(EditError) in
                try journal.perform(edits, today: Stand.today)
            }
        }
        let (one, two) = (Identifier.tracker(1), Identifier.tracker(2))
        let (home, out) = (Identifier.category(1), Identifier.category(2))
        let week = "mon,tue,wed,thu,fri"
        let edited = #""Run = \"far\" ; > \\""#
        #expect(
            try lines(#require(store.contents), "undo") == [
                "2026-11-20 categoryAdded \(home) at=0 name=\"Home\" ; trackerAdded \(one) at=0 name=\"Run\"",
                "2026-11-20 trackerAdded \(two) at=1 name=\"Read\" ; pinned \(two)",
                "2026-11-20 completed \(one) 2026 11:19 ; completed \(two) 2026 11:19",
                "2026-11-20 uncompleted \(one) 2026 11:19",
                "2026-11-20 categoryAdded \(out) at=1 name=\"Out\" ; set \(one) name \"Run\" > \(edited) ; "
                    + "set \(one) schedule \"2026-11-20:\(week)\" > \"2026-11-20:sat,sun\" ; "
                    + "set \(one) category \"\(home)\" > \"\(out)\" ; set \(one) emoji \"🙂\" > \"🌴\" ; "
                    + "set \(one) color \"1\" > \"3\" ; completed \(one) 2026 11:20",
                "2026-11-20 unpinned \(two)",
                "2026-11-20 pinned \(one)",
                "2026-11-20 categoryRenamed \(home) name=\"Home\" > name=\"House & <home>\"",
                "2026-11-20 categoryAdded \(Identifier.category(3)) at=2 name=\"Empty\"",
                "2026-11-20 trackerDeleted \(one) at=0",
                "2026-11-20 trackerDeleted \(two) at=0 ; categoryDeleted \(home) at=0 name=\"House & <home>\"",
            ])
    }

    @Test("A mark takes about 80 bytes")
    func size() throws {
        let store = store()
        _ = try store.update { (journal) throws(EditError) in
            try journal.perform(Self.edits[0], today: Stand.today)
            try journal.perform([.complete([.tracker(1)], on: Day("2026-11-19"))], today: Stand.today)
        }
        let contents = try #require(store.contents)
        let line = try #require(try lines(contents, "undo").last)
        #expect(line.utf8.count == 68)
    }

    @Test("Undoing all of it after reading it again gives the first library back, and redoing the last")
    func undoAcrossFiles() throws {
        let store = store()
        var libraries: [Library] = [try store.load().library]
        for edits in Self.edits {
            _ = try store.update { (journal) throws(EditError) in
                try journal.perform(edits, today: Stand.today)
            }
            libraries.append(try store.load().library)
        }
        for library in libraries.dropLast().reversed() {
            _ = try store.update { (journal) throws(EditError) in try journal.undo() }
            #expect(try store.load().library == library)
        }
        #expect(try store.loadJournal().history.redo.count == Self.edits.count)
        for library in libraries.dropFirst() {
            _ = try store.update { (journal) throws(EditError) in try journal.redo() }
            #expect(try store.load().library == library)
        }
    }

    @Test("Two states of a tracker that was deleted twice are kept apart")
    func deletedTwice() throws {
        let first = Tracker.made(
            id: .tracker(1), name: "Run", emoji: "🙂", color: .number(1), categoryID: .category(1),
            kind: .event,
            createdOn: Stand.today)
        let second = Tracker.made(
            id: .tracker(1), name: "Run", emoji: "🙂", color: .number(1), categoryID: .category(1),
            kind: .event,
            createdOn: Stand.today, isPinned: true,
            completions: DaySet([Day("2026-11-19"), Day("2025-11-19")]))
        let history = History(
            undo: [first, second, first].map {
                Step(changes: [.deleted($0, at: 0)], day: Stand.today)
            },
            redo: [Step(changes: [.added(second, at: 0)], day: Stand.today)])
        let library = Library(id: .library)
        let bytes = try LibraryEncoder.encode(library, history: history, generation: 1)
        #expect(try store(bytes).loadJournal() == Journal(library: library, history: history))
        #expect(
            try lines(bytes, "undo") == [
                "2026-11-20 trackerDeleted \(Identifier.tracker(1)) at=0",
                "2026-11-20 trackerDeleted \(Identifier.tracker(1)) at=0 copy=2",
                "2026-11-20 trackerDeleted \(Identifier.tracker(1)) at=0",
            ])
    }

    @Test("An edit's line has the fields that it set, undone or not")
    func setFields() throws {
        let store = store()
        for edits: [Edit] in [
            Self.edits[0], [.editTracker(.tracker(1), TrackerEdit(.color(.number(2))))],
            [.editTracker(.tracker(1), TrackerEdit(.emoji("🌴"), .pinned(true)))],
        ] {
            _ = try store.update { (journal) throws(EditError) in
                try journal.perform(edits, today: Stand.today)
            }
        }
        let one = Identifier.tracker(1)
        let edited = [
            "2026-11-20 set \(one) color \"1\" > \"2\"",
            "2026-11-20 set \(one) emoji \"🙂\" > \"🌴\" ; pinned \(one)",
        ]
        #expect(try lines(#require(store.contents), "undo").suffix(2) == edited[...])
        _ = try store.update { (journal) throws(EditError) in try journal.undo(2) }
        #expect(try lines(#require(store.contents), "redo") == edited.reversed())
    }

    @Test(
        "In versions 2 and 3 an edit's line has all fields of its time, and reads as those that it set",
        arguments: 2...3)
    func allFields(version: Int) throws {
        let (one, home, out) = (Identifier.tracker(1), Identifier.category(1), Identifier.category(2))
        let week = "schedule=2026-11-20:mon,tue,wed,thu,fri"
        let lines = [
            "trackerEdited \(one) category=\(home) color=1 emoji=\"🙂\" name=\"Run\" \(week) > category=\(out) color=3 "
                + #"emoji="🌴" name="Run = \"far\" ; > \\" schedule=2026-11-20:sat,sun ; "#
                + "trackerEdited \(one) category=\(out) color=3 emoji=\"🌴\" name=\"Run\" \(week) > color=2",
            #"set \#(one) goal="2026-11-20:at least 5 km" > ; set \#(one) standing="active" > standing="paused 2026-11-15""#,
        ]
        var text = Version2Text()
        text.version = "<integer>\(version)</integer>"
        text.history =
            "<dict><key>redo</key><array/><key>removed</key><array/><key>undo</key><array>"
            + lines.map { "<string>2026-11-20 \($0.replacing(">", with: "&gt;"))</string>" }.joined()
            + "</array></dict>"
        let changes: [[Change]] = [
            [
                .tracker(one, .set(.name, from: "Run", to: "Run = \"far\" ; > \\")),
                .tracker(
                    one, .set(.schedule, from: "2026-11-20:mon,tue,wed,thu,fri", to: "2026-11-20:sat,sun")),
                .tracker(one, .set(.category, from: "\(home)", to: "\(out)")),
                .tracker(one, .set(.emoji, from: "🙂", to: "🌴")),
                .tracker(one, .set(.color, from: "1", to: "3")),
                .tracker(one, .set(.color, from: "3", to: "2")),
            ],
            [
                .tracker(one, .set(.goal, from: "2026-11-20:at least 5 km", to: "")),
                .tracker(one, .set(.status, from: "active", to: "paused 2026-11-15")),
            ],
        ]
        #expect(try store(Array(text.file.utf8)).loadJournal().history.undo.map(\.changes) == changes)
    }

    @Test("Several edits of one tracker in one step read back in their order")
    func editsInOneStep() throws {
        let store = store()
        let edits: [Edit] = [
            .editTracker(.tracker(1), TrackerEdit(.color(.number(2)))),
            .editTracker(.tracker(1), TrackerEdit(.name("Jog"))),
            .editTracker(.tracker(1), TrackerEdit(.name("Run far"), .emoji("🌴"))),
        ]
        for edits in [Self.edits[0], edits] {
            _ = try store.update { (journal) throws(EditError) in
                try journal.perform(edits, today: Stand.today)
            }
        }
        let undo = try lines(#require(store.contents), "undo")
        let line = try #require(undo.last)
        #expect(line.split(separator: " ").count { $0 == "set" } == 4)
        let after = try store.load().library
        for _ in 1...2 {
            _ = try store.update { (journal) throws(EditError) in try journal.undo() }
            #expect(try store.load().library.tracker(.tracker(1))?.name == "Run")
            _ = try store.update { (journal) throws(EditError) in try journal.redo() }
            #expect(try store.load().library == after)
        }
    }

    @Test("A step about a tracker that the library no longer has stays, as each line stands alone")
    func missingTracker() throws {
        let mark = Step(changes: [.completed(.tracker(2), DaySet([Stand.today]))], day: Stand.today)
        let edit = Step(
            changes: [.tracker(.tracker(1), .set(.name, from: "Run", to: "Jog"))], day: Stand.today)
        let library = Library(id: .library)
        let history = History(undo: [mark, edit, mark], redo: [mark, edit])
        let bytes = try LibraryEncoder.encode(library, history: history, generation: 1)
        #expect(try store(bytes).loadJournal().history == history)
    }

    @Test("What was deleted leaves with the last step that needs it")
    func removedLeaves() throws {
        let store = store()
        _ = try store.update { (journal) throws(EditError) in
            try journal.perform(Self.edits[0], today: Stand.today)
            try journal.perform([.deleteTracker(.tracker(1))], today: Stand.today)
        }
        func holdsRun() throws -> Bool {
            try String(decoding: #require(store.contents), as: UTF8.self).contains(
                "<key>name</key>\n\t\t\t\t<string>Run</string>")
        }
        for number in 1...99 {
            _ = try store.update { (journal) throws(EditError) in
                try journal.perform(
                    [.addCategory(id: .category(UInt64(100 + number)), name: "C\(number)")],
                    today: Stand.today)
            }
            #expect(try holdsRun())
        }
        _ = try store.update { (journal) throws(EditError) in
            try journal.perform([.addCategory(id: .category(999), name: "Last")], today: Stand.today)
        }
        #expect(try !holdsRun())
        #expect(try store.loadJournal().history.undo.count == 100)
    }

    @Test(
        "A line that is no step: reading goes on, changing is refused with its place",
        arguments: [
            "", "2026-11-20", "2026-02-30 pinned 70000000-0000-4000-8000-000000000001", "2026-11-20 pinned",
            "2026-11-20 pinned me", "2026-11-20 praised 70000000-0000-4000-8000-000000000001",
            "2026-11-20 pinned 70000000-0000-4000-8000-000000000001 today",
            "2026-11-20 pinned 70000000-0000-4000-8000-000000000001 ;",
            "2026-11-20 set 70000000-0000-4000-8000-000000000001",
            "2026-11-20 set 70000000-0000-4000-8000-000000000001 name=\"Run\" &gt; name=\"Jog\"",
            "2026-11-20 set 70000000-0000-4000-8000-000000000001 pinned=no &gt; pinned=yes",
            "2026-11-20 completed 70000000-0000-4000-8000-000000000001",
            "2026-11-20 completed 70000000-0000-4000-8000-000000000001 2026",
            "2026-11-20 completed 70000000-0000-4000-8000-000000000001 11:20",
            "2026-11-20 completed 70000000-0000-4000-8000-000000000001 2026 02:30",
            "2026-11-20 completed 70000000-0000-4000-8000-000000000001 0026 11:20",
            "2026-11-20 trackerDeleted 70000000-0000-4000-8000-000000000001 at=0",
            "2026-11-20 categoryAdded 70000000-0000-4000-8000-000000000001 at=0",
            "2026-11-20 categoryAdded 70000000-0000-4000-8000-000000000001 at=x name=\"a\"",
            "2026-11-20 categoryAdded 70000000-0000-4000-8000-000000000001 at=0 name=\"a",
            "2026-11-20 categoryRenamed 70000000-0000-4000-8000-000000000001 name=\"a\"",
            "2026-11-20 categoryRenamed 70000000-0000-4000-8000-000000000001 name=\"a\" &gt; name=\"b\" &gt; name=\"c\"",
            "2026-11-20 categoryRenamed 70000000-0000-4000-8000-000000000001 name=\"a\" &gt; name=\"b\" color=1",
        ])
    func brokenLines(line: String) throws {
        var text = Version2Text()
        text.history =
            "<dict><key>redo</key><array/><key>removed</key><array/><key>undo</key><array><string>\(line)</string></array></dict>"
        let store = store(Array(text.file.utf8))
        #expect(try store.load().library.trackers.count == 1)
        let error = StoreError.unreadable(path: "memory", .invalid(at: "history › undo › 1"))
        #expect(throws: error) { try store.loadJournal() }
        #expect(throws: error) { try store.update { _ in } }
    }

    @Test("A history that was taken out by hand is an empty one")
    func withoutHistory() throws {
        let text = Version2Text().file.replacingOccurrences(
            of:
                "<key>history</key><dict><key>redo</key><array/><key>removed</key><array/><key>undo</key><array/></dict>",
            with: "")
        #expect(try store(Array(text.utf8)).loadJournal().history == History())
    }
}
