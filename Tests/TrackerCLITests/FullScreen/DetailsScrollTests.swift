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

    private func details() throws -> AppDriver {
        let stage = try AppStage()
        stage.type("i")
        return stage.driver
    }

    @Test("A1: every part is brought into sight by down alone, and up leads back", arguments: sizes)
    func whole(size: Size) throws {
        let driver = try details()
        let first = driver.render(size).rows
        var texts = [first]
        while texts.count < 80 {
            driver.handle(.key(Key(.down)))
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
        for _ in 1..<texts.count { driver.handle(.key(Key(.up))) }
        #expect(driver.render(size).rows == first)
    }

    @Test(
        "A1: where all is seen nothing scrolls, and the footer offers it only where it does", arguments: sizes
    )
    func offers(size: Size) throws {
        let driver = try details()
        let first = driver.render(size)
        let scrolls = size.rows < 40
        #expect(first.rows.last?.contains("↑↓ scroll") == scrolls, "with the first frame")
        #expect(first.rows.contains { $0.hasSuffix("┃") } == scrolls)
        driver.handle(.key(Key(.end)))
        #expect((driver.render(size).rows != first.rows) == scrolls)
    }

    @Test(
        "A1: no key is dead after the end was reached",
        arguments: [
            (Key("j"), Key("k")), (Key(.pageDown), Key(.pageUp)), (Key("G"), Key("g")),
            (Key(" "), Key(.home)),
        ])
    func ends(forth: Key, back: Key) throws {
        let (driver, size) = (try details(), Size(columns: 60, rows: 20))
        let first = driver.render(size).rows
        var last = first
        for _ in 0..<60 {
            driver.handle(.key(forth))
            last = driver.render(size).rows
        }
        #expect(last != first && last.contains { $0.contains("Dec  0") })
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
        driver.handle(.key(Key(.enter)))
        driver.handle(.key(Key(" ")))
        #expect(driver.model.sheets.count == 1)
        driver.handle(.key(Key(.escape)))
        #expect(driver.model.sheets.isEmpty)
    }
}
