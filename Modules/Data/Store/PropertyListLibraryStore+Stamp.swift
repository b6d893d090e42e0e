public import TrackerDomain

extension PropertyListLibraryStore {
    public func stamp() -> LibraryStamp? {
        guard let location = try? FileLocation(resolving: path, fileSystem),
            let status = try? fileSystem.statusOfPath(location.path)
        else { return nil }
        return LibraryStamp(
            device: status.device, inode: status.inode, size: status.size, modified: status.modified)
    }
}
