import Samples
import Testing
import TrackerDomain

/// What a sum makes of marks, of days off, and of the edges of its periods.
@Suite struct SumRuleTests {
    private static func done(_ habit: Tracker, today: Day) -> [Day] {
        Array(habit.plan(through: today).done)
    }

    @Test(
        "SUM-15: the text of a sum in files",
        arguments: [
            "at least 30 km a week", "at most 4 a week", "at least 2000 pages a month", "at most 0 a month",
            "at least 100 km in 10 days from 2026-11-20", "at least 2.5 km a week a week",
            "at most 1.125 in 10 day in 365 days from 2026-11-20",
        ])
    func text(_ text: String) throws {
        let schedule = try #require(Schedule(text: text))
        #expect(schedule.text == text)
        guard case .sum = schedule else {
            Issue.record("\(text) is no sum")
            return
        }
    }

    @Test(
        "SUM-15: the text of a sum reads back, even if a letter of its unit joins the blank beside it",
        // A letter that joins what follows it, and one that joins what precedes it.
        arguments: ["k\u{0D4E}", "\u{0D4E}", "\u{0301}k", "\u{0301}"])
    func joiningUnit(_ unit: String) throws {
        #expect(try Goal.cleanedUnit(unit) == unit)
        let goal = try #require(Goal(.atLeast, "30", unit: unit))
        let grid = try #require(DayGrid(every: 10, from: "2026-11-20"))
        for period in [Quota.Period.week, .month, .days(grid)] {
            let rule = Schedule.sum(PeriodGoal(goal, in: period))
            #expect(Schedule(text: rule.text) == rule)
        }
    }

    @Test(
        "SUM-1: what is no sum",
        arguments: [
            "at least 0 km a week", "at least 30 km a year", "at least 30 km", "30 km a week",
            "at most a week",
            "at least 30 km in 1 days from 2026-11-20", "at least 30 km in 366 days from 2026-11-20",
            "at least 30 km  a week ", "at least 30 km in 10 days", "at least 30 characters unit a week",
        ])
    func noSum(_ text: String) { #expect(Schedule(text: text) == nil) }

    @Test(
        "SUM-3: the share has as many decimals as the goal, a goal to the nearest, halves up, a limit up",
        arguments: [
            // 30 · 4 ÷ 7 = 17.14…, 2.5 · 4 ÷ 7 = 1.428…, 1 · 4 ÷ 7 = 0.57…, 0.875 · 4 ÷ 7 = 0.5.
            ("at least 30 km a week", "17"), ("at least 2.5 km a week", "1.4"), ("at least 1 a week", "1"),
            ("at least 0.875 a week", "0.5"), ("at least 1.75 a week", "1"),
            ("at most 30 km a week", "18"), ("at most 2.5 km a week", "1.5"), ("at most 0 a week", "0"),
        ] as [(String, String)])
    func share(rule: String, asked: String) throws {
        let habit = SumTests.habit(rule, created: "2026-03-05", [:])
        #expect(try #require(habit.progress(around: "2026-03-05", today: "2026-03-05")).asked.text == asked)
    }

    @Test("SUM-3: half of the last decimal is one more: 5 · 5 ÷ 10 = 2.5 → 3")
    func halvesUp() throws {
        let habit = SumTests.habit("at least 5 km in 10 days from 2026-03-02", created: "2026-03-07", [:])
        #expect(try #require(habit.progress(around: "2026-03-08", today: "2026-03-08")).asked.text == "3")
    }

    @Test("SUM-4: amounts before the creation day count, and may reach the whole goal then")
    func beforeCreation() {
        // It was created on Sunday, so the week asks for 30 · 1 ÷ 7 → 4, on Tuesday too.
        let habit = SumTests.habit(created: "2026-03-08", [3: "4"])
        #expect(Self.done(habit, today: "2026-03-08") == SumTests.march(3))
        // Where the week is over before the creation, only the whole goal is enough.
        let older = SumTests.habit(created: "2026-03-09", [3: "29", 5: "1"])
        #expect(Self.done(older, today: "2026-03-09") == SumTests.march(5))
        #expect(Self.done(SumTests.habit(created: "2026-03-09", [3: "29"]), today: "2026-03-09") == [])
    }

    @Test("SUM-4: a share of 0 asks for the whole goal, and 0 km never reach it")
    func shareOfNothing() {
        let off = SumTests.habit([8: "29"], skipped: [2, 3, 4, 5, 6, 7, 8])
        #expect(Self.done(off, today: "2026-03-09") == [])
        let whole = SumTests.habit([8: "30"], skipped: [2, 3, 4, 5, 6, 7, 8])
        #expect(Self.done(whole, today: "2026-03-09") == SumTests.march(8))
        #expect(Self.done(SumTests.habit([3: "0"]), today: "2026-03-09") == [])
    }

    @Test("SUM-6: a mark without an amount settles its period, one beside an amount counts for nothing")
    func marks() {
        // Marked on Tuesday, so Saturday is not done by its amounts.
        let marked = SumTests.habit([7: "30"], done: [3])
        #expect(Self.done(marked, today: "2026-03-09") == SumTests.march(3))
        // The mark of Friday comes after Wednesday, on which the goal was reached.
        let later = SumTests.habit([4: "30"], done: [6])
        #expect(Self.done(later, today: "2026-03-09") == SumTests.march(4, 6))
        let beside = SumTests.habit([4: "10"], done: [4])
        #expect(Self.done(beside, today: "2026-03-09") == [])
        #expect(beside.plan(through: "2026-03-09").missed.contains("2026-03-08"))
        let limit = SumTests.habit("at most 4 a week", [3: "9"], done: [6])
        #expect(Self.done(limit, today: "2026-03-09") == SumTests.march(6))
        #expect(!limit.plan(through: "2026-03-09").missed.contains("2026-03-08"))
    }

    @Test("SUM-6: a day after today is never done so, though its amount is there")
    func future() {
        let habit = SumTests.habit([4: "10", 7: "20"])
        #expect(!habit.isDone(on: "2026-03-07", today: "2026-03-06"))
        #expect(habit.isDone(on: "2026-03-07", today: "2026-03-07"))
        #expect(habit.progress(around: "2026-03-07", today: "2026-03-06")?.reached.text == "10")
    }

    @Test("SUM-5: a limit whose last day is off with all others has no done day, one with a day left has")
    func limitOff() {
        let off = SumTests.habit("at most 14 a week", [3: "5"], skipped: [2, 3, 4, 5, 6, 7, 8])
        #expect(Self.done(off, today: "2026-03-09") == [])
        // 14 · 1 ÷ 7 = 2.
        let one = SumTests.habit("at most 14 a week", [3: "2"], skipped: [3, 4, 5, 6, 7, 8])
        #expect(Self.done(one, today: "2026-03-09") == SumTests.march(8))
        let over = SumTests.habit("at most 14 a week", [3: "2.001"], skipped: [3, 4, 5, 6, 7, 8])
        #expect(Self.done(over, today: "2026-03-09") == [])
    }

    @Test("SUM-5: a limit is not judged where another rule comes before the last day")
    func limitCut() throws {
        let habit = try SumTests.habit("at most 14 a week", [3: "5"]).following(
            ("2026-02-02", .rule("at most 14 a week")), ("2026-03-08", .rule("mon")))
        #expect(Self.done(habit, today: "2026-03-09") == [])
        #expect(!habit.plan(through: "2026-03-09").missed.contains("2026-03-08"))
    }

    @Test("SUM-3: a goal and a limit in a row are two stretches")
    func goalThenLimit() throws {
        let habit = try SumTests.habit([2: "30", 6: "10"]).following(
            ("2026-02-02", .rule("at least 30 km a week")), ("2026-03-05", .rule("at most 14 km a week")))
        let progress = try #require(habit.progress(around: "2026-03-06", today: "2026-03-06"))
        // 14 · 4 ÷ 7 = 8.
        #expect(progress.reached.text == "10" && progress.asked.text == "8" && progress.isOver)
        #expect(Self.done(habit, today: "2026-03-09") == SumTests.march(2))
    }

    @Test("SUM-3: the days of a grid, and another unit: the numbers stay")
    func grid() throws {
        let rule = "at least 100 km in 10 days from 2026-02-26"
        let habit = try SumTests.habit(rule, [1: "60", 4: "40"]).following(
            ("2026-02-02", .rule(rule)), ("2026-03-03", .rule("at least 100 mi in 10 days from 2026-02-16")))
        let progress = try #require(habit.progress(around: "2026-03-05", today: "2026-03-05"))
        #expect(progress.days == "2026-02-26"..."2026-03-07" && progress.unit == "mi")
        #expect(Self.done(habit, today: "2026-03-05") == SumTests.march(4))
    }

    @Test("SUM-4: with a rule for each day, all days are judged fast", .timeLimit(.minutes(5)))
    func ruleForEachDay() throws {
        // 5 km a day make 30 on each Saturday; 1 January 1900 was a Monday, 31 December 1999 a Friday.
        let (first, today): (Day, Day) = ("1900-01-01", "1999-12-31")
        let rule = Schedule.rule("at least 30 km a week")
        let history = try #require(
            ScheduleHistory(entries: (first ... .latest).map { .init(from: $0, rule) }))
        let habit = Tracker.made(
            id: 1, name: "Run", emoji: "🙂", color: .number(1), categoryID: .home, kind: .habit(history),
            createdOn: first, amounts: DayMap((first...today).map { ($0, "5" as Amount) }))
        let plan = habit.plan(through: today)
        #expect(plan.done.count == 5217 && plan.done.allSatisfy { $0.weekday == .saturday })
        #expect(plan.missed.isEmpty)
    }

    @Test("SUM-1: while a sum is in force there is no goal of a day")
    func noGoalOfDay() throws {
        var journal = Journal(library: try .holding(SumTests.habit([4: "10"])))
        #expect(
            throws: EditError.keptBySum(
                name: "Run", PeriodGoal("at least 30 km", in: .week), wanted: "at least 5 km")
        ) {
            try journal.perform([.editTracker(1, TrackerEdit(.goal("at least 5 km")))], today: .today)
        }
        // Devices in step may come to both.
        let both = Tracker.habit(
            1, planned: .rule("at least 30 km a week"), goal: "at least 5 km", amounts: [("2026-03-04", "5")])
        #expect(both.goal(on: .today) == nil && both.measure(on: .today)?.text == "at least 30 km a week")
    }
}
