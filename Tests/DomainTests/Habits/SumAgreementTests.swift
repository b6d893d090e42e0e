import TestKit
import Testing
import TrackerDomain

/// The product's figures of habits with sums against the model's, over random habits.
@Suite struct SumAgreementTests {
    /// Run side by side.
    private static let parts = 10
    private static let habits = Torture.tries(brief: 500, full: 20_000)

    @Test(
        "SUM-3, SUM-4, SUM-5, SUM-6, SUM-8, SUM-10, SUM-13: every figure is as defined, over random habits",
        arguments: 0..<parts)
    func agreement(part: Int) {
        for seed in stride(from: part, to: Self.habits, by: Self.parts) {
            let (habit, today) = RandomHabit.sumSample(seed: UInt64(seed))
            guard let differences = HabitModel.differences(of: habit, today: today) else { continue }
            Issue.record("seed \(seed), seen on day \(today)\n\(differences)")
        }
    }
}

extension HabitModel {
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
