import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("V23: the history sheet") struct HistorySheetTests {
    private let session: AppSession

    /// Run done, then pinned, then Rest deleted.
    init() throws {
        session = try AppSession(.holding(.habit(1, "Run"), .habit(2, "Rest")))
        session.app.perform([.complete([1], on: .today)])
        session.app.perform([.pin(1)])
        session.app.perform([.deleteTracker(2)])
        session.app.perform(.openHistory)
    }

    private func sheet() throws -> HistorySheetViewModel {
        try #require(session.app.sheets.last as? HistorySheetViewModel)
    }

    private var run: Tracker? { session.app.list.library.tracker(1) }

    @Test("V23: the step that is undone next has the focus")
    func opened() throws {
        let state = try sheet().state
        #expect(state.rows.map(\.text) == ["deleted: Rest", "pinned: Run", "done, 8 Mar: Run"])
        #expect(state.rows.map(\.isFocused) == [true, false, false])
        #expect(state.rows.map(\.heading) == ["To undo", nil, nil])
        #expect(state.effectText == "Undoes this step." && state.cutText == nil)
    }

    @Test("V23: choosing goes back to before the step; the history then leads forth as well")
    func backAndForth() throws {
        try sheet().focus(onRow: 1)
        session.app.confirm()
        #expect(session.app.sheets.isEmpty)
        #expect(
            session.app.notice?.withoutStep == Notice(.undone, "Undid 2 steps, back to before “pinned: Run”.")
        )
        #expect(session.names == ["Run", "Rest"] && run?.isPinned == false)
        #expect(run?.marks == DaySet([.today]))
        #expect(try session.desk.library == session.app.list.library)

        session.app.perform(.openHistory)
        let state = try sheet().state
        #expect(state.rows.map(\.text) == ["deleted: Rest", "pinned: Run", "done, 8 Mar: Run"])
        #expect(state.rows.map(\.heading) == ["To redo", nil, "To undo"])
        #expect(state.rows.map(\.isDone) == [false, false, true])
        #expect(state.rows.map(\.isFocused) == [false, false, true])
        try sheet().focus(onRow: 0)
        session.app.confirm()
        #expect(session.notice == "Redid 2 steps, up to “deleted: Rest”.")
        #expect(session.names == ["Run"] && run?.isPinned == true)
    }

    @Test("V23: the newest step alone is named as undo names it")
    func one() {
        session.app.confirm()
        #expect(session.app.notice?.withoutStep == Notice(.undone, "Undid “deleted: Rest”."))
    }

    @Test("V23: undo and redo work over the list, which follows")
    func follows() throws {
        session.app.perform(.undo)
        #expect(try sheet().state.rows.map(\.heading) == ["To redo", "To undo", nil])
        #expect(try sheet().state.rows.map(\.isFocused) == [false, true, false])
        session.app.perform(.redo)
        #expect(try sheet().state.rows.map(\.heading) == ["To undo", nil, nil])
    }

    @Test("V23: where another program has made a step meanwhile, nothing is undone and the list shows it")
    func elsewhere() throws {
        try sheet().focus(onRow: 2)
        try session.desk.elsewhere(.note("Windy", of: 1, on: .today))
        let before = try session.desk.library
        session.app.confirm()
        #expect(session.app.notice?.kind == .error)
        #expect(session.notice == "The history has changed meanwhile; nothing was undone.")
        #expect(try session.desk.library == before)
        #expect(try sheet().state.rows.map(\.text).first == "noted, 8 Mar: Run")
        #expect(try sheet().state.rows.map(\.isFocused) == [true, false, false, false])
    }

    @Test("V23: a history that was forgotten meanwhile goes back nowhere")
    func forgotten() throws {
        _ = try session.desk.store.update { (journal) throws(EditError) in journal.clearHistory() }
        session.app.confirm()
        #expect(session.app.notice?.kind == .error)
        #expect(try sheet().state.rows.isEmpty && sheet().state.placeholder == "Nothing to undo or redo.")
        session.app.confirm()
        #expect(session.app.sheets.count == 1)
    }

    @Test("V23: marks that are only shown are saved before the history is read")
    func unsaved() throws {
        let session = try AppSession(.holding(.habit(1, "Run")), savesLater: true)
        session.app.press()
        #expect(session.app.isSaving)
        session.app.perform(.openHistory)
        guard let sheet = session.app.sheets.last as? HistorySheetViewModel else {
            Issue.record("no history")
            return
        }
        #expect(sheet.state.rows.map(\.text) == ["done, 8 Mar: Run"] && !session.app.isSaving)
    }
}
