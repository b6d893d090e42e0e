/// A call to the system that failed.
public struct DiskFault: Hashable, Sendable {
    public enum Operation: String, Hashable, Sendable {
        case read, write, createFolder, lock, backUp, saveSettings
    }

    public enum Cause: Hashable, Sendable {
        case diskFull
        case quotaExceeded
        case notPermitted
        case readOnlyFileSystem
        /// The device itself failed.
        case deviceFailure
        case missing
        /// Something that is no file of ours stands at the file's path: a folder, a pipe, far too many bytes.
        case isInTheWay
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
