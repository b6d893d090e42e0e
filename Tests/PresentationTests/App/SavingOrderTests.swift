import DeskKit
import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("Marks are saved before anything else reaches the library, or taken back")
struct SavingOrderTests {
    /// Every way to the library beside marks.
    struct Way: Sendable, CustomTestStringConvertible {
        let name: String
        let go: @MainActor @Sendable (AppSession) throws -> Void

        var testDescription: String { name }
    }

    nonisolated private static let ways = [
        Way(name: "redo", go: { $0.app.perform(.redo) }),
        Way(name: "reload", go: { $0.app.reload() }),
        Way(name: "quit", go: { $0.app.perform(.quit) }),
        Way(
            name: "form",
            go: { session in
                session.app.perform(.editTracker)
                session.type("ner")
                session.app.save()
            }),
        Way(
            name: "note",
            go: { session in
                session.app.perform(.writeNote)
                session.type("Rain")
                session.app.confirm()
            }),
        Way(
            name: "deletion",
            go: { session in
                session.app.focus(on: 3)
                session.app.perform(.deleteTracker)
                session.app.answer(true)
            }),
        Way(
            name: "category",
            go: { session in
                session.app.perform(.editTracker)
                try session.tab(to: .category)
                session.app.press()
                session.app.perform(.newTracker)
                session.type("Sport")
                session.app.confirm()
            }),
    ]

    @Test("LIVE-2: Everything else that reaches the library saves the marks first", arguments: ways)
    func first(way: Way) throws {
        let session = try AppSession.savingLater()
        session.app.press()
        try way.go(session)
        #expect(try session.done()[0] && !session.state.isSaving)
        #expect(
            try session.desk.steps.first?.changes == [.completed(1, DaySet([.today]))])
    }

    @Test(
        "… and where they cannot be saved does nothing, and says why; the next time it goes on",
        arguments: ways)
    func firstFails(way: Way) throws {
        let session = try AppSession.savingLater()
        session.app.press()
        session.desk.store.trouble = .busy(path: "/l")
        try? way.go(session)
        #expect(!session.app.hasQuit && !session.state.isSaving)
        #expect(session.app.list.library.trackers.allSatisfy { $0.marks.isEmpty })
        session.desk.store.trouble = nil
        #expect(try session.desk.steps.isEmpty && session.done() == [false, false, false])
        while !session.state.sheets.isEmpty { session.app.discard() }
        session.app.press()
        #expect(session.app.saveMarks())
        session.app.perform(.quit)
        #expect(session.app.hasQuit)
    }

    @Test("LIVE-2: Undo takes back the mark before it, and none if that cannot be saved")
    func undo() throws {
        let session = try AppSession.savingLater()
        session.app.press()
        session.app.saveMarks()
        session.app.focus(on: 2)
        session.app.press()
        session.app.perform(.undo)
        #expect(session.notice == "Undid “done, 8 Mar: Row”.")
        #expect(try session.done() == [true, false, false])
        session.app.press()
        session.desk.store.trouble = .busy(path: "/l")
        session.app.perform(.undo)
        session.desk.store.trouble = nil
        #expect(session.notice?.hasPrefix("Not saved. ") == true)
        #expect(try session.done() == [true, false, false])
        session.app.perform(.undo)
        #expect(session.notice == "Undid “done, 8 Mar: Run”.")
    }

    @Test("A refused mark is told, the others are saved, and the screen is as the library")
    func refused() throws {
        let session = try AppSession.savingLater()
        for id: Identifier in [1, 2, 3] {
            session.app.focus(on: id)
            session.app.press()
        }
        try session.desk.elsewhere(.deleteTracker(2))
        #expect(!session.app.saveMarks())
        #expect(session.state.notice == Notice(.error, "Row has been deleted."))
        #expect(session.names == ["Run", "Read"] && session.cards.map(\.isCompleted) == [true, true])
        #expect(try session.desk.library == session.app.list.library)
        #expect(session.events.filter { $0 == UsageEvent(.click, .track) }.count == 2)
    }

    @Test(
        "LIVE-2: A failed write is told, and the screen goes back with the focus where it is",
        arguments: [
            (Conventions.english, "Not saved. "), (.russian, "Не сохранено. "),
        ])
    func failure(conventions: Conventions, start: String) throws {
        let session = try AppSession.savingLater(nil, conventions)
        session.app.focus(on: 2)
        let before = session.state.main
        for trouble in [
            StoreError.busy(path: "/l"),
            .disk(DiskFault(operation: .write, path: "/l", cause: .diskFull)),
            .unreadable(path: "/l", .empty), .newerVersion(path: "/l", found: 9, known: 3),
            .tooLarge(path: "/l", limit: 1),
        ] {
            session.app.press()
            #expect(session.state.main != before)
            session.desk.store.trouble = trouble
            #expect(!session.app.saveMarks())
            session.desk.store.trouble = nil
            #expect(session.state.main == before && !session.state.isSaving)
            #expect(session.state.notice?.kind == .error && session.notice?.hasPrefix(start) == true)
        }
        #expect(try session.desk.steps.isEmpty && session.events == [UsageEvent(.open)])
    }

    @Test("A failed write stays told while the library is read again, and what others did is shown")
    func failureAtReload() throws {
        let session = try AppSession.savingLater()
        session.app.press()
        try session.desk.elsewhere(.complete([2], on: .today))
        session.desk.store.trouble = .busy(path: "/l")
        session.app.reload()
        session.desk.store.trouble = nil
        #expect(session.notice?.hasPrefix("Not saved. ") == true)
        session.app.reload()
        #expect(session.notice?.hasPrefix("Not saved. ") == true)
        #expect(session.cards.map(\.isCompleted) == [false, true, false])
    }

    @Test("A5: where the library is gone, the mark is taken back and no other library begun")
    func removed() throws {
        let session = try AppSession.savingLater()
        let nothing = InMemoryLibraryStore(
            today: { .today }, newIdentifier: { Identifier(high: 7, low: 7) })
        session.desk.store.replace(by: nothing)
        session.app.press()
        #expect(!session.app.saveMarks() && nothing.contents == nil)
        #expect(session.notice?.hasPrefix("The library is gone") == true)
        #expect(session.cards.map(\.isCompleted) == [false, false, false])
    }

    @Test("Quitting waits for what cannot be saved, once")
    func quitting() throws {
        let session = try AppSession.savingLater()
        session.app.press()
        session.desk.store.trouble = .busy(path: "/l")
        session.app.perform(.quit)
        #expect(!session.app.hasQuit && session.state.notice?.kind == .error)
        session.app.perform(.quit)
        #expect(session.app.hasQuit && session.events.map(\.kind) == [.open, .close])
    }

    @Test(
        "Random marks, writes, failures and other programs: the library is as if each mark came when it was saved"
    )
    func random() throws {
        var random = SeededRandom(seed: 23)
        let session = try AppSession.savingLater(
            .holding(.habit(1, "Run"), .habit(2, "Row", goal: "at least 3 km"), .habit(3, "Read")))
        var expected = Journal(library: session.app.list.library)
        var waiting: [Edit] = []
        func saved() throws {
            for edit in waiting { try expected.perform([edit], today: .today) }
            waiting = []
        }
        for step in 0..<Torture.tries(brief: 300, full: 3000) {
            let id = Identifier(high: 0, low: .random(in: 1...3, using: &random))
            switch Int.random(in: 0...9, using: &random) {
            case 0...4:
                session.app.focus(on: id)
                guard let card = session.app.focused else { continue }
                let isSkip = Bool.random(using: &random)
                waiting.append(
                    isSkip
                        ? card.day.isSkipped
                            ? .unskip([id], on: DaySet([.today])) : .skip([id], on: DaySet([.today]))
                        : card.isPinned ? .unpin(id) : .pin(id))
                session.app.perform(isSkip ? .toggleSkip : .togglePin)
                #expect(session.state.isSaving)
            case 5, 6:
                try saved()
                session.app.saveMarks()
            case 7:
                let edit = Edit.complete([id], on: .today - Int.random(in: 0...9, using: &random))
                try expected.perform([edit], today: .today)
                try session.desk.elsewhere(edit)
            case 8:
                session.desk.store.trouble = .busy(path: "/l")
                session.app.saveMarks()
                session.desk.store.trouble = nil
                waiting = []
            default:
                try saved()
                session.app.reload()
            }
            guard waiting.isEmpty else { continue }
            session.app.reload()
            let library = try session.desk.library
            #expect(library == expected.library && library == session.app.list.library, "step \(step)")
            #expect(try session.desk.steps == expected.history.undo, "step \(step)")
        }
    }
}
