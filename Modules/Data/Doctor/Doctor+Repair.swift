public import TrackerDomain

extension Doctor {
    /// Brings back the newest good state, under the lock; the damaged bytes are kept among the backups.
    ///
    /// - Returns: What was brought back; nil where nothing needs it.
    /// - Throws: Why the library cannot be read, where there is no good backup either.
    public func repair() throws(StoreError) -> Repair? {
        var location = try FileLocation(resolving: store.path, store.fileSystem)
        if !location.folderExists {
            guard try newestBackup(of: location) != nil else { return nil }
            location = try store.createFolder(of: location)
        }
        let lock = try FolderLock(location.folder, store.fileSystem, store.environment.waiting)
        guard let found = try store.image(at: location, in: lock.folder) else {
            return try bringBack(over: nil, at: location, in: lock.folder)
        }
        do throws(StoreError) {
            let file = try store.file(found, at: location)
            do throws(LibraryFormatFault) {
                _ = try file.history()
            } catch {
                return try dropHistory(of: file, found, at: location, in: lock.folder)
            }
            return try putAsideUncounted(file.library, at: location)
        } catch {
            guard case .unreadable = error else { throw error }
            guard let repair = try bringBack(over: found, at: location, in: lock.folder) else { throw error }
            return repair
        }
    }

    /// The newest good backup; nil only where everything could be looked at.
    private func newestBackup(of location: FileLocation) throws(StoreError) -> StoredBackup? {
        let search = try store.searchBackups(of: location) { (error) throws(StoreError) in throw error }
        if search.newest == nil, let unseen = search.unseen.first { throw unseen.storeError }
        return search.newest
    }

    private func bringBack(
        over found: FileImage?, at location: FileLocation, in folder: borrowing OpenFolder
    ) throws(StoreError) -> Repair? {
        guard let backup = try newestBackup(of: location) else { return nil }
        // A backup whose own history is damaged is still the newest state there is.
        let history = (try? backup.file.history()) ?? History()
        try commit(
            backup.file.library, history, over: found, old: nil, backup.folder, at: location, in: folder)
        return Repair(
            source: .backup(day: store.environment.day(ofNanoseconds: backup.written)),
            library: backup.file.library,
            damagedCopy: copyPath(of: found, in: backup.folder),
            lost: found.map { LostSteps.find(in: $0.bytes, since: history, backup.file.library) } ?? [])
    }

    private func dropHistory(
        of file: LibraryFile, _ found: FileImage, at location: FileLocation, in folder: borrowing OpenFolder
    ) throws(StoreError) -> Repair {
        let backups = try store.archive.makeFolder(for: file.library.id, origin: location.path)
        // The file as a whole is not good: its bytes are kept as found ones are.
        try commit(file.library, History(), over: found, old: nil, backups, at: location, in: folder)
        return Repair(
            source: .library, library: file.library, damagedCopy: copyPath(of: found, in: backups), lost: [])
    }

    private func commit(
        _ library: Library, _ history: History, over found: FileImage?, old: LibraryFile?,
        _ backups: BackupFolder,
        at location: FileLocation, in folder: borrowing OpenFolder
    ) throws(StoreError) {
        let commit = LibraryCommit(
            location: location, found: found, old: old, backups: backups, environment: store.environment)
        guard case .done = try commit.run(library, history, in: folder) else {
            throw .busy(path: location.path)
        }
    }

    private func copyPath(of found: FileImage?, in backups: BackupFolder) -> String? {
        found.map { backups.path + "/" + BackupName.found(hash: XXH64.hash($0.bytes)).text }
    }
}

extension UnseenBackups {
    /// The backups as the reason why nothing is brought back.
    fileprivate var storeError: StoreError {
        if let cause { return .disk(DiskFault(operation: .read, path: path, cause: cause)) }
        return .unreadable(path: folder + "/" + BackupFolder.originName, .empty)
    }
}
