/// A good backup, as a list of them shows it.
public struct Backup: Hashable, Sendable {
    public enum Kind: String, CaseIterable, Sendable {
        /// A change kept what it replaced; gone once it has had its time.
        case automatic
        /// Kept for good: a person wanted it, or what followed came from other hands.
        case kept
        /// Came from other hands; kept for good.
        case found
    }

    /// The absolute path of its file.
    public let path: String
    public let kind: Kind
    /// The library that it is of: not always the one that stands in its place now.
    public let libraryID: Identifier
    /// When it was written, in seconds since 1970.
    public let written: Int64
    public let trackers: Int
    public let completions: Int

    public init(
        path: String, kind: Kind, libraryID: Identifier, written: Int64, trackers: Int, completions: Int
    ) {
        self.path = path
        self.kind = kind
        self.libraryID = libraryID
        self.written = written
        self.trackers = trackers
        self.completions = completions
    }
}

/// The good backups of whatever stands or stood in a library's place.
public struct BackupList: Hashable, Sendable {
    /// Those of the present library first, then each one's that stood there before; the newest first.
    public var backups: [Backup] = []
    /// The present library's id; nil where there is none, or it does not say.
    public var presentID: Identifier?
    /// What may be backups, too, but cannot be looked at or does not say whose it is.
    public var unseen: [UnseenBackups] = []

    public init(presentID: Identifier? = nil, unseen: [UnseenBackups] = []) {
        self.presentID = presentID
        self.unseen = unseen
    }
}
