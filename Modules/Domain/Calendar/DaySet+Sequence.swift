extension DaySet: Sequence {
    /// Iterates over the days in ascending order.
    public struct Iterator: IteratorProtocol {
        private let days: DaySet
        private var index: Int
        private var rest: UInt64

        init(_ days: DaySet) {
            self.days = days
            index = days.firstWord
            rest = days.word(at: index)
        }

        public mutating func next() -> Day? {
            while rest == 0 {
                index += 1
                guard days.wordRange.contains(index) else { return nil }
                rest = days.word(at: index)
            }
            defer { rest &= rest - 1 }
            return Day(index << 6 + rest.trailingZeroBitCount)
        }
    }

    public func makeIterator() -> Iterator { Iterator(self) }
    public var underestimatedCount: Int { count }
}
