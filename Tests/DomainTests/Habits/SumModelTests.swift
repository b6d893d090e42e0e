import Samples
import Testing
import TrackerDomain

/// The model against the worked examples of sums: Monday 2 to Sunday 8 March 2026, 30 km a week.
@Suite struct SumModelTests {
    private static func march(_ day: Int) -> Int { ("2026-03-01" as Day).number + day - 1 }

    private static func aWeek(_ amount: Int, isLimit: Bool = false) -> PlainHabit.Sum {
        .init(isLimit: isLimit, amount: amount * 1000, per: .week)
    }

    /// Amounts of days of March.
    private static func amounts(_ amounts: [Int: Int]) -> [Int: Int] {
        Dictionary(uniqueKeysWithValues: amounts.map { (march($0), $1 * 1000) })
    }

    private static func habit(
        _ amounts: [Int: Int], _ sum: PlainHabit.Sum = aWeek(30), created day: Int = -60
    ) -> PlainHabit {
        PlainHabit(created: march(day), sum, amounts: self.amounts(amounts))
    }

    private struct Week: Equatable {
        var done: [Int]
        var planned: [Int]
        var missed: [Int]
    }

    /// The days of the week from the 2nd to the 8th.
    private func week(_ habit: PlainHabit, seenOn today: Int) -> Week {
        let model = HabitModel(habit, today: Self.march(today))
        let days = 2...8
        return Week(
            done: days.filter { model.done.contains(Self.march($0)) },
            planned: days.filter { $0 <= today && model.isPlanned(Self.march($0)) },
            missed: days.filter { model.missed.contains(Self.march($0)) })
    }

    private func state(_ habit: PlainHabit, seenOn today: Int) -> HabitModel.SumState? {
        HabitModel(habit, today: Self.march(today)).sumState(on: Self.march(today))
    }

    private func isDue(_ habit: PlainHabit, on today: Int) -> Bool {
        HabitModel(habit, today: Self.march(today)).isDue(on: Self.march(today))
    }

    @Test("SUM-4: (1) reached on Saturday, the week is done and planned on it")
    func reached() {
        let habit = Self.habit([2: 10, 4: 10, 7: 10])
        #expect(week(habit, seenOn: 6) == Week(done: [], planned: [], missed: []))
        #expect(week(habit, seenOn: 9) == Week(done: [7], planned: [7], missed: []))
    }

    @Test("SUM-6, SUM-7, SUM-8: (2) due on Sunday, missed on Monday, healed by a day filled in")
    func healed() {
        var habit = Self.habit([2: 10, 4: 10, 7: 5])
        #expect(state(habit, seenOn: 8) == .init(sum: 25_000, asked: 30_000, isMet: false))
        #expect(isDue(habit, on: 8) && !isDue(habit, on: 7))
        #expect(week(habit, seenOn: 8) == Week(done: [], planned: [8], missed: []))
        #expect(week(habit, seenOn: 9) == Week(done: [], planned: [8], missed: [8]))
        let missed = HabitModel(habit, today: Self.march(9)).missedSum
        #expect(missed == .init(sum: 25_000, asked: 30_000, isMet: false))

        habit.amounts[Self.march(3)] = 6000
        #expect(week(habit, seenOn: 9) == Week(done: [7], planned: [7], missed: []))
    }

    @Test("SUM-3: (3), (7) a period in which the habit begins asks for its share")
    func share() {
        #expect(state(Self.habit([:], created: 5), seenOn: 5)?.asked == 17_000)
        let pages = PlainHabit.Sum(amount: 2_000_000, per: .month)
        #expect(state(Self.habit([:], pages, created: 16), seenOn: 16)?.asked == 1_032_000)
    }

    @Test("SUM-3: a share has the decimals of its goal; a goal's goes to the nearest, a limit's up")
    func rounding() {
        func asked(_ amount: Int, isLimit: Bool = false) -> Int? {
            let sum = PlainHabit.Sum(isLimit: isLimit, amount: amount, per: .week)
            return state(Self.habit([:], sum, created: 5), seenOn: 5)?.asked
        }
        // · 4 ÷ 7: 17.3714…, 17.1485…, 5.714…, 8.
        #expect(asked(30_400) == 17_400 && asked(30_010) == 17_150 && asked(10_000) == 6000)
        #expect(asked(30_400, isLimit: true) == 17_400 && asked(30_010, isLimit: true) == 17_150)
        #expect(asked(10_000, isLimit: true) == 6000 && asked(14_000, isLimit: true) == 8000)
        #expect(asked(9000) == 5000 && asked(9000, isLimit: true) == 6000)
        // 1 · 5 ÷ 10 is a half.
        let half = PlainHabit.Sum(amount: 1000, per: .days(10, from: Self.march(1)))
        #expect(state(Self.habit([:], half, created: 6), seenOn: 6)?.asked == 1000)
    }

    @Test(
        "SUM-4, SUM-8: (4) a break set ahead takes its share off, and the sum is reached on a day off")
    func breakAhead() {
        var habit = Self.habit([2: 10, 4: 8])
        habit.pausedDays = Set((6...8).map(Self.march))
        #expect(state(habit, seenOn: 5) == .init(sum: 18_000, asked: 17_000, isMet: true))
        let model = HabitModel(habit, today: Self.march(9))
        let stage = model.stage(of: Self.march(8), in: .week)
        #expect(
            [6, 7, 8].map { model.share(in: stage, on: Self.march($0)) } == [26_000, 21_000, 17_000])
        #expect(week(habit, seenOn: 9) == Week(done: [8], planned: [], missed: []))

        habit.amounts[Self.march(4)] = 6000
        #expect(week(habit, seenOn: 9) == Week(done: [], planned: [], missed: []))
    }

    @Test(
        "SUM-7: (5) a goal raised leaves yesterday's done day, lowered to what is there it is reached today"
    )
    func otherGoal() {
        var habit = Self.habit([2: 20, 4: 10])
        habit.rules.append((Self.march(5), .sum(Self.aWeek(40))))
        #expect(week(habit, seenOn: 9) == Week(done: [4], planned: [4], missed: []))

        habit = Self.habit([2: 15, 4: 10])
        habit.rules.append((Self.march(5), .sum(Self.aWeek(20))))
        #expect(week(habit, seenOn: 9) == Week(done: [5], planned: [5], missed: []))
    }

    @Test("SUM-5, SUM-8: (6) a limit is kept on Sunday, broken at once, and missed in silence")
    func limit() {
        let limit = Self.aWeek(14, isLimit: true)
        let kept = Self.habit([2: 6, 5: 5], limit)
        #expect(week(kept, seenOn: 7) == Week(done: [], planned: [], missed: []))
        #expect(week(kept, seenOn: 8) == Week(done: [8], planned: [8], missed: []))
        #expect(state(kept, seenOn: 5) == .init(sum: 11_000, asked: 14_000, isMet: true))

        let broken = Self.habit([2: 6, 5: 9], limit)
        #expect(state(broken, seenOn: 5) == .init(sum: 15_000, asked: 14_000, isMet: false))
        #expect((5...8).allSatisfy { !isDue(broken, on: $0) })
        #expect(week(broken, seenOn: 8).missed == [] && week(broken, seenOn: 9).missed == [8])

        let silent = Self.habit([:], limit)
        #expect((5...8).filter { isDue(silent, on: $0) } == [8])
        #expect(week(silent, seenOn: 9).missed == [8])
        #expect(week(Self.habit([3: 0], limit), seenOn: 9).done == [8])
    }

    @Test("SUM-3: (8), (9) another rule leaves the reached day, and begins with its own days")
    func otherRule() {
        var habit = Self.habit([2: 20, 4: 10])
        habit.rules.append((Self.march(5), .weekdays(Set(0...6))))
        #expect(week(habit, seenOn: 5) == Week(done: [4], planned: [4, 5], missed: []))

        habit = Self.habit([2: 20, 4: 10, 6: 16])
        habit.rules = [(habit.created, .weekdays(Set(0...6))), (Self.march(5), .sum(Self.aWeek(30)))]
        #expect(state(habit, seenOn: 7) == .init(sum: 16_000, asked: 17_000, isMet: false))
    }

    @Test(
        "SUM-6: a mark without an amount settles its week; one on a day with an amount counts for nothing"
    )
    func marks() {
        var habit = Self.habit([4: 10])
        habit.completions = [Self.march(3)]
        #expect(week(habit, seenOn: 9) == Week(done: [3], planned: [3], missed: []))
        habit.amounts[Self.march(6)] = 30_000
        #expect(week(habit, seenOn: 9).done == [3])
        habit.completions = [Self.march(4)]
        #expect(week(habit, seenOn: 9).done == [6])
        habit.amounts[Self.march(6)] = nil
        #expect(week(habit, seenOn: 9).missed == [8])
    }

    @Test("SUM-8: a sum that is reached by what is left of the week is not due on its last day")
    func metByBreak() {
        var habit = Self.habit([2: 10, 3: 12])
        habit.pausedDays = Set([6, 7].map(Self.march))
        // 30 · 5 ÷ 7 are 21.
        let model = HabitModel(habit, today: Self.march(5))
        #expect(model.sumState(on: Self.march(5)) == .init(sum: 22_000, asked: 21_000, isMet: true))
        #expect(model.nextDue == Self.march(15))
        #expect(week(habit, seenOn: 9).done == [7])
    }

    @Test("SUM-10: next due is the first last day that is due as things stand")
    func nextDue() {
        let silent = Self.aWeek(14, isLimit: true)
        func next(_ habit: PlainHabit) -> Int? {
            HabitModel(habit, today: Self.march(5)).nextDue.map { $0 - Self.march(1) + 1 }
        }
        #expect(next(Self.habit([2: 10])) == 8 && next(Self.habit([2: 30])) == 15)
        #expect(next(Self.habit([:], silent)) == 8 && next(Self.habit([2: 99], silent)) == 15)
        var habit = Self.habit([2: 10])
        habit.skips = [Self.march(8)]
        #expect(next(habit) == 15)
        habit.status = .paused(since: Self.march(4))
        #expect(next(habit) == nil)
    }

    @Test("SUM-13: a goal's strength is Loop's of a number, a limit's counts what was recorded")
    func strength() {
        // 7, 7, 16 of 30: Loop's ½^(√(1/7) ÷ 13).
        let goal = HabitModel(Self.habit([2: 7, 3: 7, 4: 16], created: 2), today: Self.march(5))
        let kept = 0.980049015270599
        var expected: [Double] = []
        for share in [7.0 / 30, 14.0 / 30, 1] {
            expected.append((expected.last ?? 0) * kept + share * (1 - kept))
        }
        for (found, value) in zip(goal.strengths, expected + [expected[2]]) {
            #expect(abs(found - value) < 1e-8)
        }
        func share(_ amount: Int, of limit: Int) -> Double {
            let habit = Self.habit([2: amount], Self.aWeek(limit, isLimit: true), created: 2)
            return HabitModel(habit, today: Self.march(2)).strength / (1 - kept)
        }
        #expect(abs(share(14, of: 14) - 1) < 1e-6 && abs(share(21, of: 14) - 0.5) < 1e-6)
        #expect(share(28, of: 14) == 0 && share(1, of: 0) == 0 && abs(share(0, of: 0) - 1) < 1e-6)
        let silent = Self.habit([:], Self.aWeek(14, isLimit: true), created: 2)
        #expect(HabitModel(silent, today: Self.march(9)).strength == 0)
    }
}
