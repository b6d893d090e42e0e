/// The days of a tracker from its start day to today as 64-day words.
struct CountedDays {
    /// The first and the last word, by their index in a `DaySet`.
    let words: ClosedRange<Int>
    private(set) var planned: [UInt64]
    private(set) var done: [UInt64]

    /// `nil` for a tracker that starts after today.
    init?(_ tracker: Tracker, today: Day) {
        let start = tracker.startDay(today: today)
        guard start <= today else { return nil }
        words = start.number >> 6...today.number >> 6
        planned = tracker.plannedWords(in: words)
        done = tracker.completions.words(in: words)
        for (place, word) in [(0, words.lowerBound), (planned.count - 1, words.upperBound)] {
            let counted = DaySet.mask(of: start...today, inWord: word)
            planned[place] &= counted
            done[place] &= counted
        }
    }

    /// Takes today from the planned days unless it is done: it cannot be missed while it lasts.
    mutating func forgive(today: Day) {
        let last = planned.count - 1
        planned[last] &= ~DaySet.mask(of: today...today, inWord: words.upperBound) | done[last]
    }
}
