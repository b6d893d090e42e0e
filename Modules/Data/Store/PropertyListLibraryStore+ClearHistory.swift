public import TrackerDomain

extension PropertyListLibraryStore {
    /// Forgets every step, and rewrites the backups to the present state: what was deleted is gone for good.
    ///
    /// Where it fails midway it can be called again.
    public func clearHistory() throws(StoreError) {
        _ = try update { journal in journal.clearHistory() }
        let location = try FileLocation(resolving: path, fileSystem)
        guard location.folderExists else { return }
        let lock = try FolderLock(location.folder, fileSystem, environment.waiting)
        guard let found = try image(at: location, in: lock.folder) else { return }
        let file = try file(found, at: location)
        // A library of version 1 has neither history nor backups yet.
        guard file.version == LibraryDocument2.version else { return }
        let backups = try archive.makeFolder(for: file.library.id, origin: location.path)
        try backups.forgetAll(but: found.bytes, as: .generation(file.generation), fileSystem)
    }
}
