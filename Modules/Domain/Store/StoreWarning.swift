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
