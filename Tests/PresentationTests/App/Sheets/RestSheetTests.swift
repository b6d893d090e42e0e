import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

/// The ways for a habit to be off. Today is Monday, 28 December 2026.
@MainActor @Suite struct RestSheetTests: RestStage {
    @Test("REST-1: z opens the ways to be off, each with the key that does the same")
    func ways() throws {
        let session = try session(habits(["Run", "Read"]))
        session.app.perform(.rest)
        #expect(session.list?.title == "🙂 Run: rest")
        #expect(
            session.list?.rows.map(\.text) == [
                "today", "until a day …", "until I bring it back", "for good, into the archive",
            ])
        #expect(
            session.list?.rows.map(\.action) == [.toggleSkip, .takeBreak, .rest, .toggleArchive])
        #expect(session.list?.rows.map(\.isChosen) == [false, false, false, false])
        session.app.cancel()
        session.app.perform(.previousDay)
        session.app.perform(.toggleSkip)
        session.app.perform(.rest)
        #expect(session.list?.rows[0].text == "on Sun, 27 December" && session.list?.rows[0].isChosen == true)
        #expect(session.list?.rows[0].isFocused == true)
    }

    @Test("REST-1: in Russian")
    func russian() throws {
        let session = try session(habits(["Бег"]), .russian)
        session.app.perform(.rest)
        #expect(session.list?.title == "🙂 Бег: отдых")
        #expect(
            session.list?.rows.map(\.text) == ["сегодня", "до даты…", "пока не верну", "насовсем, в архив"])
        session.app.cancel()
        session.app.perform(.previousDay)
        session.app.perform(.rest)
        #expect(session.list?.rows[0].text == "вс, 27 декабря")
    }

    @Test("REST-1: z z pauses, z s skips, z x archives, z Z opens the break; z brings back at once")
    func keys() throws {
        let session = try session(habits(["Run", "Read"]))
        func run() -> Tracker? { session.app.list.library.tracker(1) }
        for action in [AppAction.rest, .toggleSkip, .toggleArchive, .takeBreak] {
            session.app.focus(on: 1)
            session.app.perform(.rest)
            session.app.perform(action)
            switch action {
            case .rest: #expect(run()?.status == .paused(since: Self.today))
            case .toggleSkip: #expect(run()?.skips == DaySet([Self.today]))
            case .toggleArchive: #expect(run()?.status.isArchived == true)
            default: #expect(try sheet(session).first == Self.today)
            }
            if action == .rest || action == .toggleArchive {
                perform(.rest, on: 1, session)
                #expect(run()?.status == .active && session.app.sheets.isEmpty)
                session.app.list.choose(.all)
            }
        }
    }

    @Test(
        "REST-1: a break that lies ahead is named, has the focus and can be taken back",
        arguments: [
            (Conventions.english, "until a day …    24 Dec – 2 Jan", "take the break back"),
            (.russian, "до даты…    24 дек – 2 янв", "отменить перерыв"),
        ])
    func ahead(conventions: Conventions, until: String, back: String) throws {
        let session = try session(habits(["Run"], resting: Self.christmas), conventions)
        session.desk.today = "2026-11-20"
        session.app.reload()
        session.app.perform(.goToToday)
        session.app.perform(.rest)
        let rows = try #require(session.list?.rows)
        #expect(rows[1].text == until && rows[1].isChosen && rows[1].isFocused)
        #expect(rows.count == 5 && rows[4].text == back)
        try session.pick(back)
        #expect(rests(session) == [])
        // Among what rests z takes it back at once.
        session.app.perform(.undo)
        perform(.rest, on: 1, session)
        #expect(rests(session) == [] && session.app.sheets.isEmpty)
    }

    @Test(
        "REST-2: the menu has one line for all of it; an event keeps its archive and says why it never rests")
    func events() throws {
        let session = try session([.event(1, "Dentist"), .habit(2, "Run")])
        session.app.focus(on: 1)
        session.app.perform(.openMenu)
        #expect(session.list?.rows.map(\.text).contains("Archive") == true)
        #expect(session.list?.rows.map(\.text).contains("Rest …") == false)
        session.app.cancel()
        for action in [AppAction.toggleSkip, .rest, .takeBreak] {
            session.app.focus(on: 1)
            #expect(!session.app.isEnabled(action))
            session.app.perform(action)
            #expect(session.state.notice?.text.hasPrefix("“Dentist” is an irregular event") == true)
            #expect(session.app.sheets.isEmpty)
        }
        session.app.perform([.pause([2], from: nil)])
        perform(.openMenu, on: 2, session)
        #expect(session.list?.rows.map(\.text).contains("Bring back") == true)
    }

    @Test(
        "SECT-5: after undo and redo the focus is on what the step touched: z z u z opens the same sheet again"
    )
    func undone() throws {
        let session = try session(habits(["Run", "Read", "Walk"]))
        session.app.focus(on: 2)
        session.app.perform(.rest)
        session.app.perform(.rest)
        #expect(session.app.focusedCard != 2)
        session.app.perform(.undo)
        #expect(session.app.focusedCard == 2)
        session.app.perform(.rest)
        #expect(session.list?.title == "🙂 Read: rest")
        session.app.cancel()
        // A mark that is done again on another card takes the focus along.
        session.app.focus(on: 3)
        session.app.perform(.toggleDone)
        session.app.perform(.undo)
        session.app.focus(on: 1)
        session.app.perform(.redo)
        #expect(session.app.focusedCard == 3)
        // Of several it stays where it is.
        session.app.perform([.complete([1, 2], on: Self.today)])
        session.app.focus(on: 2)
        session.app.perform(.undo)
        #expect(session.app.focusedCard == 2)
        session.app.perform(.redo)
        session.app.focus(on: 3)
        session.app.perform(.undo)
        #expect(session.app.focusedCard == 1)
    }
}
