/// The time of a wall clock in the person's zone.
public struct ClockReading: Hashable, Sendable {
    public let date: Day
    /// Minutes since midnight, 0 to 1439.
    public let minute: Int
    /// The second, 0 to 59, or 60 for a leap second.
    public let second: Int

    public init(date: Day, minute: Int, second: Int = 0) {
        self.date = date
        self.minute = minute
        self.second = second
    }

    /// "09:05".
    public var time: String { Self.text([minute / 60, minute % 60]) }

    /// "09:05:30".
    public var timeWithSeconds: String { Self.text([minute / 60, minute % 60, second]) }

    private static func text(_ numbers: [Int]) -> String {
        numbers.map { String($0, digits: 2) }.joined(separator: ":")
    }
}
