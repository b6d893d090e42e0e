package import TrackerDomain

/// A timer in the words of a system: made, and read back if it is made so.
protocol TimerText {
    static var system: TimerSystem { get }

    /// The names of the files of a timer; none if it has no files of its own.
    static func names(of label: TimerLabel) -> [String]

    /// The texts of these files, or the lines for cron.
    static func texts(of job: TimerJob) -> [[UInt8]]

    /// What texts made by `texts(of:)` tell; of any others it may be wrong, as they are compared afterwards.
    static func parts(of texts: [[UInt8]]) -> TimerParts?
}

/// What the texts of a timer tell of its job.
struct TimerParts {
    /// The absolute path of the program.
    let program: String
    var variables: [String: String]
    /// The minutes since midnight at which it runs; empty if it runs at intervals.
    let minutes: [Int]
}

extension TimerText {
    /// The job whose texts these are, byte by byte; nil if there is none.
    static func job(_ label: TimerLabel, of texts: [[UInt8]]) -> TimerJob? {
        guard var parts = parts(of: texts) else { return nil }
        let library = parts.variables.removeValue(forKey: TimerJob.libraryVariable) ?? ""
        return label.tasks(at: parts.minutes).lazy.map {
            TimerJob(
                $0, by: system, program: parts.program, library: library, variables: parts.variables)
        }.first { self.texts(of: $0) == texts }
    }
}

extension TimerLabel {
    /// The name of its files, without an ending.
    var name: String { "tracker-" + rawValue }

    /// All tasks of this timer that may run at these minutes of the day.
    func tasks(at minutes: [Int]) -> [TimerTask] {
        switch self {
        case .remind:
            ReminderTimes(minutes: minutes).map { times in
                ReminderDelivery.allCases.map { .reminder(Reminder(times: times, delivery: $0)) }
            } ?? []
        case .sync: ExchangeInterval.all.map(TimerTask.exchange)
        }
    }
}

/// When a system runs a program.
enum TimerSchedule {
    /// Each day at these minutes since midnight.
    case daily([Int])
    /// Whenever so many minutes have gone by.
    case every(Int)
}

extension TimerTask {
    /// What the program is told.
    fileprivate var arguments: [String] {
        switch self {
        case .reminder(let reminder):
            ["remind", "now"]
                + (reminder.delivery == .notification ? [] : ["--by", reminder.delivery.rawValue])
        case .exchange: ["sync", "-q"]
        }
    }

    var schedule: TimerSchedule {
        switch self {
        case .reminder(let reminder): .daily(reminder.times.minutes)
        case .exchange(let interval): .every(interval.minutes)
        }
    }
}

extension TimerJob {
    fileprivate static let libraryVariable = "TRACKER_LIBRARY"

    /// What the system runs.
    var words: [String] { [program] + task.arguments }

    /// The variables that the system gives it.
    var environment: [String: String] { variables.merging([Self.libraryVariable: library]) { $1 } }

    /// The texts of its files, or the lines for cron.
    package var texts: [[UInt8]] { system.text.texts(of: self) }

    /// The job of texts as this program writes them; nil for any others.
    package init?(_ label: TimerLabel, by system: TimerSystem, texts: [[UInt8]]) {
        guard let job = system.text.job(label, of: texts) else { return nil }
        self = job
    }
}

extension TimerSystem {
    var text: any TimerText.Type {
        switch self {
        case .systemd: SystemdText.self
        case .launchd: LaunchdText.self
        case .cron: CronText.self
        }
    }
}
