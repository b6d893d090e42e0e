import Samples
import Testing
import TrackerDomain

/// The model against the worked examples of the definitions: Monday 2 to Sunday 8 March 2026.
@Suite struct HabitModelTests {
    private static let threeAWeek = PlainHabit.Rule.quota(3, per: .week)

    private static func march(_ day: Int) -> Int { ("2026-03-01" as Day).number + day - 1 }
    private static func march(_ days: Set<Int>) -> Set<Int> { Set(days.map(march)) }

    /// The days of March that the model plans from the 1st to the 8th, as seen on a day.
    private func planned(_ habit: PlainHabit, seenOn today: Int) -> [Int] {
        let model = HabitModel(habit, today: Self.march(today))
        return (1...8).filter { model.isPlanned(Self.march($0)) }
    }

    @Test("SCH-5: done on Monday, three a week asks for Saturday and Sunday")
    func quota() {
        var habit = PlainHabit(created: Self.march(2), Self.threeAWeek, done: Self.march([2]))
        #expect(planned(habit, seenOn: 8) == [2, 7, 8])

        var model = HabitModel(habit, today: Self.march(7))
        #expect(model.missed == [] && model.nextDue == Self.march(7))
        #expect(model.periodState(on: Self.march(7)) == .init(asked: 3, done: 1, isMet: false))

        model = HabitModel(habit, today: Self.march(8))
        #expect(model.missed == [Self.march(7)] && model.lastMissed == Self.march(7))
        #expect(model.currentStreak == 0 && model.bestStreak == 1 && model.streakSince == nil)

        habit.completions.insert(Self.march(3))
        model = HabitModel(habit, today: Self.march(8))
        #expect(planned(habit, seenOn: 8) == [2, 3, 8])
        #expect(model.missed == [] && model.currentStreak == 2 && model.streakSince == Self.march(2))
    }

    @Test("SCH-5: a week in which the habit begins asks for its share")
    func begin() {
        var habit = PlainHabit(created: Self.march(5), Self.threeAWeek)
        let model = HabitModel(habit, today: Self.march(8))
        #expect(model.periodState(on: Self.march(8)) == .init(asked: 2, done: 0, isMet: false))
        #expect(planned(habit, seenOn: 8) == [7, 8])

        habit.completions = Self.march([5])
        #expect(planned(habit, seenOn: 8) == [5, 8])
        // Filled in before the creation, it counts, but asks for no more.
        habit.completions = Self.march([3])
        #expect(planned(habit, seenOn: 8) == [3, 8])
    }

    @Test("SCH-5: a skipped day takes its share off from that day on")
    func skip() {
        var habit = PlainHabit(created: Self.march(1) - 100, Self.threeAWeek, skips: Self.march([4]))
        let model = HabitModel(habit, today: Self.march(5))
        // 18 ÷ 7 is nearest to 3, as 21 ÷ 7 was before.
        #expect(
            [3, 5].map { model.asked(in: model.stage(of: Self.march($0), in: .week), on: Self.march($0)) }
                == [3, 3])

        // Two more: on Friday 12 ÷ 7 is nearest to 2.
        habit.skips = Self.march([4, 5, 6])
        #expect(planned(habit, seenOn: 6).filter { $0 > 1 } == [7, 8])
    }

    @Test("SCH-5: nothing done by Thursday and paused from Friday, nothing is missed")
    func pause() {
        let habit = PlainHabit(
            created: Self.march(2), rules: [(Self.march(2), Self.threeAWeek)],
            status: .paused(since: Self.march(6)))
        let model = HabitModel(habit, today: Self.march(8))
        #expect(model.planned == [] && model.nextDue == nil)
        #expect(model.isListed(on: Self.march(5)) && !model.isListed(on: Self.march(6)))
    }

    @Test("SCH-5: once a week with one day skipped still asks for one, with all skipped for none")
    func once() {
        var habit = PlainHabit(created: Self.march(2), .quota(1, per: .week), skips: Self.march([3]))
        #expect(HabitModel(habit, today: Self.march(8)).periodState(on: Self.march(8))?.asked == 1)
        habit.skips = Set(Self.march(2)...Self.march(8))
        #expect(HabitModel(habit, today: Self.march(8)).periodState(on: Self.march(8))?.asked == 0)
    }

    @Test("SCH-5: a share is rounded to the nearest, halves up, and never more than the days there are")
    func share() {
        func asked(_ rule: PlainHabit.Rule, createdOn day: Day) -> Int? {
            HabitModel(PlainHabit(created: day.number, rule), today: day.number).periodState(on: day.number)?
                .asked
        }
        // 14 ÷ 28, 12 ÷ 28, 42 ÷ 28, 15 ÷ 10.
        #expect(asked(.quota(2, per: .month), createdOn: "2026-02-22") == 1)
        #expect(asked(.quota(2, per: .month), createdOn: "2026-02-23") == 0)
        #expect(asked(.quota(2, per: .month), createdOn: "2026-02-08") == 2)
        let tenDays = PlainHabit.Period.days(10, from: ("2026-03-11" as Day).number)
        #expect(asked(.quota(3, per: tenDays), createdOn: "2026-03-06") == 2)
        #expect(asked(.quota(31, per: .month), createdOn: "2026-02-01") == 28)
    }

    @Test("SCH-5: three a week changed to four keeps the week's marks, weekdays changed to three do not")
    func stretch() {
        var habit = PlainHabit(
            created: Self.march(2),
            rules: [(Self.march(2), Self.threeAWeek), (Self.march(5), .quota(4, per: .week))],
            completions: Self.march([2, 3]))
        let kept = HabitModel(habit, today: Self.march(8))
        #expect(kept.periodState(on: Self.march(8)) == .init(asked: 4, done: 2, isMet: false))

        habit.rules[0].rule = .weekdays([0, 1])
        let begun = HabitModel(habit, today: Self.march(8))
        // From Thursday on: 4 · 4 ÷ 7.
        #expect(begun.periodState(on: Self.march(8)) == .init(asked: 2, done: 0, isMet: false))
        #expect(begun.periodState(on: Self.march(3)) == nil)
    }

    @Test("SCH-5: a later rule of another kind does not shorten a week, nor ask for what could be put off")
    func laterRule() {
        let habit = PlainHabit(
            created: Self.march(2),
            rules: [(Self.march(2), Self.threeAWeek), (Self.march(6), .weekdays([6]))])
        #expect(planned(habit, seenOn: 8) == [8])
    }

    @Test("OFF-1: a day done and skipped is not planned but counts as done")
    func doneAndSkipped() {
        for rule in [PlainHabit.Rule.weekdays(Set(0...6)), Self.threeAWeek] {
            let habit = PlainHabit(
                created: Self.march(2), rule, done: Self.march([2, 3, 4]), skips: Self.march([3]))
            let model = HabitModel(habit, today: Self.march(4))
            #expect(model.planned == [2, 4].map(Self.march))
            #expect(model.total == 3 && model.currentStreak == 3 && model.bestStreak == 3)
            #expect(model.rate30 ?? (0, 0) == (2, 2))
        }
        let habit = PlainHabit(
            created: Self.march(2), Self.threeAWeek, done: Self.march([3]), skips: Self.march([3]))
        // On Sunday 18 ÷ 7 is nearest to 3, of which one is done.
        #expect(
            HabitModel(habit, today: Self.march(8)).periodState(on: Self.march(3))
                == .init(asked: 3, done: 1, isMet: false))
    }

    @Test("SCH-2, SCH-3: an interval counts both ways, and a day that a month lacks falls on its last")
    func otherRules() {
        let interval = PlainHabit(created: Self.march(2), .interval(every: 3, from: Self.march(5)))
        #expect(planned(interval, seenOn: 8) == [2, 5, 8])
        let february = Self.march(0)
        #expect(
            PlainHabit.Rule.monthDays([31]).fits(february) && PlainHabit.Rule.monthDays([29]).fits(february))
        #expect(
            !PlainHabit.Rule.monthDays([27]).fits(february)
                && PlainHabit.Rule.monthDays([1]).fits(february + 1))
    }

    @Test("SCH-8: a quota is due next on the first day that cannot be put off")
    func nextDue() {
        var habit = PlainHabit(created: Self.march(2), Self.threeAWeek)
        func nextDue(on day: Int) -> Int? { HabitModel(habit, today: Self.march(day)).nextDue }
        #expect(nextDue(on: 2) == Self.march(6))
        #expect(nextDue(on: 7) == Self.march(7))
        habit.completions = Self.march([2, 3])
        #expect(nextDue(on: 4) == Self.march(8))
        habit.completions = Self.march([2, 3, 4])
        #expect(nextDue(on: 4) == Self.march(13))
        // All of the next week is skipped.
        habit.skips = Set(Self.march(9)...Self.march(15))
        #expect(nextDue(on: 4) == Self.march(20))
    }

    @Test(
        "SCH-6, OFF-1, OFF-2: a quota is listed on every date since its rule or its start, but while it rests"
    )
    func listed() {
        func listed(_ habit: PlainHabit) -> [Int] {
            (1...12).filter { HabitModel(habit, today: Self.march(8)).isListed(on: Self.march($0)) }
        }
        var habit = PlainHabit(created: Self.march(5), Self.threeAWeek, skips: Self.march([6]))
        #expect(listed(habit) == Array(5...12))
        habit.completions = Self.march([3])
        #expect(listed(habit) == Array(3...12))
        (habit.completions, habit.rules[0].from) = ([], Self.march(4))
        #expect(listed(habit) == Array(4...12))
        (habit.pausedDays, habit.status) = (Self.march([5, 7]), .paused(since: Self.march(10)))
        #expect(listed(habit) == [4, 6, 8, 9])
        habit.completions = Self.march([7, 11])
        #expect(listed(habit) == [4, 6, 7, 8, 9, 11])
    }

    @Test("SCH-10: a missed day breaks a row of weeks, the current one never does")
    func periods() {
        // Two weeks kept, one with two of three, one kept, and one just begun.
        let done = Self.march([2, 3, 4, 9, 10, 11, 16, 17, 23, 24, 29])
        let habit = PlainHabit(created: Self.march(2), Self.threeAWeek, done: done)
        #expect(HabitModel(habit, today: Self.march(31)).periodStreaks ?? (0, 0) == (1, 2))
        #expect(HabitModel(habit, today: Self.march(22)).periodStreaks ?? (0, 0) == (2, 2))
    }

    @Test("the worked example of the statistics")
    func statistics() {
        let run = HabitModel(
            PlainHabit(created: Self.march(2), .weekdays([0, 2, 4]), done: Self.march([2, 4, 7])),
            today: Self.march(8))
        #expect(run.planned == [2, 4, 6].map(Self.march) && run.missed == [Self.march(6)])
        #expect(run.currentStreak == 1 && run.bestStreak == 2 && run.streakSince == Self.march(7))
        #expect(run.rate30 ?? (0, 0) == (2, 3))

        let draw = HabitModel(
            PlainHabit(created: Self.march(4), .weekdays(Set(0...6)), done: Self.march([4, 5, 6, 8])),
            today: Self.march(8))
        #expect(draw.planned == (4...8).map(Self.march) && draw.lastMissed == Self.march(7))
        #expect(draw.currentStreak == 1 && draw.bestStreak == 3 && draw.total == 4)
        #expect(draw.rate30 ?? (0, 0) == (4, 5))
    }
}
