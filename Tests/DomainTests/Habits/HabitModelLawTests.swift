import TestKit
import Testing

/// The laws of the definition of quotas, over random habits.
@Suite struct HabitModelLawTests {
    private static let seeds: ClosedRange<UInt64> = 1...UInt64(Torture.tries(brief: 700, full: 1500))

    @Test(
        "SCH-5: skips, pauses, marks and new rules from tomorrow on neither make nor heal a miss of yesterday"
    )
    func laterChanges() {
        for seed in Self.seeds {
            let (habit, today) = RandomHabit.sample(seed: seed)
            let missed = HabitModel(habit, today: today).missed
            for changed in changes(of: habit, from: today + 1) {
                #expect(HabitModel(changed, today: today).missed == missed, "seed \(seed)")
                let tomorrow = HabitModel(changed, today: today + 1).missed.filter { $0 < today }
                #expect(tomorrow == missed, "seed \(seed), seen a day later")
            }
        }
    }

    private func changes(of habit: PlainHabit, from tomorrow: Int) -> [PlainHabit] {
        var (skipped, paused, done, ruled) = (habit, habit, habit, habit)
        skipped.skips.formUnion(tomorrow...tomorrow + 3)
        if habit.restsSince.map({ $0 >= tomorrow }) ?? true { paused.status = .paused(since: tomorrow) }
        // Marks on later days already exist today.
        done.completions = done.completions.filter { $0 < tomorrow }.union([tomorrow])
        if habit.rules[0].from < tomorrow {
            ruled.rules = habit.rules.filter { $0.from < tomorrow } + [(tomorrow, .quota(7, per: .week))]
        }
        return [skipped, paused, done, ruled]
    }

    @Test("SCH-5: filling in a forgotten day of a quota heals it and breaks nothing")
    func filledIn() {
        for seed in Self.seeds {
            var (habit, today) = RandomHabit.sample(seed: seed)
            let missed = HabitModel(habit, today: today).missed
            guard let forgotten = missed.last, forgotten >= habit.created else { continue }
            habit.completions.insert(forgotten)
            #expect(
                Set(HabitModel(habit, today: today).missed).isSubset(of: missed.dropLast()), "seed \(seed)")
        }
    }
}
