/// The streaks of fulfilled periods of a quota or a sum.
public struct PeriodStreaks: Hashable, Sendable {
    public let period: Quota.Period
    public let current: Int
    public let best: Int
}

extension Tracker {
    /// The streaks over the stretch of quotas or sums now in force; nil for a rule of the calendar.
    ///
    /// A period with a missed day breaks a streak; without one it adds to it if all that it asked for, at least
    /// one, was done; others do neither. The current period never breaks a streak.
    public func periodStreaks(today: Day) -> PeriodStreaks? {
        guard let stretch = periodStretch(on: today) else { return nil }
        let missed = plan(through: today).missed.intersection(stretch.days)
        let days = sumDays(through: stretch.period.days(around: today).upperBound)
        let done = doneDays(through: today)
        var (current, best) = (0, 0)
        let start = max(stretch.days.lowerBound, startDay(today: today))
        guard start <= today else { return PeriodStreaks(period: stretch.period, current: 0, best: 0) }
        for block in QuotaPeriods(stretch.period, over: start...today) {
            if missed.count(in: block) > 0 {
                if !block.contains(today) { current = 0 }
            } else if stretch.isFulfilled(block, of: days, done: done) {
                current += 1
            }
            best = max(best, current)
        }
        return PeriodStreaks(period: stretch.period, current: current, best: best)
    }
}
