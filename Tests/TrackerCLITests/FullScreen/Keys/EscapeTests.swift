import DeskKit
import Samples
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("T86: Esc goes back, and wrong keys cost nothing") struct EscapeTests {
    @Test("NEW-9: Esc leaves an untouched form at once")
    func untouched() throws {
        let session = try KeySession(.holding())
        session.openNewForm()
        session.move(.next, .next, .right)
        session.escape()
        #expect(session.state.sheets.isEmpty)
    }

    @Test(
        "NEW-9: after unsaved input it asks, and keeps the input by default",
        arguments: [Conventions.english, .russian])
    func asks(conventions: Conventions) throws {
        let session = try KeySession(.holding(), conventions)
        session.openNewForm()
        session.type("Run")
        session.escape()
        let isEnglish = conventions.language == .english
        #expect(session.question?.question == (isEnglish ? "Leave without saving?" : "Выйти без сохранения?"))
        #expect(session.question?.yes == (isEnglish ? "Discard" : "Не сохранять"))
        session.app.confirm()
        #expect(session.form?.form.name.text == "Run")
        session.escape()
        #expect(session.question != nil)
        session.app.answer(true)
        #expect(session.state.sheets.isEmpty)
        #expect(try session.desk.steps.isEmpty && session.desk.library.trackers.isEmpty)
    }

    @Test("NEW-9: it asks once: Esc at the question stays, Esc again leaves; any other key between asks anew")
    func asksOnce() throws {
        let session = try KeySession(.holding())
        session.openNewForm()
        session.type("Run")
        session.escape(times: 2)
        #expect(session.form?.form.name.text == "Run")
        session.move(.next)
        session.escape()
        #expect(session.question != nil)
        session.escape(times: 2)
        #expect(session.state.sheets.isEmpty)
    }

    @Test("NEW-9: a category's name and the schedule's switches are asked for too")
    func otherInput() throws {
        let session = try KeySession(.holding())
        session.openNewForm()
        try session.tab(to: .category)
        session.app.confirm()
        session.app.perform(.newTracker)
        session.type("Yard")
        session.escape()
        session.app.answer(false)
        #expect(session.line?.entry.text == "Yard")
        session.escape()
        session.app.answer(true)
        #expect(session.categories?.list.rows.count == 2)
        session.escape()
        try session.tab(to: .schedule)
        session.app.confirm()
        session.app.press()
        session.escape()
        session.app.answer(false)
        #expect(session.schedule?.rows.first?.isOn == true)
        session.app.press()
        session.escape()
        #expect(session.form != nil && session.question == nil)
    }

    @Test(
        "T86: from anywhere 20 × Esc leads to the main list, and nothing is written or quit",
        arguments: 0..<12)
    func everywhere(place: Int) throws {
        let session = try KeySession(.holding(.habit(1, "Run"), .habit(2, "Rest")))
        let before = try session.desk.library
        switch place {
        case 0: session.app.perform(.showStatistics)
        case 1: session.app.perform(.openCalendar)
        case 2: session.app.perform(.openFilters)
        case 3: session.app.perform(.newTracker)
        case 4:
            session.app.perform(.startSearch)
            session.type("run")
        case 5: session.app.perform(.openCommands)
        case 6: session.app.perform(.deleteTracker)
        case 7: session.app.perform(.openDetails)
        case 8: session.app.confirm()
        case 9:
            session.app.perform(.editTracker)
            session.type("ner")
            try session.tab(to: .category)
            session.app.confirm()
            session.app.perform(.deleteTracker)
        case 10:
            session.openNewForm()
            session.type("Swim")
            try session.tab(to: .category)
            session.app.confirm()
            session.app.perform(.newTracker)
            session.type("Yard")
        default:
            session.openNewForm()
            session.type("Swim")
            try session.tab(to: .schedule)
            session.app.confirm()
            session.app.press()
            session.app.perform(.openCommands)
        }
        #expect(
            session.state.tab == .statistics || session.state.main.isSearching
                || !session.state.sheets.isEmpty)
        session.escape(times: 20)
        #expect(session.state.sheets.isEmpty && session.state.tab == .trackers && !session.model.hasQuit)
        #expect(session.names == ["Run", "Rest"] && session.focusedName == "Run")
        #expect(try session.desk.library == before && session.desk.steps.isEmpty)
    }

    @Test("T86: Ctrl-C or q cancels in a dialog and quits on the screens")
    func quit() throws {
        let session = try KeySession(.holding(.habit(1)))
        session.app.perform(.deleteTracker)
        session.app.perform(.quit)
        #expect(session.state.sheets.isEmpty && !session.model.hasQuit && session.cards.count == 1)
        session.app.perform(.quit)
        #expect(session.model.hasQuit)
    }

    @Test("Commands that a sheet does not know leave it, and the screen below, as they are")
    func wrongKeys() throws {
        let harmless = AppAction.allCases.filter { ![.quit, .openCommands].contains($0) }
        for open in [AppAction.editTracker, .newTracker, .openFilters, .deleteTracker, .openMenu] {
            let session = try KeySession(.holding(.habit(1, "Run")))
            session.app.perform(open)
            let before = session.state
            let known: [AppAction] =
                switch open {
                case .openMenu:
                    [
                        .toggleDone, .enterAmount, .togglePin, .editTracker, .deleteTracker, .openDetails,
                        .toggleSkip, .writeNote, .rest, .takeBreak, .toggleArchive, .moveUp, .moveDown,
                    ]
                case .editTracker, .newTracker: [.enterAmount]
                default: []
                }
            for action in harmless where !known.contains(action) { session.app.perform(action) }
            #expect(session.state == before, "\(open)")
            #expect(try session.desk.steps.isEmpty)
        }
    }

    @Test("Letters and edits where nothing takes text, and answers where nothing is asked, change nothing")
    func strayText() throws {
        let session = try KeySession(.holding(.habit(1)))
        let before = session.state
        session.type("xyz")
        session.app.edit(.deleteToStart)
        session.app.answer(true)
        session.app.save()
        #expect(session.state == before)
    }
}
