import Testing

@Suite struct RandomHabitTests {
    @Test("the random habits hold what they are meant to hold")
    func coverage() {
        let samples = (1...4000).map { RandomHabit.sample(seed: $0) }
        func count(_ isOdd: (PlainHabit, Int) -> Bool) -> Int {
            samples.filter { isOdd($0.habit, $0.today) }.count
        }
        #expect(count { habit, today in habit.created > today } > 20)
        #expect(count { habit, today in habit.rules.contains { $0.from > today } } > 20)
        #expect(count { habit, today in habit.completions.contains { $0 > today } } > 50)
        #expect(count { habit, _ in habit.completions.contains { $0 < habit.created } } > 200)
        #expect(count { habit, today in habit.skips.contains { $0 > today } } > 500)
        #expect(count { habit, _ in !habit.skips.isDisjoint(with: habit.completions) } > 500)
        #expect(count { habit, _ in !habit.pausedDays.isEmpty } > 500)
        #expect(count { habit, today in habit.restsSince.map { $0 <= today } ?? false } > 500)
        #expect(count { habit, today in habit.restsSince.map { $0 > today } ?? false } > 100)
        #expect(count { habit, today in today - habit.created > 200 } > 10)

        let changes = samples.flatMap { Self.changes(of: $0.habit) }
        for kind in ["another number", "another kind", "the same grid", "another grid"] {
            #expect(changes.filter { $0 == kind }.count > 50, "\(kind)")
        }
    }

    /// The changes of quotas from rule to rule.
    private static func changes(of habit: PlainHabit) -> [String] {
        zip(habit.rules, habit.rules.dropFirst()).compactMap { left, right in
            switch (left.rule, right.rule) {
            case (.quota(let few, .week), .quota(let many, .week)) where few != many: "another number"
            case (.quota(_, .week), .quota(_, .month)): "another kind"
            case (.quota(_, .days(let length, let from)), .quota(_, .days(let same, let other))):
                length != same || from == other
                    ? nil : (from - other).isMultiple(of: length) ? "the same grid" : "another grid"
            default: nil
            }
        }
    }
}
