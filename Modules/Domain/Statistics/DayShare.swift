/// How much of what was planned on a day was done: the one answer to "n of m done", whoever asks.
public struct DayShare: Hashable, Sendable {
    /// The heat of a day, from nothing done to all of it.
    public enum Level: Int, CaseIterable, Sendable {
        case zero, low, middle, high, full
    }

    /// |P(d)|; 0 after today.
    public private(set) var planned = 0
    /// |P(d) ∩ C(d)|.
    public private(set) var completed = 0
    /// |C(d) ∖ P(d)|: events, and habits done on a day that was not theirs.
    public private(set) var unplanned = 0

    public init() {}

    init(planned: Int, completed: Int, unplanned: Int) {
        self.planned = planned
        self.completed = completed
        self.unplanned = unplanned
    }

    /// Whether any tracker was completed, planned or not.
    public var isActive: Bool { completed + unplanned > 0 }

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

extension [Tracker] {
    /// The share of one day.
    public func share(of day: Day, today: Day) -> DayShare {
        shares(over: day...day, today: today)[0]
    }

    /// The shares of each day of a range, in order; `days` may reach beyond today.
    public func shares(over days: ClosedRange<Day>, today: Day) -> [DayShare] {
        let words = days.lowerBound.number >> 6...days.upperBound.number >> 6
        var planned = DayCounts(words: words, atMost: count)
        var completed = planned
        var unplanned = planned
        let lastCounted = Swift.min(days.upperBound, today)
        for tracker in self {
            let start = Swift.max(tracker.startDay(today: today), days.lowerBound)
            guard start <= lastCounted else { continue }
            for word in start.number >> 6...lastCounted.number >> 6 {
                let counted = DaySet.mask(of: start...lastCounted, inWord: word)
                let due = tracker.plannedBits(inWord: word) & counted
                let done = tracker.completions.word(at: word) & counted
                planned.add(due, inWord: word)
                completed.add(due & done, inWord: word)
                unplanned.add(done & ~due, inWord: word)
            }
        }
        let (plannedOn, completedOn, unplannedOn) = (planned.counts, completed.counts, unplanned.counts)
        return (days.lowerBound.number...days.upperBound.number).map { number in
            let place = number - words.lowerBound << 6
            return DayShare(
                planned: plannedOn[place], completed: completedOn[place],
                unplanned: unplannedOn[place])
        }
    }
}
