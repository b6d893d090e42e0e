import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@Suite("What a report shows") struct ReportStateTests {
    private static func state(_ library: Library, _ conventions: Conventions = .english) -> ReportState {
        ReportState(library, today: .today, conventions: conventions)
    }

    @Test("Its name and its day, in both languages")
    func titles() throws {
        let english = Self.state(try .workedExample())
        #expect(english.title == "Habit report" && english.dayText == "Sun, 8 March 2026")
        #expect(english.language == .english && english.statistics.today == .today)
        let russian = Self.state(try .workedExample(), .russian)
        #expect(russian.title == "Отчёт о привычках" && russian.dayText == "вс, 8 марта 2026")
    }

    // Done: R on Monday, Wednesday and Saturday, D on Wednesday, Thursday, Friday and Sunday, E on Friday.
    @Test("Months add up the completions of all trackers, events among them; weekdays tell their rates")
    func sums() throws {
        let state = Self.state(try .workedExample())
        #expect(state.months.map(\.count) == [8])
        #expect(state.months.last?.label == "Mar" && state.months.last?.text == "8")
        // Planned: R on Monday, Wednesday and Friday, D from Wednesday on; no Tuesday was.
        let weekdays = state.statistics.weekdays.bars
        #expect(weekdays.map(\.text) == ["100%", "—", "100%", "100%", "50%", "0%", "100%"])
        #expect(weekdays.map(\.label) == ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
    }

    @Test("N24: months begin with that of the first tracker, and those of younger ones are added to the last")
    func months() throws {
        let state = Self.state(
            try .holding(
                .habit(1, done: [.today]), .habit(2, created: "2026-01-31", done: ["2026-02-01", .today])))
        #expect(state.months.map(\.label) == ["Jan", "Feb", "Mar"])
        #expect(state.months.map(\.count) == [0, 1, 2])
    }

    @Test(
        "A section for each category that has trackers, by name; the archived ones last, and counted with the others"
    )
    func sections() throws {
        let state = Self.state(
            try .holding(
                .habit(1, "Read", in: .work, done: [.yesterday]),
                .habit(2, "Old", status: .archived(since: .yesterday), done: ["2026-03-02"]),
                .habit(3, "Run"), .event(4, "Exam"),
                categories: [.work, .home, Category(id: 102, name: "Empty")]))
        #expect(state.sections.map(\.title) == ["Home", "Work", "In the archive"])
        #expect(state.sections.map { $0.trackers.map(\.card.name) } == [["Run", "Exam"], ["Read"], ["Old"]])
        #expect(state.months.last?.count == 2)
        #expect(state.statistics.rows.map(\.name) == ["Run", "Exam", "Read"])
    }

    // The first day is 15 January 2026 for all together, the month before last; today is 8 March.
    @Test("X11: years begin with the month of the first day, in pictures and in numbers")
    func firstMonth() throws {
        let state = Self.state(
            try .holding(
                .habit(1, "Read", created: "2026-01-15", done: ["2026-01-15", "2026-02-01"]),
                .habit(2, "Run", done: [.yesterday])))
        // The first of January is a Thursday: its week begins on Monday 29 December.
        #expect(state.heatMap.first == "2025-12-29" && state.heatMap.days == "2026-01-01"...(.today))
        #expect(state.heatMap.weeks.count == 10)
        #expect(state.heatMap.months.map(\.month.month) == [1, 2, 3])
        #expect(state.heatMap.monthLabels.map(\.text) == ["Jan", "Feb", "Mar"])
        #expect(state.heatMap.monthLabels.map(\.column) == [0, 4, 8])
        #expect(state.months.map(\.label) == ["Jan", "Feb", "Mar"])
        #expect(state.months.map(\.count) == [1, 1, 1])
        let (read, run) = (state.sections[0].trackers[0], state.sections[0].trackers[1])
        #expect(read.heatMap.days == state.heatMap.days && read.strengths?.count == 10)
        #expect(run.heatMap.days == "2026-03-01"...(.today) && run.heatMap.weeks.count == 2)
        #expect(run.months.bars.map(\.label) == ["Mar"])
        #expect(run.strengths?.count == 2)
    }

    @Test("X11: a year that is older is drawn whole; an amount counts as a first day, a day to come does not")
    func otherFirstMonths() throws {
        let state = Self.state(
            try .holding(
                .habit(1, created: "2020-01-01", done: [.yesterday]),
                .habit(2, goal: "at least 5 km", amounts: [("2026-02-01", "2")]),
                .habit(3, created: "2026-05-01")))
        let (old, amount, later) = (
            state.sections[0].trackers[0], state.sections[0].trackers[1], state.sections[0].trackers[2]
        )
        #expect(old.heatMap.days == state.heatMap.days && old.months.bars.count == 12)
        #expect(old.strengths?.count == old.heatMap.weeks.count && state.heatMap == state.statistics.heatMap)
        #expect(amount.heatMap.days.lowerBound == "2026-02-01")
        #expect(amount.charts[0].months?.bars.map(\.text) == ["2", "0"])
        #expect(later.heatMap.days == "2026-03-01"...(.today))
    }

    @Test("X11: the year of all begins with the first amount of any, too")
    func firstAmount() throws {
        let state = Self.state(
            try .holding(
                .habit(1, done: [.yesterday]),
                .habit(2, goal: "at least 5 km", amounts: [("2026-02-01", "2")])))
        #expect(state.heatMap.days.lowerBound == "2026-02-01")
        #expect(state.months.map(\.label) == ["Feb", "Mar"] && state.months.map(\.count) == [0, 1])
    }

    @Test("Where nothing was ever completed there is nothing to show but that")
    func nothing() throws {
        for library in [Library(id: 1), try .holding(.habit(1), .event(2))] {
            let state = Self.state(library)
            #expect(state.statistics.placeholder == "There is nothing to analyze yet")
            #expect(state.sections.isEmpty && state.colors.isEmpty)
        }
    }
}

extension ReportState {
    fileprivate var months: [BarChart.Bar] { statistics.months.bars }
}

@Suite("STAT-4: the year heat map by month") struct HeatMapMonthsTests {
    private static func plans() throws -> [Plan] {
        try Library.workedExample().trackers.map { $0.plan(through: .today) }
    }

    // The week of the worked example is full, nothing planned, full, full, middle, zero, full; the map begins on
    // Monday 3 March 2025.
    @Test("Each day of the map is counted in its month, at its heat")
    func months() throws {
        let map = HeatMap(try Self.plans(), today: .today, conventions: .english)
        let months = map.months
        #expect(months.count == 13 && months.first?.month == Month(year: 2025, month: 3))
        #expect(months.first?.days.unplanned == 29 && months[1].days.unplanned == 30)
        let march = try #require(months.last)
        #expect(march.month == Month(year: 2026, month: 3))
        #expect(
            march.days.all == 4 && march.days.some == 1 && march.days.none == 1 && march.days.unplanned == 2)
        #expect(map.days == "2025-03-03"..."2026-03-08" && map.last == .today)
    }

    @Test("The map in a sentence, in both languages")
    func summary() throws {
        let map = HeatMap(try Self.plans(), today: .today, conventions: .english)
        #expect(
            map.summary(.english)
                == "3 March 2025 to 8 March 2026: all done on 4 days, some on 1 day, none on 1 day")
        #expect(
            map.summary(.russian)
                == "С 3 марта 2025 по 8 марта 2026: всё сделано — 4 дня, частично — 1 день, ничего — 1 день")
    }
}

@Suite("STR-2: the strength of a day in the details") struct DailyStrengthTests {
    @Test(
        "It is that of the curve at the end of a week, today's afterwards, and none before the year or of an event"
    )
    func days() throws {
        let library = try Library.workedExample()
        let draw = try #require(
            TrackerDetailsState(2, in: library, today: .today, conventions: .english))
        let tracker = try #require(library.tracker(2))
        for day in ["2026-03-03", "2026-03-04", "2026-03-06", "2026-03-08"] as [Day] {
            #expect(draw.strength(on: day) == tracker.strengths(over: day...day, today: .today)?[0])
        }
        #expect(draw.strength(on: "2026-03-03") == 0)
        #expect(draw.strength(on: "2026-03-31") == tracker.strength(today: .today))
        #expect(draw.strengths?.last == tracker.strength(today: .today))
        // The map begins with March, which was a Sunday, in the week from Monday the 23rd.
        #expect(draw.strength(on: "2026-02-23") == 0 && draw.strength(on: "2026-02-22") == nil)
        let exam = TrackerDetailsState(3, in: library, today: .today, conventions: .english)
        #expect(exam?.strength(on: .today) == nil && exam?.strengths == nil)
    }
}
