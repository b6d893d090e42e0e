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
        let start = startDay(today: today)
        guard start <= today else {
            return TrackerStatistics(total: total, currentStreak: 0, bestStreak: 0, rate30: nil)
        }
        var current = 0
        var best = 0
        for word in start.number >> 6...today.number >> 6 {
            let done = completions.word(at: word) & DaySet.mask(of: start...today, inWord: word)
            let missed = countedBits(inWord: word, from: start, today: today) & ~done
            Runs.extend(&current, longest: &best, hits: done, breaks: missed)
        }
        return TrackerStatistics(
            total: total, currentStreak: current, bestStreak: best,
            rate30: rate(from: max(start, today - 29), today: today))
    }

    private func rate(from first: Day, today: Day) -> Ratio? {
        var planned = 0
        var completed = 0
        for word in first.number >> 6...today.number >> 6 {
            let counted = countedBits(inWord: word, from: first, today: today)
            planned += counted.nonzeroBitCount
            completed += (counted & completions.word(at: word)).nonzeroBitCount
        }
        return Ratio(completed, of: planned)
    }

    /// The planned days from a day to today; today only once it is completed.
    private func countedBits(inWord word: Int, from first: Day, today: Day) -> UInt64 {
        let last = completions.contains(today) ? today : today - 1
        guard first <= last else { return 0 }
        return plannedBits(inWord: word) & DaySet.mask(of: first...last, inWord: word)
    }
}
