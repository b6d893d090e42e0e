public import TrackerDomain

extension Doctor {
    /// Brings back the newest good state, under the lock; the damaged bytes are kept among the backups.
    ///
    /// - Returns: What was brought back; nil where nothing needs it.
    /// - Throws: Why the library cannot be read, where there is no good backup either.
    public func repair() throws(StoreError) -> Repair? {
        var location = try FileLocation(resolving: store.path, store.fileSystem)
        if !location.folderExists {
            guard try store.newestBackup(of: location, skipsFaults: false) != nil else { return nil }
            location = try store.createFolder(of: location)
        }
        let lock = try FolderLock(location.folder, store.fileSystem, store.environment.waiting)
        let found = try store.image(at: location, in: lock.folder)
        guard let plan = try plan(at: location, over: found) else { return nil }
        var repair = plan.repair
        let backups: BackupFolder
        if let folder = plan.backups {
            backups = folder
        } else {
            backups = try store.archive.makeFolder(for: repair.library.id, origin: location.path)
        }
        // The file as a whole is not good: its bytes are kept as found ones are.
        try commit(
            repair.library, plan.history, over: found, old: nil, backups, at: location, in: lock.folder)
        repair.damagedCopy = copyPath(of: found, in: backups)
        return repair
    }

    /// What a repair would bring back now, without doing it; nil where nothing needs it.
    ///
    /// - Throws: Why the library cannot be read, where there is no good backup either.
    public func plannedRepair() throws(StoreError) -> Repair? {
        let location = try FileLocation(resolving: store.path, store.fileSystem)
        return try plan(at: location, over: try store.image(at: location))?.repair
    }

    private struct Plan {
        let repair: Repair
        let history: History
        /// Nil where the library itself is kept: they may be still to be made.
        let backups: BackupFolder?
    }

    private func plan(at location: FileLocation, over found: FileImage?) throws(StoreError) -> Plan? {
        guard let found else { return try bringingBack(over: nil, at: location) }
        do throws(StoreError) {
            let file = try store.file(found, at: location)
            do throws(LibraryFormatFault) {
                _ = try file.history()
                return nil
            } catch {
                let repair = Repair(source: .library, library: file.library, lost: [], mayHaveLostMore: false)
                return Plan(repair: repair, history: History(), backups: nil)
            }
        } catch {
            guard case .unreadable = error else { throw error }
            guard let plan = try bringingBack(over: found, at: location) else { throw error }
            return plan
        }
    }

    private func bringingBack(over found: FileImage?, at location: FileLocation) throws(StoreError) -> Plan? {
        guard let backup = try store.newestBackup(of: location, skipsFaults: false) else { return nil }
        // A backup whose own history is damaged is still the newest state there is.
        let history = (try? backup.file.history()) ?? History()
        let lost = found.map { LostSteps(in: $0.bytes, since: history, backup.file.library) }
        let repair = Repair(
            source: .backup(day: store.environment.day(ofNanoseconds: backup.written)),
            library: backup.file.library, lost: lost?.steps ?? [], mayHaveLostMore: lost?.isCutOff ?? true)
        return Plan(repair: repair, history: history, backups: backup.folder)
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
