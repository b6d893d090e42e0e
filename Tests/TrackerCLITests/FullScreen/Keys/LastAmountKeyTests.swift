import Samples
import Terminal
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("AMT-4: the last values below the number") struct LastAmountKeyTests {
    private static let read = AppStage.id(13)

    /// Read asks for 20 pages; yesterday 25, the day before 12, before that 25 and 7.
    private func stage(_ language: Language = .english) throws -> AppStage {
        let amounts = [25, 12, 25, 7].enumerated().map { index, amount in
            Edit.amount(
                AmountEdit(.set, Amount(text: "\(amount)")!), of: Self.read,
                on: DaySet([AppStage.today - index - 1]))
        }
        let goal = Goal(.atLeast, Amount(text: "20")!, unit: "pages")
        let stage = try AppStage(
            AppStage.week + [.editTracker(Self.read, TrackerEdit(.goal(goal)))] + amounts,
            language: language)
        stage.driver.model.focus(on: Self.read)
        return stage
    }

    private func today(_ stage: AppStage) -> Amount? {
        stage.library?.tracker(Self.read)?.amounts[AppStage.today]
    }

    @Test("AMT-4: a digit is a number while the line has the focus")
    func typed() throws {
        let stage = try stage()
        stage.type("=2")
        #expect(stage.shows("25 pages") && !stage.shows("1 25 pages"))
        stage.type("\r")
        #expect(today(stage) == Amount(text: "2"))
    }

    @Test("AMT-4: down leads to the last values, where a digit sets one", arguments: Language.allCases)
    func digit(language: Language) throws {
        let stage = try stage(language)
        stage.type("=")
        #expect(stage.shows(language == .english ? "↓ last values" : "↓ прошлые значения"))
        stage.type("\u{1B}[B")
        #expect(stage.shows("› 1 25 pages") && stage.shows("2 12 pages") && stage.shows("3 7 pages"))
        stage.type("2")
        #expect(today(stage) == Amount(text: "12") && stage.driver.model.sheets.isEmpty)
        #expect(stage.shows(language == .english ? "Read: 12 of 20 pages" : "Read: 12 · цель: 20 pages"))
    }

    @Test(
        "AMT-4: arrows move over the values and back to the line, which keeps what was typed; Enter chooses")
    func arrows() throws {
        let stage = try stage()
        stage.type("=4\u{1B}[B\u{1B}[B\u{1B}[A\u{1B}[A")
        #expect(stage.driver.controller.takesText && !stage.shows("1 25 pages"))
        stage.type("1")
        #expect(stage.shows("› 41"))
        stage.type("\u{1B}[B\u{1B}[B\u{1B}[B\u{1B}[B\r")
        #expect(today(stage) == Amount(text: "7"), "the last one is the end")
    }

    @Test("AMT-4, T72: a value is set by a click on it; a click into the line goes back to typing")
    func click() throws {
        let stage = try stage()
        stage.type("=\u{1B}[B")
        #expect(stage.click("3, +1.5") && stage.driver.controller.takesText)
        #expect(stage.click("12 pages") && today(stage) == Amount(text: "12"))
    }

    @Test("AMT-4: what was typed before choosing is asked about when leaving, and lost by choosing")
    func leaving() throws {
        let stage = try stage()
        stage.type("=4\u{1B}[B\u{1B}")
        #expect(stage.shows("Leave without saving?"))
        stage.type("n1")
        #expect(today(stage) == Amount(text: "25"))
    }

    @Test("AMT-4: in the smallest window an error is whole, with the values below it")
    func small() throws {
        let stage = try stage(.russian)
        stage.type("=")
        let size = Size(columns: 60, rows: 15)
        func shows(_ text: String) -> Bool { stage.driver.render(size).rows.contains { $0.contains(text) } }
        for text in ["Прошлые значения", "25 pages", "7 pages", "Готово"] { #expect(shows(text), "\(text)") }
        stage.type("far\r")
        guard let line = stage.driver.model.sheets.last as? TextPromptViewModel else {
            Issue.record("no sheet")
            return
        }
        let error = try #require(line.state.entry.error)
        for word in error.split(separator: " ") { #expect(shows(String(word)), "\(error)") }
        for text in ["25 pages", "7 pages", "Готово"] { #expect(shows(text), "\(text)") }
    }

    @Test("AMT-4: without values before there is nothing to go down to")
    func none() throws {
        let goal = Goal(.atLeast, Amount(text: "20")!, unit: "pages")
        let stage = try AppStage(AppStage.week + [.editTracker(Self.read, TrackerEdit(.goal(goal)))])
        stage.driver.model.focus(on: Self.read)
        stage.type("=\u{1B}[B3\r")
        #expect(today(stage) == Amount(text: "3"))
        #expect(!stage.shows("Last values"))
    }
}
