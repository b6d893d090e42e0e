extension DaySet {
    /// The days of a range that fall on the weekdays.
    ///
    /// Multiplying a week's 7 bits by 1 + 2⁷ + 2¹⁴ + … repeats them over a word. As 64 = 9 × 7 + 1, each word begins
    /// one weekday later, and its last day has the weekday of day 57 of the one before.
    init(_ weekdays: WeekdaySet, in days: ClosedRange<Day>) {
        let indices = DaySet.words(of: days)
        let intoWeek = UInt8(Day(indices.lowerBound << 6).weekday.rawValue)
        let week = (weekdays.rawValue >> intoWeek | weekdays.rawValue << (7 - intoWeek)) & 0x7F
        var word = UInt64(week) &* 0x8102_0408_1020_4081
        var words: [UInt64] = []
        words.reserveCapacity(indices.count)
        for _ in indices {
            words.append(word)
            word = word >> 1 | (word & 1 << 57) << 6
        }
        words[0] &= DaySet.mask(of: days, inWord: indices.lowerBound)
        words[words.count - 1] &= DaySet.mask(of: days, inWord: indices.upperBound - 1)
        self.init(firstWord: indices.lowerBound, words: words)
    }
}
