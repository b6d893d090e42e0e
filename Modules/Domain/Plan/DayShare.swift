/// The share of a day's plan that was done: the one source of every “n of m done”.
public struct DayShare: Hashable, Sendable {
    /// The heat of a day, from nothing done to all of it.
    public enum Level: Int, CaseIterable, Sendable {
        case zero, low, middle, high, full
    }

    /// |P(d)|; 0 after today.
    public private(set) var planned = 0
    /// |P(d) ∩ C(d)|.
    public private(set) var completed = 0
    /// |C(d) ∖ P(d)|: events, and habits done on an unplanned day.
    public private(set) var unplanned = 0

    public init() {}

    /// True if any tracker was completed, planned or not.
    public var isActive: Bool { completed + unplanned > 0 }

    /// Nil if nothing was planned.
    public var share: Ratio? { Ratio(completed, of: planned) }

    /// 0, (0, ⅓], (⅓, ⅔], (⅔, 1) and 1; nil if nothing was planned.
    public var level: Level? {
        guard planned > 0 else { return nil }
        if completed == 0 { return .zero }
        if completed == planned { return .full }
        if completed * 3 <= planned { return .low }
        return completed * 3 <= planned * 2 ? .middle : .high
    }
}

extension DayShare {
    /// The share of one tracker alone.
    init(_ plan: Plan, on day: Day) {
        count(isPlanned: plan.planned.contains(day), isDone: plan.done.contains(day))
    }

    static func += (sum: inout DayShare, share: DayShare) {
        sum.planned += share.planned
        sum.completed += share.completed
        sum.unplanned += share.unplanned
    }

    fileprivate mutating func count(isPlanned: Bool, isDone: Bool) {
        if isPlanned { planned += 1 }
        if isPlanned && isDone { completed += 1 }
        if isDone && !isPlanned { unplanned += 1 }
    }
}

extension [Plan] {
    /// The shares of each day of a range, in order; `days` may reach beyond today.
    public func shares(over days: ClosedRange<Day>) -> [DayShare] {
        var shares = [DayShare](repeating: DayShare(), count: days.count)
        for plan in self {
            var (planned, done): (UInt64, UInt64) = (0, 0)
            for index in shares.indices {
                if index & 63 == 0 {
                    let day = days.lowerBound + index
                    (planned, done) = (plan.planned.bits(from: day), plan.done.bits(from: day))
                }
                shares[index].count(isPlanned: planned & 1 == 1, isDone: done & 1 == 1)
                (planned, done) = (planned >> 1, done >> 1)
            }
        }
        return shares
    }
}

extension [Tracker] {
    /// The share of one day.
    public func share(of day: Day, today: Day) -> DayShare {
        shares(over: day...day, today: today)[0]
    }

    /// The shares of each day of a range, in order; `days` may reach beyond today.
    public func shares(over days: ClosedRange<Day>, today: Day) -> [DayShare] {
        map { $0.plan(through: today) }.shares(over: days)
    }

    /// The number of habits planned on each day of a range; of those after today alone, and of quotas none.
    public func plannedAhead(over days: ClosedRange<Day>, today: Day) -> [Int] {
        guard days.upperBound > today else { return [Int](repeating: 0, count: days.count) }
        return map { $0.planAhead(through: days.upperBound, today: today) }.shares(over: days).map(\.planned)
    }
}

/// A share or a mean as two whole numbers, rounded only for display.
public struct Ratio: Hashable, Sendable {
    public let numerator: Int
    /// At least 1.
    public let denominator: Int

    /// Returns nil if the denominator is zero or less.
    public init?(_ numerator: Int, of denominator: Int) {
        guard denominator > 0 else { return nil }
        self.numerator = numerator
        self.denominator = denominator
    }

    /// The value times `scale`, rounded to a whole number, a half away from zero.
    public func rounded(scale: Int) -> Int {
        (2 * scale * numerator + denominator) / (2 * denominator)
    }
}
