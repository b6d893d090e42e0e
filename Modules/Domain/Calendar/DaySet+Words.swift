extension DaySet {
    /// The range of stored words; empty for the empty set.
    var wordRange: Range<Int> { firstWord..<firstWord + words.count }

    /// The word at an index, zero if none is stored.
    func word(at index: Int) -> UInt64 {
        let offset = index - firstWord
        return offset >= 0 && offset < words.count ? words[offset] : 0
    }

    /// The 64 days from a day on as bits, the lowest bit for that day.
    public func bits(from day: Day) -> UInt64 {
        let (index, offset) = (day.number >> 6, UInt64(day.number & 63))
        // A shift by all 64 bits gives zero.
        return word(at: index) >> offset | word(at: index + 1) << (64 - offset)
    }

    /// Adds days among the 64 from a day on, in the format of ``bits(from:)``.
    public mutating func insert(bits: UInt64, from day: Day) {
        let (index, offset) = (day.number >> 6, UInt64(day.number & 63))
        let (low, high) = (bits << offset, bits >> (64 - offset))
        if low != 0 { words[makeRoom(for: index)] |= low }
        if high != 0 { words[makeRoom(for: index + 1)] |= high }
    }

    /// The range of words that has a range of days.
    static func words(of days: ClosedRange<Day>) -> Range<Int> {
        days.lowerBound.number >> 6..<days.upperBound.number >> 6 + 1
    }

    /// The bits of a range of days in a word.
    static func mask(of days: ClosedRange<Day>, inWord word: Int) -> UInt64 {
        mask(of: days, from: Day(word << 6))
    }

    /// The bits of a range of days among the 64 from a day on.
    static func mask(of days: ClosedRange<Day>, from day: Day) -> UInt64 {
        let low = days.lowerBound - day
        let high = days.upperBound - day
        guard low < 64, high >= 0 else { return 0 }
        let fromLow = low <= 0 ? UInt64.max : UInt64.max << UInt64(low)
        let toHigh = high >= 63 ? UInt64.max : UInt64.max >> UInt64(63 - high)
        return fromLow & toHigh
    }
}

extension DaySet {
    /// The days of a range that fall on the weekdays.
    ///
    /// Multiplying a week's 7 bits by 1 + 2⁷ + 2¹⁴ + … repeats them over a word. As 64 = 9 × 7 + 1, each word
    /// begins one weekday later, and its last day has the weekday of day 57 of the word before.
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

extension DaySet {
    /// The number of days on each weekday, Monday first.
    var countsByWeekday: [Int] {
        var counts = [Int](repeating: 0, count: 7)
        for (index, word) in zip(wordRange, words) where word != 0 {
            let first = Day(index << 6).weekday.rawValue
            for place in 0..<7 {
                // Every seventh bit, from the place on.
                let days = word & 0x8102_0408_1020_4081 << UInt64(place)
                counts[(first + place) % 7] += days.nonzeroBitCount
            }
        }
        return counts
    }
}
