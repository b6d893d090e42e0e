import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("UNDO-1: undo and redo in the app") struct AppUndoTests {
    @Test(
        "Steps are taken back in order and made again, each named",
        arguments: [Conventions.english, .russian])
    func inOrder(conventions: Conventions) throws {
        let session = try AppSession(.holding(.habit(1, "Run")), conventions)
        let isEnglish = conventions.language == .english
        let start = try session.desk.library
        session.app.press()
        session.app.perform(.deleteTracker)
        session.app.answer(true)
        session.app.perform(.undo)
        #expect(session.notice == (isEnglish ? "Undid “deleted: Run”." : "Отменён шаг «удалено: Run»."))
        #expect(session.cards.map(\.isCompleted) == [true] && session.focusedName == "Run")
        session.app.perform(.undo)
        #expect(try session.desk.library == start)
        session.app.perform(.undo)
        #expect(session.notice == (isEnglish ? "Nothing to undo." : "Отменять нечего."))
        session.app.perform(.redo)
        session.app.perform(.redo)
        #expect(session.names.isEmpty)
        session.app.perform(.redo)
        #expect(session.notice == (isEnglish ? "Nothing to redo." : "Повторять нечего."))
    }

    @Test("A step made elsewhere is shown and named first, and waits for a second u")
    func elsewhere() throws {
        let session = try AppSession(.holding(.habit(1, "Run"), .habit(2, "Rest")))
        session.app.press()
        try session.desk.elsewhere(.deleteTracker(2))
        session.app.perform(.undo)
        #expect(session.notice == "New here: deleted: Rest. Undo once more to take it back.")
        #expect(session.names == ["Run"])
        session.app.perform(.undo)
        #expect(session.names == ["Run", "Rest"] && session.cards[0].isCompleted)
    }

    @Test("A step made elsewhere and shown is taken back at once")
    func shown() throws {
        let session = try AppSession(.holding(.habit(1, "Run")))
        try session.desk.elsewhere(.pin(1))
        session.app.reload()
        session.app.perform(.undo)
        #expect(session.notice == "Undid “pinned: Run”.")
    }

    @Test("The statistics follow")
    func statistics() throws {
        let session = try AppSession(.holding(.habit(1)))
        session.app.press()
        session.app.perform(.showStatistics)
        #expect(session.app.statisticsScreen.statistics.placeholder == nil)
        session.app.perform(.undo)
        #expect(session.app.statisticsScreen.statistics.placeholder == "There is nothing to analyze yet")
    }

    @Test("A form is not undone under the hands of who fills it")
    func form() throws {
        let session = try AppSession(.holding(.habit(1)))
        session.app.press()
        session.openNewForm()
        session.app.perform(.undo)
        #expect(session.cards[0].isCompleted && session.form != nil)
    }

    @Test("Undo of a deletion gives an open form its tracker back")
    func givenBack() throws {
        let session = try AppSession(.holding(.habit(1, "Run")))
        session.app.perform(.editTracker)
        try session.desk.elsewhere(.deleteTracker(1))
        session.app.reload()
        #expect(session.form?.notice == "Run has been deleted.")
        _ = try session.desk.store.update { (journal) throws(EditError) in try journal.undo() }
        session.app.reload()
        #expect(session.form?.notice == nil)
        session.type("s")
        session.app.save()
        #expect(session.names == ["Runs"] && session.cards.map(\.id) == [1])
    }

    @Test("A store that fails says so as an error and takes nothing back")
    func failing() throws {
        let session = try AppSession(.holding(.habit(1)))
        session.app.press()
        session.desk.store.trouble = .busy(path: "/l")
        session.app.perform(.undo)
        #expect(
            session.state.notice
                == Notice(.error, "Not saved. Another program is using /l: try again in a moment."))
        session.desk.store.trouble = nil
        session.app.perform(.undo)
        #expect(!session.cards[0].isCompleted)
    }
}
