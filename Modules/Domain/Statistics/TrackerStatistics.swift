/// The figures of one tracker, over its days up to today.
public struct TrackerStatistics: Hashable, Sendable {
    /// The number of completions.
    public let total: Int
    /// Completions since the last missed planned day; today does not break while it lasts.
    public let currentStreak: Int
    /// The most completions without a missed planned day between them.
    public let bestStreak: Int
    /// Planned days completed of planned days over the 30 days up to today; today counts only once completed.
    /// `nil` where nothing was planned.
    public let rate30: Ratio?
}

extension Tracker {
    public func statistics(today: Day) -> TrackerStatistics {
        let total = completedDays(through: today)
        guard !isEvent else {
            let streak = min(total, 1)
            return TrackerStatistics(total: total, currentStreak: streak, bestStreak: streak, rate30: nil)
        }
        guard var days = CountedDays(self, today: today) else {
            return TrackerStatistics(total: total, currentStreak: 0, bestStreak: 0, rate30: nil)
        }
        days.forgive(today: today)
        var streaks = Runs()
        for place in days.done.indices {
            let done = days.done[place]
            streaks.extend(hits: done, breaks: days.planned[place] & ~done)
        }
        return TrackerStatistics(
            total: total, currentStreak: streaks.current, bestStreak: streaks.longest,
            rate30: days.rate(over: today - 29...today))
    }
}

extension Tracker {
    /// Completions since the last missed planned day, as in ``TrackerStatistics``.
    ///
    /// It looks back no further than that day, which is all that a list has to know.
    public func currentStreak(today: Day) -> Int {
        guard !isEvent else { return min(completedDays(through: today), 1) }
        let start = startDay(today: today)
        guard start <= today else { return 0 }
        var streak = 0
        var word = today.number >> 6
        while word >= start.number >> 6 {
            let counted = DaySet.mask(of: start...today, inWord: word)
            let done = completions.word(at: word) & counted
            let due = plannedBits(inWord: word) & counted & ~DaySet.mask(of: today...today, inWord: word)
            let missed = due & ~done
            guard missed == 0 else {
                let afterLast = ~(UInt64.max &>> UInt64(truncatingIfNeeded: missed.leadingZeroBitCount))
                return streak + (done & afterLast).nonzeroBitCount
            }
            streak += done.nonzeroBitCount
            word -= 1
        }
        return streak
    }
}

extension CountedDays {
    /// Planned days completed of planned days; `nil` where none was planned.
    fileprivate func rate(over days: ClosedRange<Day>) -> Ratio? {
        var planned = 0
        var completed = 0
        for word in words.clamped(to: days.lowerBound.number >> 6...days.upperBound.number >> 6) {
            let due = self.planned[word - words.lowerBound] & DaySet.mask(of: days, inWord: word)
            planned += due.nonzeroBitCount
            completed += (due & done[word - words.lowerBound]).nonzeroBitCount
        }
        return Ratio(completed, of: planned)
    }
}
