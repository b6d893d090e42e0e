import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("V23: the history by keys and clicks") struct HistoryKeyTests {
    /// Water done, then Run, over the week's one step.
    private func stage(_ language: Language = .english) throws -> AppStage {
        let stage = try AppStage(language: language)
        stage.driver.model.focus(on: AppStage.id(12))
        stage.type(" ")
        stage.driver.model.focus(on: AppStage.id(14))
        stage.type(" ")
        return stage
    }

    @Test("V23: :history lists the steps; Enter goes back to before one, and the notice offers the way forth")
    func goesBack() throws {
        let stage = try stage()
        stage.type(":history\r")
        #expect(stage.shows("› done, 20 Nov: Run") && stage.shows("Enter undo to here"))
        stage.type("j")
        #expect(stage.shows("Undoes 2 steps, this one last."))
        stage.type("\r")
        #expect(stage.driver.model.sheets.isEmpty)
        #expect(stage.shows("Undid 2 steps, back to before “done, 20 Nov: Water”."))
        #expect(stage.shows("Ctrl-R redo"))
        for id in [UInt64(12), 14] {
            #expect(stage.library?.tracker(AppStage.id(id))?.marks.isEmpty == true)
        }
        stage.type("\u{12}")
        #expect(stage.shows("Redid “done, 20 Nov: Water”."))
        stage.type("U")
        #expect(stage.shows("To redo") && stage.shows("› done, 20 Nov: Water"))
        stage.type("k")
        #expect(stage.shows("Enter redo to here"))
        stage.type("\r")
        #expect(stage.library?.tracker(AppStage.id(14))?.marks == DaySet([AppStage.today]))
    }

    @Test("V23, T66: it is found in Russian, and its key works with the Russian layout")
    func russian() throws {
        let stage = try stage(.russian)
        stage.type("Г")
        #expect(stage.shows("› отмечено за 20 ноя: Run") && stage.shows("Enter отменить досюда"))
        stage.type("\u{1B}")
        stage.type(":история\r")
        #expect(stage.shows("Можно отменить"))
    }

    @Test("V23, T72: a click on a row goes back to before it")
    func click() throws {
        let stage = try stage()
        stage.type("U")
        #expect(stage.click("done, 20 Nov: Water"))
        #expect(stage.shows("Undid 2 steps"))
    }
}
