/// A system call that failed.
public struct DiskFault: Hashable, Sendable {
    public enum Operation: String, Hashable, Sendable {
        case read, write, createFolder, lock, backUp, saveSettings
        /// Writes a file that a person named, outside the library.
        case writeFile
        /// Flushes a change that is already in place.
        case flush
    }

    public enum Cause: Hashable, Sendable {
        case diskFull
        case quotaExceeded
        case notPermitted
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
