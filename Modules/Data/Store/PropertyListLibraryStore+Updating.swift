public import TrackerDomain

extension PropertyListLibraryStore {
    /// The number of attempts while other programs keep changing the library.
    private static let attempts = 3

    public func update<Result>(
        _ body: (inout Journal) throws(EditError) -> Result
    ) throws(StoreError) -> Updated<Result> {
        var location = try location()
        if !location.folderExists {
            // A body that changes nothing must create no folder.
            var journal = newJournal
            let result = try journal.edit(body)
            guard journal.revision > 0 else {
                return Updated(result, warnings: missing(at: location).warnings)
            }
            location = try createFolder(of: location)
        }
        return try update(body, .whatIsNew, at: location)
    }

    /// What an update takes in before its change.
    enum Intake {
        /// The files of the folder that changed since they were read.
        case whatIsNew
        /// All files of the folder.
        case everything
        /// What another device published, brought by hand, too.
        case brought(PublishedFile)
    }

    /// Takes in and publishes, without a change of its own; what is wrong is not told.
    func takeIn(_ intake: Intake) throws(StoreError) -> Updated<Library> {
        try update({ $0.library }, intake, tellsFindings: false, at: location())
    }

    private func update<Result>(
        _ body: (inout Journal) throws(EditError) -> Result, _ intake: Intake, tellsFindings: Bool = true,
        at location: FileLocation
    ) throws(StoreError) -> Updated<Result> {
        let lock = try lock(location)
        for _ in 0..<Self.attempts {
            if let updated = try attempt(body, intake, tellsFindings, at: location, in: lock.folder) {
                return updated
            }
        }
        throw .busy(path: location.path)
    }

    /// Reads, takes in, changes, commits and publishes once; nil if another program changed the file meanwhile.
    ///
    /// What came in is saved and logged, too, if the change is refused: the next one may be as well.
    private func attempt<Result>(
        _ body: (inout Journal) throws(EditError) -> Result, _ intake: Intake, _ tellsFindings: Bool,
        at location: FileLocation, in folder: borrowing OpenFolder
    ) throws(StoreError) -> Updated<Result>? {
        var turn = try turn(intake, at: location, in: folder)
        turn.run?.tellsFindings = tellsFindings
        var journal = turn.journal
        var (result, failure): (Result?, StoreError?)
        do throws(StoreError) {
            result = try journal.edit(body)
            turn.journal = journal
        } catch {
            if turn.takenIn.isEmpty { throw error }
            failure = error
        }
        let isChanged = turn.journal.revision > 0
        let warnings =
            turn.old.file?.warnings ?? (isChanged ? begun(at: location) : missing(at: location).warnings)
        let state = turn.run.flatMap { _ in deviceState(of: turn.journal.library.id, at: location) }
        // A new id holds even if nothing else changes; it is saved before a commit, so that no id is used twice.
        if let state, let run = turn.run, isChanged || run.isRenewed, try !state.holds(run.identity) {
            try state.save(run.identity)
        }
        guard let generation = try isChanged ? commit(turn, at: location, in: folder) : turn.generation else {
            return nil
        }
        let told = turn.run.map { publish(turn, $0, generation, at: location) } ?? []
        if !turn.takenIn.isEmpty {
            state?.addToLog(environment.logEntries(.merged(turn.takenIn, turn.journal.library)))
        }
        let all = warnings + told + turn.takenIn.conflicts.map { .syncConflict($0) }
        if let result { return Updated(result, warnings: all, takenIn: turn.takenIn) }
        all.forEach(environment.report)
        throw failure ?? .busy(path: location.path)
    }

    // MARK: Reading

    /// A library as it was read under the lock.
    struct LockedLibrary {
        let image: FileImage?
        let file: LibraryFile?
        let history: ReadHistory
    }

    /// Reads a library that is to be changed: the file that a device published is none.
    func readLocked(
        at location: FileLocation, in folder: borrowing OpenFolder
    ) throws(StoreError) -> LockedLibrary {
        try changeable(read(at: location, in: folder), at: location)
    }

    func changeable(
        _ read: (image: FileImage, file: LibraryFile)?, at location: FileLocation
    ) throws(StoreError) -> LockedLibrary {
        guard let (image, file) = read else {
            return LockedLibrary(image: nil, file: nil, history: ReadHistory())
        }
        if let device = file.published?.name {
            throw .sync(.published(path: location.path, device: device))
        }
        return LockedLibrary(image: image, file: file, history: try file.history(at: location.path))
    }

    /// A library as it was read, with what other devices brought.
    private struct Turn {
        let old: LockedLibrary
        /// The library before another one was taken over.
        let before: Identifier
        var run: SyncRun?
        var journal: Journal
        let takenIn: MergeReport

        var generation: Int { old.file?.generation ?? 0 }
    }

    private func turn(
        _ intake: Intake, at location: FileLocation, in folder: borrowing OpenFolder
    ) throws(StoreError) -> Turn {
        let old = try readLocked(at: location, in: folder)
        var run = try syncRun(of: old.file, at: location)
        let state = try storedState(of: old.file, old.history.history, at: location)
        let before = state.journal.library.id
        if old.file?.isInStep == true, state.journal.replica == nil { run?.add(.left) }
        if case .everything = intake { run?.forgetStamps() }
        var look = run?.look(at: before) ?? SyncRun.FolderScan()
        if case .brought(let file) = intake { look.add(file, at: before) }
        if state.edited != nil, let facts = state.journal.replica?.facts {
            // An edit by hand is noted under the id that the folder leaves to this device.
            run?.renewIdentityIfTaken(knowing: facts, look.arrived, isEdited: true)
        }
        var journal = try state.journal(notedBy: run?.device, on: environment.today())
        if case .brought(let file) = intake, file.library.id != before,
            journal.replica?.facts.trackers.isEmpty != true
        {
            throw .sync(.file(.otherLibrary))
        }
        let takenIn = run?.takeIn(look, &journal) ?? MergeReport()
        if case .everything = intake { run?.foldUnused(look.arrived, &journal) }
        if case .brought(let file) = intake { run?.note(brought: file, in: journal.replica?.facts) }
        if !takenIn.isEmpty { run?.memory.received = environment.now().dateAndTime }
        return Turn(old: old, before: before, run: run, journal: journal, takenIn: takenIn)
    }

    /// Saves a changed library; returns its generation, nil if another program changed the file meanwhile.
    private func commit(
        _ turn: Turn, at location: FileLocation, in folder: borrowing OpenFolder
    ) throws(StoreError) -> Int? {
        let commit = LibraryCommit(
            location: location, found: turn.old.image,
            old: turn.run?.takenOver == nil ? turn.old.file : nil, oldHistory: turn.old.history,
            backups: try archive.makeFolder(for: turn.journal.library.id, origin: location.path),
            lastWritten: turn.run?.memory.generation ?? 0, environment: environment)
        return try commit.run(turn.journal, in: folder)
    }

    // MARK: Publishing

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
        let warnings = remembered.noteFindings(isPublished: false).map { StoreWarning.sync($0) }
        let isLeft = late.leave { [remembered] in
            // Whoever has changed the library since has published it, too; and it may be in step no more.
            guard let lock = try? lock(location), stamp(at: location) == saved,
                let state = deviceState(of: journal.library.id, at: location),
                (try? state.holds(remembered.identity)) == true
            else { return [] }
            defer { _ = lock }
            return publish(journal, remembered, generation: generation, insteadOf: before, at: location)
        }
        return isLeft ? warnings : atOnce()
    }

    /// Publishes a saved library, and remembers what was seen; nothing of it can fail the command.
    ///
    /// - Returns: What the person is to be told.
    func publish(
        _ journal: Journal, _ run: SyncRun, generation: Int, insteadOf old: Identifier,
        at location: FileLocation
    ) -> [StoreWarning] {
        var run = run
        let id = journal.library.id
        let state = deviceState(of: id, at: location)
        // A library that was taken over has a mark of its own.
        if let mark = state?.mark { run.mark = mark }
        if run.mustPublish(generation: generation) {
            run.publish(journal, generation: generation)
            removeFormerFiles(of: run, journal, at: location)
        }
        let untold = run.noteFindings()
        if id != old { deviceState(of: old, at: location)?.remove() }
        state?.remember(run)
        if run.hasBegunAnew { state?.addToLog([.beganAnew(run.identity.name, on: environment.today())]) }
        return untold.map { .sync($0) }
    }

    /// Moves files that this device published under another name or id to the backups, once the new one has all of them.
    private func removeFormerFiles(of run: SyncRun, _ journal: Journal, at location: FileLocation) {
        guard let folder = run.folder, run.memory.unpublished == nil, let facts = journal.replica?.facts
        else { return }
        for name in run.formerFiles {
            guard let bytes = (try? folder.bytes(of: name)) ?? nil else { continue }
            do throws(SyncFileError) {
                guard let file = try PublishedFile(bytes), file.library.id == journal.library.id,
                    file.facts.changes(lackedBy: facts) == 0
                else { continue }
            } catch {
                // A torn one is missed by nobody, unless this is an older state, or a newer version has written it.
                if DeviceID(fileName: name) == nil || run.isRewound || error.fault == .newer { continue }
            }
            // The next publishing tries again.
            _ = try? moveToBackups(name, bytes, from: folder, of: journal.library.id, at: location)
        }
    }

    /// Moves a file of the folder to the backups of a library, and returns its new path.
    func moveToBackups(
        _ name: String, _ bytes: [UInt8], from folder: SyncFolder, of id: Identifier,
        at location: FileLocation
    ) throws(StoreError) -> String {
        let backups = try archive.makeFolder(for: id, origin: location.path)
        let backup = BackupName.found(hash: XXH64.hash(bytes))
        let backupFolder = try backups.open(fileSystem, for: .backUp)
        try reporting(.backUp, at: backups.path, backups.keepCopy(of: bytes, as: backup, backupFolder))
        try folder.remove(name)
        return backups.path + "/" + backup.text
    }
}
