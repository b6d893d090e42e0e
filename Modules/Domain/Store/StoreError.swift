/// The reason why a store failed; the library is unchanged unless ``mayBeSaved``.
public enum StoreError: Error, Hashable, Sendable {
    case edit(EditError)
    /// The file is damaged or not a library.
    case unreadable(path: String, UnreadableReason)
    case newerVersion(path: String, found: Int, known: Int)
    /// Another program holds the library's lock.
    case busy(path: String)
    /// The library is missing, but there are backups of it; with the day of the newest one.
    case missing(path: String, newestBackup: Day)
    case disk(DiskFault)
    /// The library would be larger than the largest file that is read, in bytes.
    case tooLarge(path: String, limit: Int)
    /// The bytes to be written would read back as something else: a bug in the program.
    case notAsMeant(path: String)
    case sync(SyncError)
}

extension StoreError {
    /// True if the change is in place, but may not be on the disk.
    public var mayBeSaved: Bool {
        if case .disk(let fault) = self { fault.operation == .flush } else { false }
    }
}

/// The reason why a file is not a valid library.
public enum UnreadableReason: Hashable, Sendable {
    /// A directory, a device or the like.
    case notARegularFile
    /// More bytes than the limit.
    case tooLarge(limit: Int)
    /// More values than any library has; reading them would take much memory and time.
    case tooManyElements
    /// No bytes, or only white space.
    case empty
    /// Not a property list; with the offset at which reading stopped.
    case malformed(offset: Int)
    /// The conflict markers of a version control system.
    case conflictMarkers(line: Int)
    /// A property list with an invalid part; with the path of keys to it.
    case invalid(at: String)
    /// A rule of libraries is broken.
    case fault(LibraryFault)
}

extension UnreadableReason {
    /// True if a repair can replace the file: it backs up the bytes, and a pipe has none, a huge file too many.
    public var isReplaceable: Bool {
        switch self {
        case .notARegularFile, .tooLarge: false
        case .tooManyElements, .empty, .malformed, .conflictMarkers, .invalid, .fault: true
        }
    }
}
