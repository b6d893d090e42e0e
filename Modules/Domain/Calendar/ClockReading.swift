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

    /// "2026-11-20T09:05".
    public var dateAndTime: String { "\(date.iso)T\(time)" }

    /// Reads a text of `dateAndTime`; nil for any other.
    public init?(dateAndTime text: String) {
        let parts = text.split(separator: "T").map(String.init)
        guard parts.count == 2, let date = Day(iso: parts[0]) else { return nil }
        let numbers = parts[1].split(separator: ":").compactMap { Int($0) }
        guard numbers.count == 2, (0..<24).contains(numbers[0]), (0..<60).contains(numbers[1]) else {
            return nil
        }
        self.init(date: date, minute: numbers[0] * 60 + numbers[1])
        guard dateAndTime == text else { return nil }
    }

    private static func text(_ numbers: [Int]) -> String {
        numbers.map { String($0, digits: 2) }.joined(separator: ":")
    }
}
