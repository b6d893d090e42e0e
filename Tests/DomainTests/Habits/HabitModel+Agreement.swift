import Testing

/// The product against the model.
extension HabitModel {
    /// Records each random habit of which the product says something else than the model.
    static func expectAgreement(
        over seeds: some Sequence<Int>, _ sample: (_ seed: UInt64) -> (habit: PlainHabit, today: Int)
    ) {
        for seed in seeds {
            let (habit, today) = sample(UInt64(seed))
            guard let differences = Self.differences(of: habit, today: today) else { continue }
            Issue.record("seed \(seed), seen on day \(today)\n\(differences)")
        }
    }

    /// What the product says of a habit and the model does not; nil if they agree.
    static func differences(of habit: PlainHabit, today: Int) -> String? {
        guard disagrees(habit, today) else { return nil }
        let smallest = HabitModel(habit.shrunk { disagrees($0, today) }, today: today)
        let differences = smallest.figuresOfProduct.differences(from: smallest.figures)
        return "\(smallest.habit)\n\(differences.joined(separator: "\n"))"
    }

    static func disagrees(_ habit: PlainHabit, _ today: Int) -> Bool {
        let model = HabitModel(habit, today: today)
        return model.figuresOfProduct != model.figures
    }
}
