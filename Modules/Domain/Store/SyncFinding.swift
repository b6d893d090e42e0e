/// Something that keeps devices from being in step; nothing is lost by it.
public enum SyncFinding: Hashable, Sendable {
    case noFolder(path: String)
    /// The folder is there, but all published files are gone, as in one that is not mounted.
    case emptyFolder(path: String)
    /// The folder is there, but cannot be read now.
    case unreadableFolder(path: String, DiskFault.Cause)
    /// The folder has so many files that are no library that it may be the wrong one.
    case wrongFolder(path: String)
    case cannotPublish(path: String, DiskFault.Cause)
    /// Another device's file, or a file of no known device by its path, cannot be used.
    case file(String, SyncFileFault)
    /// A file by its name is of another library, which its device is to put into this one.
    case joinsThere(file: String, device: String)
    /// Another device's file, or one of no known device by its name, cannot be read now; what it holds is not known.
    case unreadable(String, DiskFault.Cause)
    /// Another device writes under this device's id; this one has another name now.
    case twin(name: String, newName: String)
    /// More devices have been in step than one file may name, so that nothing is published.
    case full
    /// Others have removed this device, which goes on under a new id; with the number of its marks that were set again.
    case removed(marks: Int)
    /// A device dates its changes far ahead of this one's day.
    case clock(name: String, Day, here: Day)
    /// Several devices agree on a day that is far ahead of this one's.
    case ownClock(here: Day, others: Day)
    case git(folder: String, GitTrouble)
    /// The library's own file lies in a folder that something carries; the folder is one to share instead.
    case libraryCarried(path: String, SyncCarrier, folder: String)
    /// The library was brought here from elsewhere, and is not published.
    case copied
    /// Its file was edited in a way that cannot be followed, so that the library is in step no more.
    case left

    /// A stable name for scripts.
    public var code: String {
        switch self {
        case .noFolder: "syncNoFolder"
        case .emptyFolder: "syncEmptyFolder"
        case .unreadable, .unreadableFolder: "syncUnreadable"
        case .wrongFolder: "syncWrongFolder"
        case .cannotPublish: "syncNotPublished"
        case .file(_, let fault): "sync" + fault.rawValue.prefix(1).uppercased() + fault.rawValue.dropFirst()
        case .joinsThere: SyncFinding.file("", .otherLibrary).code
        case .twin: "syncTwin"
        case .full: "syncFull"
        case .removed: "syncRemoved"
        case .clock, .ownClock: "syncClock"
        case .git(_, let trouble): trouble.code
        case .libraryCarried: "syncLibraryCarried"
        case .copied: "syncCopied"
        case .left: "syncLeft"
        }
    }

    /// All that another program said of it; nil if none did.
    public var detail: String? { if case .git(_, let trouble) = self { trouble.words } else { nil } }

    /// True if it is of one of the folder's files, of which there may be many.
    public var isOfFile: Bool {
        switch self {
        case .file, .joinsThere, .unreadable: true
        default: false
        }
    }

    /// True if only another device can mend it.
    public var isOfOthers: Bool {
        switch self {
        case .file(_, .incomplete), .file(_, .edited), .file(_, .placeholder), .file(_, .newer), .clock: true
        default: false
        }
    }

    /// True if it has happened and is over, so that no status shows it.
    public var isPassing: Bool {
        switch self {
        case .twin, .removed: true
        default: false
        }
    }

    /// True if it keeps what a device has done from leaving it, or what others sent from being fetched.
    ///
    /// - Parameter name: The name of that device.
    public func stopsExchange(of name: String) -> Bool {
        switch self {
        case .noFolder, .emptyFolder, .unreadableFolder, .cannotPublish, .git, .full, .copied, .left: true
        case .unreadable(let file, _): file == name
        default: false
        }
    }
}

/// A finding, and the day on which this device first knew of it.
public struct DatedFinding: Hashable, Sendable {
    public let finding: SyncFinding
    public let since: Day

    public init(_ finding: SyncFinding, since: Day) {
        self.finding = finding
        self.since = since
    }
}

/// Why git does not carry the files of a folder; with all that it said, nil if that is nothing.
public enum GitTrouble: Hashable, Sendable {
    /// A person has to act, as in the midst of a merge.
    case needsPerson(String?)
    /// The other side took nothing.
    case unsent(String?)
    /// The other side could not be reached.
    case unreachable(String?)
    /// The branch follows none of another place, or git ignores the file.
    case goesNowhere
    /// Another exchange of the folder has not ended yet.
    case busy

    fileprivate var code: String {
        switch self {
        case .needsPerson, .unsent: "syncGit"
        case .unreachable: "syncGitUnreachable"
        case .goesNowhere: "syncGitNowhere"
        case .busy: "syncGitBusy"
        }
    }

    /// All that git said.
    public var words: String? {
        switch self {
        case .needsPerson(let words), .unsent(let words), .unreachable(let words): words
        case .goesNowhere, .busy: nil
        }
    }
}

/// The reason why another device's file is left alone.
public enum SyncFileFault: String, CaseIterable, Sendable {
    /// It has not arrived whole.
    case incomplete
    /// A person or a program changed it.
    case edited
    /// Its content is in the cloud.
    case placeholder
    /// A newer program wrote it.
    case newer
    case otherLibrary
    /// What it says cannot be: no program of ours wrote it.
    case impossible
    /// It names more devices than can be in step.
    case tooMany
}

/// The reason why devices cannot be kept in step as wanted; nothing has changed.
public enum SyncError: Hashable, Sendable {
    /// The library is in step with no device.
    case notInStep
    /// There is no folder, as files go from hand to hand.
    case noFolder
    /// The folder holds another library, which takes in the present one only if the person wants it to.
    case otherLibrary(folder: String)
    /// The library's file is what a device published, which that device alone changes.
    case published(path: String, device: String)
    /// The present library is the one that these devices, which have begun with another, are to put theirs into.
    case joinsElsewhere(devices: [String])
    case unknownDevice(String, known: [String])
    /// The device to forget is this one.
    case isThisDevice(String)
    case badName(String)
    /// The folder holds what git keeps for itself: files go into a clone.
    case gitFolder(String)
    /// The folder is the program's own, or that of the whole disk.
    case ownFolder(String)
    /// The file that was brought has no trackers.
    case nothingBrought(device: String)
    case file(SyncFileFault)
}
