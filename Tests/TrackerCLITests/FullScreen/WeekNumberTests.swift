import Samples
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// Numbers typed in a row into the week; today is Friday 20 November 2026.
@MainActor @Suite struct WeekNumberTests {
    private static let (coffee, walk, read, run) = (
        AppStage.id(11), AppStage.id(12), AppStage.id(13), AppStage.id(14)
    )
    private static let monday = AppStage.today - 4
    private static let tab = "\t"
    private static let back = "\u{1B}[Z"
    private static let save = "\u{13}"

    /// Coffee has a limit, Read a goal; Walk and Run count nothing; the focus is on Coffee's Monday.
    private func stage(_ more: [Edit] = [], language: Language = .english) throws -> AppStage {
        let stage = try AppStage(
            [
                .addCategory(id: AppStage.id(1), name: "Home"), AppStage.habit(11, "Coffee", in: 1),
                AppStage.habit(12, "Walk", in: 1), AppStage.habit(13, "Read", in: 1),
                AppStage.habit(14, "Run", in: 1),
                .editTracker(Self.coffee, TrackerEdit(.goal(Goal(.atMost, "2", unit: "cups")))),
                .editTracker(Self.read, TrackerEdit(.goal(Goal(.atLeast, "20", unit: "pages")))),
            ] + more, language: language, today: AppStage.today - 30)
        stage.today = AppStage.today
        stage.type("3\u{1B}[H")
        return stage
    }

    private func amounts(_ id: Identifier, _ stage: AppStage) -> [String] {
        guard let tracker = stage.library?.tracker(id) else { return [] }
        return (Self.monday...AppStage.today).map { day in
            tracker.amounts[day].map { AmountText.number($0, .english) } ?? "–"
        }
    }

    /// The name, and the day of the month; behind a + while a line is open.
    private func place(_ stage: AppStage) -> String {
        let model = stage.driver.model
        let isOpen = model.sheets.last is TextPromptViewModel
        return (isOpen ? "+" : "") + "\(model.focused?.name ?? "–") \(model.week.focusedDay.day)"
    }

    @Test("NUM-1: Enter saves and opens the next day of the row; behind today it saves and closes")
    func days() throws {
        let stage = try stage()
        stage.type("=")
        #expect(stage.shows("Coffee, Mon, 16 Nov: limit 2 cups") && place(stage) == "+Coffee 16")
        for (keys, there) in [
            ("1\r", "+Coffee 17"), ("\r", "+Coffee 18"), ("3\r", "+Coffee 19"), ("0\r", "+Coffee 20"),
        ] {
            stage.type(keys)
            #expect(place(stage) == there)
        }
        #expect(stage.rows.last?.contains("Enter done") == true)
        stage.type("2\r")
        #expect(place(stage) == "Coffee 20" && amounts(Self.coffee, stage) == ["1", "–", "3", "0", "2"])
    }

    @Test("NUM-1: Tab and down lead through the rows that count amounts and on to the next day, and back")
    func rows() throws {
        let stage = try stage()
        stage.type("=")
        #expect(stage.rows.last?.contains("Tab Read") == true)
        for (keys, there) in [
            ("1" + Self.tab, "+Read 16"), ("20\u{1B}[B", "+Coffee 17"), (Self.tab, "+Read 17"),
            (Self.back, "+Coffee 17"), ("2\u{1B}[A", "+Read 16"), (Self.back, "+Coffee 16"),
            // The Sunday before is in another week, and has come as well.
            (Self.back, "+Read 15"), (Self.tab, "+Coffee 16"),
        ] {
            stage.type(keys)
            #expect(place(stage) == there, "\(keys.debugDescription)")
        }
        #expect(amounts(Self.coffee, stage).prefix(3) == ["1", "2", "–"])
        #expect(amounts(Self.read, stage).prefix(2) == ["20", "–"])
    }

    @Test("NUM-1: behind the last row of today Tab saves and closes, as no day to come is visited")
    func end() throws {
        let stage = try stage()
        stage.type("t=")
        stage.type("1" + Self.tab)
        #expect(place(stage) == "+Read 20" && stage.rows.last?.contains("Tab next row") == true)
        stage.type("5" + Self.tab)
        #expect(place(stage) == "Read 20" && amounts(Self.read, stage).last == "5")
    }

    @Test("NUM-1: a row without a goal counts amounts where one is in the days shown")
    func bare() throws {
        let stage = try stage()
        stage.type("=" + Self.tab + Self.tab)
        #expect(place(stage) == "+Coffee 17")
        let other = try self.stage()
        other.type("t" + "hjjj" + "=4" + Self.save)
        #expect(place(other) == "Run 19" && amounts(Self.run, other)[3] == "4")
        other.type("gt" + "=" + Self.tab + Self.tab)
        #expect(place(other) == "+Run 20")
    }

    @Test("NUM-1: Esc drops only what stands in the line, without a question; Ctrl-S saves and closes")
    func ends() throws {
        let stage = try stage()
        stage.type("=1\r2\u{1B}")
        #expect(place(stage) == "Coffee 17" && amounts(Self.coffee, stage).prefix(2) == ["1", "–"])
        stage.type("=2" + Self.save)
        #expect(place(stage) == "Coffee 17" && amounts(Self.coffee, stage).prefix(2) == ["1", "2"])
        stage.type("=" + Self.save)
        #expect(place(stage) == "Coffee 17" && amounts(Self.coffee, stage).prefix(2) == ["1", "2"])
    }

    // = 1 Tab 2 Tab … 2 Ctrl-S: 1 + 12 + 11 + 1.
    @Test("NUM-1: twelve amounts of six days and two rows take at most 30 keys")
    func keyCount() throws {
        let stage = try stage()
        stage.type("[")
        let typed = "=" + Array(repeating: "1\t2", count: 6).joined(separator: Self.tab) + Self.save
        #expect(typed.count == 25 && typed.count <= 30)
        stage.type(typed)
        let days = (Self.monday - 7)...(Self.monday - 2)
        for (id, amount) in [(Self.coffee, "1"), (Self.read, "2")] as [(Identifier, Amount)] {
            let tracker = try #require(stage.library?.tracker(id))
            #expect(days.allSatisfy { tracker.amounts[$0] == amount } && tracker.amounts.count == 6)
        }
    }

    @Test("NUM-2: each number is a step; what is wrong stays in the line with its sentence")
    func steps() throws {
        let stage = try stage()
        stage.type("=1\r2\r3 kg" + Self.tab)
        #expect(place(stage) == "+Coffee 18" && stage.rows.contains { $0.contains("! ") })
        #expect(amounts(Self.coffee, stage) == ["1", "2", "–", "–", "–"])
        // The line keeps what was typed.
        stage.type("\u{7F}\u{7F}\u{7F}" + Self.save)
        #expect(amounts(Self.coffee, stage) == ["1", "2", "3", "–", "–"])
        stage.type("u")
        #expect(amounts(Self.coffee, stage) == ["1", "2", "–", "–", "–"])
        stage.type("u")
        #expect(amounts(Self.coffee, stage) == ["1", "–", "–", "–", "–"])
    }

    @Test(
        "NUM-2: days off are visited; the last values are offered on cards and not here",
        arguments: Language.allCases)
    func off(language: Language) throws {
        let skip = Edit.skip([Self.coffee], on: DaySet([Self.monday + 1]))
        let stage = try stage([skip], language: language)
        stage.type("=1\r")
        #expect(place(stage) == "+Coffee 17")
        let prompt = try #require(stage.driver.model.sheets.last as? TextPromptViewModel)
        #expect(prompt.isInSeries && prompt.choiceCount == 0)
        let title = language == .english ? "Next day" : "Следующий день"
        #expect(prompt.state.saveTitle == title && prompt.state.canSave)
        stage.type("\u{1B}")
        stage.type("1=")
        let card = try #require(stage.driver.model.sheets.last as? TextPromptViewModel)
        #expect(!card.isInSeries && card.choiceCount == 1)
    }
}
