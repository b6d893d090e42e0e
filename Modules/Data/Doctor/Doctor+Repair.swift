public import TrackerDomain

extension Doctor {
    /// Restores the newest good state and backs up the damaged bytes; nil if no repair is needed.
    ///
    /// - Throws: The error of reading the library if there is no good backup.
    public func repair() throws(StoreError) -> Repair? {
        var location = try store.location()
        if !location.folderExists {
            guard try newestBackup(of: location) != nil else { return nil }
            location = try store.createFolder(of: location)
        }
        let lock = try store.lock(location)
        let found = try store.image(at: location, in: lock.folder)
        guard let plan = try plan(at: location, over: found) else { return nil }
        var repair = plan.repair
        if let (history, replica, folder) = plan.state {
            let backups: BackupFolder
            if let folder {
                backups = folder
            } else {
                backups = try store.archive.makeFolder(for: repair.library.id, origin: location.path)
            }
            repair.damagedCopy = try store.putBack(
                Journal(library: repair.library, history: history, replica: replica), over: found,
                with: backups, at: location,
                in: lock.folder)
        }
        try rename(plan.uncounted)
        return repair
    }

    /// The repair that is needed now, without making it; nil if none is.
    public func plannedRepair() throws(StoreError) -> Repair? {
        let location = try store.location()
        return try plan(at: location, over: try store.image(at: location))?.repair
    }

    private struct Plan {
        var repair: Repair
        /// The history and the facts to write with the library; nil if the library stays. A folder of nil may have to be made.
        var state: (History, Replica?, BackupFolder?)?
        /// The backups to rename.
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

    /// The plan for the library's file; a valid one stays.
    private func planOfLibrary(
        at location: FileLocation, over found: FileImage?
    ) throws(StoreError) -> Plan? {
        guard let found else { return try bringingBack(over: nil, at: location) }
        do throws(StoreError) {
            let file = try store.file(found, at: location)
            let history = Result { () throws(LibraryFormatFault) in try file.history().history }
            let replica = Result { () throws(LibraryFormatFault) in try file.replica() }
            guard case (.success, .success) = (history, replica) else {
                // Of history and facts, the one that is not damaged stays.
                let state = ((try? history.get()) ?? History(), try? replica.get(), nil as BackupFolder?)
                return Plan(repair: Repair(.library, file.library), state: state)
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
        // A backup with a damaged history is still the newest state.
        let history = (try? backup.file.history())?.history ?? History()
        // What was published is taken in again: none of it is lost.
        let isLost = !hasPublished(found, since: backup, at: location)
        let lost = isLost ? found.map { LostSteps(in: $0.bytes, since: history, backup.file.library) } : nil
        let repair = Repair(
            .backup(day: store.environment.day(ofNanoseconds: backup.written)), backup.file.library,
            lost: lost?.steps ?? [], mayHaveLostMore: lost?.isCutOff ?? isLost)
        return Plan(repair: repair, state: (history, try? backup.file.replica(), backup.folder))
    }

    /// True if the folder of devices in step has what this device published of the file's last state.
    private func hasPublished(
        _ found: FileImage?, since backup: StoredBackup, at location: FileLocation
    ) -> Bool {
        guard let published = store.deviceState(of: backup.file.library.id, at: location)?.published(),
            let folder = try? backup.folder.open(store.fileSystem, for: .read),
            let newest = try? BackupFolder.names(in: folder).compactMap(\.generation).max()
        else { return false }
        // Each state is one generation after the newest backup; the trailer tells it unless that is damaged, too.
        let written = found.flatMap { Trailer.find(in: $0.bytes)?.generation } ?? 0
        return published.generation >= max(newest + 1, written)
    }

    /// The newest good backup; nil only if all backups could be read.
    private func newestBackup(of location: FileLocation) throws(StoreError) -> StoredBackup? {
        let search = try store.searchBackups(of: location) { (error) throws(StoreError) in throw error }
        if search.newest == nil, let unseen = search.unseen.first { throw unseen.storeError }
        return search.newest
    }
}

extension UnseenBackups {
    /// The error of a repair that these backups prevent.
    fileprivate var storeError: StoreError {
        if let cause { return .disk(DiskFault(operation: .read, path: path, cause: cause)) }
        return .unreadable(path: folder + "/" + BackupFolder.originName, .empty)
    }
}
