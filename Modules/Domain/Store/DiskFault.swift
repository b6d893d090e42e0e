/// A call to the system that failed.
public struct DiskFault: Hashable, Sendable {
    public enum Operation: String, Hashable, Sendable {
        case read, write, createFolder, lock, backUp
    }

    public let operation: Operation
    public let path: String
    /// The system's error number.
    public let code: Int32

    public init(operation: Operation, path: String, code: Int32) {
        self.operation = operation
        self.path = path
        self.code = code
    }
}
