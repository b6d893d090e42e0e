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
            skips: DaySet(skips.map { Day($0) }), pausedDays: DaySet(pausedDays.map { Day($0) }))
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
        case .quota(let times, .week): quota(times, .week)
        case .quota(let times, .month): quota(times, .month)
        case .quota(let times, .days(let length, let from)): quota(times, .days(grid(length, from)))
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
