internal import TrackerDomain

/// The result of a search for the newest good backup of a library.
struct BackupSearch {
    var newest: StoredBackup?
    /// Possible backups that cannot be read, or that do not name their library; they may be newer.
    var unseen: [UnseenBackups] = []
}

extension PropertyListLibraryStore {
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

    /// The id in the file at a location, valid or not; nil if there is none.
    func identifier(at location: FileLocation) -> Identifier? {
        (try? image(at: location)).flatMap { LibraryFile.identifier(in: $0.bytes) }
    }

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
}
