/// A tracker on a date, with all figures that lists show of it.
public struct TrackerDay: Hashable, Sendable {
    public let isDone: Bool
    public let isSkipped: Bool
    public let isInactive: Bool
    /// Planned on the date, not done and within its limit: of a quota, only if it can no longer be put off; of a sum, on
    /// the last day of a period whose goal is not met, or in which a limit has nothing recorded.
    public let isDue: Bool
    /// The progress in the period of the date; nil for a rule of the calendar.
    public let progress: RuleProgress?
    /// The goal in force on the date, of the date or of its period.
    public let measure: Measure?
    public let amount: Amount?
    public let note: String?
    /// Completions without a missed planned day, up to today.
    public let currentStreak: Int
    /// The number of done days up to today.
    public let completedDays: Int
    /// The tracker's part of the date's share.
    public let share: DayShare

    /// True if the period of a quota or a sum is fulfilled, so that nothing is due on the date.
    public var isMet: Bool { !isDue && !isDone && (progress?.isMet ?? false) }
    /// True if the amount is over the limit of the date.
    public var isBeyondLimit: Bool { goal?.isExceeded(by: amount) ?? false }
    /// True if the limit of the date or of its period is broken, so that nothing is left to do.
    var isSettled: Bool { isBeyondLimit || progress?.isOver ?? false }
    /// The goal of the date alone.
    public var goal: Goal? {
        switch measure {
        case .ofDay(let goal): goal
        case .ofPeriod, nil: nil
        }
    }
    /// The goal that the amounts of its period count for; nil for any rule but a sum.
    public var periodGoal: Goal? { progress?.goal }
    /// The goal that its amount counts for, of the date or of its period.
    public var goalOfAmount: Goal? { goal ?? periodGoal }
    /// True if the filter `notCompleted` lists the tracker on the date.
    public var isOpen: Bool { !isDone && !isSkipped && !isInactive && !isMet }
}

extension Tracker {
    public func onDate(_ date: Day, today: Day) -> TrackerDay {
        let plan = plan(through: today)
        let isDone = isDone(on: date, today: today)
        let ahead = date > today ? self.plan(through: date, today: today) : plan
        let progress = progress(around: date, today: today)
        return TrackerDay(
            isDone: isDone, isSkipped: skips.contains(date), isInactive: isInactive(on: date),
            isDue: !isDone && ahead.planned.contains(date) && leavesDue(on: date, progress),
            progress: progress, measure: measure(on: date), amount: amounts[date], note: notes[date]?.text,
            currentStreak: currentStreak(plan), completedDays: plan.done.count,
            share: DayShare(plan, on: date))
    }

    /// The progress in the period of a day, with the days off to come; nil for a rule of the calendar.
    public func progress(around day: Day, today: Day) -> RuleProgress? {
        schedule(on: day) == .whenever
            ? occasions(upTo: day, today: today)
            : periodStretch(on: day)?.progress(around: day, of: self, today: today)
    }

    /// What was done without a plan in the thirty days up to a day.
    private func occasions(upTo day: Day, today: Day) -> RuleProgress? {
        let days = day - 29...day
        let done = doneDays(through: min(day, today))
        return DayGrid(every: days.count, from: days.lowerBound).map { grid in
            RuleProgress(
                counted: .occasions(last: done.last), period: .days(grid), days: days, beginning: nil,
                reached: AmountSum(times: done.count(in: days)), asked: .zero,
                isRecorded: done.count(in: days) > 0, hasDoneDay: false)
        }
    }

    /// The progress in the period of a day, as of that day; nil for a rule of the calendar.
    func progress(asOf day: Day, today: Day) -> RuleProgress? {
        periodStretch(on: day)?.progress(asOf: day, of: self, today: today)
    }

    /// The rules in a row that ask for something in the period of a day; nil for a rule of the calendar.
    func periodStretch(on day: Day) -> (any PeriodStretch)? {
        guard case .habit(let history) = kind else { return nil }
        return history.periodStretch(on: day)
    }

    /// The most times that today's period can reach: its completions, and one for each active day left; nil for amounts.
    public func reachable(in progress: RuleProgress, today: Day) -> AmountSum? {
        guard progress.goal == nil else { return nil }
        let last = max(today, progress.days.upperBound)
        let open = DaySet(.everyDay, in: today...last).subtracting(exemptDays(through: last))
        let left = open.subtracting(doneDays(through: today)).count
        return AmountSum(times: progress.reached.times + left)
    }

    /// True if the amount of a day is over its limit: nothing is left to do on it.
    public func isBeyondLimit(on day: Day) -> Bool { goal(on: day)?.isExceeded(by: amounts[day]) ?? false }

    /// True if what is recorded leaves something to do on a planned day that is not done.
    package func leavesDue(on day: Day, today: Day) -> Bool {
        leavesDue(on: day, progress(around: day, today: today))
    }

    private func leavesDue(on day: Day, _ progress: RuleProgress?) -> Bool {
        !isBeyondLimit(on: day) && progress?.leavesDue ?? true
    }

    /// The next day within 800 days that is due; nil for an event or an inactive tracker.
    public func nextDue(today: Day) -> Day? {
        guard !isEvent else { return nil }
        let last = max(today, min(today + 800, .latest))
        // A mark in the future counts in no figure, but that day needs no more.
        let planned = plan(through: last, today: today).planned.subtracting(doneDays(today: today))
        return planned.intersection(today...last).first { leavesDue(on: $0, today: today) }
    }
}
