/// Which file a library is and when it last changed: equal stamps mean that nobody has written meanwhile.
public struct LibraryStamp: Hashable, Sendable {
    private let device: UInt64
    private let inode: UInt64
    private let modified: Int64
    /// In bytes.
    public let size: Int

    init(_ status: FileStatus) {
        device = status.device
        inode = status.inode
        modified = status.modified
        size = status.size
    }
}

extension PropertyListLibraryStore {
    /// The stamp of the file as it is now; `nil` where there is none. It costs one look at the folder.
    public var stamp: LibraryStamp? {
        guard let location = try? FileLocation(resolving: path, fileSystem), location.folderExists else {
            return nil
        }
        return (try? fileSystem.statusOfPath(location.path)).map(LibraryStamp.init)
    }
}
