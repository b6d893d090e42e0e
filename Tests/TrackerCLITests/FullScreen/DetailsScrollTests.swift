import Terminal
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// A1: the details are whole at every size.
@MainActor @Suite struct DetailsScrollTests {
    nonisolated private static let sizes = [
        Size(columns: 60, rows: 15), Size(columns: 60, rows: 20), Size(columns: 80, rows: 23),
        Size(columns: 80, rows: 24), Size(columns: 120, rows: 40), Size(columns: 200, rows: 50),
    ]

    /// STAT-5: month, year, streaks, total, rate, completions by month and by weekday. Today is in November 2026.
    nonisolated private static let parts = [
        "Health · every day", "Current streak", "Best streak", "Total", "Last 30 days", "Counted from",
        "November 2026", "30◌", "not done", "Mon", "Sun", "less", "more", "By month", "By weekday",
    ]

    /// Of a habit that was done a year ago, so that each month is told.
    private func details() throws -> AppDriver {
        try details(AppStage.week + [.complete([AppStage.id(13)], on: AppStage.today - 340)])
    }

    /// Of the first habit.
    private func details(_ edits: [Edit]) throws -> AppDriver {
        let stage = try AppStage(edits)
        stage.type("i")
        return stage.driver
    }

    @Test("A1: every part is brought into sight by page down alone, and page up leads back", arguments: sizes)
    func whole(size: Size) throws {
        let driver = try details()
        let first = driver.render(size).rows
        var texts = [first]
        while texts.count < 80 {
            driver.handle(.key(Key(.pageDown)))
            let rows = driver.render(size).rows
            if rows == texts.last { break }
            texts.append(rows)
        }
        let text = texts.joined().joined(separator: "\n")
        for part in Self.parts { #expect(text.contains(part), "\(part)") }
        for month in 1...12 {
            let name = DateText.shortMonth(month, .english)
            // Over the year, and with its bar.
            #expect(text.contains("\(name) ") && text.contains("  \(name)  "), "\(name)")
        }
        for _ in 1..<texts.count { driver.handle(.key(Key(.pageUp))) }
        #expect(driver.render(size).rows == first)
    }

    @Test("N24: a blank row stands above the legend of a month of six weeks, too; a new habit has one month")
    func newHabit() throws {
        // November 2026 begins on a Sunday.
        let edits = AppStage.week + [.complete([AppStage.id(13)], on: AppStage.today)]
        let rows = try details(edits).render(Size(columns: 120, rows: 40)).rows
        let legend = try #require(rows.firstIndex { $0.contains("● done") })
        #expect(rows[legend - 2].contains("30◌"))
        #expect(rows[legend - 1].prefix(44).allSatisfy { " │".contains($0) })
        #expect(rows.contains { $0.contains("  Nov  ") } && !rows.contains { $0.contains("Oct") })
    }

    @Test("K4, HARD-23: days done before there was a goal are told, without a chart of amounts that are none")
    func beforeGoal() throws {
        let driver = try details(
            AppStage.week + [
                .complete([AppStage.id(13)], on: AppStage.today),
                .editTracker(AppStage.id(13), TrackerEdit(.goal(Goal(text: "at least 5 pages")))),
            ])
        let rows = driver.render(Size(columns: 120, rows: 50)).rows
        #expect(!rows.contains { $0.contains("By month, pages") })
        let days = try #require(rows.firstIndex { $0.contains("By month, days done") })
        #expect(rows[days].contains("By weekday, % of plan"))
        #expect(rows[days + 1].contains("  Nov  ") && rows[days + 1].contains(" 1 "))
    }

    @Test(
        "A1: where all is seen nothing scrolls, and the footer offers it only where it does", arguments: sizes
    )
    func offers(size: Size) throws {
        let driver = try details()
        let first = driver.render(size)
        let scrolls = size.rows < 40
        #expect(first.rows.last?.contains("PgDn scroll") == scrolls, "with the first frame")
        #expect(first.rows.last?.contains("←↑↓→ day") == true)
        // In a wide window the details beside the list have a bar of their own.
        if size.columns < 160 { #expect(first.rows.contains { $0.hasSuffix("┃") } == scrolls) }
        driver.handle(.key(Key(.end)))
        #expect((driver.render(size).rows != first.rows) == scrolls)
    }

    @Test(
        "A1: no key is dead after the end was reached",
        arguments: [
            (Key(.pageDown), Key(.pageUp)), (Key("G"), Key("g")), (Key(.end), Key(.home)),
        ])
    @MainActor func ends(forth: Key, back: Key) throws {
        let (driver, size) = (try details(), Size(columns: 60, rows: 20))
        let first = driver.render(size).rows
        var last = first
        for _ in 0..<60 {
            driver.handle(.key(forth))
            last = driver.render(size).rows
        }
        #expect(last != first && last.contains { $0.contains("Jan  0") })
        driver.handle(.key(back))
        #expect(driver.render(size).rows != last)
        for _ in 0..<60 { driver.handle(.key(back)) }
        #expect(driver.render(size).rows == first)
    }

    @Test(
        "A1: a window that grows shows no blank rows below the page; the wheel scrolls, the arrows' clicks turn"
    )
    func grows() throws {
        let (driver, size) = (try details(), Size(columns: 80, rows: 24))
        _ = driver.render(size)
        for _ in 0..<3 { driver.handle(.mouse(MouseEvent(.scrollDown, at: Point(column: 9, row: 9)))) }
        #expect(!driver.render(size).rows.contains { $0.contains("Health · every day") })
        let large = driver.render(Size(columns: 80, rows: 60))
        #expect(large.rows.contains { $0.contains("Health · every day") })
        let row = try #require(large.rows.firstIndex { $0.contains("◂ November") })
        let column = try #require(large.rows[row].firstIndex(of: "◂"))
        let arrow = large.rows[row].distance(from: large.rows[row].startIndex, to: column)
        driver.handle(.mouse(MouseEvent(.press(.left), at: Point(column: arrow, row: row))))
        #expect(driver.render(size).rows.contains { $0.contains("October 2026") })
        driver.handle(.key(Key(.escape)))
        #expect(driver.model.sheets.isEmpty)
    }

    @Test("V13, T72: a click on a day chooses it, a click on the chosen day marks it")
    func clicks() throws {
        let stage = try AppStage()
        stage.type("i")
        #expect(stage.shows("Fri, 20 Nov · can be done"))
        let day = try #require(stage.place(of: " 19"))
        stage.mouse(.press(.left), at: day)
        #expect(
            stage.shows("Thu, 19 Nov") && stage.library?.tracker(AppStage.id(13))?.marks.isEmpty == true
        )
        stage.mouse(.press(.left), at: day)
        #expect(stage.library?.tracker(AppStage.id(13))?.marks == DaySet([AppStage.today - 1]))
        #expect(stage.shows("Thu, 19 Nov · done"))
    }
}
