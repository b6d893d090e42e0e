public import TrackerDomain

/// Where timers belong, as the run knows it.
public struct TimerPlaces: Sendable {
    public var platform: Platform
    /// The person's home folder; nil if it is not known.
    public var home: String?
    /// The folder of settings that a variable names.
    public var configuration: String?
    /// The folder of this program's state.
    public var state: String
    public var temporary: String
    /// The absolute path of this program; nil if the system does not tell.
    public var program: String?
    /// The number and the name of the account.
    public var account: UInt32
    public var accountName: String?
    /// True if the session already says how to reach its bus.
    public var hasBus: Bool
    public var newID: @Sendable () -> Identifier

    public init(
        platform: Platform, home: String?, configuration: String?, state: String, temporary: String,
        program: String?, account: UInt32, accountName: String?, hasBus: Bool,
        newID: @escaping @Sendable () -> Identifier
    ) {
        self.platform = platform
        self.home = home
        self.configuration = configuration
        self.state = state
        self.temporary = temporary
        self.program = program
        self.account = account
        self.accountName = accountName
        self.hasBus = hasBus
        self.newID = newID
    }
}

extension TimerPlaces {
    /// Writes a file of this program's state in one step.
    func keep(
        _ bytes: [UInt8], as name: String, isFlushed: Bool, _ fileSystem: FileSystem
    ) throws(SystemFault) {
        try MissingFolders.create(state, fileSystem)
        let folder = try OpenFolder(state, fileSystem)
        let temporary = TemporaryName.text(for: name, hash: XXH64.hash(bytes))
        try? folder.remove(temporary)
        try folder.replace(name, by: bytes, through: temporary, isFlushed: isFlushed)
    }
}
