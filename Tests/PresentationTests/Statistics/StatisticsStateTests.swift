import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@Suite struct StatisticsStateTests {
    private static func state(_ library: Library, _ conventions: Conventions = .english) -> StatisticsState {
        StatisticsState(library, today: .today, conventions: conventions)
    }

    /// ✓ done, ~ off, ✗ missed, ? due today, · not planned.
    private static func marks(_ row: StatisticsState.Row) -> String {
        row.lastDays.suffix(14).map { mark in
            switch mark {
            case .done: "✓"
            case .off: "~"
            case .begun: "o"
            case .missed: "✗"
            case .due: "?"
            case .unplanned: "·"
            }
        }.joined()
    }

    @Test("STAT-1: the four figures of the worked example in English")
    func english() throws {
        let state = Self.state(try .workedExample())
        #expect(state.cards.map(\.value) == ["6", "4", "8", "1.3"])
        #expect(
            state.cards.map(\.caption) == ["Best period", "Perfect days", "Trackers completed", "Average"])
        #expect(state.placeholder == nil && state.today == .today)
        #expect(state.figures.bestPeriod == 6 && state.figures.perfectDays == 4)
        #expect(state.figures.completed == 8 && state.figures.averageTenths == 13)
    }

    @Test("STAT-1: the four figures of the worked example in Russian")
    func russian() throws {
        let state = Self.state(try .workedExample(), .russian)
        #expect(state.cards.map(\.value) == ["6", "4", "8", "1,3"])
        #expect(
            state.cards.map(\.caption) == [
                "Лучший период", "Идеальные дни", "Трекеров завершено", "Среднее значение",
            ])
    }

    @Test(
        "MEND-3: figures have units inflected by their number, the average one that never is",
        arguments: [
            (
                1, ["1 day", "1 day", "1 mark", "1 a day"],
                ["1 день", "1 день", "1 отметка", "1 в день"]
            ),
            (
                3, ["3 days", "3 days", "3 marks", "1 a day"],
                ["3 дня", "3 дня", "3 отметки", "1 в день"]
            ),
            (
                5, ["5 days", "5 days", "5 marks", "1 a day"],
                ["5 дней", "5 дней", "5 отметок", "1 в день"]
            ),
            (
                21, ["21 days", "21 days", "21 marks", "1 a day"],
                ["21 день", "21 день", "21 отметка", "1 в день"]
            ),
        ])
    func units(count: Int, english: [String], russian: [String]) throws {
        let first = Day.today - (count - 1)
        let library = try Library.holding(
            .habit(1, "Run", created: first, done: Array(first...Day.today)))
        for (conventions, texts) in [(Conventions.english, english), (.russian, russian)] {
            #expect(Self.state(library, conventions).cards.map { $0.value + " " + $0.unit } == texts)
        }
    }

    @Test("HARD-23: months and weekdays of a year without any completion are left out")
    func nothingOfLate() throws {
        let old = Self.state(try .holding(.habit(1, created: "2020-01-01", done: ["2020-01-01"])))
        #expect(old.placeholder == nil && old.charts.months == nil && old.charts.weekdays == nil)
        let charts = Self.state(try .workedExample()).charts
        #expect(charts.months?.bars.map(\.text) == ["8"] && charts.weekdays != nil)
    }

    @Test("STAT-4: the table of the worked example")
    func rows() throws {
        let state = Self.state(try .workedExample())
        #expect(state.rows.map(\.name) == ["Run", "Draw", "Exam"] && state.rows.map(\.id) == [1, 2, 3])
        #expect(state.rows.map(\.figures.currentStreak) == [1, 1, 1])
        #expect(state.rows.map(\.figures.bestStreak) == [2, 3, 1])
        #expect(state.rows.map(\.figures.total) == [3, 4, 1])
        #expect(state.rows.map(\.rateText) == ["67%", "80%", "—"])
        #expect(Self.state(try .workedExample(), .russian).rows[0].rateText == "67\u{A0}%")
    }

    // Fourteen days from Monday 23 February to Sunday 8 March.
    @Test(
        "STAT-4, TRK-3, C11: the last 14 days; nothing is missed before the start day, and today is still due"
    )
    func lastDays() throws {
        let rows = Self.state(try .workedExample()).rows
        #expect(
            rows.map(Self.marks) == [
                "·······✓·✓·✗✓·",
                "·········✓✓✓✗✓",
                "···········✓··",
            ])
        let open = Self.state(try .holding(.habit(1, created: "2026-03-07"))).rows
        #expect(open.map(Self.marks) == ["············✗?"])
    }

    @Test("V15: a row has the marks of thirty days, for tables with room for them")
    func thirtyDays() throws {
        // From Saturday 7 February to Sunday 8 March.
        let done: [Day] = ["2026-02-06", "2026-02-07", .today]
        let row = Self.state(try .holding(.habit(1, created: "2026-02-01", done: done))).rows[0]
        #expect(row.lastDays.count == 30)
        #expect(row.lastDays.map { $0 == .done } == [true] + Array(repeating: false, count: 28) + [true])
    }

    // From Tuesday 3 March; a pause from Saturday 7 on, Wednesday and Thursday skipped, Thursday done nevertheless.
    @Test(
        "STAT-4, OFF-1, OFF-2: days off are neither missed nor unplanned in the last 14 days, done ones are done"
    )
    func lastDaysOff() throws {
        let library = try Library.holding(
            .habit(
                1, created: "2026-03-03", status: .paused(since: "2026-03-07"), done: ["2026-03-05"],
                skipped: ["2026-03-04", "2026-03-05"]))
        #expect(Self.state(library).rows.map(Self.marks) == ["········✗~✓✗~~"])
    }

    @Test("STAT-2: with no completion at all, the placeholder")
    func placeholder() throws {
        for library in [
            try Library.holding(), try .holding(.habit(1)), try .holding(.habit(1, done: [.tomorrow])),
        ] {
            #expect(Self.state(library).placeholder == "There is nothing to analyze yet")
            #expect(Self.state(library, .russian).placeholder == "Анализировать пока нечего")
        }
    }

    @Test("STAT-2: with any completion all four figures, zero where there is nothing")
    func zero() throws {
        let state = Self.state(try .holding(.event(1, done: [.yesterday])))
        #expect(state.placeholder == nil && state.cards.map(\.value) == ["1", "0", "1", "1"])
    }

    @Test("Thousands are set apart in the way of the language")
    func thousands() throws {
        let done = (0..<1222).map { Day.today - $0 }
        let library = try Library.holding(.habit(1, done: done))
        #expect(Self.state(library).cards.map(\.value) == ["1,222", "1,222", "1,222", "1"])
        #expect(Self.state(library, .russian).cards[0].value == "1\u{A0}222")
    }

    @Test("Average: one decimal, a half away from zero, none where it is whole")
    func average() throws {
        // 3 completions on 2 days; 5 on 4 days is 1.25.
        let half = try Library.holding(
            .habit(1, done: [.today, .yesterday]), .habit(2, done: [.today]))
        #expect(Self.state(half).cards[3].value == "1.5")
        let quarter = try Library.holding(
            .habit(1, done: (0..<4).map { .today - $0 }), .habit(2, done: [.today]))
        #expect(Self.state(quarter).cards[3].value == "1.3")
        #expect(Self.state(quarter, .russian).cards[3].value == "1,3")
        let whole = try Library.holding(.habit(1, done: [.today]), .habit(2, done: [.today]))
        #expect(Self.state(whole, .russian).cards[3].value == "2")
    }

    @Test("STAT-4: the heat map is over all trackers up to today")
    func heatMap() throws {
        let state = Self.state(try .workedExample())
        #expect(state.heatMap.columns[52].map { $0?.level?.rawValue } == [4, nil, 4, 4, 2, 0, 4])
    }
}
