/// Keeps a library in step with those of other devices, through files in a folder that something else carries.
public protocol LibrarySync: Sendable {
    /// What is known of the devices; nil if the library is in step with none. Writes nothing.
    func status() throws(StoreError) -> SyncStatus?

    /// A folder and a name to propose to the person.
    func proposal() -> SyncProposal

    /// What the folder holds already; a missing folder holds nothing.
    func contents(of folder: String) throws(StoreError) -> SyncFolderContents

    /// Begins to be in step, or goes on with another folder or name.
    ///
    /// - Parameter brought: The file of another device, to go into its library whatever the folder holds.
    func begin(_ wish: SyncWish, bringing brought: [UInt8]?) throws(StoreError) -> Updated<SyncBeginning>

    /// What `begin` would return, or throws what it would throw, before it changes anything.
    func tryBeginning(_ wish: SyncWish) throws(StoreError) -> SyncBeginning

    /// Stops taking in and publishing; what devices did stays in the library, so that it can go on later.
    ///
    /// - Parameter removesFile: Whether the own file is removed from the folder.
    /// - Returns: False if it was not in step.
    func end(removingFile removesFile: Bool) throws(StoreError) -> Bool

    /// Takes in what others published, and publishes; what is wrong is in the status, not among the warnings.
    func exchange(_ reach: SyncReach) throws(StoreError) -> Updated<SyncStatus>

    /// The bytes of the file that others take in.
    func publishedFile() throws(StoreError) -> [UInt8]

    /// Takes in a file that another device published.
    ///
    /// - Throws: `nothingBrought` if it has no trackers, of whatever library.
    func take(_ bytes: [UInt8]) throws(StoreError) -> Updated<SyncStatus>

    /// Takes in a device's file a last time, moves it to the backups, and folds the ids that nobody uses any more.
    func forget(device name: String) throws(StoreError) -> Updated<SyncRemoval>

    /// The newest 1,000 entries of what came in, oldest first.
    func log() -> [SyncLogEntry]

    /// Makes a watch of the folder: its result changes when another device's file does, and is nil if there is no folder.
    ///
    /// A call takes no lock, and reads a file only once that has changed.
    func folderStamps() -> () -> SyncStamp?
}

extension LibrarySync {
    public func begin(_ wish: SyncWish) throws(StoreError) -> Updated<SyncBeginning> {
        try begin(wish, bringing: nil)
    }
}

/// What a person wants at the beginning of being in step.
public struct SyncWish: Hashable, Sendable {
    /// An absolute path; nil to give files from hand to hand.
    public var folder: String?
    public var name: String
    /// Whether another library in the folder takes in the present one.
    public var joins: Bool
    /// Whether this is the device of the name in the folder, which has lost what it knew of itself.
    public var goesOnAgain: Bool

    public init(folder: String?, name: String, joins: Bool = false, goesOnAgain: Bool = false) {
        self.goesOnAgain = goesOnAgain
        self.folder = folder
        self.name = name
        self.joins = joins
    }
}

/// How far an exchange goes where git carries the folder; only a person who asks for it waits for a network.
public enum SyncReach: Hashable, Sendable {
    case folder, receiving, receivingAndSending
}

/// What became of a removed device.
public struct SyncRemoval: Hashable, Sendable {
    /// The new path of its file; nil if that was brought by hand.
    public let path: String?
    /// The number of ids folded; 0 until every other device has published that it knows what was done under them.
    public let folded: Int

    public init(path: String? = nil, folded: Int = 0) {
        (self.path, self.folded) = (path, folded)
    }
}

/// A folder and a name for this device.
public struct SyncProposal: Hashable, Sendable {
    public let folder: String
    public let name: String

    public init(folder: String, name: String) {
        self.folder = folder
        self.name = name
    }
}

/// What a folder holds before this device is in step.
public enum SyncFolderContents: Hashable, Sendable {
    case nothing
    /// The present library, or one that an empty library can take over.
    case library(devices: [String])
    /// Another library than the present one; with the names of its trackers.
    case otherLibrary(devices: [String], trackers: [String])
}

/// How being in step began.
public struct SyncBeginning: Sendable {
    public let name: String
    /// The devices that the library came from; empty if it is this device's own.
    public var devices: [String] = []
    /// What came from them.
    public var trackers = 0
    public var marks = 0
    /// What of the own library was put into the folder's; nil if nothing was.
    public var merged: MergeSummary?
    /// True if this device was in step before, and only its file in the folder told so.
    public var isAgain = false
    /// True if there is no tracker yet, here or in the folder.
    public var isWaiting = false
    public var carrier: SyncCarrier?
    /// True if the folder was not there before.
    public var isFolderMade = false
    /// True if the person has git sign commits, which those of this program are not.
    public var signsCommits = false

    public init(name: String) {
        self.name = name
    }
}

/// What came in from other devices, as the log notes it.
public enum SyncEvent: Sendable {
    /// What other devices did was taken into the library.
    case merged(MergeReport, Library)
    case began(SyncBeginning)
}

/// Identifies the state of all files in a folder.
public struct SyncStamp: Hashable, Sendable {
    private let text: String

    public init(_ text: String) {
        self.text = text
    }
}
