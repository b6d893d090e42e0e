import Testing

@Suite struct RandomSumTests {
    @Test("the random habits with sums hold what they are meant to hold")
    func coverage() {
        var counts: [String: Int] = [:]
        func note(_ what: String, _ isSo: Bool) { if isSo { counts[what, default: 0] += 1 } }
        for seed in 1...1500 as ClosedRange<UInt64> {
            let (habit, today) = RandomHabit.sumSample(seed: seed)
            let model = HabitModel(habit, today: today)
            let sums = habit.rules.compactMap { model.sum(on: max($0.from, habit.created)) }
            note("goals", sums.contains { !$0.isLimit })
            note("limits", sums.contains(where: \.isLimit))
            note("limits of nothing", sums.contains { $0.amount == 0 })
            note("months", sums.contains { $0.per == .month })
            note("D days", sums.contains { $0.per != .month && $0.per != .week })
            note("decimals", sums.contains { !$0.amount.isMultiple(of: 1000) })
            note("another rule", sums.count < habit.rules.count && !sums.isEmpty)
            note(
                "another sum",
                zip(sums, sums.dropFirst()).contains { $0.isLimit == $1.isLimit && $0.per == $1.per })
            note(
                "from goal to limit",
                zip(sums, sums.dropFirst()).contains { $0.isLimit != $1.isLimit && $0.per == $1.per })
            let byAmount = model.done.filter { model.sum(on: $0) != nil && !model.marks.contains($0) }
            note("done by amounts", !byAmount.isEmpty)
            note("done on a day off", byAmount.contains(where: model.isExempt))
            note("done without an amount", byAmount.contains { habit.amounts[$0] == nil })
            note("done before the creation", byAmount.contains { $0 < habit.created })
            note("missed", model.missed.contains { model.sum(on: $0) != nil })
            note("marks that count", model.marks.contains { model.sum(on: $0) != nil })
            note(
                "marks that do not", habit.completions.contains { $0 <= today && !model.marks.contains($0) }
            )
            note("amounts to come", habit.amounts.keys.contains { $0 > today })
            note("amounts before the creation", habit.amounts.keys.contains { $0 < habit.created })
            note("amounts of 0", habit.amounts.values.contains(0))
            note(
                "met, not done",
                model.sumState(on: today).map { state in
                    state.isMet
                        && model.sum(on: today).map {
                            model.done.isDisjoint(with: model.stage(of: today, in: $0.per).days)
                        } == true
                } == true)
        }
        let expected: [String: Int] = [
            "goals": 700, "limits": 300, "limits of nothing": 40, "months": 150, "D days": 300,
            "decimals": 300,
            "another rule": 150, "another sum": 100, "from goal to limit": 30, "done by amounts": 400,
            "done on a day off": 60, "done without an amount": 30, "done before the creation": 30,
            "missed": 400,
            "marks that count": 150, "marks that do not": 150, "amounts to come": 30,
            "amounts before the creation": 60, "amounts of 0": 300, "met, not done": 50,
        ]
        for (what, least) in expected {
            #expect(counts[what, default: 0] >= least, "\(what): \(counts[what, default: 0])")
        }
    }
}
