import Samples
import Testing
import TrackerDomain

/// The figures of sums.
@Suite struct SumFiguresTests {
    @Test("SUM-6: streaks, total and rate rest on done days")
    func figures() throws {
        // Reached in the weeks of 9 and 16 February and of 2 March, missed on Sunday 1 March.
        let habit = Tracker.habit(
            1, planned: .rule("at least 10 km a week"), created: "2026-02-09",
            amounts: [
                ("2026-02-11", "10"), ("2026-02-18", "12"), ("2026-02-25", "3"), ("2026-03-05", "10"),
            ])
        let figures = habit.statistics(today: .today)
        #expect(figures.total == 3 && figures.currentStreak == 1 && figures.bestStreak == 2)
        #expect(figures.rate30 == Ratio(3, of: 4))
        let reason = try #require(habit.streakReason(today: .today))
        #expect(reason.since == "2026-03-05" && reason.lastMissed == "2026-03-01")
        let week = try #require(reason.missedPeriod)
        #expect(
            week.days == "2026-02-23"..."2026-03-01" && week.reached.text == "3" && week.asked.text == "10")
        let streaks = try #require(habit.periodStreaks(today: .today))
        #expect(streaks.current == 1 && streaks.best == 2)
    }

    @Test("SUM-6: a week that is off asks for nothing, and neither adds nor breaks")
    func emptyWeek() throws {
        let habit = SumTests.habit(
            created: "2026-02-23", [-3: "30", 11: "30"], skipped: [2, 3, 4, 5, 6, 7, 8])
        let streaks = try #require(habit.periodStreaks(today: "2026-03-12"))
        #expect(streaks.current == 2 && streaks.best == 2)
    }

    @Test("SUM-10: the next day that is due is the last one of the first period that asks for something")
    func nextDue() {
        #expect(SumTests.habit([2: "10"]).nextDue(today: "2026-03-04") == "2026-03-08")
        #expect(SumTests.habit([2: "30"]).nextDue(today: "2026-03-04") == "2026-03-15")
        // Met by what comes off, though no day is done yet: Friday and Saturday off, 30 · 5 ÷ 7 → 21.
        #expect(SumTests.habit([2: "21"], skipped: [6, 7]).nextDue(today: "2026-03-05") == "2026-03-15")
        // A week that is off asks for nothing.
        #expect(
            SumTests.habit([2: "30"], skipped: Array(9...15)).nextDue(today: "2026-03-05") == "2026-03-22")
    }

    @Test("SUM-10: a limit is due next where nothing is recorded")
    func nextDueOfLimit() {
        #expect(SumTests.habit("at most 4 a week", [:]).nextDue(today: "2026-03-04") == "2026-03-08")
        #expect(SumTests.habit("at most 4 a week", [2: "9"]).nextDue(today: "2026-03-04") == "2026-03-15")
    }

    @Test("SUM-8: listed on every date from its rule on, and where it holds an amount")
    func listed() {
        let habit = SumTests.habit(created: "2026-03-05", [3: "1"], status: .paused(since: "2026-03-07"))
        let listed = ("2026-03-02"..."2026-03-08" as ClosedRange<Day>).filter {
            habit.isListed(on: $0, today: "2026-03-06")
        }
        #expect(listed == SumTests.march(3, 5, 6))
        #expect(
            SumTests.habit([8: "1"], status: .paused(since: "2026-03-07")).isListed(on: .today, today: .today)
        )
    }

    // With D = 7, m = ½^(√(1 ÷ 7) ÷ 13) = 0.980049015….
    @Test("SUM-13: a goal of a week: p is the sum of the last seven days, of 10")
    func strength() throws {
        let habit = Tracker.habit(
            1, planned: .rule("at least 10 km a week"), created: "2026-03-02",
            amounts: [("2026-03-02", "5"), ("2026-03-03", "10")])
        let strengths = try #require(habit.strengths(over: "2026-03-02"..."2026-03-04", today: "2026-03-05"))
        let m = 0.980049015
        // Half of it on Monday, all of it on Tuesday and Wednesday.
        let expected = [
            0.5 * (1 - m), 0.5 * (1 - m) * m + (1 - m), (0.5 * (1 - m) * m + (1 - m)) * m + (1 - m),
        ]
        for (strength, expected) in zip(strengths, expected) { #expect(abs(strength - expected) < 1e-7) }
    }

    @Test("SUM-13: p falls when an amount leaves the window of seven days")
    func window() throws {
        let habit = Tracker.habit(
            1, planned: .rule("at least 10 km a week"), created: "2026-03-02", amounts: [("2026-03-02", "10")]
        )
        let strengths = try #require(habit.strengths(over: "2026-03-02"..."2026-03-09", today: "2026-03-10"))
        // It grows for seven days, and falls on the eighth.
        #expect((1...6).allSatisfy { strengths[$0] > strengths[$0 - 1] })
        #expect(abs(strengths[7] - strengths[6] * 0.980049015) < 1e-7)
    }

    @Test(
        "SUM-13: p of a limit of 10: 1 up to it, falling to 0 at twice as much, 0 where nothing is recorded",
        arguments: [
            ("0", 1), ("10", 1), ("12.5", 0.75), ("15", 0.5), ("20", 0), ("25", 0), (nil, 0),
        ] as [(Amount?, Double)])
    func limit(amount: Amount?, part: Double) throws {
        let habit = Tracker.habit(
            1, planned: .rule("at most 10 a week"), created: "2026-03-02",
            amounts: amount.map { [(Day("2026-03-02"), $0)] } ?? [])
        let strength = try #require(habit.strengths(over: "2026-03-02"..."2026-03-02", today: "2026-03-03"))
        #expect(abs(strength[0] - part * (1 - 0.980049015)) < 1e-7)
    }

    @Test(
        "SUM-13: a limit of 0 is kept by nothing but 0",
        arguments: [("0", true), ("0.001", false)] as [(Amount, Bool)])
    func limitOfZero(amount: Amount, isKept: Bool) {
        let habit = Tracker.habit(
            1, planned: .rule("at most 0 a week"), created: "2026-03-02", amounts: [("2026-03-02", amount)])
        #expect((habit.strength(today: "2026-03-03")! > 0) == isKept)
    }

    @Test("SUM-13: a day off leaves the strength, and its amount enters the window")
    func off() throws {
        let habit = Tracker.habit(
            1, planned: .rule("at least 10 km a week"), created: "2026-03-02", skipped: ["2026-03-03"],
            amounts: [("2026-03-03", "10")])
        let strengths = try #require(habit.strengths(over: "2026-03-02"..."2026-03-04", today: "2026-03-05"))
        #expect(strengths[0] == 0 && strengths[1] == 0)
        #expect(abs(strengths[2] - (1 - 0.980049015)) < 1e-7)
    }

    @Test("SUM-13: today counts once it holds an amount")
    func today() {
        let habit = Tracker.habit(
            1, planned: .rule("at least 10 km a week"), created: "2026-03-02", amounts: [("2026-03-02", "10")]
        )
        #expect(habit.strength(today: "2026-03-03") == habit.strength(today: "2026-03-02"))
        #expect(habit.strength(today: "2026-03-04")! > habit.strength(today: "2026-03-03")!)
    }
}
