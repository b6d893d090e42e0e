public import TrackerDomain

extension PropertyListLibraryStore {
    /// Also reads the newest good backup of a damaged library, with a warning.
    public func load() throws(StoreError) -> LoadedLibrary {
        let location = try location()
        do throws(StoreError) {
            guard let (_, file) = try read(at: location) else { return missing(at: location) }
            let joined = joined(file, at: location)
            let conflicts = joined?.takenIn.conflicts ?? []
            return LoadedLibrary(
                library: joined?.journal.library ?? file.library,
                warnings: file.warnings + conflicts.map { .syncConflict($0) })
        } catch {
            guard case .unreadable(_, let reason) = error, let backup = searchBackups(of: location).newest
            else { throw error }
            let day = environment.day(ofNanoseconds: backup.written)
            return LoadedLibrary(
                library: backup.file.library, warnings: [.readFromBackup(day: day, reason: reason)])
        }
    }

    /// Reads the library with its history; warnings go to the environment's `report`.
    public func loadJournal() throws(StoreError) -> Journal {
        let location = try location()
        guard let (_, file) = try read(at: location) else {
            missing(at: location).warnings.forEach(environment.report)
            return newJournal
        }
        file.warnings.forEach(environment.report)
        let journal = try file.journal(at: location.path)
        guard let (joined, takenIn) = joined(file, at: location) else { return journal }
        for conflict in takenIn.conflicts { environment.report(.syncConflict(conflict)) }
        return Journal(library: joined.library, history: journal.history, replica: joined.replica)
    }

    public func copy() throws(StoreError) -> Updated<LibraryCopy>? {
        let location = try location()
        guard let (image, file) = try read(at: location) else { return nil }
        _ = try file.journal(at: location.path)
        return Updated(LibraryCopy(library: file.library, bytes: image.bytes), warnings: file.warnings)
    }

    /// Joins in memory what is new in the folder; nil if nothing is. Writes nothing.
    func joined(
        _ file: LibraryFile, at location: FileLocation
    ) -> (journal: Journal, takenIn: MergeReport)? {
        guard file.isIntact, var run = try? syncRun(of: file, at: location) else { return nil }
        let look = run.look(at: file.library.id)
        // As nothing is saved of it, it is not proved once more that the intact file's library follows from its facts.
        guard !look.isEmpty, let replica = try? file.statedReplica() else { return nil }
        // What was done here tells what gave way.
        let history = (try? file.history(at: location.path).history) ?? History()
        var journal = Journal(library: file.library, history: history, replica: replica)
        let takenIn = run.takeIn(look, &journal)
        return (journal, takenIn)
    }

    // MARK: Libraries that are missing

    /// The empty library of a location without a file, with warnings of its backups.
    func missing(at location: FileLocation) -> LoadedLibrary {
        let search = searchBackups(of: location)
        let warning: StoreWarning? =
            search.newest.map { .missingWithBackups(newest: environment.day(ofNanoseconds: $0.written)) }
            ?? search.unseen.first.map { .backupsUnseen($0) }
        return LoadedLibrary(library: newJournal.library, warnings: warning.map { [$0] } ?? [])
    }

    /// The warnings for a new library in place of a missing one.
    func begun(at location: FileLocation) -> [StoreWarning] {
        missing(at: location).warnings.compactMap {
            if case .missingWithBackups(let newest) = $0 { .begunBesideBackups(newest: newest) } else { nil }
        }
    }

    // MARK: The newest backup

    /// Searches for the newest good backup of any library at a location, and skips unreadable ones.
    func searchBackups(of location: FileLocation) -> BackupSearch {
        var faults: [UnseenBackups] = []
        do throws(StoreError) {
            var search = try searchBackups(of: location) { (error) throws(StoreError) in
                if case .disk(let fault) = error {
                    faults.append(UnseenBackups(folder: fault.path, cause: fault.cause))
                }
            }
            search.unseen += faults
            return search
        } catch {
            guard case .disk(let fault) = error else { return BackupSearch() }
            return BackupSearch(unseen: [UnseenBackups(folder: fault.path, cause: fault.cause)])
        }
    }

    /// Searches for the newest good backup of any library at a location.
    ///
    /// - Parameter skip: Called with the fault of a backup; returns to skip it, or throws.
    func searchBackups(
        of location: FileLocation, skip: (StoreError) throws(StoreError) -> Void
    ) throws(StoreError) -> BackupSearch {
        let holdings = try archive.holdings(of: location.path, id: identifier(at: location))
        var search = BackupSearch(unseen: holdings.unseen)
        for folder in holdings.folders {
            let found = try folder.newestGood(fileSystem, today: environment.today, skip: skip)
            guard let found, found.written > search.newest?.written ?? .min else { continue }
            search.newest = found
        }
        return search
    }

    // MARK: The last state in step

    /// What a library's file tells; a new library if there is none.
    func storedState(
        of file: LibraryFile?, _ history: History, at location: FileLocation
    ) throws(StoreError) -> StoredState {
        guard let file else { return StoredState(journal: newJournal) }
        guard !file.isIntact, file.isInStep else {
            return StoredState(
                journal: Journal(
                    library: file.library, history: history, replica: try file.replica(at: location.path)))
        }
        guard let (library, replica) = lastInStep(file, at: location) else {
            return StoredState(journal: Journal(library: file.library, history: history))
        }
        return StoredState(
            journal: Journal(library: library, history: history, replica: replica), edited: file.library)
    }

    /// True if a library was in step, but nobody knows what its file had before it was replaced by hand.
    func isLeft(_ file: LibraryFile, at location: FileLocation) -> Bool {
        file.isInStep && !file.isIntact && lastInStep(file, at: location) == nil
    }

    /// What was published of the same generation, else the newest good backup that is in step, or else the facts of the
    /// edited file if its library follows from them.
    private func lastInStep(_ file: LibraryFile, at location: FileLocation) -> (Library, Replica)? {
        // A backup is of the state before the last change: what was edited away of that would come back.
        if let published = deviceState(of: file.library.id, at: location)?.published(),
            published.generation == file.generation
        {
            return (published.library, Replica(facts: published.facts, device: published.device))
        }
        let holdings = try? archive.holdings(of: location.path, id: file.library.id)
        for folder in holdings?.folders ?? [] {
            var replica: Replica?
            let backup = try? folder.newestGood(
                fileSystem, today: environment.today,
                where: { file in
                    replica = (try? file.replica()) ?? nil
                    return replica != nil
                }, skip: { _ in })
            if let backup, let replica { return (backup.file.library, replica) }
        }
        guard let stated = (try? file.statedReplica()) ?? nil,
            (try? stated.facts.library(file.library.id)) == file.library
        else { return nil }
        return (file.library, stated)
    }
}

/// The result of a search for the newest good backup of a library.
struct BackupSearch {
    var newest: StoredBackup?
    /// Possible backups that cannot be read, or that do not name their library; they may be newer.
    var unseen: [UnseenBackups] = []
}
