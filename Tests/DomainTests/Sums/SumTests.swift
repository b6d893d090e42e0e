import Samples
import Testing
import TrackerDomain

/// The worked examples of sums: 30 km a week, Monday 2 to Sunday 8 March 2026, of a habit that is older.
@Suite struct SumTests {
    private static let week: ClosedRange<Day> = "2026-03-02"..."2026-03-08"

    static func march(_ days: Int...) -> [Day] { days.map { Day("2026-03-01") + ($0 - 1) } }

    /// A habit of 30 km a week with amounts on days of March.
    static func habit(
        created: Day = "2026-02-02", _ amounts: [Int: Amount], done: [Int] = [], skipped: [Int] = [],
        status: TrackerStatus = .active
    ) -> Tracker {
        habit(
            "at least 30 km a week", created: created, amounts, done: done, skipped: skipped, status: status)
    }

    /// A habit with amounts on days of March.
    static func habit(
        _ rule: String, created: Day = "2026-02-02", _ amounts: [Int: Amount],
        done: [Int] = [], skipped: [Int] = [], status: TrackerStatus = .active
    ) -> Tracker {
        func day(_ number: Int) -> Day { Day("2026-03-01") + (number - 1) }
        return .habit(
            1, "Run", planned: .rule(rule), created: created, status: status, done: done.map(day),
            skipped: skipped.map(day), amounts: amounts.map { (day($0.key), $0.value) })
    }

    /// The days of the week in question.
    private static func inWeek(_ days: DaySet) -> [Day] { Array(days.intersection(week)) }

    private static func judged(_ tracker: Tracker, today: Day) -> (done: [Day], missed: [Day]) {
        let plan = tracker.plan(through: today)
        return (inWeek(plan.done), inWeek(plan.missed))
    }

    @Test("SUM-4: (1) Mon 10, Wed 10, Sat 10: done and planned on Saturday")
    func reached() {
        let plan = Self.habit([2: "10", 4: "10", 7: "10"]).plan(through: "2026-03-10")
        #expect(Self.inWeek(plan.done) == Self.march(7) && Self.inWeek(plan.planned) == Self.march(7))
    }

    @Test(
        "SUM-6, SUM-7: (2) 25 of 30: due on Sunday, missed on Monday, healed by what is filled in for Tuesday"
    )
    func missedAndHealed() throws {
        let short = Self.habit([2: "10", 4: "10", 7: "5"])
        #expect(short.onDate("2026-03-08", today: "2026-03-08").isDue)
        #expect(Self.judged(short, today: "2026-03-08").missed == [])
        let progress = try #require(short.progress(around: "2026-03-08", today: "2026-03-08"))
        #expect(progress.reached.text == "25" && progress.asked.text == "30" && !progress.isMet)
        #expect(Self.judged(short, today: "2026-03-09").missed == Self.march(8))
        let healed = Self.judged(
            Self.habit([2: "10", 3: "6", 4: "10", 7: "5"]), today: "2026-03-09")
        #expect(healed.done == Self.march(7) && healed.missed == [])
    }

    @Test("SUM-3: (3) created on Thursday: 30 · 4 ÷ 7 → 17 asked")
    func created() throws {
        let progress = try #require(
            Self.habit(created: "2026-03-05", [:]).progress(around: "2026-03-06", today: "2026-03-06"))
        #expect(progress.asked.text == "17" && progress.beginning == "2026-03-05")
    }

    @Test(
        "SUM-3, SUM-8: (4) a break of Friday to Sunday that is set ahead: 18 of 17 on Thursday, done on Sunday"
    )
    func breakAhead() throws {
        let habit = Self.habit([2: "10", 4: "8"], skipped: [6, 7, 8])
        let thursday = try #require(habit.progress(around: "2026-03-05", today: "2026-03-05"))
        #expect(thursday.reached.text == "18" && thursday.asked.text == "17" && thursday.isMet)
        // Shares of 26 on Friday and 21 on Saturday are not reached, 17 on Sunday is.
        #expect(Self.judged(habit, today: "2026-03-07").done == [])
        let plan = habit.plan(through: "2026-03-09")
        #expect(Self.inWeek(plan.done) == Self.march(8) && Self.inWeek(plan.planned) == [])
    }

    @Test("SUM-4: (4) 16 of 17: not done, and nothing is missed as Sunday is off")
    func breakNotReached() {
        let judged = Self.judged(Self.habit([2: "10", 4: "6"], skipped: [6, 7, 8]), today: "2026-03-10")
        #expect(judged.done == [] && judged.missed == [])
    }

    @Test(
        "SUM-3: (4) the shares of the days off: 26, 21 and 17 km",
        arguments: [(6, "26"), (7, "21"), (8, "17")])
    func shares(day: Int, share: String) throws {
        // Exactly the share on that day is enough, a thousandth less is not.
        let thousandths = try #require(Amount(text: share)).inThousandths
        for (amount, isDone) in [(thousandths, true), (thousandths - 1, false)] {
            let habit = Self.habit([2: try #require(Amount(thousandths: amount))], skipped: [6, 7, 8])
            let today = Day("2026-03-01") + (day - 1)
            #expect(habit.isDone(on: today, today: today) == isDone)
        }
    }

    @Test(
        "SUM-4: (5) a goal that is raised leaves the day on which it was reached; lowered, it is reached today"
    )
    func changedGoals() throws {
        let raised = try Self.habit([2: "15", 4: "15"]).following(
            ("2026-02-02", .rule("at least 30 km a week")), ("2026-03-05", .rule("at least 40 km a week")))
        #expect(Self.judged(raised, today: "2026-03-09").done == Self.march(4))
        let lowered = try Self.habit([2: "15", 4: "10"]).following(
            ("2026-02-02", .rule("at least 30 km a week")), ("2026-03-05", .rule("at least 20 km a week")))
        #expect(Self.judged(lowered, today: "2026-03-04").done == [])
        #expect(Self.judged(lowered, today: "2026-03-05").done == Self.march(5))
    }

    @Test("SUM-5: (6) at most 14: kept on Sunday, not before")
    func limitKept() {
        let habit = Self.habit("at most 14 a week", [2: "6", 5: "5"])
        #expect(Self.judged(habit, today: "2026-03-07").done == [])
        #expect(Self.judged(habit, today: "2026-03-08").done == Self.march(8))
        #expect(habit.onDate("2026-03-06", today: "2026-03-06").isMet)
    }

    @Test("SUM-5, SUM-8: (6) at most 14: over at once, not due, missed from Monday on")
    func limitBroken() throws {
        let habit = Self.habit("at most 14 a week", [2: "6", 5: "9"])
        #expect(try #require(habit.progress(around: "2026-03-05", today: "2026-03-05")).isOver)
        let sunday = habit.onDate("2026-03-08", today: "2026-03-08")
        #expect(!sunday.isDue && !sunday.isMet && sunday.isOpen)
        #expect(Self.judged(habit, today: "2026-03-08").missed == [])
        #expect(Self.judged(habit, today: "2026-03-09").missed == Self.march(8))
    }

    @Test("SUM-5, SUM-8: (6) at most 14 and nothing recorded: due on Sunday, missed on Monday")
    func limitSilent() {
        let habit = Self.habit("at most 14 a week", created: "2026-03-02", [:])
        #expect(!habit.onDate("2026-03-07", today: "2026-03-08").isDue)
        #expect(habit.onDate("2026-03-08", today: "2026-03-08").isDue)
        #expect(Self.judged(habit, today: "2026-03-09").missed == Self.march(8))
        // 0 counts, and keeps it.
        #expect(
            Self.judged(Self.habit("at most 14 a week", [3: "0"]), today: "2026-03-09").done
                == Self.march(8))
    }

    @Test("SUM-3: (7) 2000 pages a month, created on Monday 16 March: 1032 asked")
    func month() throws {
        let habit = Self.habit("at least 2000 pages a month", created: "2026-03-16", [:])
        #expect(try #require(habit.progress(around: "2026-03-20", today: "2026-03-20")).asked.text == "1032")
    }

    @Test(
        "SUM-4: (8) 30 reached on Wednesday, daily from Thursday on: Wednesday stays, nothing of it is missed"
    )
    func otherRule() throws {
        let habit = try Self.habit([2: "15", 4: "15"]).following(
            ("2026-02-02", .rule("at least 30 km a week")), ("2026-03-05", .everyDay))
        let judged = Self.judged(habit, today: "2026-03-05")
        #expect(judged.done == Self.march(4) && judged.missed == [])
    }

    @Test(
        "SUM-3: (9) daily, from Thursday on 30 a week: 17 asked of Thursday to Sunday, what was before does not count"
    )
    func fromOtherRule() throws {
        let habit = try Self.habit([2: "10", 3: "10", 4: "10", 5: "10"], done: [2, 3, 4]).following(
            ("2026-02-02", .everyDay), ("2026-03-05", .rule("at least 30 km a week")))
        let progress = try #require(habit.progress(around: "2026-03-06", today: "2026-03-06"))
        #expect(
            progress.asked.text == "17" && progress.reached.text == "10" && progress.beginning == "2026-03-05"
        )
        // The days of the rule before it keep their marks.
        #expect(Self.judged(habit, today: "2026-03-06").done == Self.march(2, 3, 4))
    }
}
