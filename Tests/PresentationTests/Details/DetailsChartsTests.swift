import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

/// What the details of a tracker draw. Today is Sunday, 8 March 2026.
@Suite struct DetailsChartsTests {
    private func state(_ tracker: Tracker, _ conventions: Conventions = .english) throws
        -> TrackerDetailsState
    {
        try #require(
            TrackerDetailsState(1, in: try .holding(tracker), today: .today, conventions: conventions))
    }

    // MARK: Bars

    /// Ten days done from Friday 20 February to Sunday 1 March, and a goal from Friday the 6th on.
    private func withGoal(_ goal: Goal, amounts: [(Day, Amount)]) -> Tracker {
        .habit(
            1, created: "2026-02-20", goal: goal,
            done: (0..<10).map { Day("2026-02-20") + $0 }, amounts: amounts)
    }

    @Test("K4: days done before there was a goal are told beside the amounts")
    func bothTold() throws {
        let tracker = withGoal("at least 5 km", amounts: [("2026-03-06", "3")])
        let charts = try state(tracker).charts
        try #require(charts.count == 2)
        #expect(charts[0].months?.title == Phrase("By month, km", "По месяцам, km"))
        #expect(charts[0].months?.bars.map(\.text) == ["0", "3"])
        #expect(charts[0].weekdays?.bars.map(\.text) == ["0", "0", "0", "0", "3", "0", "0"])
        #expect(charts[1].months?.title == Phrase("By month, days done", "По месяцам, сделано дней"))
        #expect(charts[1].weekdays?.title == Phrase("By weekday, % of plan", "По дням недели, % плана"))
        #expect(charts[1].months?.bars.map(\.text) == ["9", "1"])
        // Two weeks and two days from a Friday on, the last day today: of two Mondays to Thursdays the second was
        // missed, of three Fridays and Saturdays the third; the second Sunday was done, the third is today.
        #expect(charts[1].weekdays?.bars.map(\.text) == ["50%", "50%", "50%", "50%", "67%", "67%", "100%"])
    }

    @Test(
        "K4, STAT-5: without a unit amounts are told apart from days; completions and rates stand below them"
    )
    func titles() throws {
        let charts = try state(withGoal("at most 2", amounts: [("2026-03-06", "1")])).charts
        #expect(charts.map(\.months?.title.english) == ["By month, amount", "By month, days done"])
        #expect(
            charts.map(\.weekdays?.title.russian) == [
                "По дням недели, количество", "По дням недели, % плана",
            ])
        let measured = Tracker.habit(
            1, goal: "at least 2", done: ["2026-03-02"], amounts: [("2026-03-02", "2"), ("2026-03-03", "1")])
        #expect(try state(measured).charts[0].months?.bars.map(\.text) == ["3"])
        #expect(try state(measured).charts[1].months?.bars.map(\.text) == ["1"])
    }

    @Test("HARD-23: a chart of zeros alone is left out: of amounts, of days done, of rates, each by itself")
    func zeros() throws {
        let goalLater = try state(withGoal("at least 0.5 l", amounts: []))
        try #require(goalLater.charts.count == 1)
        #expect(goalLater.charts.map(\.months?.title.english) == ["By month, days done"])
        #expect(goalLater.charts[0].weekdays != nil)
        #expect(try state(.habit(1)).charts.isEmpty)
        // An amount before the months shown is one of a weekday; a day off plan is no rate.
        let old = Tracker.habit(
            1, planned: .on(.monday), created: "2024-01-01", goal: "at least 5 km", done: ["2026-03-03"],
            amounts: [("2024-06-03", "4")])
        let charts = try state(old).charts
        try #require(charts.count == 2)
        #expect(charts[0].months == nil && charts[1].weekdays == nil)
        #expect(charts[0].weekdays?.bars.map(\.text) == ["4", "0", "0", "0", "0", "0", "0"])
        #expect(charts[1].months?.bars.last?.text == "1")
    }

    // MARK: The first month

    @Test("N24: the year of a habit of today is this month")
    func newHabit() throws {
        let new = try state(.habit(1, created: .today))
        #expect(new.months.bars.map(\.label) == ["Mar"] && new.charts.isEmpty)
        // March began on Sunday the 1st.
        #expect(new.heatMap.days == "2026-03-01"..."2026-03-08" && new.heatMap.weeks == 0..<2)
        #expect(new.heatMap.monthLabels.map(\.text) == ["Mar"] && new.heatMap.monthLabels[0].column == 0)
        #expect(new.heatMap.months.map(\.month) == [Month(year: 2026, month: 3)])
        #expect(new.heatMap.columns[0].allSatisfy { $0?.level == nil })
        #expect(new.heatMap.place(of: .today)?.week == 1 && new.strengths?.count == 2)
    }

    @Test(
        "N24: the first month is that of the start, of an earlier amount, and at most eleven before this one",
        arguments: [
            (.habit(1, created: "2026-01-31"), ["Jan", "Feb", "Mar"]),
            (.habit(1, created: .today, done: ["2026-02-28"]), ["Feb", "Mar"]),
            (.habit(1, created: .today, goal: "at least 5", amounts: [("2026-02-01", "2")]), ["Feb", "Mar"]),
            // A clock set back.
            (.habit(1, created: "2026-05-01"), ["Mar"]),
            (
                .habit(1, created: "2024-01-01"),
                ["Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec", "Jan", "Feb", "Mar"]
            ),
        ] as [(Tracker, [String])])
    func firstMonth(tracker: Tracker, labels: [String]) throws {
        let state = try state(tracker)
        #expect(state.months.bars.map(\.label) == labels)
        for months in state.charts.compactMap(\.months) { #expect(months.bars.map(\.label) == labels) }
        #expect(state.heatMap.weeks.count == state.strengths?.count)
        if labels.count == 12 { #expect(state.heatMap.weeks.count == 53) }
    }

    @Test("YEAR-4: charts of an earlier year name it")
    func earlierYear() throws {
        func charts(_ tracker: Tracker, _ chosen: Day) throws -> (map: HeatMap, months: [Phrase]) {
            let state = try #require(
                TrackerDetailsState(
                    1, in: try .holding(tracker), chosen: chosen, today: .today, conventions: .english))
            return (state.heatMap, state.charts.compactMap(\.months?.title))
        }
        let habit = Tracker.habit(1, created: "2024-06-01", done: ["2024-06-02", "2026-03-02"])
        let past = try charts(habit, "2024-07-01")
        #expect(past.map.year == 2024 && past.map.title(.english) == "2024")
        #expect(past.months == [Phrase("By month, 2024", "По месяцам, 2024")])
        let recent = try charts(habit, .yesterday)
        #expect(recent.map.year == nil && recent.months == [.byMonth])
        let measured = Tracker.habit(
            1, created: "2024-06-01", goal: "at least 5 km", done: ["2024-06-02"],
            amounts: [("2024-06-02", "5")])
        #expect(
            try charts(measured, "2024-07-01").months.map(\.english) == [
                "By month, 2024, km", "By month, 2024, days done",
            ])
        // A report of a year says so itself.
        let ofYear = TrackerDetailsState(
            1, in: try .holding(habit), over: .year(2024), today: .today, conventions: .english)
        #expect(ofYear?.months.title == .byMonth)
    }

    // MARK: The heat map

    @Test("X6: a day it was done on is drawn as done, planned or not")
    func outsideThePlan() throws {
        // Planned on Monday alone, which was missed, done from Tuesday to Thursday, skipped on Wednesday.
        let tracker = Tracker.habit(
            1, planned: .on(.monday), done: ["2026-03-03", "2026-03-04", "2026-03-05", .tomorrow],
            skipped: ["2026-03-04"])
        let map = try state(tracker).heatMap
        #expect(map.columns[1].map { $0?.level } == [.zero, .full, .full, .full, nil, nil, nil])
        #expect(map.months.last?.days.all == 3 && map.months.last?.days.unplanned == 4)
        // In the map of all a day without a plan is blank: statistics.md.
        let all = HeatMap([tracker.plan(through: .today)], weeks: 1, today: .today, conventions: .english)
        #expect(all.columns[0].map { $0?.level } == [.zero, nil, nil, nil, nil, nil, nil])
    }

    @Test("X6, AMT-5: where the day has an amount, that tells how much of it was done")
    func amountOutsideThePlan() throws {
        let tracker = Tracker.habit(
            1, planned: .on(.monday), goal: "at least 6", done: ["2026-03-03", "2026-03-05"],
            amounts: [("2026-03-04", "2"), ("2026-03-05", "9")])
        #expect(
            try state(tracker).heatMap.columns[1].map { $0?.level } == [
                .zero, .full, .low, .full, nil, nil, nil,
            ])
    }

    // MARK: Facts

    private func fact(
        _ caption: String, _ tracker: Tracker, today: Day, _ conventions: Conventions = .english
    )
        throws -> String?
    {
        let state = TrackerDetailsState(
            1, in: try .holding(tracker), today: today, conventions: conventions)
        return state?.shownFacts.first { $0.caption == caption }?.texts.first
    }

    @Test("N10: the next day of a quota that can no longer be met, in both languages")
    func next() throws {
        let gym = Tracker.habit(1, planned: .rule("4 in 10 days from 2026-03-02"))
        #expect(try fact("Next", gym, today: "2026-03-11") == "today; 1 of 4 can still be reached")
        #expect(
            try fact("Следующий раз", gym, today: "2026-03-11", .russian)
                == "сегодня; ещё можно успеть 1 из 4")
        // Once it is done, the next one is that of the next ten days: their last four.
        let done = Tracker.habit(1, planned: .rule("4 in 10 days from 2026-03-02"), done: ["2026-03-11"])
        #expect(try fact("Next", done, today: "2026-03-11") == "Wed, 18 March 2026")
    }

    @Test("K2: a broken streak tells what was asked when the day was missed")
    func reason() throws {
        let rules = ScheduleHistory(.rule("3 a week"), from: "2026-03-02")
            .changing(to: .rule("1 a week"), on: "2026-03-08")
        let gym = Tracker.made(
            id: 1, name: "Gym", emoji: "🙂", color: .number(1), categoryID: .home, kind: .habit(rules),
            createdOn: "2026-03-02", completions: DaySet(["2026-03-02", "2026-03-09"]))
        #expect(try fact("Streak", gym, today: .tomorrow) == "since 9 Mar; the week of 2 Mar had 1 of 3")
        #expect(
            try fact("Серия", gym, today: .tomorrow, .russian) == "с 9 мар; за неделю с 2 мар — 1 из 3")
    }
}
