/// A task of this program that a system of this device runs by itself.
public struct TimerJob: Hashable, Sendable {
    public var task: TimerTask
    public var system: TimerSystem
    /// The absolute path of this program.
    public var program: String
    /// The absolute path of the library.
    public var library: String
    /// What else the program is told, by the names of its variables.
    public var variables: [String: String]

    public init(
        _ task: TimerTask, by system: TimerSystem, program: String, library: String,
        variables: [String: String]
    ) {
        self.task = task
        self.system = system
        self.program = program
        self.library = library
        self.variables = variables
    }

    /// The reminder; nil if this is another task.
    public var reminder: Reminder? { if case .reminder(let reminder) = task { reminder } else { nil } }

    /// The interval of exchanges; nil if this is another task.
    public var interval: ExchangeInterval? {
        if case .exchange(let interval) = task { interval } else { nil }
    }
}

/// What a timer runs, and when.
public enum TimerTask: Hashable, Sendable {
    case reminder(Reminder)
    case exchange(ExchangeInterval)

    /// The timer of this task.
    public var label: TimerLabel {
        switch self {
        case .reminder: .remind
        case .exchange: .sync
        }
    }
}

/// The timers of this program, one of each; the raw values are part of the names of their files.
public enum TimerLabel: String, CaseIterable, Sendable {
    case remind, sync
}

/// What can run a program by itself, in the order in which one is looked for.
public enum TimerSystem: String, CaseIterable, Sendable {
    case launchd, systemd, cron
}

/// How often devices exchange: an interval that systemd, launchd and cron all keep exactly.
public struct ExchangeInterval: Hashable, Sendable {
    public static let all = [5, 10, 15, 20, 30, 60, 120, 180, 240, 360, 480, 720, 1440]
        .map(ExchangeInterval.init(known:))

    public let minutes: Int

    private init(known minutes: Int) { self.minutes = minutes }

    public init?(minutes: Int) {
        guard ExchangeInterval.all.contains(where: { $0.minutes == minutes }) else { return nil }
        self.init(known: minutes)
    }

    /// Reads `15m`, `15 min`, `2h`, `15 мин`, `2ч`.
    public init?(_ text: String) {
        let letters = text.lowercased().filter { $0 != " " }
        let number = letters.prefix { $0.isASCII && $0.isNumber }
        guard !number.hasPrefix("0"), let count = Int(number), count <= 1440 else { return nil }
        switch letters.dropFirst(number.count) {
        case "m", "min", "м", "мин": self.init(minutes: count)
        case "h", "ч": self.init(minutes: count * 60)
        default: return nil
        }
    }

    /// "15m", "2h".
    public var text: String { minutes < 60 ? "\(minutes)m" : "\(minutes / 60)h" }
}
