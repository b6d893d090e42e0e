/// A warning about a library that could be read.
public enum StoreWarning: Hashable, Sendable {
    /// The library is damaged; the newest good backup, written on the day, was read instead.
    case readFromBackup(day: Day, reason: UnreadableReason)
    /// Another program changed the file; its content is valid and used.
    case editedByHand
    /// A file of version 1 had this many completions without a tracker; they were dropped.
    case orphanCompletions(Int)
    /// The library is missing, but there are backups of it; with the day of the newest one.
    case missingWithBackups(newest: Day)
    /// The library is missing, and possible backups of it could not be read.
    case backupsUnseen(UnseenBackups)
    /// A new library was created in place of a missing one; with the day of that one's newest backup.
    case begunBesideBackups(newest: Day)
    /// These folders have backups of earlier libraries at the path, or that do not name their library.
    case formerBackups(folders: [String])
    case sync(SyncFinding)
    /// What other devices did meets what was done here.
    case syncConflict(SyncConflict)
}

/// A folder that may have backups of a library, and the reason why that is unknown.
public struct UnseenBackups: Hashable, Sendable {
    public let folder: String
    /// The path that cannot be read: the folder or a file in it.
    public let path: String
    /// The cause; nil if everything can be read, but nothing names the library of the backups.
    public let cause: DiskFault.Cause?

    /// - Parameter path: The folder unless it is given.
    public init(folder: String, path: String? = nil, cause: DiskFault.Cause?) {
        self.folder = folder
        self.path = path ?? folder
        self.cause = cause
    }
}
