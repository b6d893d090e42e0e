/// The four figures over all trackers.
///
/// With P(d) the habits planned on day d since their start day and C(d) the trackers completed on it, over
/// all days up to today; days after today and deleted trackers count nowhere.
public struct LibraryStatistics: Hashable, Sendable {
    /// Σ |C(d)|.
    public let completed: Int
    /// Days with P(d) ≠ ∅ and P(d) ⊆ C(d).
    public let perfectDays: Int
    /// Days with C(d) ≠ ∅.
    public let activeDays: Int
    /// The longest run of days with C(d) ≠ ∅; days with nothing planned or done neither add nor break.
    public let bestPeriod: Int

    /// Whether anything was ever completed.
    public var hasData: Bool { completed > 0 }

    /// Completions for each active day, in tenths, a half away from zero; 0 where nothing was completed.
    public var averageTenths: Int { Ratio(completed, of: activeDays)?.rounded(scale: 10) ?? 0 }
}

extension Library {
    public func statistics(today: Day) -> LibraryStatistics {
        LibraryStatistics(DayTotals(trackers, today: today))
    }
}

extension LibraryStatistics {
    init(_ totals: DayTotals) {
        var perfectDays = 0
        var activeDays = 0
        var periods = Runs()
        for index in totals.completed.indices {
            let completed = totals.completed[index]
            perfectDays += (totals.planned[index] & ~totals.missed[index]).nonzeroBitCount
            activeDays += completed.nonzeroBitCount
            periods.extend(hits: completed, breaks: totals.planned[index] & ~completed)
        }
        self.init(
            completed: totals.completions, perfectDays: perfectDays, activeDays: activeDays,
            bestPeriod: periods.longest)
    }
}
