/// Whether any habit was planned, any missed, any tracker completed, for each day up to today as 64-day words.
struct DayTotals {
    private(set) var completions = 0
    private(set) var planned: [UInt64]
    private(set) var missed: [UInt64]
    private(set) var completed: [UInt64]

    init(_ trackers: [Tracker], today: Day) {
        let lastWord = today.number >> 6
        let firstWord = trackers.reduce(lastWord) { min($0, $1.startDay(today: today).number >> 6) }
        planned = Array(repeating: 0, count: lastWord - firstWord + 1)
        missed = planned
        completed = planned
        for tracker in trackers {
            guard let days = CountedDays(tracker, today: today) else { continue }
            add(days, at: days.words.lowerBound - firstWord)
        }
    }

    private mutating func add(_ days: CountedDays, at place: Int) {
        for index in days.done.indices {
            let (due, done) = (days.planned[index], days.done[index])
            planned[place + index] |= due
            missed[place + index] |= due & ~done
            completed[place + index] |= done
            completions &+= done.nonzeroBitCount
        }
    }
}
