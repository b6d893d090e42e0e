import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

/// YEAR-1 to YEAR-3 over the worked example of the statistics, whose today is Sunday 8 March 2026.
@Suite struct ChosenYearTests {
    private static func state(
        _ library: Library, over range: StatisticsRange, _ conventions: Conventions = .english
    ) -> StatisticsState {
        StatisticsState(library, over: range, today: .today, conventions: conventions)
    }

    private static let chosen = StatisticsRange.days("2026-03-04"..."2026-03-07")

    /// Two habits over years: one done on 31 December 2024 and 1 January 2025, one archived in 2025.
    private static func years() throws -> Library {
        try .holding(
            .habit(1, "Run", created: "2024-12-30", done: ["2024-12-31", "2025-01-01", "2026-03-01"]),
            .habit(
                2, "Piano", planned: .on(.monday), created: "2025-06-02",
                status: .archived(since: "2025-07-01"), done: ["2025-06-02"]),
            .event(3, "Exam", created: "2026-01-05", done: ["2026-02-03"]))
    }

    @Test("YEAR-2: the worked example from the 4th to the 7th")
    func workedExample() throws {
        let state = Self.state(try .workedExample(), over: Self.chosen)
        #expect(state.cards.map(\.value) == ["4", "2", "6", "1.5"])
        #expect(state.rows.map(\.name) == ["Run", "Draw", "Exam"])
        #expect(state.rows.map(\.figures.total) == [2, 3, 1])
        #expect(state.rows.map(\.figures.currentStreak) == [1, 0, 1])
        #expect(state.rows.map(\.figures.bestStreak) == [1, 3, 1])
        #expect(state.rows.map(\.rateText) == ["50%", "75%", "—"])
        #expect(state.rangeText == "4 – 7 March 2026" && state.days == "2026-03-04"..."2026-03-07")
    }

    @Test("YEAR-2: the last marks are those up to the last day, which is over")
    func lastDays() throws {
        let state = Self.state(try .workedExample(), over: Self.chosen)
        // Draw begins on the 4th; the 7th was missed.
        #expect(state.rows[1].lastDays.suffix(5) == [.unplanned, .done, .done, .done, .missed])
        #expect(state.rows[1].lastDays.count == 30)
    }

    @Test("YEAR-2: the strength is that of the last day")
    func strength() throws {
        let library = try Library.workedExample()
        let then = StatisticsState(library, today: "2026-03-07", conventions: .english)
        // Unlike a today that is not over, the 7th counts: Draw was missed on it.
        let draw = Self.state(library, over: Self.chosen).rows[1].strength?.now ?? 0
        #expect(draw < then.rows[1].strength?.now ?? 0 && draw > 0)
    }

    @Test(
        "YEAR-1: a year goes from January to December, or to today",
        arguments: [
            (2025, "2025-01-01"..."2025-12-31"), (2026, "2026-01-01"..."2026-03-08"),
        ] as [(Int, ClosedRange<Day>)])
    func days(year: Int, days: ClosedRange<Day>) throws {
        let state = Self.state(try Self.years(), over: .year(year))
        #expect(state.days == days && state.rangeText == "\(year)" && state.heatMaps.map(\.year) == [year])
        #expect(state.heatMap.days == days)
        #expect(
            state.heatMap.monthLabels.map(\.text) == [
                "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
            ])
        #expect(state.months.bars.count == (year == 2025 ? 12 : 3))
    }

    @Test("YEAR-3: listed are those planned or done in the year, the archived one too")
    func listed() throws {
        let library = try Self.years()
        #expect(Self.state(library, over: .year(2024)).rows.map(\.name) == ["Run"])
        #expect(Self.state(library, over: .year(2025)).rows.map(\.name) == ["Run", "Piano"])
        #expect(Self.state(library, over: .year(2026)).rows.map(\.name) == ["Run", "Exam"])
        #expect(Self.state(library, over: .whole).rows.map(\.name) == ["Run", "Exam"])
    }

    @Test("YEAR-3: a habit that was planned and never done is listed, too")
    func neverDone() throws {
        let library = try Library.holding(
            .habit(1, "Run", created: "2025-01-01", done: ["2025-06-03"]),
            .habit(2, "Idle", created: "2025-06-01", status: .archived(since: "2025-07-01")),
            .habit(3, "Later", created: "2026-02-01"))
        #expect(Self.state(library, over: .year(2025)).rows.map(\.name) == ["Run", "Idle"])
    }

    @Test("YEAR-2, YEAR-3: a report's card has the strength and the amounts of its year")
    func card() throws {
        let library = try Library.holding(
            .habit(
                1, "Read", created: "2025-12-01", goal: Goal(.atLeast, "20", unit: "pages"),
                done: Array(("2025-12-02" as Day)..."2025-12-31"),
                amounts: [("2025-12-30", "30"), ("2026-03-03", "7")]))
        func details(_ range: StatisticsRange) throws -> TrackerDetailsState {
            try #require(
                TrackerDetailsState(1, in: library, over: range, today: .today, conventions: .english))
        }
        let (year, whole) = (try details(.year(2025)), try details(.whole))
        let row = Self.state(library, over: .year(2025)).rows[0]
        // It began on 1 December, the day that is thirty before the last one.
        #expect(year.fact(.strength)?.texts == [row.strengthText + ", 0% 30 days before"])
        #expect(year.fact(.strength)?.texts != whole.fact(.strength)?.texts)
        // Both days are Tuesdays.
        #expect(
            year.charts[0].weekdays?.bars[1].text == "30" && whole.charts[0].weekdays?.bars[1].text == "37")
        #expect(year.fact(.totalAmount)?.texts == ["30 pages"])
        #expect(whole.fact(.totalAmount)?.texts == ["37 pages"])
    }

    @Test("YEAR-2: years add up in what was completed, and a best period is cut by the year")
    func sums() throws {
        let library = try Self.years()
        let years = [2024, 2025, 2026].map { Self.state(library, over: .year($0)).figures }
        let whole = Self.state(library, over: .whole).figures
        #expect(years.map(\.completed) == [1, 2, 2] && whole.completed == 5)
        #expect(years.map(\.perfectDays).reduce(0, +) == whole.perfectDays)
        // 31 December and 1 January are one period of two days.
        #expect(whole.bestPeriod == 2 && years.map(\.bestPeriod) == [1, 1, 1])
    }

    @Test("YEAR-3: of days in several years each year has a map, and what is before and after is blank")
    func severalYears() throws {
        let state = Self.state(try Self.years(), over: .days("2024-12-30"..."2025-06-30"))
        #expect(state.heatMaps.map(\.year) == [2024, 2025])
        #expect(state.heatMaps.map(\.days) == ["2024-12-30"..."2024-12-31", "2025-01-01"..."2025-06-30"])
        let place = try #require(state.heatMaps[0].place(of: "2024-12-29"))
        #expect(state.heatMaps[0].cell(week: place.week, row: place.row)?.level == nil)
        let last = try #require(state.heatMaps[0].place(of: "2024-12-31"))
        #expect(state.heatMaps[0].cell(week: last.week, row: last.row)?.level == .full)
        #expect(state.heatMaps[1].place(of: "2025-07-01") == nil)
    }

    @Test("YEAR-3: a leap year that begins on the last day of a week has days of 54 weeks")
    func longYear() throws {
        // 1 January 2012 was a Sunday.
        let map = Self.state(try .holding(), over: .year(2012)).heatMap
        #expect(map.weeks.count == 54 && map.first == "2011-12-26" && map.days.upperBound == "2012-12-31")
        #expect(map.place(of: "2012-01-01")?.week == 0 && map.place(of: "2012-12-31")?.week == 53)
    }

    @Test("YEAR-1: a year without completions says so in both languages")
    func nothing() throws {
        let library = try Self.years()
        let english = Self.state(library, over: .year(2019))
        #expect(english.placeholder == "Nothing was done in 2019." && !english.figures.hasData)
        #expect(english.cards.map(\.value) == ["0", "0", "0", "0"])
        #expect(
            Self.state(library, over: .year(2019), .russian).placeholder == "В 2019 году ничего не отмечено.")
        #expect(
            Self.state(library, over: .days("2026-01-01"..."2026-01-04")).placeholder
                == "Nothing was done from 1 January 2026 to 4 January 2026.")
    }

    @Test("YEAR-3: the column of rates is headed by the year, for other days by its name")
    func heading() throws {
        let library = try Library.workedExample()
        func headings(_ range: StatisticsRange) -> [String] {
            let state = Self.state(library, over: range)
            return StatisticsColumn.all.map { state.heading(of: $0)(.english) }
        }
        #expect(headings(.whole)[4] == "30 days" && headings(.year(2026))[4] == "2026")
        #expect(headings(Self.chosen)[4] == "Rate")
        #expect(
            headings(.whole).enumerated().filter { $0.offset != 4 }.map(\.element)
                == headings(.year(2026)).enumerated().filter { $0.offset != 4 }.map(\.element))
    }

    @Test("MEND-2: an order by the rate of chosen days names no other days than its column")
    func orderOfRate() throws {
        let library = try Library.workedExample()
        func order(_ range: StatisticsRange) -> Phrase {
            StatisticsState(library, over: range, order: .rate, today: .today, conventions: .english)
                .orderPhrase
        }
        #expect(order(.whole) == Phrase("by the last 30 days", "по последним 30 дням"))
        #expect(order(.year(2026)) == Phrase("by rate", "по доле"))
        #expect(order(Self.chosen) == Phrase("by rate", "по доле"))
    }

    @Test("YEAR-3: for scripts the rate comes last, and only for chosen days")
    func facts() throws {
        let library = try Library.workedExample()
        let whole = Self.state(library, over: .whole)
        let year = Self.state(library, over: .year(2026))
        #expect(!whole.facts(of: whole.rows[0]).contains { $0.key == .rate })
        #expect(
            year.facts(of: year.rows[0]).last
                == whole.facts(of: whole.rows[0]).last.map { _ in
                    // 3 of 3 planned days but the 6th: the 2nd and the 4th of 2, 4 and 6.
                    year.facts(of: year.rows[0])[9]
                })
        #expect(year.rows[0].rate == Ratio(2, of: 3) && year.facts(of: year.rows[0]).last?.key == .rate)
    }

    @Test("YEAR-3: nothing tells of this week; what stays has the strongest of the year")
    func highlights() throws {
        let captions = Self.state(try .workedExample(), over: .year(2026)).highlights.joined().map(\.caption)
        #expect(!captions.contains("This week") && captions.contains("Strongest"))
    }
}
