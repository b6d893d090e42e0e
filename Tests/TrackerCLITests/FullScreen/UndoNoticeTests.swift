import Terminal
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("V22: what became of an undo") struct UndoNoticeTests {
    private func notice(_ stage: AppStage) -> String { stage.rows[stage.rows.count - 2] }

    @Test(
        "V22, T88: the notice of an undo names the step and offers to redo it", arguments: Language.allCases
    )
    func offers(language: Language) throws {
        let stage = try AppStage(language: language)
        let isEnglish = language == .english
        stage.type("G  u")
        #expect(notice(stage).contains(isEnglish ? "Undid “unmarked" : "Отменён шаг «отметка снята"))
        #expect(notice(stage).hasSuffix(isEnglish ? "Ctrl-R redo" : "Ctrl-R повтор"))
        stage.type("\u{12}")
        #expect(notice(stage).contains(isEnglish ? "Redid “unmarked" : "Повторён шаг «отметка снята"))
        #expect(!notice(stage).contains(isEnglish ? "redo" : "повтор "))
    }

    @Test("V22, T72: a click on the offer does the step again")
    func click() throws {
        let stage = try AppStage()
        stage.type("G u")
        #expect(stage.library?.tracker(AppStage.id(12))?.marks.isEmpty == true)
        let row = stage.rows.count - 2
        stage.mouse(.press(.left), at: Point(column: 78, row: row))
        #expect(stage.library?.tracker(AppStage.id(12))?.marks == DaySet([AppStage.today]))
    }

    @Test("V22: where nothing was taken back nothing is offered")
    func nothing() throws {
        let empty = try AppStage([])
        empty.type("u")
        #expect(notice(empty).contains("Nothing to undo.") && !notice(empty).contains("redo"))
        empty.type("\u{12}")
        #expect(notice(empty).contains("Nothing to redo.") && !notice(empty).contains(" undo "))
    }
}
