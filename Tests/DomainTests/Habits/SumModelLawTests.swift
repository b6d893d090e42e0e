import TestKit
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What must hold of every sum, over random habits.
@Suite struct SumModelLawTests {
    private static let seeds: ClosedRange<UInt64> = 1...UInt64(Torture.tries(brief: 150, full: 5000))

    private func forEachSample(_ check: (HabitModel, UInt64) -> Void) {
        for seed in Self.seeds {
            let (habit, today) = RandomHabit.sumSample(seed: seed)
            check(HabitModel(habit, today: today), seed)
        }
    }

    @Test(
        "SUM-4, SUM-5, SUM-6: a pass from day to day finds the done and the planned days of the definition"
    )
    func forwardPass() {
        forEachSample { model, seed in
            let pass = SumForwardPass(model.habit, today: model.today)
            #expect(pass.done == model.done.filter { model.sum(on: $0) != nil }.sorted(), "seed \(seed)")
            #expect(pass.planned == model.planned.filter { model.sum(on: $0) != nil }, "seed \(seed)")
        }
    }

    @Test("SUM-6: streaks and rates stay in their ranges")
    func ranges() {
        forEachSample { model, seed in
            #expect(0...model.bestStreak ~= model.currentStreak, "seed \(seed)")
            #expect(model.bestStreak <= model.total && model.total == model.done.count, "seed \(seed)")
            #expect(model.missed.allSatisfy { !model.done.contains($0) }, "seed \(seed)")
            if let rate = model.rate30 { #expect(0...rate.planned ~= rate.completed, "seed \(seed)") }
            if let streaks = model.periodStreaks { #expect(0...streaks.best ~= streaks.current) }
            #expect(model.strengths.allSatisfy { 0...1 ~= $0 }, "seed \(seed)")
        }
    }

    @Test("SUM-6: a past period is judged once, and only its last day is missed")
    func oneJudgement() {
        forEachSample { model, seed in
            for stage in model.sumStages(from: model.start) where stage.period.upperBound < model.today {
                let end = stage.period.upperBound
                let missed = model.missed.filter(stage.days.contains)
                #expect(missed.allSatisfy { $0 == end }, "seed \(seed)")
                let done = stage.days.filter(model.done.contains)
                let marks = stage.days.filter(model.marks.contains)
                #expect(done.count <= max(1, marks.count + 1), "seed \(seed)")
                if !marks.isEmpty { #expect(missed == [], "seed \(seed)") }
                #expect(done.isEmpty || missed.isEmpty, "seed \(seed)")
                guard stage.days.contains(end), stage.asking.contains(end), !model.isExempt(end) else {
                    continue
                }
                #expect(
                    !done.isEmpty || missed == [end] || model.share(in: stage, on: end) == 0, "seed \(seed)")
            }
        }
    }

    @Test("SUM-7: nothing on a day depends on what is recorded, off or changed after it")
    func laterChanges() {
        forEachSample { model, seed in
            let (habit, today) = (model.habit, model.today)
            for tomorrow in [today + 1, today - 3, today - 20] where tomorrow > habit.created {
                let done = model.done.filter { $0 < tomorrow }
                let missed = model.missed.filter { $0 < tomorrow }
                for changed in changes(of: habit, from: tomorrow) {
                    let later = HabitModel(changed, today: today)
                    #expect(later.done.filter { $0 < tomorrow } == done, "seed \(seed)")
                    #expect(later.missed.filter { $0 < tomorrow } == missed, "seed \(seed)")
                }
                let then = HabitModel(habit, today: tomorrow)
                #expect(then.done.filter { $0 < tomorrow } == done, "seed \(seed), seen on \(tomorrow)")
                #expect(then.missed.filter { $0 < today } == missed, "seed \(seed), seen on \(tomorrow)")
            }
        }
    }

    private func changes(of habit: PlainHabit, from tomorrow: Int) -> [PlainHabit] {
        var (skipped, paused, recorded, marked, ruled) = (habit, habit, habit, habit, habit)
        skipped.skips.formUnion(tomorrow...tomorrow + 3)
        if habit.restsSince.map({ $0 >= tomorrow }) ?? true { paused.status = .paused(since: tomorrow) }
        recorded.amounts[tomorrow] = 1_000_000
        marked.completions.insert(tomorrow)
        guard habit.rules[0].from < tomorrow else { return [skipped, paused, recorded, marked] }
        ruled.rules = habit.rules.filter { $0.from < tomorrow }
        let last = ruled.rules[ruled.rules.count - 1].rule
        guard case .sum(var sum) = last else { return [skipped, paused, recorded, marked] }
        var goal = ruled
        sum.amount = sum.amount * 2 + 1000
        goal.rules.append((tomorrow, .sum(sum)))
        ruled.rules.append((tomorrow, .weekdays([2])))
        return [skipped, paused, recorded, marked, goal, ruled]
    }

    @Test("SUM-7: more of a goal makes no miss, more of a limit heals only silence")
    func more() {
        forEachSample { model, seed in
            let silent = Set(
                model.sumStages(from: model.start).filter {
                    $0.days.allSatisfy { model.habit.amounts[$0] == nil }
                }
                .map(\.period.upperBound))
            for day in [model.today, model.today - 2, model.today - 9, model.today - 33] {
                guard let sum = model.sum(on: day), !model.habit.completions.contains(day) else { continue }
                var habit = model.habit
                habit.amounts[day, default: 0] += 700
                let missed = HabitModel(habit, today: model.today).missed
                let (before, after) = (Set(model.missed), Set(missed))
                if sum.isLimit {
                    #expect(before.subtracting(after).isSubset(of: silent), "seed \(seed)")
                } else {
                    #expect(after.isSubset(of: before.union(newDays(habit, model))), "seed \(seed)")
                }
            }
        }
    }

    /// The days on which a habit exists through an earlier start.
    private func newDays(_ habit: PlainHabit, _ model: HabitModel) -> [Int] {
        let start = HabitModel(habit, today: model.today).start
        return start < model.start ? Array(start..<model.start) : []
    }

    @Test(
        "SUM-8: due is only the last day, never where the period is met, of a limit only in silence")
    func due() {
        forEachSample { model, seed in
            for date in model.dates where model.isDue(on: date) {
                guard let sum = model.sum(on: date), let state = model.sumState(on: date) else { continue }
                let stage = model.stage(of: date, in: sum.per)
                #expect(date == stage.period.upperBound && !state.isMet, "seed \(seed)")
                if sum.isLimit { #expect(state.sum == 0, "seed \(seed)") }
            }
        }
    }

    @Test("SUM-13: without days off a goal's strength is Loop's, by a rolling sum")
    func loopsFormula() {
        for seed in Self.seeds {
            let (model, goal) = wholePeriods(seed)
            guard let goal, !goal.isLimit, model.days.count > 1 else { continue }
            let kept = pow(0.5, (1 / Double(goal.days)).squareRoot() / 13)
            var (sum, strength) = (0, 0.0)
            for day in model.days where day < model.today || model.habit.amounts[day] != nil {
                sum += model.habit.amounts[day] ?? 0
                sum -= model.habit.amounts[day - goal.days] ?? 0
                let share = min(1, Double(sum) / Double(goal.amount))
                strength = strength * kept + share * (1 - kept)
            }
            #expect(abs(model.strength - strength) < 1e-9, "seed \(seed)")
        }
    }

    /// One sum from the first day of a period on, without days off and marks.
    private func wholePeriods(_ seed: UInt64) -> (HabitModel, PlainHabit.Sum?) {
        var (habit, today) = RandomHabit.sumSample(seed: seed)
        guard case .sum(let sum) = habit.rules[0].rule else {
            return (HabitModel(habit, today: today), nil)
        }
        habit.created = sum.per.containing(habit.created).lowerBound
        habit.amounts = habit.amounts.filter { $0.key >= habit.created }
        (habit.skips, habit.pausedDays, habit.status, habit.completions) = ([], [], .active, [])
        habit.rules = [(habit.created, .sum(sum))]
        return (HabitModel(habit, today: today), sum)
    }

    @Test(
        "SUM-6, SCH-10: in whole periods every figure is that of once a period with the same done days")
    func wholePeriods() {
        for seed in Self.seeds {
            let (model, sum) = wholePeriods(seed)
            guard let sum else { continue }
            let quota = HabitModel(
                PlainHabit(created: model.habit.created, .quota(1, per: sum.per), done: model.done),
                today: model.today)
            let (figures, others) = (model.figures, quota.figures)
            #expect(model.planned == quota.planned && figures.missed == others.missed, "seed \(seed)")
            #expect(
                figures.currentStreak == others.currentStreak && figures.bestStreak == others.bestStreak)
            #expect(figures.streakSince == others.streakSince && figures.lastMissed == others.lastMissed)
            #expect(figures.rate30 == others.rate30 && figures.total == others.total, "seed \(seed)")
            #expect(figures.periodStreak == others.periodStreak, "seed \(seed)")
            #expect(figures.bestPeriodStreak == others.bestPeriodStreak, "seed \(seed)")
            if !sum.isLimit { #expect(figures.nextDue == others.nextDue, "seed \(seed)") }
        }
    }
}
