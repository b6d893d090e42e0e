extension DaySet {
    /// The greatest number of these days without a day of another set between them.
    func longestRun(between breaks: DaySet) -> Int {
        var runs = Runs()
        let first = Swift.min(wordRange.lowerBound, breaks.wordRange.lowerBound)
        for index in first..<Swift.max(wordRange.upperBound, breaks.wordRange.upperBound) {
            runs.extend(hits: word(at: index), breaks: breaks.word(at: index))
        }
        return runs.longest
    }
}

/// The runs of hits between breaks.
private struct Runs {
    /// The hits since the last break.
    private var current = 0
    /// The greatest number of hits without a break between them.
    private(set) var longest = 0

    /// Continues through one word.
    ///
    /// The days before its first break end the current run, those after its last begin a new one. Days between
    /// two breaks of the word are looked at only if there are enough for a longer run.
    mutating func extend(hits: UInt64, breaks: UInt64) {
        guard breaks != 0 else { return lengthen(by: hits) }
        let beforeFirst = (breaks & (0 &- breaks)) &- 1
        let afterLast = ~(UInt64.max &>> UInt64(truncatingIfNeeded: breaks.leadingZeroBitCount))
        lengthen(by: hits & beforeFirst)
        let between = ~(beforeFirst | afterLast)
        if Runs.mayHaveBits(longest &+ 1, inARowIn: between & ~breaks) {
            compareRuns(of: hits & between, between: breaks)
        }
        current = 0
        lengthen(by: hits & afterLast)
    }

    private mutating func lengthen(by hits: UInt64) {
        current &+= hits.nonzeroBitCount
        longest = max(longest, current)
    }

    private mutating func compareRuns(of hits: UInt64, between breaks: UInt64) {
        var (hits, breaks) = (hits, breaks)
        while breaks != 0 {
            let below = (breaks & (0 &- breaks)) &- 1
            longest = max(longest, (hits & below).nonzeroBitCount)
            hits &= ~below
            breaks &= breaks &- 1
        }
    }

    /// True if a word may have that many adjacent bits; cheap, never wrong when it says no.
    private static func mayHaveBits(_ count: Int, inARowIn word: UInt64) -> Bool {
        guard count <= 64 else { return false }
        // A remaining bit stands for `length` adjacent bits; `length` is a power of two.
        var rest = word
        var length = 1
        while length &+ length <= count {
            rest &= rest &>> UInt64(truncatingIfNeeded: length)
            length &+= length
        }
        return rest != 0
    }
}

extension DaySet {
    /// The set as if other days had never been: from a first day on, days move up to close their gaps.
    ///
    /// The set must have none of the other days, and no day before the first.
    func closingGaps(of others: DaySet, from first: Day) -> DaySet {
        guard let last, !others.isEmpty else { return self }
        var closed = DaySet()
        var (start, end) = (first, first)
        while start <= last {
            let days = bits(from: start)
            var remaining = ~others.bits(from: start)
            while remaining != 0 {
                let offset = UInt64(remaining.trailingZeroBitCount)
                let length = (~(remaining >> offset)).trailingZeroBitCount
                // A shift by all 64 bits gives zero.
                let run = (1 << UInt64(length)) &- 1 as UInt64
                closed.insert(bits: days >> offset & run, from: end)
                end = end + length
                remaining &= ~(run << offset)
            }
            start = start + 64
        }
        return closed
    }
}

extension DaySet {
    /// The days in a row with a day; nil if the set lacks it.
    package func span(around day: Day) -> ClosedRange<Day>? {
        guard contains(day) else { return nil }
        var (first, last) = (day, day)
        while contains(first - 1) { first = first - 1 }
        while contains(last + 1) { last = last + 1 }
        return first...last
    }

    /// The earliest day of the set after a day.
    package func first(after day: Day) -> Day? {
        let near = bits(from: day + 1)
        if near != 0 { return day + 1 + near.trailingZeroBitCount }
        guard let last, day + 64 < last else { return nil }
        return intersection(day + 65...last).first
    }
}
