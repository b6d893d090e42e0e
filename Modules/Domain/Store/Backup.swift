/// A good backup, as lists show it.
public struct Backup: Hashable, Sendable {
    public enum Kind: String, CaseIterable, Sendable {
        /// The state before a change; pruned after some time.
        case automatic
        /// Never pruned: a person made it, or another program wrote the state after it.
        case kept
        /// A state written by another program; never pruned.
        case found
        /// A library file in a folder that a person named.
        case file
    }

    /// The path of its file: absolute, but in a folder that a person named.
    public let path: String
    public let kind: Kind
    /// The library's id; it may be another library than the present one.
    public let libraryID: Identifier
    /// The time of writing, in seconds since 1970.
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

/// The good backups of the present library and of earlier ones at its path.
public struct BackupList: Hashable, Sendable {
    /// Those of the present library first, then those of each earlier one; the newest first.
    public var backups: [Backup] = []
    /// The present library's id; nil if there is none or it cannot be read.
    public var presentID: Identifier?
    /// Possible backups that cannot be read, or that do not name their library.
    public var unseen: [UnseenBackups] = []

    public init(presentID: Identifier? = nil, unseen: [UnseenBackups] = []) {
        self.presentID = presentID
        self.unseen = unseen
    }
}
