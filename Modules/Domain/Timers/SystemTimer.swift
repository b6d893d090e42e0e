/// A timer of this device, of one label; closures, so that a test can answer in the place of its systems.
public struct SystemTimer: Sendable {
    /// The timer as it is set up; nil if there is none.
    public var current: @Sendable () throws(TimerFault) -> TimerEntry?
    /// The steps that set it up, in place of any other.
    public var plan: @Sendable (TimerWish) throws(TimerFault) -> TimerPlan
    /// The steps that take it away; nil if there is none.
    public var removal: @Sendable () throws(TimerFault) -> TimerPlan?
    /// Carries a plan out, or nothing of it; throws if something in its way is not as the plan shows it.
    ///
    /// Returns the path of the crontab as it was, if this was its first change.
    public var apply: @Sendable (TimerPlan) throws(TimerFault) -> String?

    public init(
        current: @escaping @Sendable () throws(TimerFault) -> TimerEntry?,
        plan: @escaping @Sendable (TimerWish) throws(TimerFault) -> TimerPlan,
        removal: @escaping @Sendable () throws(TimerFault) -> TimerPlan?,
        apply: @escaping @Sendable (TimerPlan) throws(TimerFault) -> String?
    ) {
        self.current = current
        self.plan = plan
        self.removal = removal
        self.apply = apply
    }
}

/// What a person asks for.
public struct TimerWish: Hashable, Sendable {
    public var task: TimerTask
    /// Nil for the first system that there is.
    public var system: TimerSystem?
    /// The absolute path of the library.
    public var library: String
    /// What else the program is told, by the names of its variables.
    public var variables: [String: String]

    public init(
        _ task: TimerTask, by system: TimerSystem? = nil, library: String, variables: [String: String]
    ) {
        self.task = task
        self.system = system
        self.library = library
        self.variables = variables
    }
}

/// A timer as it is set up.
public struct TimerEntry: Hashable, Sendable {
    /// Nil if its files are not as this program writes them.
    public let job: TimerJob?
    /// The system in whose place something stands.
    public let system: TimerSystem
    /// The paths of its files; none for cron.
    public let files: [String]
    /// True if the program that it runs is not there.
    public let hasLostProgram: Bool
    /// True if it runs another program than this one.
    public let runsOtherProgram: Bool

    public init(
        job: TimerJob?, system: TimerSystem, files: [String], hasLostProgram: Bool,
        runsOtherProgram: Bool = false
    ) {
        self.job = job
        self.system = system
        self.files = files
        self.hasLostProgram = hasLostProgram
        self.runsOtherProgram = runsOtherProgram
    }

    /// What a person should know of its program; nil if it runs this one.
    ///
    /// - Parameter library: The library at hand: another program may well be for another library.
    public func finding(for library: String) -> Finding? {
        guard let job else { return nil }
        if hasLostProgram { return .lostProgram(of: job.task.label, job.program) }
        return runsOtherProgram && job.library == library
            ? .otherProgram(of: job.task.label, job.program) : nil
    }
}

/// The steps of a change, and what they would overwrite or remove that this program did not write.
public struct TimerPlan: Hashable, Sendable {
    public enum Step: Hashable, Sendable {
        /// Writes a file in place of an old one, if there is one.
        case write(path: String, bytes: [UInt8], old: [UInt8]?)
        case remove(path: String, old: [UInt8])
        /// Gives the account other lines for cron; `change` shows this program's lines in them, old ones after a minus.
        case schedule(bytes: [UInt8], old: [UInt8], change: [String])
        /// Runs a program; one that may fail only ends what may not be there.
        case run([String], mayFail: Bool)
    }

    /// Nil if it takes the timer away.
    public let job: TimerJob?
    public let steps: [Step]
    /// Texts that are not as this program writes them, by their paths; `crontab` for lines of cron.
    public let foreign: [String: [UInt8]]

    public init(job: TimerJob?, steps: [Step], foreign: [String: [UInt8]]) {
        self.job = job
        self.steps = steps
        self.foreign = foreign
    }
}
