import Terminal
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite struct BreakSheetViewTests {
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
