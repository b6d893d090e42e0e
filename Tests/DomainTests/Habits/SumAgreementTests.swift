import TestKit
import Testing

/// The product's figures of habits with sums against the model's, over random habits.
@Suite struct SumAgreementTests {
    /// Run side by side.
    private static let parts = 10
    private static let habits = Torture.tries(brief: 500, full: 20_000)

    @Test(
        "SUM-3, SUM-4, SUM-5, SUM-6, SUM-8, SUM-10, SUM-13: every figure is as defined, over random habits",
        arguments: 0..<parts)
    func agreement(part: Int) {
        HabitModel.expectAgreement(
            over: stride(from: part, to: Self.habits, by: Self.parts), RandomHabit.sumSample)
    }
}
