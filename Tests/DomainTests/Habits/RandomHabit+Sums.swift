import TestKit

/// Habits with sums: goals and limits of a week, a month and D days that follow each other and other rules,
/// amounts of days before the creation, after today and of days off, and marks without amounts.
extension RandomHabit {
    /// A habit, and the day it is looked at.
    static func sumSample(seed: UInt64) -> (habit: PlainHabit, today: Int) {
        var maker = RandomHabit(random: SeededRandom(seed: seed))
        var habit = maker.habit()
        habit.rules = habit.rules.map { ($0.from, maker.chance(80) ? .sum(maker.sum()) : $0.rule) }
        maker.alignSums(of: &habit)
        if maker.chance(70) { habit.completions = habit.completions.filter { _ in maker.chance(8) } }
        habit.amounts = maker.amounts(of: habit)
        return (habit, maker.today)
    }

    private mutating func sum() -> PlainHabit.Sum {
        let period: PlainHabit.Period =
            switch number(in: 0...4) {
            case 0...1: .week
            case 2: .month
            default: .days(manyDays(), from: today + number(in: -60...30))
            }
        let isLimit = chance(35)
        return PlainHabit.Sum(isLimit: isLimit, amount: amount(orZero: isLimit), per: period)
    }

    /// With none to three decimals.
    private mutating func amount(orZero: Bool) -> Int {
        if orZero && chance(10) { return 0 }
        return number(in: 1...60) * [1000, 1000, 100, 10, 1][number(in: 0...4)]
    }

    /// Half of the sums after another one keep its period, so that they are one stretch.
    private mutating func alignSums(of habit: inout PlainHabit) {
        for index in habit.rules.indices.dropFirst() {
            guard case .sum(let before) = habit.rules[index - 1].rule,
                case .sum(var sum) = habit.rules[index].rule, chance(60)
            else { continue }
            sum.per = before.per
            if chance(75) { (sum.isLimit, sum.amount) = (before.isLimit, amount(orZero: before.isLimit)) }
            habit.rules[index].rule = .sum(sum)
        }
    }

    /// On few to all days, such that about what the first sum asks for comes together.
    private mutating func amounts(of habit: PlainHabit) -> [Int: Int] {
        let first = min(today, chance(25) ? habit.created - number(in: 1...20) : habit.created)
        let last = chance(10) ? today + 5 : today
        let percent = [5, 20, 50, 80, 100][number(in: 0...4)]
        let sums = habit.rules.compactMap { _, rule in if case .sum(let sum) = rule { sum } else { nil }
        }
        let most = max(1, (sums.first.map { $0.amount * 250 / $0.days } ?? 5000) / percent)
        var amounts: [Int: Int] = [:]
        for day in first...last where chance(percent) {
            amounts[day] = chance(10) ? 0 : number(in: 0...most)
        }
        if chance(20) { for day in days(first...last) { amounts[day] = nil } }
        return amounts
    }
}
