extension DaySet {
    public func intersection(_ other: DaySet) -> DaySet {
        let shared = wordRange.clamped(to: other.wordRange)
        return DaySet(
            firstWord: shared.lowerBound, words: shared.map { word(at: $0) & other.word(at: $0) })
    }

    /// The days within a range.
    public func intersection(_ days: ClosedRange<Day>) -> DaySet {
        guard let first, let last, first < days.lowerBound || last > days.upperBound else { return self }
        let shared = wordRange.clamped(to: DaySet.words(of: days))
        return DaySet(
            firstWord: shared.lowerBound,
            words: shared.map { word(at: $0) & DaySet.mask(of: days, inWord: $0) })
    }

    public func subtracting(_ other: DaySet) -> DaySet {
        var days = self
        days.subtract(other)
        return days
    }

    public mutating func subtract(_ other: DaySet) {
        for index in wordRange.clamped(to: other.wordRange) {
            words[index - firstWord] &= ~other.words[index - other.firstWord]
        }
        trim()
    }

    public mutating func formUnion(_ other: DaySet) {
        guard !other.isEmpty else { return }
        guard !isEmpty else {
            self = other
            return
        }
        _ = makeRoom(for: other.wordRange.lowerBound)
        _ = makeRoom(for: other.wordRange.upperBound - 1)
        let offset = other.firstWord - firstWord
        for index in other.words.indices { words[offset + index] |= other.words[index] }
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

extension DaySet {
    /// The number of days in a range.
    public func count(in days: ClosedRange<Day>) -> Int {
        if isEmpty { return 0 }
        if days.upperBound - days.lowerBound < 64 {
            let mask = DaySet.mask(of: days, from: days.lowerBound)
            return (bits(from: days.lowerBound) & mask).nonzeroBitCount
        }
        var total = 0
        for index in wordRange.clamped(to: DaySet.words(of: days)) {
            total &+= (word(at: index) & DaySet.mask(of: days, inWord: index)).nonzeroBitCount
        }
        return total
    }
}
