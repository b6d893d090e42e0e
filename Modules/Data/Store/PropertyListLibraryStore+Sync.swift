public import TrackerDomain

extension PropertyListLibraryStore: LibrarySync {
    /// What this device keeps of itself for a library; nil if no library can be in step here.
    func machineState(of id: Identifier, at location: FileLocation) -> MachineState? {
        sync.map { MachineState(in: $0, of: id, at: location, environment) }
    }

    /// The dealings of one command with the folder; nil if the library is in step with none.
    func syncRun(of file: LibraryFile?, at location: FileLocation) throws(StoreError) -> SyncRun? {
        guard let file, file.isInStep else { return nil }
        return try machineState(of: file.library.id, at: location)?.run(of: file)
    }

    // MARK: Status

    public func status() throws(StoreError) -> SyncStatus? {
        let location = try location()
        guard let (_, file) = try read(at: location), var run = try syncRun(of: file, at: location),
            run.identity.isOn || run.identity.isCopied, let id = run.device
        else { return nil }
        let facts =
            try (file.isIntact ? file.replica(at: location.path)?.facts : nil)
            ?? ReplicaState(file.library, by: id)
        run.forgetSeen()
        let scan = run.look(at: file.library.id)
        for other in scan.others { run.noteOther(other) }
        for seen in scan.arrived { run.checkClock(of: seen.file) }
        run.addPublishingFault()
        let folder = run.identity.exchangeFolder
        return SyncStatus(
            id: id, name: run.identity.name, folder: folder,
            carrier: folder.flatMap { SyncCarrier(folder: $0, fileSystem) },
            others: run.machines(scan, comparedWith: facts), findings: run.findings,
            isWaiting: facts.trackers.isEmpty)
    }

    public func folderStamps() -> () -> SyncStamp? {
        var known: (location: FileLocation, library: LibraryStamp, identity: MachineState.WatchedIdentity?)?
        return {
            guard let location = try? location(), let library = stamp(at: location) else { return nil }
            if known?.location != location || known?.library != library {
                // A library that cannot be read now is read again with the next call.
                known = (try? image(at: location)).map { image in
                    let state = LibraryFile.identifier(in: image.bytes)
                        .flatMap { machineState(of: $0, at: location) }
                    return (location, library, state.map { .init(of: $0) })
                }
            }
            guard let identity = known?.identity?.read(), let path = identity.exchangeFolder else {
                return nil
            }
            return SyncStamp(
                SyncFolder(path: path, fileSystem: fileSystem).entries()
                    .filter { $0.name != identity.fileName }.map { $0.name + " " + $0.stamp }
                    .joined(separator: "\n"))
        }
    }

    // MARK: Exchanging

    public func exchange(_ reach: SyncReach) throws(StoreError) -> Updated<SyncStatus> {
        guard let before = try status() else { throw .sync(.notInStep) }
        var updated = try takeIn(.everything)
        var trouble: SyncFinding?
        if reach != .folder, before.carrier == .git, let folder = before.folder {
            let outcome = carry(before, in: folder, reach)
            trouble = SyncFinding(outcome, folder: folder)
            if outcome == .done {
                let brought = try takeIn(.whatIsNew)
                updated = Updated(
                    brought.value, warnings: updated.warnings + brought.warnings,
                    takenIn: updated.takenIn.followed(by: brought.takenIn))
                // What came in has made this device publish anew.
                if !brought.takenIn.isEmpty {
                    trouble = SyncFinding(carry(before, in: folder, reach), folder: folder)
                }
            }
        }
        guard var status = try status() else { throw .sync(.notInStep) }
        status.findings += [trouble].compactMap(\.self)
        return noted(updated, status)
    }

    /// The status after what came in, which is logged.
    private func noted(_ updated: Updated<Library>, _ status: SyncStatus) -> Updated<SyncStatus> {
        note(updated.takenIn, updated.value)
        return Updated(status, warnings: updated.warnings.withoutFindings, takenIn: updated.takenIn)
    }

    private func carry(_ status: SyncStatus, in folder: String, _ reach: SyncReach) -> GitCarrier.Outcome {
        var carrier = GitCarrier(
            folder: folder, file: "\(status.name)-\(status.id.text).plist", programs: environment.programs,
            fileSystem: fileSystem, waiting: environment.waiting)
        return carrier.carry(isSending: reach == .receivingAndSending)
    }

    public func publishedFile() throws(StoreError) -> [UInt8] {
        let location = try location()
        guard let (_, file) = try read(at: location),
            let identity = try machineState(of: file.library.id, at: location)?.identity(), identity.isOn,
            let id = identity.id
        else { throw .sync(.notInStep) }
        let journal = try loadJournal().noting(as: id)
        guard let replica = journal.replica else { throw .sync(.notInStep) }
        guard let run = try syncRun(of: file, at: location) else { throw .sync(.notInStep) }
        return try PublishedFile.bytes(
            of: journal.library, replica, as: run.sender(knowing: replica.facts),
            generation: file.generation, at: location.path)
    }

    public func take(_ bytes: [UInt8]) throws(StoreError) -> Updated<SyncStatus> {
        guard try status() != nil else { throw .sync(.notInStep) }
        let brought = try PublishedFile(brought: bytes)
        let updated = try takeIn(.brought(brought))
        guard let status = try status() else { throw .sync(.notInStep) }
        return noted(updated, status)
    }

    public func forget(machine name: String) throws(StoreError) -> Updated<SyncRemoval> {
        let updated = try exchange(.folder)
        guard let folder = updated.value.folder else { throw .sync(.noFolder) }
        let path = try moveAway(machine: name, from: folder)
        func folded() -> Int { ((try? location()).flatMap { try? read(at: $0) }?.file.foldedIDs) ?? 0 }
        let before = folded()
        let last = try takeIn(.everything)
        return Updated(
            SyncRemoval(path: path, folded: folded() - before), warnings: updated.warnings + last.warnings,
            takenIn: updated.takenIn.followed(by: last.takenIn))
    }

    /// Moves a device's file to the backups, and remembers its ids as ones that nobody uses any more.
    private func moveAway(machine name: String, from folder: String) throws(StoreError) -> String {
        let location = try location()
        let lock = try lock(location)
        guard let (_, file) = try read(at: location, in: lock.folder),
            var run = try syncRun(of: file, at: location)
        else { throw .sync(.notInStep) }
        let leaving = try run.files(ofMachine: name, at: file.library.id)
        let shared = SyncFolder(path: folder, fileSystem: fileSystem)
        var kept = ""
        for seen in leaving {
            guard let bytes = try shared.bytes(of: seen.entry.name) else { continue }
            kept = try moveToBackups(seen.entry.name, bytes, from: shared, of: file.library.id, at: location)
            run.retire(seen.file)
        }
        machineState(of: file.library.id, at: location)?.remember(run)
        return kept
    }

    // MARK: The log

    public func log() -> [String] {
        guard let location = try? location(), let id = identifier(at: location) else { return [] }
        return machineState(of: id, at: location)?.log ?? []
    }

    /// Logs what was taken into a library; a failure is ignored.
    func note(_ takenIn: MergeReport, _ library: Library) {
        guard !takenIn.isEmpty, let location = try? location(),
            let state = machineState(of: library.id, at: location), let lock = try? lock(location)
        else { return }
        state.addToLog(environment.logLines(.merged(takenIn, library)))
        _ = lock
    }

    // MARK: Beginning and ending

    public func proposal() -> SyncProposal {
        let (home, name) = (environment.home, MachineName.proposal(host: environment.hostName()))
        if let location = try? location(), let id = identifier(at: location),
            let identity = try? machineState(of: id, at: location)?.identity(), !identity.name.isEmpty
        {
            return SyncProposal(
                folder: identity.folder.isEmpty ? home + "/Sync/Tracker" : identity.folder,
                name: identity.name)
        }
        let places = ["Sync", "Dropbox", "Nextcloud", "Library/Mobile Documents/com~apple~CloudDocs"]
        let place = places.first { (try? fileSystem.resolve(home + "/" + $0)) != nil } ?? places[0]
        return SyncProposal(folder: "\(home)/\(place)/Tracker", name: name)
    }

    public func contents(of folder: String) throws(StoreError) -> SyncFolderContents {
        let folder = SyncFolder(path: folder, fileSystem: fileSystem)
        try folder.refuseGitFolder()
        let library = try read(at: location())?.file.library
        return try folder.published().files.contents(besides: library)
    }

    public func begin(
        _ wish: SyncWish, bringing bytes: [UInt8]?
    ) throws(StoreError) -> Updated<SyncBeginning> {
        guard let sync, MachineName.isValid(wish.name) else { throw .sync(.badName(wish.name)) }
        let wished = wish.folder.map { SyncFolder(path: $0, fileSystem: fileSystem) }
        try wished?.refuseGitFolder()
        let location = try locationInFolder()
        let brought = try bytes.map { bytes throws(StoreError) in try PublishedFile(brought: bytes) }
        let isMade = wish.folder.map { (try? fileSystem.statusOfPath($0)) == nil } ?? false
        let folder = try wished?.made()
        let lock = try lock(location)
        let old = try readLocked(at: location, in: lock.folder)
        let shared = try folder?.published()
        let known = try old.file.flatMap { file throws(StoreError) in
            try machineState(of: file.library.id, at: location)?.identity()
        }
        let start = try SyncStart(
            from: storedState(of: old.file, old.history.history, at: location),
            generation: old.file?.generation ?? 0, known: known,
            mark: old.file.map { MachineState(in: sync, of: $0.library.id, at: location, environment).mark },
            wish: wish,
            folder: folder?.path, files: brought.map { [$0] } ?? shared?.files ?? [], fault: shared?.fault,
            environment: environment)
        let (journal, own, begun) = try start.begin()
        var said = begun
        said.isFolderMade = isMade
        said.carrier = folder.flatMap { SyncCarrier(folder: $0.path, fileSystem) }
        let (id, oldID) = (journal.library.id, old.file?.library.id)
        let state = MachineState(in: sync, of: id, at: location, environment)
        try state.save(own)
        let isOther = oldID.map { $0 != id } ?? false
        let commit = LibraryCommit(
            location: location, found: old.image, old: isOther ? nil : old.file,
            oldHistory: isOther ? ReadHistory() : old.history,
            backups: try archive.makeFolder(for: id, origin: location.path), environment: environment)
        guard let generation = try commit.run(journal, in: lock.folder) else {
            throw .busy(path: location.path)
        }
        var run = state.run(as: own, generation: .max, writer: own.device)
        run.forgetSeen()
        run.memory.earlier = Set(run.memory.earlier ?? []).union(start.earlier.map(\.text)).sorted()
        _ = run.look(at: id)
        let warnings = publish(journal, run, generation: generation, insteadOf: oldID ?? id, at: location)
        state.addToLog(environment.logLines(.began(said)))
        return Updated(said, warnings: warnings)
    }

    public func end(removingFile removesFile: Bool) throws(StoreError) -> Bool {
        let location = try location()
        guard location.folderExists else { return false }
        let lock = try lock(location)
        guard let (_, file) = try read(at: location, in: lock.folder),
            let state = machineState(of: file.library.id, at: location),
            var identity = try state.identity(), identity.isOn
        else { return false }
        if removesFile, let path = identity.exchangeFolder {
            try SyncFolder(path: path, fileSystem: fileSystem).remove(identity.fileName)
        }
        identity.mode = SyncIdentity.Mode.off.rawValue
        try state.save(identity)
        return true
    }
}

extension [StoreWarning] {
    /// Without what a status shows anyway.
    fileprivate var withoutFindings: [StoreWarning] {
        filter { if case .sync = $0 { false } else { true } }
    }
}
