/// A reminder of what is still due: when it comes each day, and how.
public struct Reminder: Hashable, Sendable {
    public var times: ReminderTimes
    public var delivery: ReminderDelivery

    public init(times: ReminderTimes, delivery: ReminderDelivery) {
        (self.times, self.delivery) = (times, delivery)
    }
}

/// The way of a reminder to the person.
public enum ReminderDelivery: String, CaseIterable, Sendable {
    case notification, mail, print
}

/// Times of day: 1 to 8, each once.
public struct ReminderTimes: Hashable, Sendable {
    public static let most = 8

    /// Minutes since midnight, in ascending order.
    public let minutes: [Int]

    public init?(minutes: [Int]) {
        let all = Set(minutes)
        guard (1...ReminderTimes.most).contains(minutes.count), all.count == minutes.count,
            all.allSatisfy((0..<1440).contains)
        else { return nil }
        self.minutes = minutes.sorted()
    }

    /// Reads `20:00` or `9:00,20:30`.
    public init?(_ text: String) {
        var minutes: [Int] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let numbers = part.filter { $0 != " " }.split(separator: ":", omittingEmptySubsequences: false)
            guard numbers.count == 2, (1...2).contains(numbers[0].utf8.count), numbers[1].utf8.count == 2,
                numbers.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
                let hour = Int(numbers[0]), let minute = Int(numbers[1]), hour < 24, minute < 60
            else { return nil }
            minutes.append(hour * 60 + minute)
        }
        self.init(minutes: minutes)
    }

    /// "09:00".
    public var texts: [String] { minutes.map { ClockReading(date: Day(0), minute: $0).time } }

    /// The next time after a minute of the day; tomorrow's first if it is nil.
    public func next(after minute: Int) -> Int? { minutes.first { $0 > minute } }
}
