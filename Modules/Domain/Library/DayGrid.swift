/// Blocks of equally many days, counted both ways from a day.
///
/// Two grids are equal if they have the same blocks, whichever day they count from.
public struct DayGrid: Sendable {
    public static let lengths = 2...365

    /// 2 to 365 days.
    public let length: Int
    /// The first day of a block; nil, while a person chooses, for the habit's current grid or one from that day on.
    public let from: Day?

    /// Returns nil if the length is out of range.
    public init?(every length: Int, from day: Day? = nil) {
        guard DayGrid.lengths.contains(length) else { return nil }
        self.length = length
        from = day
    }

    private init(length: Int, from day: Day) {
        self.length = length
        from = day
    }

    func counted(from day: Day) -> DayGrid { DayGrid(length: length, from: day) }

    /// The remainder of the blocks' first days, 0 to `length` − 1.
    private var offset: Int? { from.map { ($0.number % length + length) % length } }

    /// The block that contains a day.
    func block(of day: Day) -> ClosedRange<Day> {
        let into = ((day.number - (offset ?? 0)) % length + length) % length
        return day - into...day - into + (length - 1)
    }
}

extension DayGrid: Hashable {
    public static func == (left: DayGrid, right: DayGrid) -> Bool {
        left.length == right.length && left.offset == right.offset
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(length)
        hasher.combine(offset)
    }
}
