/// The four figures over all trackers.
///
/// P(d) are the habits planned on day d since their start day, C(d) the trackers completed on it, over all days up
/// to today; days after today and deleted trackers count nowhere.
public struct LibraryStatistics: Hashable, Sendable {
    /// Σ |C(d)|.
    public let completed: Int
    /// Days with P(d) ≠ ∅ and P(d) ⊆ C(d).
    public let perfectDays: Int
    /// Days with C(d) ≠ ∅.
    public let activeDays: Int
    /// The longest run of days with C(d) ≠ ∅; days with nothing planned or done neither add nor break.
    public let bestPeriod: Int

    /// True if anything was ever completed.
    public var hasData: Bool { completed > 0 }

    /// Completions for each active day, in tenths, a half away from zero; 0 if nothing was completed.
    public var averageTenths: Int { Ratio(completed, of: activeDays)?.rounded(scale: 10) ?? 0 }
}

extension LibraryStatistics {
    /// Computes the figures from the plans of trackers up to the same day.
    public init(_ plans: some Sequence<Plan>) {
        var completed = 0
        // The days on which any tracker was planned, was done, and was planned but not done.
        var planned = DaySet()
        var active = DaySet()
        var imperfect = DaySet()
        for plan in plans {
            completed += plan.done.count
            planned.formUnion(plan.planned)
            active.formUnion(plan.done)
            imperfect.formUnion(plan.planned.subtracting(plan.done))
        }
        self.completed = completed
        perfectDays = planned.subtracting(imperfect).count
        activeDays = active.count
        bestPeriod = active.longestRun(between: planned.subtracting(active))
    }
}
