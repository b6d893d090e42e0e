/// How much of what was planned on a day was done.
public struct DayShare: Hashable, Sendable {
    /// The heat of a day, from nothing done to all of it.
    public enum Level: Int, CaseIterable, Sendable {
        case zero, low, middle, high, full
    }

    /// |P(d)|; 0 after today.
    public internal(set) var planned = 0
    /// |P(d) ∩ C(d)|.
    public internal(set) var completed = 0
    /// Whether any tracker was completed, planned or not.
    public internal(set) var isActive = false

    public init() {}

    /// `nil` where nothing was planned.
    public var share: Ratio? { Ratio(completed, of: planned) }

    /// 0, (0, ⅓], (⅓, ⅔], (⅔, 1) and 1; `nil` where nothing was planned.
    public var level: Level? {
        guard planned > 0 else { return nil }
        if completed == 0 { return .zero }
        if completed == planned { return .full }
        if completed * 3 <= planned { return .low }
        return completed * 3 <= planned * 2 ? .middle : .high
    }
}

extension Sequence<Tracker> {
    /// The shares of each day of a range, in order; `days` may reach beyond today.
    public func shares(over days: ClosedRange<Day>, today: Day) -> [DayShare] {
        var shares = Array(repeating: DayShare(), count: days.upperBound - days.lowerBound + 1)
        let lastCounted = Swift.min(days.upperBound, today)
        for tracker in self {
            let start = Swift.max(tracker.startDay(today: today), days.lowerBound)
            guard start <= lastCounted else { continue }
            for word in start.number >> 6...lastCounted.number >> 6 {
                let counted = DaySet.mask(of: start...lastCounted, inWord: word)
                let planned = tracker.plannedBits(inWord: word) & counted
                let done = tracker.completions.word(at: word) & counted
                var rest = planned | done
                while rest != 0 {
                    let bit = rest & (0 &- rest)
                    let index = word << 6 + rest.trailingZeroBitCount - days.lowerBound.number
                    shares[index].planned += planned & bit == 0 ? 0 : 1
                    shares[index].completed += planned & done & bit == 0 ? 0 : 1
                    shares[index].isActive = shares[index].isActive || done & bit != 0
                    rest &= rest - 1
                }
            }
        }
        return shares
    }
}
