/// The figures of one tracker, over its days up to today or over chosen days.
public struct TrackerStatistics: Hashable, Sendable {
    /// The number of completions.
    public let total: Int
    /// Completions since the last missed planned day, as of the last day, and also those before the chosen days; today
    /// does not break it.
    public let currentStreak: Int
    /// The greatest number of completions without a missed planned day between them.
    public let bestStreak: Int
    /// Completed of planned days over the 30 days up to the last day, of which today counts only once completed; nil if
    /// none was planned.
    public let rate30: Ratio?
    /// The same over the chosen days; nil if all days up to today are meant, too.
    public let rate: Ratio?
    /// False under the rule whenever: the streaks are those of earlier rules, and people are told none.
    public let hasStreaks: Bool
}

extension Tracker {
    /// Computes the figures up to the day of the tracker's plan, or over chosen days up to that day at the latest.
    public func statistics(by plan: Plan, over days: ClosedRange<Day>? = nil) -> TrackerStatistics {
        let own = days.map(plan.within) ?? plan
        let last = days?.upperBound ?? plan.today
        guard !isEvent else {
            return TrackerStatistics(
                total: own.done.count, currentStreak: min(plan.done.count(through: last), 1),
                bestStreak: min(own.done.count, 1), rate30: nil, rate: nil, hasStreaks: true)
        }
        let isPlanned = schedule(on: plan.today) != .whenever
        return TrackerStatistics(
            total: own.done.count, currentStreak: plan.streak(through: last),
            bestStreak: own.streakDays.longestRun(between: own.missed),
            rate30: isPlanned ? plan.within(last - 29...last).rate : nil,
            rate: days == nil ? nil : own.rate, hasStreaks: isPlanned)
    }

    /// The current streak alone, 0 under the rule whenever: lists need no other figure.
    public func currentStreak(_ plan: Plan) -> Int {
        if isEvent { return min(plan.done.count, 1) }
        return schedule(on: plan.today) == .whenever ? 0 : plan.streak(through: plan.today)
    }
}

extension Plan {
    /// Completions since the last missed day, up to a day.
    fileprivate func streak(through last: Day) -> Int {
        let missed = last < today ? missed.intersection(.earliest...last).last : missed.last
        let before = missed.map(streakDays.count(through:)) ?? 0
        return streakDays.count(through: last) - before
    }

    /// Completed of planned days, of which today counts only once completed; nil if none was planned.
    fileprivate var rate: Ratio? {
        let completed = planned.intersection(done).count
        return Ratio(completed, of: completed + missed.count)
    }
}

/// The reason for the length of a streak.
public struct StreakReason: Hashable, Sendable {
    /// The first completion of the current streak; nil if nothing was done since the last miss.
    public let since: Day?
    /// The last planned day that passed undone; nil if there was none.
    public let lastMissed: Day?
    /// The progress, as of that day, of the period of a missed day; nil for a rule of the calendar.
    public let missedPeriod: RuleProgress?
}

extension Tracker {
    /// Nil for an event, and under the rule whenever.
    public func streakReason(today: Day) -> StreakReason? {
        guard let schedule = schedule(on: today), schedule != .whenever else { return nil }
        let plan = plan(through: today)
        let (missed, done) = (plan.missed.last, plan.streakDays)
        let since = missed.map { done.intersection($0...today).first } ?? done.first
        return StreakReason(
            since: since, lastMissed: missed,
            missedPeriod: missed.flatMap { progress(asOf: $0, today: today) })
    }
}
