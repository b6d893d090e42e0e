internal import TrackerDomain

/// What looking for the newest good backup of a library came to.
struct BackupSearch {
    var newest: StoredBackup?
    /// What could not be looked at, or does not say whose it is: a newer one may be there.
    var unseen: [UnseenBackups] = []
}

extension PropertyListLibraryStore {
    /// Looks for the newest good backup of whatever stood at a location, passing over what cannot be read.
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

    /// Looks for the newest good backup of whatever stood at a location.
    ///
    /// - Parameter skip: Takes the fault of a backup that is the library's, to pass over it; or throws it.
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

    /// The id that the file at a location bears, good or not; nil where it does not say.
    func identifier(at location: FileLocation) -> Identifier? {
        (try? image(at: location)).flatMap { LibraryFile.identifier(in: $0.bytes) }
    }

    /// The empty library of a place where there is no file.
    func missing(at location: FileLocation) -> LoadedLibrary {
        let search = searchBackups(of: location)
        let warning: StoreWarning? =
            search.newest.map { .missingWithBackups(newest: environment.day(ofNanoseconds: $0.written)) }
            ?? search.unseen.first.map { .backupsUnseen($0) }
        return LoadedLibrary(library: newJournal.library, warnings: warning.map { [$0] } ?? [])
    }

    /// What a person should know who has begun a library where one was missing.
    func begun(at location: FileLocation) -> [StoreWarning] {
        missing(at: location).warnings.compactMap {
            if case .missingWithBackups(let newest) = $0 { .begunBesideBackups(newest: newest) } else { nil }
        }
    }
}
