extension DaySet {
    /// The 64 days from a day on: bit `i` is set where the set has the day `i` days later.
    public func bits(from day: Day) -> UInt64 {
        let shift = UInt64(day.number & 63)
        let low = word(at: day.number >> 6) >> shift
        return shift == 0 ? low : low | word(at: day.number >> 6 + 1) << (64 - shift)
    }

    /// Adds up to 64 days at once: bit `i` stands for the day `i` days after the given one.
    public mutating func insert(bits: UInt64, from day: Day) {
        let shift = UInt64(day.number & 63)
        let low = bits << shift
        let high = shift == 0 ? 0 : bits >> (64 - shift)
        let word = day.number >> 6
        if low != 0 { words[makeRoom(for: word)] |= low }
        if high != 0 { words[makeRoom(for: word + 1)] |= high }
    }
}
