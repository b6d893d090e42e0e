public import TrackerDomain

/// The environment of a store: dates, new ids and warnings.
public struct StoreEnvironment: Sendable {
    /// The current civil day; a file of version 1 has no creation days.
    public var today: @Sendable () -> Day
    /// The day and the time, as a person reads them.
    public var now: @Sendable () -> ClockReading
    /// Makes the id of a new library.
    public var newIdentifier: @Sendable () -> Identifier
    /// The civil day, in the person's time zone, of seconds since 1970.
    public var dayOfTime: @Sendable (_ seconds: Int64) -> Day
    /// Takes the warnings of `loadJournal`, which has no other way to return them.
    public var report: @Sendable (StoreWarning) -> Void
    /// Makes the log's entries of what came in from other devices.
    public var logEntries: @Sendable (SyncEvent) -> [SyncLogEntry]
    /// A mark of this machine that no other one has; empty if the system knows none.
    public var machineMark: @Sendable () -> String
    /// The name that the machine has in its network.
    public var hostName: @Sendable () -> String
    /// The person's home folder; empty if it is not known.
    public var home: String
    /// The folder of the settings; empty if it is not known.
    public var settingsFolder: String
    public var fileSystem: FileSystem
    public var programs: ProgramRunner
    public var waiting: Waiting
    /// Takes what may wait for the answer of a command; nil to publish before each call returns.
    public var latePublishing: LatePublishing?

    public init(
        today: @escaping @Sendable () -> Day, now: (@Sendable () -> ClockReading)? = nil,
        newIdentifier: @escaping @Sendable () -> Identifier,
        dayOfTime: @escaping @Sendable (_ seconds: Int64) -> Day,
        report: @escaping @Sendable (StoreWarning) -> Void = { _ in },
        logEntries: @escaping @Sendable (SyncEvent) -> [SyncLogEntry] = { _ in [] },
        machineMark: @escaping @Sendable () -> String = { "" },
        hostName: @escaping @Sendable () -> String = { "" }, home: String = "",
        settingsFolder: String = "",
        fileSystem: FileSystem = .system, programs: ProgramRunner = .system, waiting: Waiting = .system,
        latePublishing: LatePublishing? = nil
    ) {
        self.today = today
        self.now = now ?? { ClockReading(date: today(), minute: 0) }
        self.newIdentifier = newIdentifier
        self.dayOfTime = dayOfTime
        self.report = report
        self.logEntries = logEntries
        self.machineMark = machineMark
        self.hostName = hostName
        self.home = home
        self.settingsFolder = settingsFolder
        self.fileSystem = fileSystem
        self.programs = programs
        self.waiting = waiting
        self.latePublishing = latePublishing
    }

    func day(ofNanoseconds time: Int64) -> Day { dayOfTime(time / 1_000_000_000) }
}
