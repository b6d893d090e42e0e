/// A system call that failed.
package struct SystemFault: Error, Hashable, Sendable {
    /// Which call.
    package let operation: Operation
    /// The number the system gave as the reason (`errno`).
    package let code: Int32

    package init(_ operation: Operation, code: Int32) {
        self.operation = operation
        self.code = code
    }

    package enum Operation: String, Sendable, CaseIterable {
        case open, status, read, write, synchronize, close, setMode, setOwner, rename, link, remove
        case makeFolder, lock, readLink, resolve, list
    }
}
