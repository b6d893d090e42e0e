import TestKit

/// Habits that had no plan at some time: whenever first, last, or between other rules and sums.
extension RandomHabit {
    /// A habit, and the day it is looked at.
    static func wheneverSample(seed: UInt64) -> (habit: PlainHabit, today: Int) {
        var (habit, today) = seed % 2 == 0 ? sample(seed: seed) : sumSample(seed: seed)
        var maker = RandomHabit(random: SeededRandom(seed: seed &+ 77))
        let always = maker.number(in: 0..<habit.rules.count)
        for index in habit.rules.indices where index == always || maker.chance(40) {
            habit.rules[index].rule = .whenever
        }
        // Bare amounts mark their days (AMT-12).
        for day in habit.completions where maker.chance(20) && habit.amounts[day] == nil {
            habit.amounts[day] = 1000 * maker.number(in: 0...9)
        }
        return (habit, today)
    }

    private mutating func number(in range: Range<Int>) -> Int {
        number(in: range.lowerBound...range.upperBound - 1)
    }
}
