extension DaySet {
    /// The range of stored words; empty for the empty set.
    var wordRange: Range<Int> { firstWord..<firstWord + words.count }

    /// The word with the given index, zero where nothing is stored.
    func word(at index: Int) -> UInt64 {
        let place = index - firstWord
        return place >= 0 && place < words.count ? words[place] : 0
    }

    /// The words in which a range of days lies.
    static func words(of days: ClosedRange<Day>) -> Range<Int> {
        days.lowerBound.number >> 6..<days.upperBound.number >> 6 + 1
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
}
