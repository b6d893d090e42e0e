import Samples
import TestKit
import TrackerDomain

/// Habits of sums with everything that can be odd: rules changed in mid-course, amounts before the creation, marks, days
/// off, pauses to come.
struct RandomSum {
    private var random: SeededRandom
    let today: Day

    init(seed: UInt64) {
        random = SeededRandom(seed: seed)
        today = Day("2026-03-08") + Int(seed % 60)
    }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }

    /// Up to three rules, most of them sums.
    mutating func habit() -> Tracker {
        let created = today - number(0...100)
        var entries = [ScheduleHistory.Entry(from: created, rule())]
        while chance(40), let last = entries.last, last.from + 3 < today {
            entries.append(.init(from: last.from + number(1...today - last.from), rule()))
        }
        let first = created - number(0...12)
        let span = first...today + 10
        func days(_ percent: Int, _ random: inout RandomSum) -> DaySet {
            DaySet(span.filter { _ in random.chance(percent) })
        }
        let (marked, skipped) = (chance(30) ? 5 : 0, [0, 0, 8, 40][number(0...3)])
        let rested = chance(20) ? 20 : 0
        let marks = days(marked, &self).intersection(.earliest...today)
        let (skips, rests) = (days(skipped, &self), days(rested, &self))
        let amounts = (first...today).filter { _ in chance(45) }.map { ($0, amount()) }
        return Tracker.made(
            id: 1, name: "Run", emoji: "🙂", color: .number(1), categoryID: .home,
            kind: .habit(ScheduleHistory(entries: entries)!), createdOn: created,
            status: chance(20) ? .paused(since: today + number(-9...9)) : .active,
            completions: marks, skips: skips, pausedDays: rests,
            amounts: DayMap(amounts))
    }

    mutating func amount() -> Amount { Amount(thousandths: chance(15) ? 0 : 500 * number(1...24))! }

    mutating func rule() -> Schedule {
        if chance(15) {
            return .rule(["mon,wed,fri", "3 a week", "mon,tue,wed,thu,fri,sat,sun"][number(0...2)])
        }
        return sum(chance(70) ? "at least" : "at most", 5 * number(1...8))
    }

    mutating func sum(_ kind: String, _ amount: Int) -> Schedule {
        let period = ["a week", "a week", "a month", "in 10 days from 2026-01-01"][number(0...3)]
        return .rule("\(kind) \(amount) \(period)")
    }
}
