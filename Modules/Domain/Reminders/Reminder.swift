/// A reminder that a system of the machine runs every day.
public struct Reminder: Hashable, Sendable {
    public var system: ReminderSystem
    public var times: ReminderTimes
    public var delivery: ReminderDelivery
    /// The absolute path of this program.
    public var program: String
    /// The absolute path of the library.
    public var library: String
    /// What else the program is told, by the names of its variables.
    public var variables: [String: String]

    public init(
        system: ReminderSystem, times: ReminderTimes, delivery: ReminderDelivery, program: String,
        library: String, variables: [String: String]
    ) {
        self.system = system
        self.times = times
        self.delivery = delivery
        self.program = program
        self.library = library
        self.variables = variables
    }
}

/// What can run a program at a time of day, in the order in which one is looked for.
public enum ReminderSystem: String, CaseIterable, Sendable {
    case launchd, systemd, cron
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
