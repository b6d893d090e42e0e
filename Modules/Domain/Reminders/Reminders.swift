/// The reminders of this machine; closures, so that a test can answer in the place of its systems.
public struct Reminders: Sendable {
    /// The reminder that is set up; nil if there is none.
    public var current: @Sendable () throws(ReminderFault) -> ReminderEntry?
    /// The steps that set a reminder up, in place of any other.
    public var plan: @Sendable (ReminderWish) throws(ReminderFault) -> ReminderPlan
    /// The steps that take the reminder away; nil if there is none.
    public var removal: @Sendable () throws(ReminderFault) -> ReminderPlan?
    /// Carries a plan out, or nothing of it; throws if something in its way is not as the plan shows it.
    ///
    /// Returns the path of the crontab as it was, if this was its first change.
    public var apply: @Sendable (ReminderPlan) throws(ReminderFault) -> String?
    /// Brings a message to the person; returns the way it took, nil if it has to be printed.
    public var deliver: @Sendable (ReminderMessage, ReminderDelivery) -> String?
    /// Keeps how the last reminder went: its time, and its way.
    public var record: @Sendable (_ line: String) -> Void
    public var lastRecord: @Sendable () -> String?

    public init(
        current: @escaping @Sendable () throws(ReminderFault) -> ReminderEntry?,
        plan: @escaping @Sendable (ReminderWish) throws(ReminderFault) -> ReminderPlan,
        removal: @escaping @Sendable () throws(ReminderFault) -> ReminderPlan?,
        apply: @escaping @Sendable (ReminderPlan) throws(ReminderFault) -> String?,
        deliver: @escaping @Sendable (ReminderMessage, ReminderDelivery) -> String?,
        record: @escaping @Sendable (String) -> Void, lastRecord: @escaping @Sendable () -> String?
    ) {
        self.current = current
        self.plan = plan
        self.removal = removal
        self.apply = apply
        self.deliver = deliver
        self.record = record
        self.lastRecord = lastRecord
    }
}

/// What a person asks for.
public struct ReminderWish: Hashable, Sendable {
    public var times: ReminderTimes
    /// Nil for the first system that there is.
    public var system: ReminderSystem?
    public var delivery: ReminderDelivery
    /// The absolute path of the library.
    public var library: String
    /// What else the program is told, by the names of its variables.
    public var variables: [String: String]

    public init(
        times: ReminderTimes, system: ReminderSystem? = nil, delivery: ReminderDelivery = .notification,
        library: String, variables: [String: String]
    ) {
        self.times = times
        self.system = system
        self.delivery = delivery
        self.library = library
        self.variables = variables
    }
}

/// A reminder as it is set up.
public struct ReminderEntry: Hashable, Sendable {
    /// Nil if its files are not as this program writes them.
    public let reminder: Reminder?
    public let system: ReminderSystem
    /// The paths of its files; none for cron.
    public let files: [String]
    /// True if the program that it runs is not there.
    public let hasLostProgram: Bool
    /// True if it runs another program than this one.
    public let runsOtherProgram: Bool

    public init(
        reminder: Reminder?, system: ReminderSystem, files: [String], hasLostProgram: Bool,
        runsOtherProgram: Bool = false
    ) {
        self.reminder = reminder
        self.system = system
        self.files = files
        self.hasLostProgram = hasLostProgram
        self.runsOtherProgram = runsOtherProgram
    }

    /// What a person should know of its program; nil if it runs this one.
    ///
    /// - Parameter library: The library at hand: another program may well remind of another library.
    public func finding(for library: String) -> Finding? {
        guard let reminder else { return nil }
        if hasLostProgram { return .lostReminder(program: reminder.program) }
        return runsOtherProgram && reminder.library == library
            ? .otherReminder(program: reminder.program) : nil
    }
}

/// The steps of a change, and what they would overwrite or remove that this program did not write.
public struct ReminderPlan: Hashable, Sendable {
    public enum Step: Hashable, Sendable {
        /// Writes a file in place of an old one, if there is one.
        case write(path: String, bytes: [UInt8], old: [UInt8]?)
        case remove(path: String, old: [UInt8])
        /// Gives the account other lines for cron; `change` shows this program's lines in them, old ones after a minus.
        case schedule(bytes: [UInt8], old: [UInt8], change: [String])
        /// Runs a program; one that may fail only ends what may not be there.
        case run([String], mayFail: Bool)
    }

    public let reminder: Reminder
    public let steps: [Step]
    /// Texts that are not as this program writes them, by their paths; `crontab` for lines of cron.
    public let foreign: [String: [UInt8]]

    public init(reminder: Reminder, steps: [Step], foreign: [String: [UInt8]]) {
        self.reminder = reminder
        self.steps = steps
        self.foreign = foreign
    }
}

/// A title with its lines.
public struct ReminderMessage: Hashable, Sendable {
    public let title: String
    public let lines: [String]

    public init(title: String, lines: [String]) {
        self.title = title
        self.lines = lines
    }
}

/// The reason why no reminder was set up.
public enum ReminderFault: Error, Hashable, Sendable {
    /// There is nothing that could run it; nil for none at all.
    case noSystem(ReminderSystem?)
    /// launchd is only on the Mac.
    case onMacOnly
    /// The path of this program is not known.
    case noProgram
    /// A path with a line break or with bytes that are no text, which the system cannot be told.
    case path(String, ReminderSystem)
    /// The paths make the line for cron longer than it reads, which is so many bytes.
    case longLine(most: Int)
    /// A program failed; its words, and the first line that it said.
    case failed([String], String)
    case crontab(CrontabFault)
    case disk(DiskFault)
}

/// The reason why the lines of the account for cron are left alone.
public enum CrontabFault: Hashable, Sendable {
    /// They are more bytes than are read.
    case tooLarge(most: Int)
    /// What `crontab` printed could not be read.
    case unread(DiskFault.Cause)
    /// `crontab` refused, with its first line.
    case refused(String)
    case outOfTime
    /// A signal ended `crontab`.
    case stopped
    /// Another program changed them since they were planned.
    case changed
}
