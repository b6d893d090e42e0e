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
        return try update(body, bringing: nil, at: location, in: lock.folder)
    }

    /// - Parameter brought: What another machine published, brought by hand.
    func update<Result>(
        _ body: (inout Journal) throws(EditError) -> Result, bringing brought: PublishedFile?,
        at location: FileLocation, in folder: borrowing OpenFolder
    ) throws(StoreError) -> Updated<Result> {
        for _ in 0..<Self.attempts {
            if let updated = try attempt(body, bringing: brought, at: location, in: folder) { return updated }
        }
        throw .busy(path: location.path)
    }

    /// Reads, takes in, changes, commits and publishes once; nil if another program changed the file meanwhile.
    private func attempt<Result>(
        _ body: (inout Journal) throws(EditError) -> Result, bringing brought: PublishedFile?,
        at location: FileLocation, in folder: borrowing OpenFolder
    ) throws(StoreError) -> Updated<Result>? {
        let found = try image(at: location, in: folder)
        var file: LibraryFile?
        if let found { file = try self.file(found, at: location) }
        if let machine = file?.published?.name {
            throw .sync(.published(path: location.path, machine: machine))
        }
        let history = try file?.history(at: location.path) ?? ReadHistory()
        var run = try syncRun(of: file, at: location)
        var journal =
            try file.map { file throws(StoreError) in
                try self.journal(of: file, history.history, notedBy: run?.device, at: location)
            } ?? newJournal
        if file?.isInStep == true, journal.replica == nil { run?.add(.left) }
        let before = journal.library.id
        let takenIn = try run?.takeIn(&journal, bringing: brought) ?? TakenIn()
        let result = try journal.edit(body)
        let warnings =
            file?.warnings ?? (journal.revision > 0 ? begun(at: location) : missing(at: location).warnings)
        var generation = file?.generation ?? 0
        // A new id holds even if nothing else changes.
        if let run, journal.revision > 0 || run.isRenewed {
            try save(run, of: journal.library.id, at: location)
        }
        if journal.revision > 0 {
            let commit = LibraryCommit(
                location: location, found: found, old: run?.takenOver == nil ? file : nil,
                oldHistory: history,
                backups: try archive.makeFolder(for: journal.library.id, origin: location.path),
                environment: environment)
            guard let committed = try commit.run(journal, in: folder) else { return nil }
            generation = committed
        }
        let told =
            run.map { publish(journal, $0, generation: generation, insteadOf: before, at: location) } ?? []
        return Updated(
            result, warnings: warnings + told + takenIn.meetings.map { .meeting($0) }, takenIn: takenIn)
    }

    /// The journal of a file. In step, what a person has edited by hand is noted as done since the last good state.
    func journal(
        of file: LibraryFile, _ history: History, notedBy device: DeviceID?, at location: FileLocation
    ) throws(StoreError) -> Journal {
        guard !file.isIntact, file.isInStep else {
            let journal = Journal(
                library: file.library, history: history, replica: try file.replica(at: location.path))
            return device.map(journal.noting) ?? journal
        }
        guard let (library, replica) = lastInStep(file, at: location) else {
            return Journal(library: file.library, history: history)
        }
        var journal = Journal(library: library, history: history, replica: replica)
        if let device { journal = journal.noting(as: device) }
        try journal.edit { (journal) throws(EditError) in
            try journal.adopt(file.library, today: environment.today())
        }
        return journal
    }

    /// What was published of the same generation, else the newest good backup that is in step, or else the facts of the
    /// edited file if its library follows from them.
    private func lastInStep(_ file: LibraryFile, at location: FileLocation) -> (Library, Replica)? {
        // A backup is of the state before the last change: what was edited away of that would come back.
        if let published = ownPublished(file.library.id, at: location),
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
