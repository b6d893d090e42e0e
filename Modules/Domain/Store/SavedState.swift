/// The content of a library file to be restored.
public struct SavedState: Sendable {
    public let library: Library
    public let history: History
    /// What several devices did to it; nil if it was in step with none.
    public let replica: Replica?
    /// The time of writing, in seconds since 1970.
    public let written: Int64
    /// True if the file is as Tracker wrote it; nil for version 1, which has no trailer.
    public let isIntact: Bool?

    public init(library: Library, history: History, replica: Replica? = nil, written: Int64, isIntact: Bool?)
    {
        self.library = library
        self.history = history
        self.replica = replica
        self.written = written
        self.isIntact = isIntact
    }
}

/// A backup of the present state, made on demand.
public struct KeptState: Hashable, Sendable {
    public let library: Library
    /// The path of the backup.
    public let path: String
    /// True if the backup already existed.
    public let wasKept: Bool

    public init(library: Library, path: String, wasKept: Bool) {
        self.library = library
        self.path = path
        self.wasKept = wasKept
    }
}

/// The file of a library as it is, with its history.
public struct LibraryCopy: Sendable {
    public let library: Library
    public let bytes: [UInt8]

    public init(library: Library, bytes: [UInt8]) {
        self.library = library
        self.bytes = bytes
    }
}
