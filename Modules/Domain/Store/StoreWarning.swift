/// Something a person should know of a library that could be read.
public enum StoreWarning: Hashable, Sendable {
    /// The library is damaged; the newest good backup, written on a day, was read instead.
    case readFromBackup(day: Day, reason: UnreadableReason)
    /// The file was changed by another program; its content is sound and is taken.
    case editedByHand
    /// An old file held this many completions without a tracker; they were dropped.
    case orphanCompletions(Int)
    /// There is no library, but there are backups of one that stood here; the newest is of a day.
    case missingWithBackups(newest: Day)
    /// There is no library, and whether there are backups of one that stood here could not be seen.
    case backupsUnseen(UnseenBackups)
    /// A library was begun where one was missing; the newest backup of that one is of a day.
    case begunBesideBackups(newest: Day)
    /// Backups of libraries that stood here before, or that do not say whose they are, were left in these folders.
    case formerBackups(folders: [String])
}

/// A folder in which there may be backups of a library, and what keeps that from being told.
public struct UnseenBackups: Hashable, Sendable {
    public let folder: String
    /// What cannot be read: the folder or a file in it.
    public let path: String
    /// Why it cannot be read; nil where everything can, but nothing says whose the backups are.
    public let cause: DiskFault.Cause?

    /// - Parameter path: The folder unless it is given.
    public init(folder: String, path: String? = nil, cause: DiskFault.Cause?) {
        self.folder = folder
        self.path = path ?? folder
        self.cause = cause
    }
}
