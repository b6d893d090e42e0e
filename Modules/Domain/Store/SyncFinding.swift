/// Something that keeps devices from being in step; nothing is lost by it.
public enum SyncFinding: Hashable, Sendable {
    case noFolder(path: String)
    /// The folder is there, but cannot be read now.
    case unreadableFolder(path: String, DiskFault.Cause)
    /// The folder has so many files that are no library that it may be the wrong one.
    case wrongFolder(path: String)
    case cannotPublish(path: String, DiskFault.Cause)
    /// Another device's file, or a file of no known device by its path, cannot be used.
    case file(String, SyncFileFault)
    /// Another device's file, or one of no known device by its name, cannot be read now; what it holds is not known.
    case unreadable(String, DiskFault.Cause)
    /// Another device writes under this device's id; this one has another name now.
    case twin(name: String, newName: String)
    /// More devices have been in step than one file may name, so that nothing is published.
    case full
    /// Others have removed this device, which goes on under a new id; with the number of its marks that were set again.
    case removed(marks: Int)
    /// A device dates its changes in the far future.
    case clock(name: String, Day)
    /// Git could not carry the files of a folder by itself.
    case gitNeedsPerson(folder: String)
    /// Git could not reach the other side.
    case gitUnreachable(folder: String)
    /// Git carries nothing out of a folder: its branch follows none of another place, or it ignores the file.
    case gitGoesNowhere(folder: String)
    /// The library was brought here from elsewhere, and is not published.
    case copied
    /// Its file was edited in a way that cannot be followed, so that the library is in step no more.
    case left

    /// A stable name for scripts.
    public var code: String {
        switch self {
        case .noFolder: "syncNoFolder"
        case .unreadable, .unreadableFolder: "syncUnreadable"
        case .wrongFolder: "syncWrongFolder"
        case .cannotPublish: "syncNotPublished"
        case .file(_, let fault): "sync" + fault.rawValue.prefix(1).uppercased() + fault.rawValue.dropFirst()
        case .twin: "syncTwin"
        case .full: "syncFull"
        case .removed: "syncRemoved"
        case .clock: "syncClock"
        case .gitNeedsPerson: "syncGit"
        case .gitUnreachable: "syncGitUnreachable"
        case .gitGoesNowhere: "syncGitNowhere"
        case .copied: "syncCopied"
        case .left: "syncLeft"
        }
    }

    /// True if it is of one of the folder's files, of which there may be many.
    public var isOfFile: Bool {
        switch self {
        case .file, .unreadable: true
        default: false
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
    case published(path: String, machine: String)
    /// The present library is the one that these devices, which have begun with another, are to put theirs into.
    case joinsElsewhere(machines: [String])
    case unknownMachine(String, known: [String])
    /// The device to forget is this one.
    case isThisMachine(String)
    case badName(String)
    /// The folder holds what git keeps for itself: files go into a clone.
    case gitFolder(String)
    case file(SyncFileFault)
}
