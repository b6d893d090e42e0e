import Samples
import TestKit
import Testing
import TrackerDomain

/// What holds of every sum, over random histories.
@Suite struct SumLawTests {
    private static let seeds = 0..<400 as Range<UInt64>

    private static func each(_ body: (Tracker, Day, inout RandomSum) throws -> Void) rethrows {
        for seed in seeds {
            var random = RandomSum(seed: seed)
            let habit = random.habit()
            try body(habit, random.today, &random)
        }
    }

    @Test(
        "SUM-6: a day of a sum is missed only as the last one of its period, and only where none of it is done"
    )
    func judgements() {
        Self.each { habit, today, _ in
            let plan = habit.plan(through: today)
            for day in plan.missed {
                guard let sum = habit.sum(on: day) else { continue }
                let period = sum.period.days(around: day)
                #expect(period.upperBound == day && day < today)
                let progress = habit.progress(around: day, today: today)
                #expect(progress?.hasDoneDay == false, "\(habit) \(day)")
            }
        }
    }

    @Test("SUM-6: where no mark stands, a period has one done day at most")
    func oneADay() {
        Self.each { habit, today, _ in
            guard habit.marks.isEmpty, case .habit(let history) = habit.kind, history.entries.count == 1,
                case .sum(let sum) = history.entries[0].value
            else { return }
            let done = habit.doneDays(today: today)
            let periods = done.map { sum.period.days(around: $0).lowerBound }
            #expect(Set(periods).count == periods.count)
        }
    }

    @Test("SUM-7: nothing on a day depends on what is recorded, off or changed after it")
    func past() throws {
        try Self.each { habit, today, random in
            let cut = today - random.number(1...20)
            let before = habit.plan(through: cut)
            var journal = Journal(library: try .holding(habit))
            let later = cut + 1
            var edits: [Edit] = [
                .amount(AmountEdit(.set, random.amount()), of: 1, on: DaySet([later])),
                .skip([1], on: DaySet([later, later + 2])),
            ]
            let rule = TrackerEdit(.schedule(random.rule()))
            // TRK-5, SUM-17: on the first day a new rule replaces that of all days before.
            if later != habit.createdOn { edits.append(.editTracker(1, rule)) }
            for edit in edits { _ = try? journal.perform([edit], today: later) }
            let after = try #require(journal.library.tracker(1)).plan(through: cut)
            #expect(before == after, "\(habit)")
            // Seen from today, the days up to then are the same but for what was to come.
            #expect(
                habit.doneDays(today: today).intersection(.earliest...cut)
                    == habit.doneDays(today: cut).intersection(.earliest...cut))
        }
    }

    @Test("SUM-7: more of a goal makes no miss, more of a limit heals none but silence")
    func more() throws {
        try Self.each { habit, today, random in
            guard case .habit(let history) = habit.kind, history.entries.count == 1,
                case .sum(let sum) = history.entries[0].value
            else { return }
            let day = habit.createdOn + random.number(0...max(0, today - habit.createdOn))
            guard day <= today else { return }
            var journal = Journal(library: try .holding(habit))
            let wasSilent = habit.progress(around: day, today: today)?.isRecorded == false
            try journal.perform([.amount(AmountEdit(.add, "3"), of: 1, on: DaySet([day]))], today: today)
            let (old, new) = (
                habit.plan(through: today).missed,
                try #require(journal.library.tracker(1)).plan(through: today).missed
            )
            switch sum.goal.kind {
            case .atLeast: #expect(new.subtracting(old).isEmpty, "\(habit) \(day)")
            case .atMost: #expect(wasSilent || old.subtracting(new).isEmpty, "\(habit) \(day)")
            }
        }
    }

    @Test("SUM-8: due only on the last day of a period, and never where it is met")
    func due() throws {
        Self.each { habit, today, _ in
            for date in today - 3...today + 3 {
                let day = habit.onDate(date, today: today)
                guard let sum = day.progress, sum.goal != nil, day.isDue else { continue }
                #expect(sum.days.upperBound == date && !sum.isMet && !day.isDone)
                #expect(sum.kind == .atLeast || !sum.isRecorded)
            }
            if let next = habit.nextDue(today: today), habit.sum(on: next) != nil {
                #expect(habit.onDate(next, today: today).isDue, "\(habit) \(next)")
            }
        }
    }

    @Test("SUM-13: the strength is from 0 to 1, and the same day by day as at once")
    func strength() throws {
        try Self.each { habit, today, _ in
            let all = try #require(habit.strengths(over: today - 120...today, today: today))
            #expect(all.allSatisfy { (0...1).contains($0) })
            #expect(habit.strength(today: today) == all.last)
        }
    }

    @Test("SUM-6: whole weeks have every figure of once a week with the same done days")
    func asQuota() throws {
        for seed in Self.seeds {
            var random = RandomSum(seed: seed)
            let today: Day = "2026-03-08"
            let first: Day = "2026-01-05"
            let amounts = (first...today).filter { _ in random.chance(40) }.map { ($0, random.amount()) }
            let habit = Tracker.habit(
                1, planned: .rule("at least 20 a week"), created: first, amounts: amounts)
            let done = habit.doneDays(today: today)
            let quota = Tracker.habit(1, planned: .rule("1 a week"), created: first, done: Array(done))
            // A quota is missed on the last day, too, as nothing is asked for before.
            #expect(habit.plan(through: today) == quota.plan(through: today))
            #expect(habit.statistics(today: today) == quota.statistics(today: today))
            let (own, other) = (habit.periodStreaks(today: today), quota.periodStreaks(today: today))
            #expect(own == other)
        }
    }
}
