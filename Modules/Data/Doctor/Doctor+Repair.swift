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
        let found = try store.image(at: location, in: lock.folder)
        guard let plan = try plan(at: location, over: found) else { return nil }
        var repair = plan.repair
        if let (history, folder) = plan.state {
            let backups: BackupFolder
            if let folder {
                backups = folder
            } else {
                backups = try store.archive.makeFolder(for: repair.library.id, origin: location.path)
            }
            repair.damagedCopy = try store.putBack(
                repair.library, history, over: found, with: backups, at: location, in: lock.folder)
        }
        try rename(plan.uncounted)
        return repair
    }

    /// What a repair would do now, without doing it; nil where nothing needs it.
    ///
    /// - Throws: Why the library cannot be read, where there is no good backup either.
    public func plannedRepair() throws(StoreError) -> Repair? {
        let location = try FileLocation(resolving: store.path, store.fileSystem)
        return try plan(at: location, over: try store.image(at: location))?.repair
    }

    private struct Plan {
        var repair: Repair
        /// What is written with the repair's library, if that is; the folder is nil where it may be still to be made.
        var state: (History, BackupFolder?)?
        /// The backups that get another name.
        var uncounted: [UncountedBackup] = []
    }

    private func plan(at location: FileLocation, over found: FileImage?) throws(StoreError) -> Plan? {
        guard var plan = try planOfLibrary(at: location, over: found) else { return nil }
        plan.uncounted = try uncountedBackups(at: location)
        if plan.state == nil {
            if plan.uncounted.isEmpty { return nil }
            plan.repair = Repair(.backupNumbers(plan.uncounted.count), plan.repair.library)
        }
        return plan
    }

    /// What the library needs; of a sound one nothing is written.
    private func planOfLibrary(
        at location: FileLocation, over found: FileImage?
    ) throws(StoreError) -> Plan? {
        guard let found else { return try bringingBack(over: nil, at: location) }
        do throws(StoreError) {
            let file = try store.file(found, at: location)
            do throws(LibraryFormatFault) {
                _ = try file.history()
            } catch {
                return Plan(repair: Repair(.library, file.library), state: (History(), nil))
            }
            return Plan(repair: Repair(.backupNumbers(0), file.library))
        } catch {
            guard case .unreadable = error else { throw error }
            guard let plan = try bringingBack(over: found, at: location) else { throw error }
            return plan
        }
    }

    private func bringingBack(over found: FileImage?, at location: FileLocation) throws(StoreError) -> Plan? {
        guard let backup = try newestBackup(of: location) else { return nil }
        // A backup whose own history is damaged is still the newest state there is.
        let history = (try? backup.file.history()) ?? History()
        let lost = found.map { LostSteps(in: $0.bytes, since: history, backup.file.library) }
        let repair = Repair(
            .backup(day: store.environment.day(ofNanoseconds: backup.written)), backup.file.library,
            lost: lost?.steps ?? [], mayHaveLostMore: lost?.isCutOff ?? true)
        return Plan(repair: repair, state: (history, backup.folder))
    }

    /// The newest good backup; nil only where everything could be looked at.
    private func newestBackup(of location: FileLocation) throws(StoreError) -> StoredBackup? {
        let search = try store.searchBackups(of: location) { (error) throws(StoreError) in throw error }
        if search.newest == nil, let unseen = search.unseen.first { throw unseen.storeError }
        return search.newest
    }
}

extension UnseenBackups {
    /// The backups as the reason why nothing is brought back.
    fileprivate var storeError: StoreError {
        if let cause { return .disk(DiskFault(operation: .read, path: path, cause: cause)) }
        return .unreadable(path: folder + "/" + BackupFolder.originName, .empty)
    }
}
