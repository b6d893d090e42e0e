/// Collects days within known bounds; cheaper than inserting them into a set, which makes room again and again.
public struct DaySetBuilder {
    private let firstWord: Int
    private var words: [UInt64]

    /// - Parameter bounds: Every day that will be inserted lies within them.
    public init(within bounds: ClosedRange<Day>) {
        firstWord = bounds.lowerBound.number >> 6
        // With one to spare for the days that fall into the next word, even where there are none.
        let count = bounds.upperBound.number >> 6 - firstWord + 2
        words = [UInt64](repeating: 0, count: count)
    }

    /// Adds up to 64 days at once: bit `i` stands for the day `i` days after the given one.
    public mutating func insert(bits: UInt64, from day: Day) {
        let word = day.number >> 6 - firstWord
        let shift = UInt64(day.number & 63)
        words[word] |= bits &<< shift
        words[word + 1] |= (bits >> 1) &>> (63 - shift)
    }

    public var days: DaySet {
        DaySet(firstWord: firstWord, words: words)
    }
}
