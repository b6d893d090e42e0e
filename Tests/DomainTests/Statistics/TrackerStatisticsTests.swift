import Samples
import Testing
import TrackerDomain

@Suite struct TrackerStatisticsTests {
    /// The expected figures of a tracker; the rate as two numbers.
    private struct Figures: Equatable {
        var total: Int
        var current: Int
        var best: Int
        var rate: [Int]?

        init(_ total: Int, current: Int, best: Int, rate: [Int]?) {
            self.total = total
            self.current = current
            self.best = best
            self.rate = rate
        }

        init(_ tracker: Tracker, today: Day) {
            let found = tracker.statistics(today: today)
            self.init(
                found.total, current: found.currentStreak, best: found.bestStreak,
                rate: found.rate30.map { [$0.numerator, $0.denominator] })
        }
    }

    @Test(
        "STAT-4: the worked example's habit R, day by day",
        arguments: [
            ("2026-03-01", 0, 0, 0, nil),
            ("2026-03-02", 1, 1, 1, [1, 1]),
            ("2026-03-03", 1, 1, 1, [1, 1]),
            ("2026-03-04", 2, 2, 2, [2, 2]),
            ("2026-03-05", 2, 2, 2, [2, 2]),
            ("2026-03-06", 2, 2, 2, [2, 2]),  // planned, not done, but not over
            ("2026-03-07", 3, 1, 2, [2, 3]),  // the 6th was missed; the 7th, unplanned, adds 1
            ("2026-03-08", 3, 1, 2, [2, 3]),
        ] as [(Day, Int, Int, Int, [Int]?)])
    func habitR(today: Day, total: Int, current: Int, best: Int, rate: [Int]?) throws {
        let run = try #require(Library.workedExample().tracker(1))
        #expect(Figures(run, today: today) == Figures(total, current: current, best: best, rate: rate))
    }

    @Test(
        "STAT-4: the worked example's habit D, day by day",
        arguments: [
            ("2026-03-03", 0, 0, 0, nil),  // not created yet
            ("2026-03-04", 1, 1, 1, [1, 1]),
            ("2026-03-05", 2, 2, 2, [2, 2]),
            ("2026-03-06", 3, 3, 3, [3, 3]),
            ("2026-03-07", 3, 3, 3, [3, 3]),  // not done, but not over
            ("2026-03-08", 4, 1, 3, [4, 5]),
            ("2026-03-09", 4, 1, 3, [4, 5]),
            ("2026-03-10", 4, 0, 3, [4, 6]),
        ] as [(Day, Int, Int, Int, [Int]?)])
    func habitD(today: Day, total: Int, current: Int, best: Int, rate: [Int]?) throws {
        let draw = try #require(Library.workedExample().tracker(2))
        #expect(Figures(draw, today: today) == Figures(total, current: current, best: best, rate: rate))
    }

    @Test(
        "STAT-4: the worked example's event E",
        arguments: [("2026-03-05", 0), ("2026-03-06", 1), ("2026-03-08", 1)] as [(Day, Int)])
    func eventE(today: Day, streak: Int) throws {
        let exam = try #require(Library.workedExample().tracker(3))
        #expect(Figures(exam, today: today) == Figures(streak, current: streak, best: streak, rate: nil))
    }

    @Test("TRK-6: an old file's event with several completions has a streak of 1")
    func oldEvent() {
        let event = Tracker.event(1, done: ["2026-03-02", "2026-03-03", "2026-03-04"])
        #expect(Figures(event, today: .today) == Figures(3, current: 1, best: 1, rate: nil))
    }

    @Test("completions on unplanned days lengthen a streak, empty unplanned days do not break it")
    func unplanned() {
        let habit = Tracker.habit(
            1, planned: .on(.monday), done: ["2026-03-02", "2026-03-03", "2026-03-05", "2026-03-09"])
        #expect(Figures(habit, today: "2026-03-15") == Figures(4, current: 4, best: 4, rate: [2, 2]))
        #expect(Figures(habit, today: "2026-03-16") == Figures(4, current: 4, best: 4, rate: [2, 2]))
        #expect(Figures(habit, today: "2026-03-17") == Figures(4, current: 0, best: 4, rate: [2, 3]))
    }

    @Test("a streak survives months of nothing planned and passes the edges of words")
    func longStreak() {
        var days = DaySet("2026-01-01"..."2026-12-31")
        days.remove("2026-05-10")
        let habit = Tracker.made(
            id: 1, name: "Run", emoji: "🙂", color: .number(1), categoryID: .home,
            kind: .habit(ScheduleHistory(.everyDay, from: "2026-01-01")), createdOn: "2026-01-01",
            completions: days)
        // 10 May is the 130th day of the year: 129 days before it, 235 after.
        #expect(Figures(habit, today: "2026-12-31") == Figures(364, current: 235, best: 235, rate: [30, 30]))
        #expect(Figures(habit, today: "2026-05-10") == Figures(129, current: 129, best: 129, rate: [29, 29]))
        #expect(Figures(habit, today: "2026-05-11") == Figures(130, current: 1, best: 129, rate: [29, 30]))
    }

    @Test("the rate looks at 30 days, today counts only once completed")
    func rateWindow() {
        // Up to the 31st: the 2nd to the 30th are 29 days, with today 30. 1 March is the 31st day back.
        let habit = Tracker.habit(1, created: "2026-01-01", done: ["2026-03-01", "2026-03-02"])
        #expect(habit.statistics(today: "2026-03-31").rate30 == Ratio(1, of: 29))
        let doneToday = Tracker.habit(
            1, created: "2026-01-01", done: ["2026-03-01", "2026-03-02", "2026-03-31"])
        #expect(doneToday.statistics(today: "2026-03-31").rate30 == Ratio(2, of: 30))
        #expect(doneToday.statistics(today: "2026-03-30").rate30 == Ratio(2, of: 29))
    }

    @Test("the rate counts planned days alone, from the start day on")
    func ratePlanned() {
        let habit = Tracker.habit(
            1, planned: .on(.monday), created: "2026-03-04", done: ["2026-03-10", "2026-03-16"])
        // Mondays from the 4th on: the 9th missed, the 16th done, the 23rd is today.
        #expect(habit.statistics(today: "2026-03-23").rate30 == Ratio(1, of: 2))
        // Before its first Monday nothing was planned.
        #expect(habit.statistics(today: "2026-03-08").rate30 == nil)
        // On that Monday, not done yet, still nothing is to be counted.
        #expect(habit.statistics(today: "2026-03-09").rate30 == nil)
    }

    @Test("TRK-5: each day is judged by the schedule that was in force on it")
    func scheduleHistory() throws {
        // Mondays to the 10th, then Fridays: planned are the 2nd, 9th, 13th and 20th.
        let habit = try Tracker.habit(
            1, created: "2026-03-02", done: ["2026-03-02", "2026-03-09", "2026-03-13"]
        )
        .following(("2026-03-02", .on(.monday)), ("2026-03-11", .on(.friday)))
        #expect(Figures(habit, today: "2026-03-19") == Figures(3, current: 3, best: 3, rate: [3, 3]))
        #expect(Figures(habit, today: "2026-03-21") == Figures(3, current: 0, best: 3, rate: [3, 4]))
    }

    @Test("TRK-3: a habit done before it was created counts from there")
    func startDay() {
        // Planned daily from 27 February on: that day done, the 28th missed, 1 March done, then nothing.
        let habit = Tracker.habit(1, created: "2026-03-03", done: ["2026-02-27", "2026-03-01"])
        #expect(Figures(habit, today: "2026-03-01") == Figures(2, current: 1, best: 1, rate: [2, 3]))
        #expect(Figures(habit, today: "2026-03-03") == Figures(2, current: 0, best: 1, rate: [2, 4]))
    }

    @Test("TRK-7: what was done after today, and a creation after it, count from those days on")
    func afterToday() {
        let habit = Tracker.habit(1, created: "2026-03-10", done: ["2026-03-09", "2026-03-10"])
        #expect(Figures(habit, today: .today) == Figures(0, current: 0, best: 0, rate: nil))
        #expect(Figures(habit, today: "2026-03-09") == Figures(1, current: 1, best: 1, rate: [1, 1]))
        #expect(Figures(habit, today: "2026-03-10") == Figures(2, current: 2, best: 2, rate: [2, 2]))
        let event = Tracker.event(2, done: [.tomorrow])
        #expect(Figures(event, today: .today) == Figures(0, current: 0, best: 0, rate: nil))
    }
}
