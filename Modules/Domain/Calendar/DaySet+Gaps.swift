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
