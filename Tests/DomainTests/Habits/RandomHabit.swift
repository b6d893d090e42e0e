import TestKit

/// Habits with everything that can be odd: rules changed in mid-course, days done before the creation, after
/// today and while off, skips and pauses to come, a clock set back before a creation or a change of rule.
struct RandomHabit {
    var random: SeededRandom
    var today = 0

    /// A habit, and the day it is looked at.
    static func sample(seed: UInt64) -> (habit: PlainHabit, today: Int) {
        var maker = RandomHabit(random: SeededRandom(seed: seed))
        return (maker.habit(), maker.today)
    }

    mutating func habit() -> PlainHabit {
        today = number(in: -300...300)
        let length = length()
        let created = chance(2) ? today + number(in: 1...10) : today - length + 1
        var habit = PlainHabit(created: created, rules: rules(from: created, length: length))
        habit.completions = completions(from: created)
        if chance(50) { habit.skips = days(created - 10...max(created, today) + 30) }
        if chance(30) { habit.pausedDays = days(created - 10...max(created, today) + (chance(50) ? 30 : 0)) }
        habit.status = status(length: length)
        return habit
    }

    /// Mostly a few weeks, now and then up to three years.
    private mutating func length() -> Int {
        switch number(in: 0...99) {
        case 0: number(in: 121...1100)
        case 1...30: number(in: 1...29)
        default: number(in: 30...100)
        }
    }

    private mutating func status(length: Int) -> PlainHabit.TrackerStatus {
        let since = today + number(in: -length...min(20, length))
        return [.active, .active, .active, .paused(since: since), .archived(since: since)][number(in: 0...4)]
    }

    /// From hardly ever to every day, with gaps.
    private mutating func completions(from created: Int) -> Set<Int> {
        let first = min(today, chance(20) ? created - number(in: 1...20) : created)
        let last = chance(10) ? today + 5 : today
        let percent = [0, 10, 30, 50, 80, 100][number(in: 0...5)]
        var done = Set((first...last).filter { _ in chance(percent) })
        if chance(20) { done.subtract(days(first...last)) }
        if chance(5) { done.formUnion(days(first...last)) }
        return done
    }

    /// Some single days and some in a row.
    mutating func days(_ range: ClosedRange<Int>) -> Set<Int> {
        let percent = [0, 2, 10, 30][number(in: 0...3)]
        var days = Set(range.filter { _ in chance(percent) })
        for _ in 0..<number(in: 0...2) {
            let first = number(in: range)
            days.formUnion(first...min(range.upperBound, first + number(in: 0...20)))
        }
        return days
    }

    mutating func number(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    mutating func chance(_ percent: Int) -> Bool { number(in: 1...100) <= percent }
}

// MARK: Rules

extension RandomHabit {
    private mutating func rules(from created: Int, length: Int) -> [(from: Int, rule: PlainHabit.Rule)] {
        var rules = [(from: chance(90) ? created : created + number(in: -20...20), rule: rule())]
        for _ in 0..<[0, 0, 0, 1, 1, 2, 3][number(in: 0...6)] {
            let last = rules[rules.count - 1]
            let from = last.from + number(in: 1...max(1, min(60, length)))
            // A rule after today is what a clock set back leaves.
            if from > today && !chance(10) { break }
            rules.append((from, chance(50) ? akin(to: last.rule) : rule()))
        }
        return rules
    }

    private mutating func rule() -> PlainHabit.Rule {
        switch number(in: 0...9) {
        case 0: .weekdays(weekdays())
        case 1: .interval(every: manyDays(), from: today + number(in: -60...30))
        case 2: .monthDays(Set((0..<number(in: 1...3)).map { _ in number(in: 1...31) }))
        default: quota()
        }
    }

    private mutating func quota() -> PlainHabit.Rule {
        switch number(in: 0...2) {
        case 0: return .quota(number(in: 1...7), per: .week)
        case 1: return .quota(chance(80) ? number(in: 1...10) : number(in: 11...31), per: .month)
        default:
            let length = manyDays()
            return .quota(number(in: 1...length), per: .days(length, from: today + number(in: -60...30)))
        }
    }

    /// The same rule with another number or another grid.
    private mutating func akin(to rule: PlainHabit.Rule) -> PlainHabit.Rule {
        switch rule {
        case .weekdays: return .weekdays(weekdays())
        case .interval(let every, let from): return .interval(every: every, from: from + number(in: -7...7))
        case .monthDays: return .monthDays([number(in: 1...31), number(in: 28...31)])
        case .quota(_, .week): return .quota(number(in: 1...7), per: .week)
        case .quota(_, .month): return .quota(number(in: 1...12), per: .month)
        case .quota(_, .days(let length, let from)):
            let grid = from + number(in: -3...3) * (chance(50) ? length : 1)
            return .quota(number(in: 1...length), per: .days(length, from: grid))
        // `RandomHabit+Sums` and `RandomHabit+Whenever` have their own.
        case .sum, .whenever: return rule
        }
    }

    private mutating func weekdays() -> Set<Int> {
        let bits = number(in: 1...127)
        return Set((0..<7).filter { bits >> $0 & 1 == 1 })
    }

    mutating func manyDays() -> Int { chance(8) ? number(in: 31...365) : number(in: 2...20) }
}
