/// Identifies a library's file and its content: another file, or the file after a write, has another stamp.
public struct LibraryStamp: Hashable, Sendable {
    private let device: UInt64
    private let inode: UInt64
    /// In bytes.
    public let size: Int
    private let modified: Int64

    /// - Parameter modified: The time of the last write, in nanoseconds since 1970.
    public init(device: UInt64, inode: UInt64, size: Int, modified: Int64) {
        self.device = device
        self.inode = inode
        self.size = size
        self.modified = modified
    }
}
