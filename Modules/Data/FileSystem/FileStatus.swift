/// What the system says of a file: which one it is, and when it last changed.
package struct FileStatus: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case file, folder, symbolicLink, other
    }

    package let kind: Kind
    package let device: UInt64
    package let inode: UInt64
    /// In bytes.
    package let size: Int
    /// The permission bits.
    package let mode: UInt32
    /// The user and the group that own the file.
    package let owner: UInt32
    package let group: UInt32
    /// The last change of the content, in nanoseconds since 1970.
    package let modified: Int64

    package init(
        kind: Kind, device: UInt64, inode: UInt64, size: Int, mode: UInt32, owner: UInt32, group: UInt32,
        modified: Int64
    ) {
        self.kind = kind
        self.device = device
        self.inode = inode
        self.size = size
        self.mode = mode
        self.owner = owner
        self.group = group
        self.modified = modified
    }

    /// Whether both are the same file, whatever its content.
    package func isSameFile(as other: FileStatus) -> Bool {
        device == other.device && inode == other.inode
    }
}
