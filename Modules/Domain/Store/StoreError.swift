/// Why a store could not do what was asked; the library is as it was, but where ``mayBeSaved`` says otherwise.
public enum StoreError: Error, Hashable, Sendable {
    /// The edit was refused.
    case edit(EditError)
    /// The file is damaged or is no library.
    case unreadable(path: String, UnreadableReason)
    /// The file was written by a newer program.
    case newerVersion(path: String, found: Int, known: Int)
    /// Another program holds the library's lock.
    case busy(path: String)
    /// There is no library to find anything in, but a backup of one that stood there, of a day.
    case missing(path: String, newestBackup: Day)
    /// A call to the system failed.
    case disk(DiskFault)
    /// The library has outgrown the largest file that is read, in bytes.
    case tooLarge(path: String, limit: Int)
    /// What was to be written would not have read back as it was meant: a fault of the program.
    case notAsMeant(path: String)
}

extension StoreError {
    /// Whether the change stands there all the same, though nothing vouches that it stays.
    public var mayBeSaved: Bool {
        if case .disk(let fault) = self { fault.operation == .flush } else { false }
    }
}

/// What is wrong with a file that should be a library.
public enum UnreadableReason: Hashable, Sendable {
    /// A directory, a device or the like.
    case notARegularFile
    /// More bytes than are read of such a file.
    case tooLarge(limit: Int)
    /// More values than any library has, which would ask for much memory and time.
    case tooManyElements
    /// Nothing, or only white space.
    case empty
    /// Not a property list; the byte where reading stopped.
    case malformed(offset: Int)
    /// The markers that a version control system leaves where two versions clash.
    case conflictMarkers(line: Int)
    /// A property list, but a part of it has no sense; the path of keys to it.
    case invalid(at: String)
    /// A rule of the library is broken.
    case fault(LibraryFault)
}

extension UnreadableReason {
    /// Whether a backup can take the file's place, its bytes kept: of a pipe there are none, of a huge file too many.
    public var isReplaceable: Bool {
        switch self {
        case .notARegularFile, .tooLarge: false
        case .tooManyElements, .empty, .malformed, .conflictMarkers, .invalid, .fault: true
        }
    }
}
