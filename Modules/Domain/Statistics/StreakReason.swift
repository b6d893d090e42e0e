/// Why a streak is as long as it is.
public struct StreakReason: Hashable, Sendable {
    /// The first completion of the current streak; `nil` where nothing was done since the last miss.
    public let since: Day?
    /// The last planned day that passed undone; `nil` where there was none.
    public let lastMissed: Day?
    /// What the period of that day has of what it asked for as of that day, for a quota.
    public let missedPeriod: QuotaProgress?
}

extension Tracker {
    /// `nil` for an event.
    public func streakReason(today: Day) -> StreakReason? {
        guard !isEvent else { return nil }
        let plan = plan(through: today)
        let missed = plan.missed.last
        let since = missed.map { plan.done.intersection($0...today).first } ?? plan.done.first
        return StreakReason(
            since: since, lastMissed: missed, missedPeriod: missed.flatMap { quota(asOf: $0, today: today) }
        )
    }
}
