import Samples
import Testing
import TrackerDomain

/// The worked examples of SCH-5: 3 times a week, Monday 2 to Sunday 8 March 2026.
@Suite struct QuotaTests {
    private static let threeAWeek = Schedule.rule("3 a week")

    private static func habit(
        created: Day = "2026-03-02", done: [Day] = [], skipped: [Day] = [], status: TrackerStatus = .active
    ) -> Tracker {
        .habit(1, planned: threeAWeek, created: created, status: status, done: done, skipped: skipped)
    }

    @Test("SCH-5: done on Monday, the last two days can no longer be put off")
    func urgentDays() {
        let plan = Self.habit(done: ["2026-03-02"]).plan(through: "2026-03-08")
        #expect(Array(plan.planned) == ["2026-03-02", "2026-03-07", "2026-03-08"])
        #expect(Array(plan.missed) == ["2026-03-07"])
        let saturday = Self.habit(done: ["2026-03-02"])
        #expect(Array(saturday.plan(through: "2026-03-07").missed) == [])
        #expect(saturday.onDate("2026-03-07", today: "2026-03-07").isDue)
        #expect(!saturday.onDate("2026-03-06", today: "2026-03-06").isDue)
        #expect(saturday.statistics(today: "2026-03-07").currentStreak == 1)
        #expect(saturday.statistics(today: "2026-03-08").currentStreak == 0)
    }

    @Test("SCH-5: a forgotten day that is filled in heals what was missed")
    func healed() {
        let plan = Self.habit(done: ["2026-03-02", "2026-03-03"]).plan(through: "2026-03-08")
        #expect(Array(plan.planned) == ["2026-03-02", "2026-03-03", "2026-03-08"])
        #expect(plan.missed.isEmpty)
    }

    @Test("SCH-5: a week in which the habit begins asks for its share, 12 ÷ 7 → 2")
    func firstWeek() {
        let plan = Self.habit(created: "2026-03-05").plan(through: "2026-03-08")
        #expect(Array(plan.planned) == ["2026-03-07", "2026-03-08"])
        let before = Self.habit(created: "2026-03-05", done: ["2026-03-03", "2026-03-05"])
        #expect(Array(before.plan(through: "2026-03-08").planned) == ["2026-03-03", "2026-03-05"])
    }

    @Test("SCH-5: with a day skipped 18 ÷ 7 → 3 are asked for all the same")
    func skipped() {
        let plan = Self.habit(skipped: ["2026-03-04"]).plan(through: "2026-03-08")
        #expect(Array(plan.planned) == ["2026-03-06", "2026-03-07", "2026-03-08"])
    }

    @Test("SCH-5: a pause neither makes nor heals a miss of the days before it")
    func paused() {
        let status = TrackerStatus.paused(since: "2026-03-06")
        #expect(Self.habit(status: status).plan(through: "2026-03-08").planned.isEmpty)
        let tooLate = Tracker.habit(1, planned: .rule("6 a week"), status: status)
        #expect(
            Array(tooLate.plan(through: "2026-03-08").planned) == ["2026-03-03", "2026-03-04", "2026-03-05"])
    }

    @Test(
        "SCH-5, SCH-6: once a week asks for 1 with one day skipped, for 0 with all",
        arguments: [(1, 1), (7, 0)])
    func onceAWeek(skips: Int, asked: Int) throws {
        let days = (0..<skips).map { Day("2026-03-02") + $0 }
        let tracker = Tracker.habit(1, planned: .rule("1 a week"), skipped: days)
        let progress = try #require(tracker.progress(around: "2026-03-04", today: "2026-03-04"))
        #expect(progress.asked.times == asked && progress.reached.times == 0)
        #expect(progress.days == "2026-03-02"..."2026-03-08")
    }

    @Test("SCH-5: more of the same kind of period keeps the marks of its week, another kind does not")
    func stretches() throws {
        let done: [Day] = ["2026-03-02", "2026-03-03", "2026-03-04"]
        func tracker(_ rules: (Day, String)...) -> Tracker {
            let entries = rules.map { ScheduleHistory.Entry(from: $0, .rule($1)) }
            return Tracker.made(
                id: 1, name: "Gym", emoji: "🙂", color: .number(1), categoryID: .home,
                kind: .habit(ScheduleHistory(entries: entries)!), createdOn: "2026-03-02",
                completions: DaySet(done))
        }
        let more = tracker(("2026-03-02", "3 a week"), ("2026-03-05", "4 a week"))
        #expect(more.progress(around: "2026-03-06", today: "2026-03-06")?.reached.times == 3)
        // 4 less the 3 done is more than the 0 days after Sunday.
        #expect(Array(more.plan(through: "2026-03-08").planned.subtracting(DaySet(done))) == ["2026-03-08"])
        let month = tracker(("2026-03-02", "3 a week"), ("2026-03-05", "4 a month"))
        let progress = try #require(month.progress(around: "2026-03-06", today: "2026-03-06"))
        // 27 days of March are left from the 5th on: 4 · 27 ÷ 31 = 3.48 → 3.
        #expect(progress.reached.times == 0 && progress.asked.times == 3)
    }

    @Test("SCH-6: listed on every date from its rule's day on, and softened once the quota is met")
    func listed() {
        let tracker = Self.habit(done: ["2026-03-02", "2026-03-03", "2026-03-04"])
        #expect(!tracker.isListed(on: "2026-03-01", today: .today))
        #expect(
            ("2026-03-02"..."2026-03-20" as ClosedRange<Day>).allSatisfy {
                tracker.isListed(on: $0, today: .today)
            })
        let met = tracker.onDate("2026-03-06", today: "2026-03-06")
        #expect(met.isMet && !met.isDue && !met.isOpen && !met.isDone)
        let open = Self.habit(done: ["2026-03-02"]).onDate("2026-03-05", today: "2026-03-05")
        #expect(open.isOpen && !open.isDue && !open.isMet)
    }

    @Test("SCH-6: asked and met look at the whole period, with the skips to come")
    func comingSkips() throws {
        let tracker = Self.habit(
            done: ["2026-03-02", "2026-03-03"], skipped: ["2026-03-06", "2026-03-07", "2026-03-08"])
        // 3 · 4 ÷ 7 = 1.71 → 2.
        let progress = try #require(tracker.progress(around: "2026-03-04", today: "2026-03-04"))
        #expect(progress.asked.times == 2 && progress.isMet && progress.left == .zero)
    }

    @Test("SCH-8: due next on the first day that can no longer be put off")
    func nextDue() {
        #expect(Self.habit(done: ["2026-03-02"]).nextDue(today: "2026-03-03") == "2026-03-07")
        #expect(
            Self.habit(done: ["2026-03-02", "2026-03-03", "2026-03-04"]).nextDue(today: "2026-03-04")
                == "2026-03-13")
        #expect(Self.habit(status: .paused(since: "2026-03-03")).nextDue(today: "2026-03-04") == nil)
        #expect(Tracker.habit(1, planned: .on(.friday)).nextDue(today: "2026-03-07") == "2026-03-13")
        #expect(Tracker.event(1).nextDue(today: "2026-03-07") == nil)
    }

    @Test("SCH-10: weeks kept in a row; the current one never breaks")
    func periodStreaks() throws {
        let done = ["2026-03-02", "2026-03-09", "2026-03-23", "2026-03-30"] as [Day]
        let tracker = Tracker.habit(1, planned: .rule("1 a week"), done: done)
        let streaks = try #require(tracker.periodStreaks(today: "2026-04-12"))
        // Kept: the weeks of 2 and 9 March; missed that of the 16th; kept 23 and 30 March; the last is not over.
        #expect(streaks.best == 2 && streaks.current == 2)
        #expect(Tracker.habit(1).periodStreaks(today: .today) == nil)
    }

    @Test("WHY-1: a streak runs from the first completion after the last missed day")
    func reason() throws {
        let tracker = Self.habit(done: ["2026-03-02", "2026-03-08"])
        let reason = try #require(tracker.streakReason(today: "2026-03-08"))
        #expect(reason.lastMissed == "2026-03-07" && reason.since == "2026-03-08")
        #expect(reason.missedPeriod?.reached.times == 2 && reason.missedPeriod?.asked.times == 3)
        let never = try #require(Tracker.habit(1, done: ["2026-03-08"]).streakReason(today: "2026-03-08"))
        #expect(never.lastMissed == "2026-03-07" && never.since == "2026-03-08")
        #expect(Tracker.event(1).streakReason(today: .today) == nil)
    }
}
