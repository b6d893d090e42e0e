extension DaySet {
    /// The range of stored words; empty for the empty set.
    var wordRange: Range<Int> { firstWord..<firstWord + words.count }

    /// The word with the given index, zero where nothing is stored.
    func word(at index: Int) -> UInt64 {
        let place = index - firstWord
        return place >= 0 && place < words.count ? words[place] : 0
    }

    /// Words by their indices, zero where nothing is stored.
    func words(in indices: ClosedRange<Int>) -> [UInt64] {
        let stored = wordRange.clamped(to: Range(indices))
        guard !stored.isEmpty else { return Array(repeating: 0, count: indices.count) }
        var result = [UInt64](repeating: 0, count: stored.lowerBound - indices.lowerBound)
        result += words[(stored.lowerBound - firstWord)..<(stored.upperBound - firstWord)]
        result += repeatElement(0, count: indices.upperBound + 1 - stored.upperBound)
        return result
    }

    /// The bits that a range of days has in a word.
    static func mask(of days: ClosedRange<Day>, inWord word: Int) -> UInt64 {
        let low = days.lowerBound.number - word << 6
        let high = days.upperBound.number - word << 6
        guard low < 64, high >= 0 else { return 0 }
        let fromLow = low <= 0 ? UInt64.max : UInt64.max << UInt64(low)
        let toHigh = high >= 63 ? UInt64.max : UInt64.max >> UInt64(63 - high)
        return fromLow & toHigh
    }

    /// Takes away all days of another set.
    public mutating func subtract(_ other: DaySet) {
        for index in wordRange.clamped(to: other.wordRange) {
            words[index - firstWord] &= ~other.word(at: index)
        }
        trim()
    }

    /// Adds all days of another set.
    public mutating func formUnion(_ other: DaySet) {
        guard !other.isEmpty else { return }
        _ = makeRoom(for: other.wordRange.lowerBound)
        _ = makeRoom(for: other.wordRange.upperBound - 1)
        for index in other.wordRange { words[index - firstWord] |= other.word(at: index) }
    }

    public func isSuperset(of other: DaySet) -> Bool {
        other.wordRange.allSatisfy { other.word(at: $0) & ~word(at: $0) == 0 }
    }

    public func isDisjoint(with other: DaySet) -> Bool {
        wordRange.clamped(to: other.wordRange).allSatisfy { word(at: $0) & other.word(at: $0) == 0 }
    }

    /// The number of days up to and including a day.
    public func count(through day: Day) -> Int {
        let last = day.number >> 6
        var total = (word(at: last) & UInt64.max >> UInt64(63 - day.number & 63)).nonzeroBitCount
        for word in words.prefix(Swift.max(0, last - firstWord)) { total &+= word.nonzeroBitCount }
        return total
    }
}
