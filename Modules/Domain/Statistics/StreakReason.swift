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
    /// Nil for an event.
    public func streakReason(today: Day) -> StreakReason? {
        guard !isEvent else { return nil }
        let plan = plan(through: today)
        let missed = plan.missed.last
        let since = missed.map { plan.done.intersection($0...today).first } ?? plan.done.first
        return StreakReason(
            since: since, lastMissed: missed,
            missedPeriod: missed.flatMap { progress(asOf: $0, today: today) })
    }
}
