internal import TrackerDomain

extension LibraryCommit {
    /// Backs up the state about to be replaced, and returns the backup's name if it was added.
    func backUpOld(
        as name: BackupName?, in folder: borrowing OpenFolder, _ backupFolder: borrowing OpenFolder,
        _ known: [BackupName]
    ) throws(StoreError) -> BackupName? {
        guard let found, let name else { return nil }
        if old?.isIntact != true { try pinNewest(backupFolder, known) }
        return try reporting(
            .backUp, at: backups.path,
            backups.keep(found, at: location.name, in: folder, as: name, backupFolder))
    }

    /// The backup's name for the state that was found; nil if there was none.
    func nameOfOld(_ generation: Int) -> BackupName? {
        guard let found else { return nil }
        guard let old else { return .found(hash: XXH64.hash(found.bytes)) }
        guard old.isIntact else { return .edited(generation, hash: XXH64.hash(found.bytes)) }
        // No later state brings back a file of an older version; one of version 1 is generation 0.
        return old.hasHistory && old.version < Versions.known.newest.number
            ? .kept(generation) : .generation(generation)
    }

    /// Pins the newest good backup for ever: the state after it was not written by us.
    ///
    /// An unreadable backup may be good: it is pinned, and so is the next readable one.
    private func pinNewest(_ backupFolder: borrowing OpenFolder, _ known: [BackupName]) throws(StoreError) {
        for case .generation(let generation) in known {
            let name = BackupName.generation(generation)
            var isRead = true
            do throws(StoreError) {
                guard try backups.read(name, in: backupFolder, today: environment.today) != nil else {
                    continue
                }
            } catch {
                isRead = false
            }
            try reporting(
                .backUp, at: backups.path,
                fileSystem.rename(
                    backupFolder.descriptor, name.text, BackupName.kept(generation).text, .replace))
            if isRead { return }
        }
    }

    /// After a failure, removes a backup that is a second name of the library still in place.
    func forget(_ name: BackupName?, _ backupFolder: borrowing OpenFolder, in folder: borrowing OpenFolder) {
        guard let name, let found, (try? folder.status(of: location.name)) == found.status else { return }
        try? backupFolder.remove(name.text)
    }

    /// Makes the backup a copy of the bytes that were read: as a link it would show another program's change.
    func detachBackup(_ name: BackupName?, _ backupFolder: borrowing OpenFolder) throws(StoreError) {
        guard let name, let found, (try? backupFolder.image(of: name.text))?.bytes != found.bytes else {
            return
        }
        try reporting(
            .backUp, at: backups.path, backups.keepCopy(of: found.bytes, as: name, backupFolder))
    }

    /// Removes expired backups and ignores failures.
    ///
    /// Removes none while anything is wrong, or if a write removed more than half of all completions.
    func prune(
        _ backupFolder: borrowing OpenFolder, _ known: [BackupName], _ library: Library, written: Int64
    ) {
        guard old?.isIntact ?? (found == nil),
            library.completionCount * 2 >= old?.library.completionCount ?? 0
        else { return }
        let generations = known.compactMap { if case .generation(let number) = $0 { number } else { nil } }
        guard generations.count > Retention.newest else { return }
        var candidates: [Retention.Candidate] = []
        for generation in generations {
            guard let status = try? backupFolder.status(of: BackupName.generation(generation).text) else {
                continue
            }
            let day = environment.day(ofNanoseconds: status.modified)
            candidates.append(Retention.Candidate(generation: generation, day: day))
        }
        let today = environment.day(ofNanoseconds: written)
        for generation in Retention.expired(candidates, today: today) {
            try? backupFolder.remove(BackupName.generation(generation).text)
        }
    }
}

extension Library {
    var completionCount: Int { trackers.reduce(0) { $0 + $1.recordedDoneDays.count } }
}
