internal import TrackerDomain

extension LibraryCommit {
    /// Keeps the state that is about to be replaced.
    ///
    /// - Returns: Its name where it was added.
    func keepOld(
        as name: BackupName?, in folder: borrowing OpenFolder, _ backupFolder: borrowing OpenFolder,
        _ known: [BackupName]
    ) throws(StoreError) -> BackupName? {
        guard let found, let name else { return nil }
        if old?.isIntact != true { try pinNewest(backupFolder, known) }
        return try reporting(.backUp, at: backups.path) { () throws(SystemFault) in
            try backups.keep(found, at: location.name, in: folder, as: name, backupFolder) ? name : nil
        }
    }

    /// The name among the backups for the state that was found; nil where there was none.
    func nameOfOld(_ generation: Int) -> BackupName? {
        guard let found else { return nil }
        guard let old else { return .found(hash: XXH64.hash(found.bytes)) }
        return old.isIntact ? .generation(generation) : .edited(generation, hash: XXH64.hash(found.bytes))
    }

    /// Keeps the newest good backup for ever: what followed it came from other hands.
    ///
    /// One that the disk does not give may be good; it is kept, and so is the next that can be read.
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
            try reporting(.backUp, at: backups.path) { () throws(SystemFault) in
                try fileSystem.rename(
                    backupFolder.descriptor, name.text, BackupName.kept(generation).text, .replace)
            }
            if isRead { return }
        }
    }

    /// After a failure: takes back a backup that is a second name of the library which still stands there.
    func forget(_ name: BackupName?, _ backupFolder: borrowing OpenFolder, in folder: borrowing OpenFolder) {
        guard let name, let found, (try? folder.status(of: location.name)) == found.status else { return }
        try? backupFolder.remove(name.text)
    }

    /// After another program changed the file: a backup that is a second name of that file must not
    /// show the change, so it becomes a copy of what was read.
    func keepAsRead(_ name: BackupName?, _ backupFolder: borrowing OpenFolder) throws(StoreError) {
        guard let name, let found, (try? backupFolder.image(of: name.text))?.bytes != found.bytes else {
            return
        }
        _ = try reporting(.backUp, at: backups.path) { () throws(SystemFault) in
            try backups.keepCopy(of: found.bytes, as: name, backupFolder)
        }
    }

    /// Removes backups that have had their time; never while anything is wrong, and not when a write took
    /// away more than half of all completions. Failing changes nothing of what was said to be done.
    func prune(
        _ backupFolder: borrowing OpenFolder, _ known: [BackupName], _ library: Library, written: Int64
    ) {
        guard old?.isIntact ?? (found == nil),
            library.completionCount * 2 >= old?.library.completionCount ?? 0
        else {
            return
        }
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
    var completionCount: Int { trackers.reduce(0) { $0 + $1.completions.count } }
}
