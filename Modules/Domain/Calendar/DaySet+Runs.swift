extension DaySet {
    /// The most of these days that have no day of another set between them.
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
    /// The most hits without a break between them.
    private(set) var longest = 0

    /// Goes on through one word.
    ///
    /// The days before its first break end the current run, those after its last begin a new one. Days
    /// between two breaks of one word are looked at only where there are enough to make a longer run.
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

    /// Whether a word may have that many bits next to each other; cheap, and hardly ever wrong.
    private static func mayHaveBits(_ count: Int, inARowIn word: UInt64) -> Bool {
        guard count <= 64 else { return false }
        // A bit that is left stands for `length` bits in a row, a power of two.
        var rest = word
        var length = 1
        while length &+ length <= count {
            rest &= rest &>> UInt64(truncatingIfNeeded: length)
            length &+= length
        }
        return rest != 0
    }
}
