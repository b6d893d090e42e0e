public import TrackerDomain

extension PropertyListLibraryStore {
    /// The number of attempts while other programs keep changing the library.
    private static let attempts = 3

    public func update<Result>(
        _ body: (inout Journal) throws(EditError) -> Result
    ) throws(StoreError) -> Updated<Result> {
        var location = try FileLocation(resolving: path, fileSystem)
        if !location.folderExists {
            // A body that changes nothing must create no folder.
            var journal = newJournal
            let result = try journal.edit(body)
            guard journal.revision > 0 else {
                return Updated(result, warnings: missing(at: location).warnings)
            }
            location = try createFolder(of: location)
        }
        let lock = try FolderLock(location.folder, fileSystem, environment.waiting)
        for _ in 0..<Self.attempts {
            if let updated = try attempt(body, at: location, in: lock.folder) { return updated }
        }
        throw .busy(path: location.path)
    }

    /// Reads, changes and commits once; nil if another program changed the file meanwhile.
    private func attempt<Result>(
        _ body: (inout Journal) throws(EditError) -> Result, at location: FileLocation,
        in folder: borrowing OpenFolder
    ) throws(StoreError) -> Updated<Result>? {
        let found = try image(at: location, in: folder)
        var file: LibraryFile?
        if let found { file = try self.file(found, at: location) }
        let history = try file?.history(at: location.path) ?? ReadHistory()
        var journal =
            try file.map { file throws(StoreError) in
                try self.journal(of: file, history.history, at: location)
            } ?? newJournal
        let result = try journal.edit(body)
        guard journal.revision > 0 else {
            return Updated(result, warnings: file?.warnings ?? missing(at: location).warnings)
        }
        let updated = Updated(result, warnings: file?.warnings ?? begun(at: location))
        let commit = LibraryCommit(
            location: location, found: found, old: file, oldHistory: history,
            backups: try archive.makeFolder(for: journal.library.id, origin: location.path),
            environment: environment)
        return try commit.run(journal, in: folder) ? updated : nil
    }

    /// The journal of a file. In step, what a person has edited by hand is noted as done since the last good state.
    private func journal(
        of file: LibraryFile, _ history: History, at location: FileLocation
    ) throws(StoreError) -> Journal {
        guard !file.isIntact, file.isInStep else {
            return Journal(
                library: file.library, history: history, replica: try file.replica(at: location.path))
        }
        guard let (library, replica) = lastInStep(file, at: location) else {
            return Journal(library: file.library, history: history)
        }
        var journal = Journal(library: library, history: history, replica: replica)
        try journal.edit { (journal) throws(EditError) in
            try journal.adopt(file.library, today: environment.today())
        }
        return journal
    }

    /// The newest good backup that is in step, or else the facts of the edited file if its library follows from them.
    private func lastInStep(_ file: LibraryFile, at location: FileLocation) -> (Library, Replica)? {
        let holdings = try? archive.holdings(of: location.path, id: file.library.id)
        for folder in holdings?.folders ?? [] {
            let backup = try? folder.newestGood(
                fileSystem, today: environment.today, where: { (try? $0.replica()) ?? nil != nil },
                skip: { _ in })
            if let backup, let replica = (try? backup.file.replica()) ?? nil {
                return (backup.file.library, replica)
            }
        }
        guard let stated = (try? file.statedReplica()) ?? nil,
            (try? stated.facts.library(file.library.id)) == file.library
        else { return nil }
        return (file.library, stated)
    }

    /// Creates the folder of a new library and returns its real location.
    func createFolder(of location: FileLocation) throws(StoreError) -> FileLocation {
        try reporting(.createFolder, at: location.folder, MissingFolders.create(location.folder, fileSystem))
        return try FileLocation(resolving: path, fileSystem)
    }
}

extension Journal {
    /// Lets `body` change the journal, and throws its error as the store's.
    fileprivate mutating func edit<Result>(
        _ body: (inout Journal) throws(EditError) -> Result
    ) throws(StoreError) -> Result {
        do throws(EditError) {
            return try body(&self)
        } catch {
            throw .edit(error)
        }
    }
}
