package import TrackerDomain

/// The system calls that the store uses, one closure each.
///
/// The store reaches the disk only through this value, so that a test can count the calls, make any of them fail,
/// or stop the program at it. Calls that change something take names relative to an open folder: renaming the
/// folder meanwhile cannot redirect a write.
public struct FileSystem: Sendable {
    package enum OpenMode: Hashable, Sendable {
        /// An existing file, for reading; never follows a symbolic link and never waits (for a pipe).
        case reading
        /// A new file that must not exist, for writing, with permissions for its owner alone.
        case creating
    }

    package enum RenameMode: Hashable, Sendable {
        /// Replaces any file with the new name.
        case replace
        /// Exchanges the names of both files; fails if the system cannot do so.
        case exchange
        /// Fails if the new name is taken, or if the system cannot check that.
        case keepExisting
    }

    /// Opens the folder at a path.
    package var openFolder: @Sendable (_ path: String) throws(SystemFault) -> Descriptor
    /// Opens or creates a file in a folder.
    package var open:
        @Sendable (_ folder: Descriptor, _ name: String, OpenMode) throws(SystemFault) -> Descriptor
    package var close: @Sendable (Descriptor) throws(SystemFault) -> Void
    /// The status of an open file.
    package var status: @Sendable (Descriptor) throws(SystemFault) -> FileStatus
    /// The status of a name in a folder; does not follow a symbolic link.
    package var statusOfName:
        @Sendable (_ folder: Descriptor, _ name: String) throws(SystemFault) -> FileStatus
    /// The status of a path; does not follow a symbolic link.
    package var statusOfPath: @Sendable (_ path: String) throws(SystemFault) -> FileStatus
    /// Reads at the current position; 0 at the end.
    package var read: @Sendable (Descriptor, UnsafeMutableRawBufferPointer) throws(SystemFault) -> Int
    /// Writes at the current position; may write less than asked.
    package var write: @Sendable (Descriptor, UnsafeRawBufferPointer) throws(SystemFault) -> Int
    /// Flushes a file or folder to the disk.
    package var synchronize: @Sendable (Descriptor) throws(SystemFault) -> Void
    package var setMode: @Sendable (Descriptor, _ mode: UInt32) throws(SystemFault) -> Void
    package var setOwner: @Sendable (Descriptor, _ user: UInt32, _ group: UInt32) throws(SystemFault) -> Void
    /// Renames within one folder.
    package var rename:
        @Sendable (_ folder: Descriptor, _ from: String, _ to: String, RenameMode) throws(SystemFault) -> Void
    /// Gives a file a second name.
    package var link:
        @Sendable (_ from: Descriptor, String, _ to: Descriptor, String) throws(SystemFault) -> Void
    /// Removes a name of a file or an empty folder.
    package var remove: @Sendable (_ folder: Descriptor, _ name: String) throws(SystemFault) -> Void
    /// Creates a folder for its owner alone.
    package var makeFolder: @Sendable (_ path: String) throws(SystemFault) -> Void
    /// Takes the exclusive lock of a folder; returns false if another process holds it.
    package var tryLock: @Sendable (_ folder: Descriptor) throws(SystemFault) -> Bool
    /// The target of a symbolic link.
    package var readLink: @Sendable (_ path: String) throws(SystemFault) -> String
    /// The absolute path of an existing folder, without symbolic links.
    package var resolve: @Sendable (_ path: String) throws(SystemFault) -> String
    /// The names in a folder, without `.` and `..`.
    package var list: @Sendable (_ folder: Descriptor) throws(SystemFault) -> [String]
    /// The attributes of a file in a folder; of the folder itself if the name is ".".
    package var attributes:
        @Sendable (_ folder: Descriptor, _ name: String) throws(SystemFault) -> FileAttributes
    /// The user that the program runs as.
    package var user: @Sendable () -> UInt32
    /// True if the path is a file that the program may write to, or a folder that it may create names in.
    package var isWritable: @Sendable (_ path: String) -> Bool
}

/// What only a failed write or the doctor asks about a file or folder.
package struct FileAttributes: Hashable, Sendable {
    /// A flag that forbids changes; nil if there is none, or the disk has no flags.
    package var protection: FileProtection?
    /// The number of its hard links.
    package var linkCount: Int

    package init(protection: FileProtection? = nil, linkCount: Int = 1) {
        (self.protection, self.linkCount) = (protection, linkCount)
    }
}

/// An open file or folder.
package struct Descriptor: Hashable, Sendable {
    package let number: Int32

    package init(_ number: Int32) {
        self.number = number
    }
}

/// A system call that failed.
package struct SystemFault: Error, Hashable, Sendable {
    /// The call that failed.
    package let operation: Operation
    /// The system's error number (`errno`).
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

/// The status of a file: its identity, size, permissions and last change.
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
    /// The last change of the content, the permissions or the names.
    package let changed: ChangeTime
    /// True if the content is in a cloud and is fetched when it is read.
    package let isPlaceholder: Bool

    package init(
        kind: Kind, device: UInt64, inode: UInt64, size: Int, mode: UInt32, owner: UInt32, group: UInt32,
        modified: Int64, changed: Int64 = 0, isPlaceholder: Bool = false
    ) {
        self.kind = kind
        self.device = device
        self.inode = inode
        self.size = size
        self.mode = mode
        self.owner = owner
        self.group = group
        self.modified = modified
        self.changed = ChangeTime(nanoseconds: changed)
        self.isPlaceholder = isPlaceholder
    }

    /// The time of the inode's change, in nanoseconds since 1970 (`ctime`).
    ///
    /// All are equal: a second name, as of a backup, makes no other status of a file.
    package struct ChangeTime: Hashable, Sendable {
        package let nanoseconds: Int64

        package static func == (_: ChangeTime, _: ChangeTime) -> Bool { true }
        package func hash(into hasher: inout Hasher) {}
    }

    /// True if both are the same file, with any content.
    package func isSameFile(as other: FileStatus) -> Bool {
        device == other.device && inode == other.inode
    }
}
