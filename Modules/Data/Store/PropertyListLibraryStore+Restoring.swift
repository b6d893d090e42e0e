public import TrackerDomain

extension PropertyListLibraryStore {
    public func savedState(at path: String) throws(StoreError) -> SavedState {
        let location = try FileLocation(resolving: path, fileSystem)
        guard let image = try image(at: location) else {
            throw .disk(DiskFault(operation: .read, path: path, cause: .missing))
        }
        let file = try file(image, at: location)
        return SavedState(
            library: file.library, history: (try? file.history())?.history ?? History(),
            replica: try? file.replica(), written: image.status.modified / 1_000_000_000,
            isIntact: file.hasHistory ? file.isIntact : nil)
    }

    public func isOther(than state: SavedState) -> Bool {
        // A file of version 1 has no id to compare.
        guard state.isIntact != nil, let location = try? FileLocation(resolving: path, fileSystem),
            let id = identifier(at: location)
        else { return false }
        return id != state.library.id
    }

    public func putBack(_ state: SavedState) throws(StoreError) -> String? {
        var location = try FileLocation(resolving: path, fileSystem)
        if !location.folderExists { location = try createFolder(of: location) }
        let lock = try FolderLock(location.folder, fileSystem, environment.waiting)
        let found = try image(at: location, in: lock.folder)
        if let found, (try? file(found, at: location).journal(at: location.path)) != nil {
            throw .busy(path: location.path)
        }
        return try putBack(
            Journal(library: state.library, history: state.history, replica: state.replica), over: found,
            with: archive.makeFolder(for: state.library.id, origin: location.path), at: location,
            in: lock.folder)
    }

    /// Replaces a file that is not valid as a whole; returns the path of the backup of its bytes, nil if there were none.
    func putBack(
        _ journal: Journal, over found: FileImage?, with backups: BackupFolder, at location: FileLocation,
        in folder: borrowing OpenFolder
    ) throws(StoreError) -> String? {
        // First, as whoever is cut off behind the commit would take what it has published itself for a twin's.
        if journal.replica != nil { doubt(journal.library.id, at: location) }
        let commit = LibraryCommit(
            location: location, found: found, old: nil, backups: backups, environment: environment)
        guard try commit.run(journal, in: folder) != nil else { throw .busy(path: location.path) }
        return found.map { backups.path + "/" + BackupName.found(hash: XXH64.hash($0.bytes)).text }
    }
}
