/// The figures of one tracker, over its days up to today.
public struct TrackerStatistics: Hashable, Sendable {
    /// The number of completions.
    public let total: Int
    /// Completions since the last missed planned day; today does not break it.
    public let currentStreak: Int
    /// The greatest number of completions without a missed planned day between them.
    public let bestStreak: Int
    /// Completed of planned days over the 30 days up to today, which counts only once completed; nil if none was planned.
    public let rate30: Ratio?
}

extension Tracker {
    /// Computes the figures up to the day of the tracker's plan.
    public func statistics(by plan: Plan) -> TrackerStatistics {
        let today = plan.today
        let total = plan.done.count
        guard !isEvent else {
            let streak = min(total, 1)
            return TrackerStatistics(total: total, currentStreak: streak, bestStreak: streak, rate30: nil)
        }
        let missed = plan.missed
        let lastDays = today - 29...today
        let completed = plan.planned.intersection(lastDays).intersection(plan.done).count
        return TrackerStatistics(
            total: total, currentStreak: plan.currentStreak,
            bestStreak: plan.done.longestRun(between: missed),
            rate30: Ratio(completed, of: completed + missed.intersection(lastDays).count))
    }

    /// The current streak alone: lists need no other figure.
    public func currentStreak(_ plan: Plan) -> Int { isEvent ? min(plan.done.count, 1) : plan.currentStreak }
}

extension Plan {
    fileprivate var currentStreak: Int {
        missed.last.map { done.intersection($0...today).count } ?? done.count
    }
}
