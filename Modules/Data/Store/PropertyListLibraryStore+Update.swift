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
        return try update(body, .whatIsNew, at: location, in: lock.folder)
    }

    /// What an update takes in before its change.
    enum Intake {
        /// The files of the folder that changed since they were read.
        case whatIsNew
        /// All files of the folder.
        case everything
        /// What another machine published, brought by hand, too.
        case brought(PublishedFile)
    }

    /// Takes in and publishes, without a change of its own.
    func takeIn(_ intake: Intake) throws(StoreError) -> Updated<Void> {
        let location = try FileLocation(resolving: path, fileSystem)
        let lock = try FolderLock(location.folder, fileSystem, environment.waiting)
        return try update({ _ in }, intake, at: location, in: lock.folder)
    }

    private func update<Result>(
        _ body: (inout Journal) throws(EditError) -> Result, _ intake: Intake,
        at location: FileLocation, in folder: borrowing OpenFolder
    ) throws(StoreError) -> Updated<Result> {
        for _ in 0..<Self.attempts {
            if let updated = try attempt(body, intake, at: location, in: folder) { return updated }
        }
        throw .busy(path: location.path)
    }

    /// Reads, takes in, changes, commits and publishes once; nil if another program changed the file meanwhile.
    private func attempt<Result>(
        _ body: (inout Journal) throws(EditError) -> Result, _ intake: Intake,
        at location: FileLocation, in folder: borrowing OpenFolder
    ) throws(StoreError) -> Updated<Result>? {
        var turn = try turn(intake, at: location, in: folder)
        let result = try turn.journal.edit(body)
        let isChanged = turn.journal.revision > 0
        let warnings =
            turn.file?.warnings ?? (isChanged ? begun(at: location) : missing(at: location).warnings)
        // A new id holds even if nothing else changes.
        if let run = turn.run, isChanged || run.isRenewed {
            try save(run, of: turn.journal.library.id, at: location)
        }
        guard let generation = try isChanged ? commit(turn, at: location, in: folder) : turn.generation else {
            return nil
        }
        let told = turn.run.map { publish(turn, $0, generation, at: location) } ?? []
        return Updated(
            result, warnings: warnings + told + turn.takenIn.conflicts.map { .syncConflict($0) },
            takenIn: turn.takenIn)
    }

    /// Publishes what an update has saved, or leaves that to the command that asked for it.
    private func publish(
        _ turn: Turn, _ run: SyncRun, _ generation: Int, at location: FileLocation
    ) -> [StoreWarning] {
        let (journal, before) = (turn.journal, turn.before)
        let atOnce = { publish(journal, run, generation: generation, insteadOf: before, at: location) }
        // What came in is logged next, by way of the same memory.
        guard let late = environment.latePublishing, journal.revision > 0, turn.takenIn.isEmpty,
            !run.isRenewed, let saved = stamp(at: location)
        else { return atOnce() }
        var remembered = run
        let warnings = remembered.newFindings().map { StoreWarning.sync($0) }
        let isLeft = late.leave { [remembered] in
            // Whoever has changed the library since has published it, too; and it may be in step no more.
            guard let lock = try? FolderLock(location.folder, fileSystem, environment.waiting),
                stamp(at: location) == saved,
                (try? identityFile(of: journal.library.id, at: location)?.read()) == remembered.identity
            else { return [] }
            defer { _ = lock }
            return publish(journal, remembered, generation: generation, insteadOf: before, at: location)
        }
        return isLeft ? warnings : atOnce()
    }

    /// A library as it was read, with what other machines brought.
    private struct Turn {
        let found: FileImage?
        let file: LibraryFile?
        let history: ReadHistory
        /// The library before another one was taken over.
        let before: Identifier
        let run: SyncRun?
        var journal: Journal
        let takenIn: MergeReport

        var generation: Int { file?.generation ?? 0 }
    }

    private func turn(
        _ intake: Intake, at location: FileLocation, in folder: borrowing OpenFolder
    ) throws(StoreError) -> Turn {
        let found = try image(at: location, in: folder)
        let file = try found.map { found throws(StoreError) in try self.file(found, at: location) }
        if let machine = file?.published?.name {
            throw .sync(.published(path: location.path, machine: machine))
        }
        let history = try file?.history(at: location.path) ?? ReadHistory()
        var run = try syncRun(of: file, at: location)
        let state = try storedState(of: file, history.history, at: location)
        let before = state.journal.library.id
        if file?.isInStep == true, state.journal.replica == nil { run?.add(.left) }
        if case .everything = intake { run?.forgetStamps() }
        var look = run?.look(at: before) ?? SyncRun.FolderScan()
        if case .brought(let file) = intake { look.add(file, at: before) }
        if state.edited != nil, let facts = state.journal.replica?.facts {
            // An edit by hand is noted under the id that the folder leaves to this machine.
            run?.renewIdentityIfTaken(knowing: facts, look.arrived)
        }
        var journal = try state.journal(notedBy: run?.device, on: environment.today())
        if case .brought(let file) = intake, file.library.id != before,
            journal.replica?.facts.trackers.isEmpty != true
        {
            throw .sync(.file(.otherLibrary))
        }
        let takenIn = run?.takeIn(look, &journal) ?? MergeReport()
        return Turn(
            found: found, file: file, history: history, before: before, run: run, journal: journal,
            takenIn: takenIn)
    }

    /// Saves a changed library; returns its generation, nil if another program changed the file meanwhile.
    private func commit(
        _ turn: Turn, at location: FileLocation, in folder: borrowing OpenFolder
    ) throws(StoreError) -> Int? {
        let commit = LibraryCommit(
            location: location, found: turn.found, old: turn.run?.takenOver == nil ? turn.file : nil,
            oldHistory: turn.history,
            backups: try archive.makeFolder(for: turn.journal.library.id, origin: location.path),
            environment: environment)
        return try commit.run(turn.journal, in: folder)
    }

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
        do throws(StoreError) {
            try reporting(
                .createFolder, at: location.folder, MissingFolders.create(location.folder, fileSystem))
        } catch {
            throw error.explained(fileSystem)
        }
        return try FileLocation(resolving: path, fileSystem)
    }
}
