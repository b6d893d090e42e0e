public import TrackerDomain

extension PropertyListLibraryStore {
    /// The stamp of the library's file, to be compared every now and then; nil where there is none.
    ///
    /// A session that looks at it holds no lock and reads no file.
    public func stamp() -> LibraryStamp? {
        guard let location = try? FileLocation(resolving: path, fileSystem),
            let status = try? fileSystem.statusOfPath(location.path)
        else { return nil }
        return LibraryStamp(
            device: status.device, inode: status.inode, size: status.size, modified: status.modified)
    }
}
