/// What forbids to replace a file although its permissions allow it.
public enum FileProtection: Hashable, Sendable {
    /// A flag of a file or a folder; `remedy` is the command that clears it: `chattr -i`.
    case immutable(isFolder: Bool, remedy: String)
    case appendOnly(isFolder: Bool, remedy: String)
    /// A folder with the sticky bit in which the file belongs to another user.
    case foreignInStickyFolder(owner: UInt32)
}

/// A system call that failed.
public struct DiskFault: Hashable, Sendable {
    public enum Operation: String, Hashable, Sendable {
        case read, write, createFolder, lock, backUp, saveSettings
        /// Removes what was deleted from the backups, after the history was cleared.
        case clearBackups
        /// Writes a file that a person named, outside the library.
        case writeFile
        /// Flushes a change that is already in place.
        case flush
    }

    public enum Cause: Hashable, Sendable {
        case diskFull
        case quotaExceeded
        case notPermitted
        /// A flag or an owner forbids it, whatever the permissions are.
        case protected(FileProtection)
        case readOnlyFileSystem
        /// The device itself failed.
        case deviceFailure
        case missing
        /// A part of the path is not a folder.
        case notAFolder
        /// The path is a folder.
        case isFolder
        /// The path is a pipe, a device, a link or the like.
        case notARegularFile
        /// The name already exists.
        case nameTaken
        /// The file was not there when a person was asked.
        case appeared
        /// The file is not as it was when a person was asked.
        case changed
        case tooManyLinks
        case nameTooLong
        case tooLarge
        /// A folder holds more files than are read.
        case tooManyFiles
        /// The file would exceed the system's size limit.
        case sizeLimit
        case tooManyOpenFiles
        case outOfMemory
        case interrupted
        /// Another program is using it.
        case inUse
        /// The file system supports no locks.
        case noLocks
        /// The file system does not support the call.
        case notSupported
        /// The disk or its machine is no longer connected.
        case disconnected
        /// The stream was closed.
        case closed
        /// Any other, by the system's error number.
        case other(Int32)
    }

    public let operation: Operation
    public let path: String
    public let cause: Cause

    public init(operation: Operation, path: String, cause: Cause) {
        self.operation = operation
        self.path = path
        self.cause = cause
    }
}
