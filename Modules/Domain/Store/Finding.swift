/// Something that an examination of a library and its surroundings noticed.
public enum Finding: Hashable, Sendable {
    /// The library cannot be read; reading commands show its newest good backup, if it has one.
    case unreadable(path: String, UnreadableReason, BackupOutlook)
    case newerVersion(path: String, found: Int, known: Int)
    /// A call to the system failed.
    case disk(DiskFault)
    /// There is no library, but backups of one that stood there; the newest is of a day.
    case missingWithBackups(newest: Day)
    /// Another library was here before, with something that the present one lacks: the folder of its backups,
    /// and the day of the newest good one.
    case formerLibrary(backups: String, newest: Day)
    /// Backups that may be this library's or another's.
    case unseenBackups(UnseenBackups)
    /// The number of writes in the library is one that no counting reaches; the next change sets it right.
    case uncountedLibrary(path: String)
    /// A backup whose name has such a number; it is not used.
    case uncountedBackup(path: String)
    /// The library was changed by another program; its content is sound.
    case editedByHand(path: String)
    /// The library is sound, its history of changes is not; nothing can be changed before a repair.
    case unreadableHistory(path: String, UnreadableReason)
    /// A file of version 1 holds this many completions without a tracker.
    case orphanCompletions(Int)
    /// A backup is not as it was written.
    case damagedBackup(path: String)
    /// Bytes that were found in the library's place or beside it and were kept.
    case keptCopy(path: String)
    /// A file that an interrupted write left; the next write removes it.
    case leftover(path: String)
    /// Something that is not ours but bears a name which only such files have; no change removes it.
    case foreignLeftover(path: String)
    /// A copy that a sync tool made where two versions clashed.
    case conflictCopy(path: String, ConflictCopyContent)
    /// Users other than the owner can change the file or folder.
    case writableByOthers(path: String)
    /// What a write does in a folder, or to make it in the nearest one that is there, was tried and failed.
    case notWritable(path: String, WritePurpose, DiskFault.Cause)
    /// The settings are not as they should be.
    case settings(path: String, SettingsTrouble)

    /// A stable word for scripts.
    public var code: String {
        switch self {
        case .unreadable: "unreadable"
        case .newerVersion: "newerVersion"
        case .disk: "disk"
        case .missingWithBackups: "missing"
        case .formerLibrary: "formerLibrary"
        case .unseenBackups: "unseenBackups"
        case .uncountedLibrary, .uncountedBackup: "number"
        case .editedByHand: "editedByHand"
        case .unreadableHistory: "unreadableHistory"
        case .orphanCompletions: "orphanCompletions"
        case .damagedBackup: "damagedBackup"
        case .keptCopy: "keptCopy"
        case .leftover: "leftover"
        case .foreignLeftover: "foreignLeftover"
        case .conflictCopy: "conflictCopy"
        case .writableByOthers: "writableByOthers"
        case .notWritable: "notWritable"
        case .settings(_, .inaccessible), .settings(_, .unreadable): "unreadableSettings"
        case .settings(_, .badValues): "badSettings"
        case .settings(_, .edited): "editedSettings"
        }
    }

    /// Whether somebody should do something about it.
    public var isProblem: Bool {
        switch self {
        case .keptCopy, .leftover, .orphanCompletions, .editedByHand, .uncountedLibrary,
            .settings(_, .edited):
            false
        case .unreadable, .newerVersion, .disk, .missingWithBackups, .formerLibrary, .unseenBackups,
            .uncountedBackup, .unreadableHistory, .damagedBackup, .foreignLeftover, .conflictCopy,
            .writableByOthers, .notWritable, .settings(_, .inaccessible), .settings(_, .unreadable),
            .settings(_, .badValues):
            true
        }
    }
}

/// What there is to bring back in the place of a library that cannot be read.
public enum BackupOutlook: Hashable, Sendable {
    /// A good backup, written on a day.
    case good(Day)
    /// None, and everything was looked at.
    case none
    /// None was seen, but not everything could be looked at.
    case unseen
}

/// What a folder is written to for.
public enum WritePurpose: Hashable, Sendable {
    case library, backups, settings
}
