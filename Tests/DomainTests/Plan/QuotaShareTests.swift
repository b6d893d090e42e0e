import Samples
import Testing
import TrackerDomain

/// The share that a period of a quota asks for if its rule, its skips or its days are no plain week.
@Suite struct QuotaShareTests {
    private static func habit(_ rules: (from: Day, text: String)..., done: [Day] = []) -> Tracker {
        Tracker.made(
            id: 1, name: "Gym", emoji: "🙂", color: .number(1), categoryID: .home,
            kind: .habit(ScheduleHistory(entries: rules.map { .init(from: $0.from, .rule($0.text)) })!),
            createdOn: rules[0].from, completions: DaySet(done))
    }

    @Test("SCH-6: a week asks for the number of its last day, whichever day of it is looked at")
    func lastDayOfPeriod() throws {
        let tracker = Self.habit(("2026-03-02", "3 a week"), ("2026-03-05", "4 a week"))
        for day: Day in ["2026-03-03", "2026-03-06"] {
            #expect(try #require(tracker.progress(around: day, today: "2026-03-06")).asked.times == 4)
        }
    }

    @Test("SCH-5: a new rule makes no miss of the days before it")
    func laterRule() {
        let tracker = Self.habit(("2026-03-02", "2 a week"), ("2026-03-07", "6 a week"))
        // Friday asks for 2, and two days are left after it.
        #expect(Array(tracker.plan(through: "2026-03-08").planned) == ["2026-03-07", "2026-03-08"])
    }

    @Test("SCH-6: a date that was missed stays open, though less is asked for by now")
    func missedAndMet() {
        let tracker = Self.habit(
            ("2026-03-02", "6 a week"), ("2026-03-08", "1 a week"), done: ["2026-03-02"])
        // On Wednesday 6 less 1 are more than the four days after it.
        let wednesday = tracker.onDate("2026-03-04", today: "2026-03-08")
        #expect(wednesday.progress?.isMet == true)
        #expect(wednesday.isDue && wednesday.isOpen && !wednesday.isMet)
    }

    @Test("SCH-5: half a time is asked for as one: 1 · 5 ÷ 10 → 1")
    func halvesUp() throws {
        let tracker = Tracker.habit(
            1, planned: .rule("1 in 10 days from 2026-03-02"), created: "2026-03-07")
        #expect(try #require(tracker.progress(around: "2026-03-08", today: "2026-03-08")).asked.times == 1)
        #expect(Array(tracker.plan(through: "2026-03-20").planned) == ["2026-03-11"])
    }

    @Test(
        "SCH-5: 31 times a month ask for no more than the days that February has from the creation on",
        arguments: [("2026-02-01", 28), ("2026-02-15", 14)] as [(Day, Int)])
    func shortMonth(created: Day, asked: Int) throws {
        let tracker = Tracker.habit(
            1, planned: .rule("31 a month"), created: created, done: (0..<asked).map { created + $0 })
        let progress = try #require(tracker.progress(around: "2026-02-20", today: "2026-03-08"))
        #expect(progress.asked.times == asked && progress.isMet)
    }

    @Test("SCH-6: listed from its start on, where that is before its rule")
    func listedFromStart() {
        let tracker = Tracker.habit(
            1, planned: .rule("3 a week"), created: "2026-03-05", done: ["2026-03-02"])
        #expect(tracker.isListed(on: "2026-03-03", today: .today))
        #expect(!tracker.isListed(on: "2026-03-01", today: .today))
    }

    @Test("K7, TRK-7: a mark of a day to come lists its day alone until that day comes")
    func markedAhead() {
        let tracker = Tracker.habit(
            1, planned: .rule("3 a week"), created: "2026-03-05", done: ["2026-03-02"])
        func listed(today: Day) -> [Day] {
            ("2026-02-28"..."2026-03-06" as ClosedRange<Day>).filter {
                tracker.isListed(on: $0, today: today)
            }
        }
        #expect(listed(today: "2026-03-01") == ["2026-03-02", "2026-03-05", "2026-03-06"])
        #expect(listed(today: "2026-03-02") == Array("2026-03-02"..."2026-03-06" as ClosedRange<Day>))
    }

    @Test("WHY-1: the period of the missed day is told, not that of today")
    func missedPeriod() throws {
        let tracker = Tracker.habit(
            1, planned: .rule("3 a week"), created: "2026-02-23",
            done: ["2026-02-24", "2026-03-02", "2026-03-03"])
        let reason = try #require(tracker.streakReason(today: "2026-03-04"))
        #expect(reason.lastMissed == "2026-03-01" && reason.since == "2026-03-02")
        let period = try #require(reason.missedPeriod)
        #expect(
            period.days == "2026-02-23"..."2026-03-01" && period.reached.times == 1 && period.asked.times == 3
        )
    }

    @Test("K2: the period of the missed day is told by what it asked for on that day")
    func missedPeriodThen() throws {
        // Missed on Saturday, when 2 of 3 were left for two days; from Sunday on 1 a week is enough.
        let easier = try Tracker.habit(1, done: ["2026-03-02", "2026-03-09"])
            .following(("2026-03-02", .rule("3 a week")), ("2026-03-08", .rule("1 a week")))
        let reason = try #require(easier.streakReason(today: "2026-03-09"))
        let period = try #require(reason.missedPeriod)
        #expect(reason.lastMissed == "2026-03-07" && period.reached.times == 1 && period.asked.times == 3)
        // A skip of Sunday makes 6 of 7, but not for the Saturday before it.
        let skipped = Tracker.habit(
            1, planned: .rule("7 a week"), done: (2...6).map { Day("2026-03-01") + ($0 - 1) },
            skipped: ["2026-03-08"])
        let week = try #require(skipped.streakReason(today: "2026-03-09")?.missedPeriod)
        #expect(week.reached.times == 5 && week.asked.times == 7)
    }

    @Test("WHY-1: a streak without any miss runs from the first completion")
    func neverMissed() throws {
        let tracker = Tracker.habit(1, created: "2026-03-06", done: ["2026-03-06", "2026-03-07"])
        let reason = try #require(tracker.streakReason(today: "2026-03-08"))
        #expect(reason.since == "2026-03-06" && reason.lastMissed == nil && reason.missedPeriod == nil)
    }

    @Test("SCH-10: a week that asks for nothing neither adds nor breaks")
    func emptyWeek() throws {
        let tracker = Tracker.habit(
            1, planned: .rule("1 a week"), done: ["2026-03-02", "2026-03-16"],
            skipped: (0..<7).map { Day("2026-03-09") + $0 })
        let streaks = try #require(tracker.periodStreaks(today: "2026-03-18"))
        #expect(streaks.current == 2 && streaks.best == 2)
    }

    @Test("SCH-10: the week that lasts does not break, though it can no longer be kept")
    func presentWeek() throws {
        let tracker = Tracker.habit(
            1, planned: .rule("3 a week"), created: "2026-02-23",
            done: ["2026-02-23", "2026-02-24", "2026-02-25"])
        #expect(try #require(tracker.periodStreaks(today: "2026-03-08")).current == 1)
    }

    @Test("SCH-10: a pause that begins within the week is taken off it")
    func comingPause() throws {
        let tracker = Tracker.habit(
            1, planned: .rule("3 a week"), status: .paused(since: "2026-03-05"), done: ["2026-03-02"])
        // 3 · 3 ÷ 7 = 1.29 → 1.
        #expect(try #require(tracker.periodStreaks(today: "2026-03-04")).current == 1)
    }
}
