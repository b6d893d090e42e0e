/// What a library file holds that a person wants back.
public struct SavedState: Sendable {
    public let library: Library
    public let history: History
    /// When the file was written, in seconds since 1970.
    public let written: Int64
    /// Whether the file is as Tracker wrote it; nil where its version has nothing to tell it by.
    public let isIntact: Bool?
    /// Whether it says whose state it is; a file of version 1 does not.
    public let tellsID: Bool

    public init(library: Library, history: History, written: Int64, isIntact: Bool?, tellsID: Bool) {
        self.library = library
        self.history = history
        self.written = written
        self.isIntact = isIntact
        self.tellsID = tellsID
    }
}

/// The present state of a library as it was kept on demand.
public struct KeptState: Hashable, Sendable {
    public let library: Library
    /// Where it is kept.
    public let path: String
    /// Whether it was kept there before.
    public let wasKept: Bool

    public init(library: Library, path: String, wasKept: Bool) {
        self.library = library
        self.path = path
        self.wasKept = wasKept
    }
}

/// The file of a library as it is, its history too.
public struct LibraryCopy: Sendable {
    public let library: Library
    public let bytes: [UInt8]

    public init(library: Library, bytes: [UInt8]) {
        self.library = library
        self.bytes = bytes
    }
}
