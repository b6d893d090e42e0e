import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("V14: midnight passes while the app is open") struct MidnightTests {
    @Test("V14, T64: the list follows and says so, with the key that goes back", arguments: Language.allCases)
    func told(language: Language) throws {
        let stage = try AppStage(language: language)
        stage.type("G ")
        stage.today = AppStage.today + 1
        #expect(
            stage.driver.model.notice?.text
                == (language == .english ? "It is Saturday now; [ goes back." : "Уже суббота; назад — [."))
        #expect(stage.driver.model.list.state.date == AppStage.today + 1)
        stage.type("[")
        #expect(stage.driver.model.list.state.date == AppStage.today && stage.driver.model.notice == nil)
        #expect(stage.driver.model.list.state.cards.contains { $0.name == "Water" && $0.isCompleted })
    }

    @Test("V14: another day that is shown stays, and nothing is said")
    func otherDay() throws {
        let stage = try AppStage()
        stage.type("[")
        stage.today = AppStage.today + 1
        #expect(stage.driver.model.list.state.date == AppStage.today - 1 && stage.driver.model.notice == nil)
    }

    @Test("V14: a reading of the library on the same day says nothing, nor does a clock set back")
    func sameDay() throws {
        let stage = try AppStage()
        stage.today = AppStage.today
        #expect(stage.driver.model.notice == nil)
        stage.today = AppStage.today - 1
        #expect(stage.driver.model.notice == nil)
    }
}
