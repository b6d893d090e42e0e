import Samples
import Testing
import TrackerDomain

/// Today is Sunday, 8 March 2026, unless said otherwise.
@Suite("STAT-5, V28: rates by weekday") struct WeekdayRatesTests {
    private func rates(_ tracker: Tracker, today: Day = .today) -> [[Int]?] {
        let rates = WeekdayRates(tracker, by: tracker.plan(through: today))
        return Weekday.allCases.map { weekday in
            rates?[weekday].map { [$0.numerator, $0.denominator] }
        }
    }

    @Test("V28: the worked example: planned days done, of those planned; unplanned completions count nowhere")
    func example() throws {
        let library = try Library.workedExample()
        let (run, draw) = (try #require(library.tracker(1)), try #require(library.tracker(2)))
        #expect(rates(run) == [[1, 1], nil, [1, 1], nil, [0, 1], nil, nil])
        #expect(rates(draw) == [nil, nil, [1, 1], [1, 1], [1, 1], [0, 1], [1, 1]])
        let exam = try #require(library.tracker(3))
        #expect(WeekdayRates(exam, by: exam.plan(through: .today)) == nil)
        let all = WeekdayRates(
            library.trackers.map { ($0, $0.plan(through: .today)) }, over: "2026-03-02"...(.today))
        #expect(all.areOfPlan)
        #expect(all[.friday].map { [$0.numerator, $0.denominator] } == [1, 2])
        #expect(all[.wednesday].map { [$0.numerator, $0.denominator] } == [2, 2] && all[.tuesday] == nil)
    }

    @Test("V28: today counts only once it is done; days off are not asked for")
    func todayAndOff() {
        let open = Tracker.habit(1, done: ["2026-03-02"], skipped: ["2026-03-04"])
        #expect(rates(open) == [[1, 1], [0, 1], nil, [0, 1], [0, 1], [0, 1], nil])
        let done = Tracker.habit(1, done: ["2026-03-02", .today], skipped: ["2026-03-04"])
        #expect(rates(done)[6] == [1, 1])
    }

    // Two weeks from Monday 23 February on; done on both Mondays and one Friday, skipped on a Tuesday.
    @Test("V28: a quota plans no weekday: its rate is the share of weeks in which the weekday was done")
    func quota() throws {
        let gym = Tracker.habit(
            1, planned: .rule("3 a week"), created: "2026-02-23",
            done: ["2026-02-23", "2026-03-02", "2026-03-06"], skipped: ["2026-03-03"])
        #expect(rates(gym) == [[2, 2], [0, 1], [0, 2], [0, 2], [1, 2], [0, 2], [0, 1]])
        #expect(WeekdayRates(gym, by: gym.plan(through: .today))?.areOfPlan == false)
    }

    @Test("V28: days before a quota was created count only if they were done")
    func beforeCreation() {
        let gym = Tracker.habit(1, planned: .rule("3 a week"), created: "2026-03-05", done: ["2026-02-24"])
        #expect(rates(gym) == [nil, [1, 1], nil, [0, 1], [0, 1], [0, 1], nil])
    }

    @Test("V28: after a change between a quota and other rules only days under the present kind count")
    func changedRule() {
        let rules = ScheduleHistory(.everyDay, from: "2026-03-02")
            .changing(to: .rule("3 a week"), on: "2026-03-06")
        let tracker = Tracker.made(
            id: 1, name: "Run", emoji: "🙂", color: .number(1), categoryID: .home, kind: .habit(rules),
            createdOn: "2026-03-02", completions: DaySet(["2026-03-02", "2026-03-06"]))
        #expect(rates(tracker) == [nil, nil, nil, nil, [1, 1], [0, 1], nil])
        #expect(rates(tracker, today: "2026-03-05") == [[1, 1], [0, 1], [0, 1], nil, nil, nil, nil])
    }

    @Test("V28: over all, quotas count only if nothing else was planned: their misses fall on the week's end")
    func all() {
        let gym = Tracker.habit(1, planned: .rule("1 a week"), created: "2026-02-23", done: ["2026-02-23"])
        let draw = Tracker.habit(2, planned: .on(.monday), done: ["2026-03-02"])
        func rates(_ trackers: Tracker...) -> WeekdayRates {
            WeekdayRates(
                trackers.map { ($0, $0.plan(through: .today)) }, over: "2026-02-23"...(.today))
        }
        #expect(rates(gym, draw) == rates(draw) && rates(draw).areOfPlan)
        #expect(rates(gym)[.monday] == Ratio(1, of: 2) && !rates(gym).areOfPlan)
        #expect(rates().extremes == nil)
        // Two Mondays before the range were missed.
        let old = Tracker.habit(
            3, planned: .on(.monday), created: "2026-02-09", done: ["2026-02-23", "2026-03-02"])
        #expect(rates(old)[.monday] == Ratio(2, of: 2))
    }

    @Test("V28: best and worst by whole percents, all of equal ones; none if all are the same")
    func extremes() {
        // Of 200 weeks a weekday was done in all, another in all but one: 99.5 %, which is told as 100 %.
        let days = (0..<1400).map { Day.yesterday - $0 }
        let done = days.filter { $0.weekday != .sunday && $0 != "2026-03-02" }
        let tracker = Tracker.habit(1, created: .yesterday - 1399, done: done)
        let rates = WeekdayRates(tracker, by: tracker.plan(through: .yesterday))
        #expect(rates?[.monday] == Ratio(199, of: 200))
        #expect(rates?.extremes?.best == WeekdaySet.everyDay.subtracting(.on(.sunday)))
        #expect(rates?.extremes?.worst == .on(.sunday))
        let once = Tracker.habit(1, planned: .on(.monday, .friday), created: "2026-03-02", done: [])
        #expect(WeekdayRates(once, by: once.plan(through: .today))?.extremes == nil)
    }
}
