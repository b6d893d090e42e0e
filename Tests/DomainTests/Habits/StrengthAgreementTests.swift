import TestKit
import Testing
import TrackerDomain

/// The product's strengths against the model's, bit by bit, over random habits and ranges of days.
@Suite struct StrengthAgreementTests {
    private static let habits = Torture.tries(brief: 300, full: 20_000)

    @Test("STR-1: the same sums and products as day by day")
    func agreement() {
        for seed in 1...UInt64(Self.habits) {
            let (habit, today) = RandomHabit.sample(seed: seed)
            let model = HabitModel(habit, today: today)
            let expected = model.strengths(halfToThe: Self.halfToThe)
            for days in Self.ranges(from: model.start, today: today, seed: seed) {
                let found = habit.tracker.strengths(
                    over: Day(days.lowerBound)...Day(days.upperBound), today: Day(today))
                let same = days.map { day in
                    day < model.start || expected.isEmpty ? 0 : expected[min(day, today) - model.start]
                }
                #expect(found == same, "seed \(seed), seen on day \(today), days \(days)\n\(habit)")
            }
        }
    }

    /// All days, one day, and some before and after the start or today.
    private static func ranges(from start: Int, today: Int, seed: UInt64) -> [ClosedRange<Int>] {
        var random = SeededRandom(seed: seed)
        let all = min(start, today) - 10...max(start, today) + 10
        let (one, other) = (Int.random(in: all, using: &random), Int.random(in: all, using: &random))
        return [all, today...today, min(one, other)...max(one, other)]
    }

    /// ½ to a power, by the series of e^x.
    private static func halfToThe(_ power: Double) -> Double {
        let exponent = -power * 0.693_147_180_559_945_3
        var (sum, term) = (1.0, 1.0)
        for n in 1...20 {
            term = term * exponent / Double(n)
            sum += term
        }
        return sum
    }
}
