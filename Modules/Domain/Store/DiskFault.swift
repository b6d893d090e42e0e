/// A call to the system that failed.
public struct DiskFault: Hashable, Sendable {
    public enum Operation: String, Hashable, Sendable {
        case read, write, createFolder, lock, backUp, saveSettings
        /// Writing a file that a person named, outside the library.
        case writeFile
        /// Making sure that a change which already stands there stays there.
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
        /// A part of the path is no folder.
        case notAFolder
        /// A folder stands where a file belongs.
        case isFolder
        /// A pipe, a device, a link or the like stands where a file belongs.
        case notARegularFile
        /// Something stands where nothing should.
        case nameTaken
        case tooManyLinks
        case nameTooLong
        case tooLarge
        /// A file may not grow that large here.
        case sizeLimit
        case tooManyOpenFiles
        case outOfMemory
        case interrupted
        /// Somebody else is using it.
        case inUse
        /// The disk gives no locks.
        case noLocks
        /// The disk cannot do what was asked.
        case notSupported
        /// The disk or the machine that it belongs to is gone.
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
