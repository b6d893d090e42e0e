/// Whether any habit was planned, any missed, any tracker completed, for each day up to today as 64-day words.
struct DayTotals {
    private(set) var completions = 0
    private(set) var planned: [UInt64]
    private(set) var missed: [UInt64]
    private(set) var completed: [UInt64]

    init(_ trackers: [Tracker], today: Day) {
        let starts = trackers.map { $0.startDay(today: today) }
        let lastWord = today.number >> 6
        let firstWord = min(lastWord, (starts.min() ?? today).number >> 6)
        planned = Array(repeating: 0, count: lastWord - firstWord + 1)
        missed = planned
        completed = planned
        for (tracker, start) in zip(trackers, starts) where start <= today {
            for word in start.number >> 6...lastWord {
                let counted = DaySet.mask(of: start...today, inWord: word)
                let done = tracker.completions.word(at: word) & counted
                let due = tracker.plannedBits(inWord: word) & counted
                planned[word - firstWord] |= due
                missed[word - firstWord] |= due & ~done
                completed[word - firstWord] |= done
                completions &+= done.nonzeroBitCount
            }
        }
    }
}
