/// A tracker on a date, with all figures that lists show of it.
public struct TrackerDay: Hashable, Sendable {
    public let isDone: Bool
    public let isSkipped: Bool
    public let isInactive: Bool
    /// Planned on the date, not done and within its limit: of a quota, only if it can no longer be put off; of a sum, on
    /// the last day of a period whose goal is not met, or in which a limit has nothing recorded.
    public let isDue: Bool
    /// The progress in the period of the date; nil for any rule but a quota.
    public let quota: QuotaProgress?
    /// The progress in the period of the date; nil for any rule but a sum.
    public let sum: SumProgress?
    /// The goal in force on the date.
    public let goal: Goal?
    public let amount: Amount?
    public let note: String?
    /// Completions without a missed planned day, up to today.
    public let currentStreak: Int
    /// The number of done days up to today.
    public let completedDays: Int
    /// The tracker's part of the date's share.
    public let share: DayShare

    /// True if the period of a quota or a sum is fulfilled, so that nothing is due on the date.
    public var isMet: Bool { !isDue && !isDone && (quota?.isMet ?? sum?.isMet ?? false) }
    /// True if the amount is over the limit of the date.
    public var isBeyondLimit: Bool { goal?.isExceeded(by: amount) ?? false }
    /// True if the limit of the date or of its period is broken, so that nothing is left to do.
    var isSettled: Bool { isBeyondLimit || sum?.isOver ?? false }
    /// The goal that its amount counts for, of the day or of its period.
    public var measure: Goal? { goal ?? sum?.rule.goal }
    /// True if the filter `notCompleted` lists the tracker on the date.
    public var isOpen: Bool { !isDone && !isSkipped && !isInactive && !isMet }
}

extension Tracker {
    public func onDate(_ date: Day, today: Day) -> TrackerDay {
        let plan = plan(through: today)
        let isDone = isDone(on: date, today: today)
        let ahead = date > today ? self.plan(through: date, today: today) : plan
        let sum = sum(around: date, today: today)
        return TrackerDay(
            isDone: isDone, isSkipped: skips.contains(date), isInactive: isInactive(on: date),
            isDue: !isDone && ahead.planned.contains(date) && leavesDue(on: date, sum),
            quota: quota(around: date, today: today), sum: sum, goal: goal(on: date), amount: amounts[date],
            note: notes[date]?.text,
            currentStreak: currentStreak(plan), completedDays: plan.done.count,
            share: DayShare(plan, on: date))
    }

    /// The progress of the quota in force on a day in the period of the day; nil for any other rule.
    public func quota(around day: Day, today: Day) -> QuotaProgress? {
        guard let stretch = quotaStretch(on: day) else { return nil }
        let last = stretch.period.days(around: day).upperBound
        return stretch.progress(
            around: day, createdOn: createdOn, done: doneDays(through: today),
            off: exemptDays(through: last))
    }

    /// The progress of the sum in force on a day in the period of the day; nil for any other rule.
    public func sum(around day: Day, today: Day) -> SumProgress? {
        guard let stretch = sumStretch(on: day) else { return nil }
        return stretch.progress(
            around: day, of: sumDays(through: stretch.period.days(around: day).upperBound), today: today)
    }

    /// The progress in the period of a day, as of that day; nil for any rule but a sum.
    func sum(asOf day: Day, today: Day) -> SumProgress? {
        sumStretch(on: day)?.progress(asOf: day, of: sumDays(through: day), today: today)
    }

    /// True if the amounts of a day's period, with those up to the day, are over its limit.
    public func isBeyondPeriodLimit(on day: Day, today: Day) -> Bool {
        guard let period = sum(around: day, today: today), period.isOver, period.asksForSomething,
            let progress = sum(asOf: day, today: today)
        else { return false }
        return progress.sum > AmountSum(period.asked)
    }

    /// The progress in the period of a day, as of that day; nil for any rule but a quota.
    func quota(asOf day: Day, today: Day) -> QuotaProgress? {
        quotaStretch(on: day)?.progress(
            asOf: day, createdOn: createdOn, done: doneDays(through: today), off: exemptDays(through: day))
    }

    /// The most times that today's period can reach: its completions, and one for each active day left.
    public func reachable(in quota: QuotaProgress, today: Day) -> Int {
        let last = max(today, quota.days.upperBound)
        let open = DaySet(.everyDay, in: today...last).subtracting(exemptDays(through: last))
        return quota.done + open.subtracting(doneDays(through: today)).count
    }

    private func quotaStretch(on day: Day) -> QuotaStretch? {
        guard case .habit(let history) = kind, case .quota = history[day] else { return nil }
        return history.quotaStretch(on: day)
    }

    /// True if the amount of a day is over its limit: nothing is left to do on it.
    public func isBeyondLimit(on day: Day) -> Bool { goal(on: day)?.isExceeded(by: amounts[day]) ?? false }

    /// True if what is recorded leaves something to do on a planned day that is not done.
    package func leavesDue(on day: Day, today: Day) -> Bool {
        leavesDue(on: day, sum(around: day, today: today))
    }

    private func leavesDue(on day: Day, _ sum: SumProgress?) -> Bool {
        !isBeyondLimit(on: day) && sum?.leavesDue ?? true
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
