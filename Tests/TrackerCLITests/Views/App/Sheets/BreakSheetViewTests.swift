import Terminal
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite struct BreakSheetViewTests {
    @Test(
        "REST-4, MEND-5: what is wrong is told whole, and the month gives way", arguments: Language.allCases)
    func wholeSentence(language: Language) throws {
        for size in [Size(columns: 60, rows: 15), Size(columns: 80, rows: 24)] {
            let stage = try ScreenStage.week(language)
            stage.app.perform(.takeBreak)
            let sheet = try #require(stage.app.model.sheets.last as? BreakViewModel)
            sheet.enter("soon")
            stage.app.confirm()
            let error = try #require(sheet.state.error)
            let text = stage.rendering(size).frame.rows.joined(separator: " ")
            for word in error.split(separator: " ") { #expect(text.contains(word), "\(word): \(text)") }
            // The day with the focus is seen, and the buttons.
            #expect(text.contains("[\(sheet.last.day)") && text.contains(Phrase.done(language)))
        }
    }

    // Of 46 cells the mark of the focus takes 2, the title with its gap 5 and the arrows 4: the name has just 35.
    @Test("OFF-6: a long name leaves room for both arrows that change for whom a break is")
    func longName() throws {
        let stage = try ScreenStage.week(.russian)
        stage.app.model.focus(on: ScreenStage.id(15))
        stage.app.perform(.takeBreak)
        stage.app.move(.down)
        let rows = stage.rendering(60, 15).frame.rows
        #expect(rows.contains { $0.contains("› Для  ◂ Играть на гитаре не меньше 20 минут ▸") }, "\(rows)")
        stage.app.move(.right)
        let all = "› Для  ◂ все привычки: \(stage.app.model.list.library.presentHabits.count) ▸"
        #expect(stage.rendering(60, 15).frame.rows.contains { $0.contains(all) })
    }
}
