import Samples
import Terminal
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// The week by keys and by the mouse; today is Friday 20 November 2026.
@MainActor @Suite struct WeekKeyTests {
    private static let names = ["Walk", "Water", "Read", "Run", "Swim", "Draw"]

    /// Six habits of every day in one category.
    private func stage() throws -> AppStage {
        try AppStage(
            [.addCategory(id: AppStage.id(1), name: "Home")]
                + Self.names.enumerated().map { AppStage.habit(UInt64(11 + $0), $1, in: 1) },
            today: AppStage.today - 30)
    }

    private func done(_ number: UInt64, _ stage: AppStage) -> DaySet? {
        stage.library?.tracker(AppStage.id(number))?.marks
    }

    /// The name and the day of the month.
    private func focus(_ stage: AppStage) -> String {
        "\(stage.driver.model.focused?.name ?? "–") \(stage.driver.model.week.focusedDay.day)"
    }

    @Test("WEEK-3: five days of six habits are marked from the list by 35 keys")
    func fiveDays() throws {
        let stage = try stage()
        stage.today = AppStage.today
        let keys = "3hhhh" + String(repeating: " ", count: 30)
        #expect(keys.count <= 36)
        stage.type(keys)
        for number in 11...16 as ClosedRange<UInt64> {
            #expect(done(number, stage) == DaySet(AppStage.today - 4...AppStage.today), "\(number)")
        }
    }

    @Test("WEEK-4: a forgotten day of last week takes four keys: w [ h Space, and the same weekday three")
    func lastWeek() throws {
        for (keys, day) in [("w[h ", AppStage.today - 8), ("w[ ", AppStage.today - 7)] {
            #expect(keys.count <= 4)
            let stage = try stage()
            stage.today = AppStage.today
            stage.type(keys)
            #expect(done(11, stage) == DaySet([day]))
        }
    }

    @Test("WEEK-3: arrows and letters move over the cells; Tab goes round the rows, up to the tab bar")
    func moves() throws {
        let stage = try stage()
        stage.today = AppStage.today
        stage.type("3")
        for (keys, there) in [
            ("", "Walk 20"), ("j", "Water 20"), ("\u{1B}[B", "Read 20"), ("k", "Water 20"), ("h", "Water 19"),
            ("\u{1B}[D", "Water 18"), ("l", "Water 19"), ("G", "Draw 19"), ("j", "Draw 19"),
            ("\t", "Walk 19"),
            ("\u{1B}[Z", "Draw 19"), ("g", "Walk 19"), ("\u{1B}[6~", "Draw 19"), ("\u{1B}[5~", "Walk 19"),
            ("t", "Walk 20"), ("lll", "Walk 23"), ("[", "Walk 16"), ("t", "Walk 20"),
        ] {
            stage.type(keys)
            #expect(focus(stage) == there, "\(keys)")
        }
        stage.type("k")
        #expect(stage.driver.model.isBarFocused && stage.driver.model.focused == nil)
        stage.type("j")
        #expect(focus(stage) == "Walk 20")
    }

    @Test(
        "TILE-7: the title says “this week” and “today” whole or not at all, at any width",
        arguments: ["", "3"])
    func title(keys: String) throws {
        let stage = try stage()
        stage.today = AppStage.today
        stage.type(keys)
        let word = keys.isEmpty ? "• today" : "• this week"
        var shown: Set<Bool> = []
        for columns in 60...130 {
            let title = stage.driver.render(Size(columns: columns, rows: 24)).rows[0]
            #expect(title.contains("•") == title.contains(word), "\(columns) \(title)")
            shown.insert(title.contains(word))
        }
        #expect(shown == [false, true])
    }

    @Test("NUM-3, T85: Home and End are the first and the last day shown, g and G the first and the last row")
    func ends() throws {
        let stage = try stage()
        stage.today = AppStage.today
        stage.type("3j")
        for (keys, there) in [
            ("\u{1B}[H", "Water 16"), ("\u{1B}[F", "Water 22"), ("G", "Draw 22"), ("\u{1B}[1~", "Draw 16"),
            ("g", "Walk 16"), ("[", "Walk 9"), ("\u{1B}[4~", "Walk 15"),
        ] {
            stage.type(keys)
            #expect(focus(stage) == there, "\(keys.debugDescription)")
        }
        // On the tab bar they do nothing.
        stage.type("kk")
        #expect(stage.driver.model.isBarFocused)
        stage.type("\u{1B}[H\u{1B}[F")
        #expect(stage.driver.model.isBarFocused)
    }

    @Test("MAIN-16, T85: 3 and w show the week from any screen, Tab on the bar leads through all three")
    func tabs() throws {
        let stage = try stage()
        for (key, tab) in [("3", Tab.week), ("1", .trackers), ("w", .week), ("2", .statistics), ("3", .week)]
        {
            stage.type(key)
            #expect(stage.driver.model.tab == tab)
        }
        stage.type("k")
        for tab in [Tab.trackers, .statistics, .week] {
            stage.type("\t")
            #expect(stage.driver.model.tab == tab && stage.driver.model.isBarFocused)
        }
        stage.type("\u{1B}[D")
        #expect(stage.driver.model.tab == .statistics)
    }

    @Test("T83: with the Russian layout ц shows the week, and the keys of cells work there")
    func russianLayout() throws {
        let stage = try stage()
        stage.today = AppStage.today
        stage.type("цр ")
        #expect(done(11, stage) == DaySet([AppStage.today - 1]))
        stage.type("ы")
        #expect(stage.library?.tracker(AppStage.id(12))?.skips == DaySet([AppStage.today - 1]))
    }

    @Test(
        "WEEK-6, T72: a click marks the cell, a name takes the focus and then opens details, arrows move weeks"
    )
    func mouse() throws {
        let stage = try stage()
        stage.today = AppStage.today
        stage.type("3")
        let row = try #require(stage.place(of: "Read")).row
        let column = try #require(stage.place(of: "Wed")).column
        stage.mouse(.press(.left), at: Point(column: column + 1, row: row))
        #expect(done(13, stage) == DaySet([AppStage.today - 2]))
        #expect(stage.driver.model.focused?.name == "Read")
        stage.mouse(.press(.left), at: Point(column: column + 1, row: row))
        #expect(done(13, stage) == DaySet())
        #expect(stage.click("Swim"))
        #expect(stage.driver.model.focused?.name == "Swim" && stage.driver.model.sheets.isEmpty)
        #expect(stage.click("Swim"))
        #expect(stage.driver.model.sheets.count == 1)
        stage.type("\u{1B}")
        #expect(stage.click("◂"))
        #expect(stage.shows("9 – 15 November 2026"))
        #expect(stage.click("▸"))
        stage.mouse(.scrollDown, at: Point(column: 5, row: row))
        #expect(stage.driver.model.focused?.name == "Draw")
    }

    @Test("WEEK-1: without a habit there is nothing to mark, and no key does harm")
    func empty() throws {
        let stage = try AppStage([])
        stage.type("3 hjkl\r")
        #expect(stage.driver.model.tab == .trackers)
        stage.type("3")
        #expect(stage.shows("What will we track?"))
    }

    @Test("WEEK-3: what the footer of the week offers works there")
    func footer() throws {
        let stage = try stage()
        stage.today = AppStage.today
        stage.type("3")
        #expect(stage.rows.last?.contains("Space mark, next") == true)
        #expect(stage.rows.last?.contains("[ week before") == true)
    }
}
