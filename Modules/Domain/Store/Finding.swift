/// A finding of the doctor about a library and its surroundings.
public enum Finding: Hashable, Sendable {
    /// The library cannot be read; reading commands show its newest good backup, if it has one.
    case unreadable(path: String, UnreadableReason, BackupOutlook)
    case newerVersion(path: String, found: Int, known: Int)
    case disk(DiskFault)
    /// The library is missing, but there are backups of it; with the day of the newest one.
    case missingWithBackups(newest: Day)
    /// An earlier library at the path has data that the present one lacks: its backups, and the day of the newest.
    case formerLibrary(backups: String, newest: Day)
    /// Possible backups of the library that cannot be read, or that do not name their library.
    case unseenBackups(UnseenBackups)
    /// The library's generation is 10⁹ or more, so not written by us; the next change corrects it.
    case uncountedLibrary(path: String)
    /// A backup whose name has such a generation; it is not used.
    case uncountedBackup(path: String)
    /// Another program changed the library; its content is valid.
    case editedByHand(path: String)
    /// The library is valid, its history is not; nothing can be changed before a repair.
    case unreadableHistory(path: String, UnreadableReason)
    /// A file of version 1 holds this many completions without a tracker.
    case orphanCompletions(Int)
    /// A backup was changed or damaged after it was written.
    case damagedBackup(path: String)
    /// A backup of bytes that were found at the library's path or beside it.
    case keptCopy(path: String)
    /// A temporary file of an interrupted write; the next write removes it.
    case leftover(path: String)
    /// A folder with a copy of what a killed import was reading; the next import removes it.
    case importCopy(path: String)
    /// A file with the name of a temporary file that is not ours; no write removes it.
    case foreignLeftover(path: String)
    /// A copy made by a sync tool after conflicting changes.
    case conflictCopy(path: String, ConflictCopyContent)
    /// Users other than the owner can change the file or folder.
    case writableByOthers(path: String)
    /// The file has a second name, which keeps the old state at each change.
    case secondName(path: String)
    /// A trial write in a folder, or in its nearest existing parent, failed.
    case notWritable(path: String, WritePurpose, DiskFault.Cause)
    /// A problem of the settings file.
    case settings(path: String, SettingsTrouble)
    /// Something that keeps devices from being in step.
    case sync(SyncFinding)
    /// The timer runs a program that is not there.
    case lostProgram(of: TimerLabel, String)
    /// The timer of this library runs another program than this one.
    case otherProgram(of: TimerLabel, String)
    /// The library of the reminder is not there any more.
    case lostLibrary(path: String)
    /// Trackers that may be one.
    case duplicates(Duplicates)
    /// It cannot be told whether the timer is set up.
    case unreadableTimer(TimerLabel, TimerFault)

    /// A stable name for scripts.
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
        case .importCopy: "importCopy"
        case .foreignLeftover: "foreignLeftover"
        case .conflictCopy: "conflictCopy"
        case .writableByOthers: "writableByOthers"
        case .secondName: "secondName"
        case .notWritable: "notWritable"
        case .settings(_, .inaccessible), .settings(_, .unreadable): "unreadableSettings"
        case .settings(_, .badValues): "badSettings"
        case .settings(_, .edited): "editedSettings"
        case .sync(let finding): finding.code
        case .lostProgram(let label, _): "lost" + label.codeEnd
        case .otherProgram(let label, _): "other" + label.codeEnd
        case .lostLibrary: "lostLibrary"
        case .duplicates: "duplicates"
        case .unreadableTimer(let label, _): "unreadable" + label.codeEnd
        }
    }

    /// What keeps devices from being in step; nil if it is about something else.
    public var syncFinding: SyncFinding? { if case .sync(let finding) = self { finding } else { nil } }

    /// True if a person should act on it.
    public var isProblem: Bool {
        switch self {
        case .keptCopy, .leftover, .importCopy, .orphanCompletions, .editedByHand, .uncountedLibrary,
            .secondName, .settings(_, .edited), .otherProgram, .duplicates:
            false
        case .sync(let finding): !finding.isOfOthers
        case .unreadable, .newerVersion, .disk, .missingWithBackups, .formerLibrary, .unseenBackups,
            .uncountedBackup, .unreadableHistory, .damagedBackup, .foreignLeftover, .conflictCopy,
            .writableByOthers, .notWritable, .settings(_, .inaccessible), .settings(_, .unreadable),
            .settings(_, .badValues), .lostProgram, .lostLibrary, .unreadableTimer:
            true
        }
    }
}

extension TimerLabel {
    /// The end of a finding's code.
    fileprivate var codeEnd: String {
        switch self {
        case .remind: "Reminder"
        case .sync: "Exchange"
        }
    }
}

/// The backups that could replace a library that cannot be read.
public enum BackupOutlook: Hashable, Sendable {
    /// There is a good backup, written on the day.
    case good(Day)
    /// There is none.
    case none
    /// None was found, but not everything could be read.
    case unseen
}

/// The purpose of writing in a folder.
public enum WritePurpose: Hashable, Sendable {
    case library, backups, settings
}
