import Samples
import Terminal
import TestKit
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite struct WeekScreenViewTests {
    @Test("WEEK-2: the week as it was looked at, in both themes and in ASCII", arguments: Language.allCases)
    func snapshot(language: Language) throws {
        var stage = try ScreenStage.sampleWeek(language)
        let snapshot = ThemedSnapshot(name: "week.\(language.rawValue)", keepsASCII: true)
        let mismatches = snapshot.mismatches {
            (stage.appearance, stage.glyphs) = ($1, $2)
            return stage.rendering($0).frame
        }
        #expect(mismatches == [], "\(mismatches.joined(separator: "\n"))")
    }

    @Test(
        "WEEK-6: seven days from 80 columns on, at 60 those up to the focus, from 140 on two weeks")
    func days() throws {
        let stage = try ScreenStage.sampleWeek()
        func days(_ columns: Int) -> [Int] {
            let days = Set(stage.rendering(columns, 24).cells.map(\.day))
            return days.sorted().map(\.day)
        }
        #expect(days(80) == Array(16...22) && days(120) == Array(16...22))
        // Of 57 cells the longest name takes 21 and the streak 8: there is room for five days of 5 cells.
        #expect(days(60) == Array(16...20))
        stage.app.handle(.move(.right))
        #expect(days(60) == Array(17...21))
        for _ in 1...5 { stage.app.handle(.move(.left)) }
        #expect(days(60) == Array(16...20))
        stage.app.model.week.weeks = WeekScreenView.weeks(for: 140)
        #expect(days(140) == Array(9...22) && days(160) == Array(9...22))
    }

    // "401 of 600 pages" leaves 39 of 57 cells, room for three days beside a name of 22; "401/600" leaves 48. At 90
    // columns it leaves 69, and 42 of them are seven days.
    @Test("WEEK-6, SUM-9: a sum is told by its numbers alone where more days have room so")
    func shortSum() throws {
        let stage = try ScreenStage.weekScreen(
            .holding(
                .habit(
                    1, "Read before going to sleep", planned: .rule("at least 600 pages a week"),
                    created: "2026-11-02", amounts: [("2026-11-16", "401")])))
        let narrow = stage.rendering(60, 15)
        #expect(narrow.frame.rows.contains { $0.contains(" 401/600") && !$0.contains("pages") })
        #expect(Set(narrow.cells.map(\.day.day)) == Set(16...20))
        #expect(stage.rendering(90, 24).frame.rows.contains { $0.contains(" 401 of 600 pages") })
    }

    @Test("WEEK-2, SUM-9: a sum beyond its limit has the style of what is wrong in the last column")
    func overLimit() throws {
        for (amount, role) in [("14", .secondary), ("15", .error)] as [(Amount, Role)] {
            let stage = try ScreenStage.weekScreen(
                .holding(
                    .habit(
                        1, "Coffee", planned: .rule("at most 14 a week"), created: "2026-11-02",
                        amounts: [("2026-11-16" as Day, amount)])))
            let frame = stage.rendering(80, 24).frame
            let row = try #require(frame.rows.firstIndex { $0.contains("Coffee") })
            let end = try #require(
                frame.bounds.columns.last { frame[Point(column: $0, row: row)].cluster != " " })
            #expect(frame[Point(column: end, row: row)].style == stage.context.theme.style(role))
        }
    }

    @Test(
        "WKST-1: “since Mon” stands over the head of the last column where it counts other weeks than are shown",
        arguments: [
            (Language.english, Weekday.sunday, "1 a week", "Fri Sat since Mon", "20 21 streak"),
            (.russian, .saturday, "at least 5 km a week", "Чт Пт с пн", "19 20 серия"),
            (.english, .sunday, "1 a month", "Fri Sat", "20 21 streak"),
            (.english, .monday, "1 a week", "Sat Sun", "21 22 streak"),
        ])
    func sinceMonday(
        language: Language, weekday: Weekday, rule: String, top: String, bottom: String
    ) throws {
        let stage = try ScreenStage.weekScreen(
            .holding(.habit(1, "Gym", planned: .rule(rule), created: "2026-11-02")), language,
            weekStartsOn: weekday)
        let rows = stage.rendering(80, 24).frame.rows.map { $0.split(separator: " ").joined(separator: " ") }
        let index = try #require(rows.firstIndex { $0.hasSuffix(Phrase.streakTitle(language)) })
        #expect(rows[index - 1].hasSuffix(top) && rows[index].hasSuffix(bottom), "\(rows[index - 1...index])")
    }

    @Test("WEEK-6: from 160 columns on the details of the habit stand beside the week")
    func beside() throws {
        let stage = try ScreenStage.sampleWeek()
        let rows = stage.rendering(160, 40).frame.rows
        #expect(rows.contains { $0.contains("20 days") } && rows.contains { $0.contains("Best streak") })
        let area = try #require(
            stage.rendering(160, 40).targets.first { $0.target == .intent(.action(.openDetails)) }?.area)
        #expect(stage.rendering(160, 40).cells.allSatisfy { $0.area.right <= area.left })
    }

    @Test("T62, T72: in a window of any size each cell that is seen is a target inside it, and no two meet")
    func anySize() throws {
        let stage = try ScreenStage.sampleWeek()
        var random = SeededRandom(seed: 24)
        for _ in 0..<40 {
            let size = Size(
                columns: .random(in: 60...300, using: &random), rows: .random(in: 15...100, using: &random))
            stage.app.model.week.weeks = WeekScreenView.weeks(for: size.columns)
            let rendering = stage.rendering(size)
            let cells = rendering.cells
            #expect(!cells.isEmpty && rendering.frame.rows.allSatisfy { $0.cellWidth <= size.columns })
            for (index, cell) in cells.enumerated() {
                #expect(cell.area.intersection(rendering.frame.bounds) == cell.area)
                #expect(!cells[..<index].contains { !$0.area.intersection(cell.area).isEmpty }, "\(size)")
            }
            let focused = try #require(
                cells.first { $0.tracker == SampleWeek.dog && $0.day == SampleWeek.today }, "\(size)")
            #expect(focused.area.contains(rendering.frame.cursor.position), "\(size)")
            #expect(rendering.frame[Point(column: focused.area.left, row: focused.area.top)].cluster == "[")
        }
    }

    @Test("WEEK-6, MAIN-11: rows scroll with the focus; days and shares stay")
    func scrolling() throws {
        let stage = try ScreenStage.sampleWeek()
        for _ in 1...6 {
            let rows = stage.rendering(60, 15).frame.rows
            #expect(rows.contains { $0.contains("Fri") } && rows.contains { $0.contains("3/4") })
            let name = try #require(stage.app.model.focused?.name)
            #expect(rows.contains { $0.drop { $0 == " " }.hasPrefix("›") && $0.contains(name) }, "\(name)")
            stage.app.handle(.move(.down))
        }
    }

    @Test("TILE-1: a note stands behind its tile, where the focus has its bracket in the next cell")
    func notes() throws {
        let library = try Library.holding(
            .habit(
                1, "Walk", created: "2026-11-01", done: ["2026-11-20", "2026-11-22"],
                notes: [("2026-11-20", "rain"), ("2026-11-22", "sun")]))
        let stage = try ScreenStage.weekScreen(library)
        func row(_ columns: Int) throws -> String {
            let rows = stage.rendering(columns, 24).frame.rows
            return String(try #require(rows.first { $0.contains("🙂 Walk  ") }).drop { $0 != "[" })
        }
        // The focus is on Friday; tiles have 3, 4 and 6 cells.
        #expect(try row(70).hasPrefix("[███]✎ ·   ███✎"))
        #expect(try row(80).hasPrefix("[████]✎ ·    ████✎"))
        #expect(try row(120).hasPrefix("[██████]✎  ·     ██████✎"))
        stage.app.model.week.focus(on: "2026-11-22")
        #expect(try row(80).hasPrefix("[████]✎"))
        stage.app.model.week.focus(on: "2026-11-19")
        #expect(try row(80).hasPrefix("[ ✗  ] ████✎"))
        stage.app.model.week.weeks = 2
        stage.app.model.week.focus(on: "2026-11-20")
        #expect(try row(160).hasPrefix("[███]✎ ·   ███✎"))
    }

    @Test("TILE-6: the legend names in one line the signs of the cells that are seen, what fits of it")
    func legend() throws {
        let stage = try ScreenStage.sampleWeek()
        func legend(_ columns: Int, _ rows: Int) throws -> String {
            let shown = stage.rendering(columns, rows).frame.rows
            return try #require(shown.first { $0.contains("begun") || $0.contains("to come") })
                .split(separator: " ").joined(separator: " ")
        }
        #expect(try legend(80, 24) == "████ done ◐ begun ! over the limit ~ off – open · to come ✎ note")
        // At 60 columns five days are seen, none of them to come.
        #expect(try legend(60, 24) == "███ done ◐ begun ! over the limit ~ off – open")
    }

    @Test("TILE-6: what no row on the screen has is not named; it is once the focus has brought it there")
    func legendScrolls() throws {
        let habits = (1...12).map { number in
            Tracker.habit(
                AppStage.id(UInt64(number)), "Habit \(number)", created: "2026-11-20",
                goal: Goal(.atMost, "2"),
                amounts: number == 12 ? [("2026-11-20", "3")] : [],
                notes: number == 12 ? [("2026-11-20", "why")] : [])
        }
        let stage = try ScreenStage.weekScreen(
            Library(id: 1000, categories: [.home], trackers: habits))
        func legend() -> String { stage.rendering(80, 15).frame.rows.dropLast(2).last ?? "" }
        #expect(!legend().contains("limit") && !legend().contains("✎") && legend().contains("to come"))
        stage.app.model.week.focus(onRow: 11)
        #expect(legend().contains("! over the limit") && legend().contains("✎ note"))
    }
}
