import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

/// Undo and redo of the step that a notice was about.
@MainActor @Suite struct NamedUndoTests {
    private let session: AppSession
    /// The steps of two marks, the first of Run, the second of Read.
    private let run, read: StepID

    init() throws {
        let session = try AppSession(.holding(.habit(1, "Run"), .habit(2, "Read"), .event(3, "Dentist")))
        let steps = try [1, 2].map { (id: Identifier) in
            session.app.perform(.done(true), on: id, .today)
            return try #require(session.state.notice?.step)
        }
        (self.session, run, read) = (session, steps[0], steps[1])
    }

    private func other() throws -> AppViewModel { try AppViewModel(workspace: session.desk.workspace) }

    @Test(
        "FRONT-3: a step has the same id in its notice, in the history of any process, and when it is undone")
    func ids() throws {
        #expect(run != read && run.description.count == 16)
        let app = try other()
        app.perform(.openHistory)
        func rows(_ app: AppViewModel) -> [StepID] {
            let history = app.sheets.last as? HistorySheetViewModel
            return history?.state.rows.map(\.step) ?? []
        }
        #expect(rows(app) == [read, run])
        app.cancel()
        app.undo(read)
        #expect(app.notice?.step == read)
        app.perform(.openHistory)
        #expect(rows(app) == [read, run])
        #expect(StepID(run.description) == run && StepID("run") == nil && StepID("") == nil)
    }

    @Test("FRONT-3: the named step is undone if it is the newest, once; redone likewise")
    func named() throws {
        let app = try other()
        app.undo(read)
        #expect(app.notice?.withoutStep == Notice(.undone, "Undid “done, 8 Mar: Read”."))
        app.undo(read)
        #expect(app.notice == Notice(.error, "This step is undone already."))
        #expect(try session.desk.library.tracker(1)?.marks == DaySet([.today]))
        app.redo(run)
        #expect(app.notice == Notice(.error, "This step is done again already."))
        app.redo(read)
        #expect(try session.desk.library.tracker(2)?.marks == DaySet([.today]))
        app.redo(read)
        #expect(app.notice == Notice(.error, "This step is done again already."))
    }

    @Test("FRONT-3: what is newer keeps a named step as it is, and is named; what is gone is told")
    func newer() throws {
        let app = try other()
        try session.desk.elsewhere(.complete([3], on: .today))
        let before = try session.desk.library
        app.undo(read)
        #expect(
            app.notice
                == Notice(.error, "Something newer is here: done, 8 Mar: Dentist. Nothing was undone."))
        #expect(try session.desk.library == before && session.desk.steps.count == 3)
        app.undo()
        #expect(app.notice?.kind == .undone, "it has been shown")
        app.undo(run)
        #expect(
            app.notice == Notice(.error, "Something newer is here: done, 8 Mar: Read. Nothing was undone."))
        app.undo(read)
        app.redo(StepID(String(repeating: "a", count: 16)))
        #expect(app.notice == Notice(.error, "This step is no longer in the history."))
        try session.desk.elsewhere(.pin(1))
        app.redo(read)
        #expect(app.notice == Notice(.error, "This step is no longer in the history."), "redo is over")
    }

    @Test("FRONT-3: of two undone steps the one that was undone last comes first")
    func order() throws {
        let app = try other()
        app.undo(read)
        app.undo(run)
        app.redo(read)
        #expect(
            app.notice
                == Notice(.error, "Something else comes first: done, 8 Mar: Run. Nothing was redone."))
        app.redo(run)
        app.redo(read)
        #expect(try session.desk.steps.count == 2)
    }

    @Test("FRONT-3: a mark that is saved later has its step once it is saved")
    func later() throws {
        let session = try AppSession(.holding(.habit(1, "Run"), .habit(2, "Read")), savesLater: true)
        session.app.perform(.done(true), on: 1, .today)
        #expect(session.state.notice?.kind == .change && session.state.notice?.step == nil)
        #expect(session.app.saveMarks())
        let step = try #require(session.state.notice?.step)
        session.app.undo(step)
        #expect(try session.desk.library.tracker(1)?.marks == DaySet())
    }
}
