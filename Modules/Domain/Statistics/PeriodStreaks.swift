/// The streaks of fulfilled periods of a quota.
public struct PeriodStreaks: Hashable, Sendable {
    public let period: Quota.Period
    public let current: Int
    public let best: Int
}

extension Tracker {
    /// The streaks over the stretch of quotas now in force; nil for any other rule.
    ///
    /// A period with a missed day breaks a streak; without one it adds to it if all that it asked for, at least
    /// one, was done; others do neither. The current period never breaks a streak.
    public func periodStreaks(today: Day) -> PeriodStreaks? {
        guard case .habit(let history) = kind, let stretch = history.quotaStretch(on: today) else {
            return nil
        }
        let missed = plan(through: today).missed.intersection(stretch.days)
        let done = completions(through: today)
        let off = exemptDays(through: stretch.period.days(around: today).upperBound)
        var (current, best) = (0, 0)
        let start = max(stretch.days.lowerBound, startDay(today: today))
        guard start <= today else { return PeriodStreaks(period: stretch.period, current: 0, best: 0) }
        for block in QuotaPeriods(stretch.period, over: start...today) {
            if !block.contains(today), missed.count(in: block) > 0 {
                current = 0
            } else if missed.count(in: block) == 0 {
                let progress = stretch.progress(
                    around: block.lowerBound, createdOn: createdOn, done: done, off: off)
                if progress.asked > 0, progress.isMet { current += 1 }
            }
            best = max(best, current)
        }
        return PeriodStreaks(period: stretch.period, current: current, best: best)
    }
}
