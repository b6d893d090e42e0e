import Samples
import TrackerDomain

extension PlainHabit {
    var tracker: Tracker {
        let entries = rules.map { ScheduleHistory.Entry(from: Day($0.from), $0.rule.schedule) }
        guard let history = ScheduleHistory(entries: entries) else {
            preconditionFailure("the rules do not ascend:\n\(self)")
        }
        return Tracker.made(
            id: 1, name: "Habit", emoji: "🙂", color: .number(1), categoryID: .home, kind: .habit(history),
            createdOn: Day(created), status: domainStanding,
            completions: DaySet(completions.map { Day($0) }),
            skips: DaySet(skips.map { Day($0) }), pausedDays: DaySet(pausedDays.map { Day($0) }),
            amounts: domainAmounts)
    }

    private var domainAmounts: DayMap<Amount> {
        amounts.reduce(into: DayMap()) { $0[Day($1.key)] = Amount(thousandths: $1.value) }
    }

    private var domainStanding: TrackerDomain.TrackerStatus {
        switch status {
        case .active: .active
        case .paused(let since): .paused(since: Day(since))
        case .archived(let since): .archived(since: Day(since))
        }
    }
}

extension PlainHabit.Rule {
    fileprivate var schedule: Schedule {
        switch self {
        case .weekdays(let set): .weekdays(WeekdaySet(set.compactMap(Weekday.init(rawValue:))))
        case .interval(let every, let from): .interval(grid(every, from))
        case .monthDays(let set): .monthDays(MonthDaySet(Array(set)))
        case .quota(let times, let period): quota(times, self.period(period))
        case .sum(let sum): .sum(PeriodGoal(goal(of: sum), in: period(sum.per)))
        case .whenever: .whenever
        }
    }

    private func goal(of sum: PlainHabit.Sum) -> Goal {
        guard let amount = Amount(thousandths: sum.amount),
            let goal = Goal(sum.isLimit ? .atMost : .atLeast, amount, unit: "km")
        else { preconditionFailure("\(sum)") }
        return goal
    }

    private func period(_ period: PlainHabit.Period) -> Quota.Period {
        switch period {
        case .week: .week
        case .month: .month
        case .days(let length, let from): .days(grid(length, from))
        }
    }

    private func grid(_ length: Int, _ from: Int) -> DayGrid {
        guard let grid = DayGrid(every: length, from: Day(from)) else {
            preconditionFailure("\(length) days")
        }
        return grid
    }

    private func quota(_ times: Int, _ period: Quota.Period) -> Schedule {
        guard let quota = Quota(times, in: period) else { preconditionFailure("\(times) times in \(period)") }
        return .quota(quota)
    }
}
