/// The system calls that the store uses, one closure each.
///
/// The store reaches the disk only through this value, so that a test can count the calls, make any
/// of them fail, or stop the program at it. Names are relative to an open folder wherever a call
/// changes something: a folder that is renamed meanwhile cannot lead a write astray.
public struct FileSystem: Sendable {
    package enum OpenMode: Hashable, Sendable {
        /// An existing file, for reading, never through a symbolic link and never waiting (a pipe).
        case reading
        /// A new file that must not exist, for writing, with permissions for its owner alone.
        case creating
    }

    package enum RenameMode: Hashable, Sendable {
        /// Takes the place of whatever bears the new name.
        case replace
        /// Both files exchange their names. Fails where the system cannot do so.
        case exchange
        /// Fails when the new name is taken, or where the system cannot check that.
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
    /// The status of a name in a folder, of a symbolic link itself.
    package var statusOfName:
        @Sendable (_ folder: Descriptor, _ name: String) throws(SystemFault) -> FileStatus
    /// The status of a path, of a symbolic link itself.
    package var statusOfPath: @Sendable (_ path: String) throws(SystemFault) -> FileStatus
    /// Reads at the current position; 0 at the end.
    package var read: @Sendable (Descriptor, UnsafeMutableRawBufferPointer) throws(SystemFault) -> Int
    /// Writes at the current position; may write less than asked.
    package var write: @Sendable (Descriptor, UnsafeRawBufferPointer) throws(SystemFault) -> Int
    /// Brings a file or folder to the disk.
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
    /// Takes the exclusive lock of a folder if nobody holds it; false when somebody does.
    package var tryLock: @Sendable (_ folder: Descriptor) throws(SystemFault) -> Bool
    /// What a symbolic link points to.
    package var readLink: @Sendable (_ path: String) throws(SystemFault) -> String
    /// The absolute path of an existing folder, without symbolic links.
    package var resolve: @Sendable (_ path: String) throws(SystemFault) -> String
    /// The names in a folder, without `.` and `..`.
    package var list: @Sendable (_ folder: Descriptor) throws(SystemFault) -> [String]
    /// Whether the program may create names in a folder.
    package var isWritable: @Sendable (_ path: String) -> Bool
}
