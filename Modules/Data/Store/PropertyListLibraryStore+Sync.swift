public import TrackerDomain

extension PropertyListLibraryStore: LibrarySync {
    /// What this device keeps of itself for a library; nil if no library can be in step here.
    func deviceState(of id: Identifier, at location: FileLocation) -> DeviceState? {
        sync.map { DeviceState(in: $0, of: id, at: location, environment) }
    }

    /// The dealings of one command with the folder; nil if the library is in step with none.
    func syncRun(of file: LibraryFile?, at location: FileLocation) throws(StoreError) -> SyncRun? {
        guard let file, file.isInStep else { return nil }
        return try deviceState(of: file.library.id, at: location)?.run(of: file)
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
        if isLeft(file, at: location) { run.add(.left) }
        if let finding = carriedLibrary(at: location, besides: run.folder?.path) { run.add(finding) }
        run.forgetStamps()
        let scan = run.look(at: file.library.id)
        // A device that waits takes over what is there.
        if !facts.trackers.isEmpty { run.noteOthers(scan, besides: file.library.id) }
        run.noteClocks(scan)
        run.addPublishingFault(of: facts)
        return SyncStatus(
            id: id, name: run.identity.name, folder: run.folder?.path, carrier: run.folder?.carrier,
            published: deviceState(of: file.library.id, at: location)?.published()?.day,
            sent: run.memory.sent.flatMap(ClockReading.init(dateAndTime:)),
            received: run.memory.received.flatMap(ClockReading.init(dateAndTime:)),
            others: run.devices(scan, comparedWith: facts), findings: run.datedFindings,
            isWaiting: facts.trackers.isEmpty)
    }

    public func folderStamps() -> () -> SyncStamp? {
        var known: (location: FileLocation, library: LibraryStamp, identity: DeviceState.WatchedIdentity?)?
        return {
            guard let location = try? location(), let library = stamp(at: location) else { return nil }
            if known?.location != location || known?.library != library {
                // A library that cannot be read now is read again with the next call.
                known = (try? image(at: location)).map { image in
                    let state = LibraryFile.identifier(in: image.bytes)
                        .flatMap { deviceState(of: $0, at: location) }
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
        guard try status() != nil else { throw .sync(.notInStep) }
        var updated = try takeIn(.everything)
        guard reach != .folder, let identity = try identity(of: updated.value.id),
            let folder = identity.exchangeFolder, SyncCarrier(folder: folder, fileSystem) == .git
        else { return try withStatus(updated) }
        var hasSent = false
        func carry(_ identity: SyncIdentity) -> GitCarrier.Outcome {
            let removed = (try? removedIDs(of: identity)) ?? []
            var carrier = GitCarrier(
                folder: folder, file: identity.fileName, removedIDs: removed,
                programs: environment.programs,
                fileSystem: fileSystem, waiting: environment.waiting)
            let outcome = carrier.carry(isSending: reach == .receivingAndSending)
            if carrier.hasSent { hasSent = true }
            return outcome
        }
        var outcome = carry(identity)
        if outcome == .done {
            let brought = try takeIn(.whatIsNew)
            updated = Updated(
                brought.value, warnings: updated.warnings + brought.warnings,
                takenIn: updated.takenIn.followed(by: brought.takenIn))
            // What came in has made this device publish anew, perhaps under another id.
            if let own = try self.identity(of: updated.value.id), own != identity || !brought.takenIn.isEmpty
            {
                outcome = carry(own)
            }
        }
        let trouble = GitTrouble(outcome)
        if trouble != .busy {
            remember(of: updated.value.id) { memory in
                memory.note(trouble, in: folder, on: environment.today())
                if hasSent { memory.sent = environment.now().dateAndTime }
            }
        }
        // It is over before anything else looks.
        let passing = trouble == .busy ? SyncFinding.git(folder: folder, .busy) : nil
        return try withStatus(updated, besides: passing)
    }

    private func identity(of library: Identifier) throws(StoreError) -> SyncIdentity? {
        try deviceState(of: library, at: location())?.identity()
    }

    /// The ids whose files this device has removed: its own under other names, of earlier lives, of removed devices.
    private func removedIDs(of identity: SyncIdentity) throws(StoreError) -> Set<String> {
        let location = try location()
        guard let (_, file) = try read(at: location) else { return [] }
        let memory = try deviceState(of: file.library.id, at: location)?.run(of: file).memory
        let known = [identity.device] + (memory?.earlier ?? []) + (memory?.retired ?? [])
        return Set(known + file.foldedIDs)
    }

    /// The status after what came in.
    private func withStatus(
        _ updated: Updated<Library>, besides finding: SyncFinding? = nil
    ) throws(StoreError) -> Updated<SyncStatus> {
        guard var status = try status() else { throw .sync(.notInStep) }
        if let finding { status.findings.append(DatedFinding(finding, since: environment.today())) }
        return Updated(status, warnings: updated.warnings, takenIn: updated.takenIn)
    }

    public func publishedFile() throws(StoreError) -> [UInt8] {
        let location = try location()
        guard let (_, file) = try read(at: location),
            let identity = try deviceState(of: file.library.id, at: location)?.identity(), identity.isOn,
            let id = identity.id
        else { throw .sync(.notInStep) }
        let journal = try loadJournal().noting(as: id)
        guard let replica = journal.replica else { throw .sync(.notInStep) }
        guard let run = try syncRun(of: file, at: location) else { throw .sync(.notInStep) }
        let bytes = try PublishedFile.bytes(
            of: journal.library, replica, as: run.sender(knowing: replica.facts),
            generation: file.generation, at: location.path)
        if identity.exchangeFolder == nil {
            remember(of: file.library.id) { $0.sent = environment.now().dateAndTime }
        }
        return bytes
    }

    public func take(_ bytes: [UInt8]) throws(StoreError) -> Updated<SyncStatus> {
        guard try status() != nil else { throw .sync(.notInStep) }
        let brought = try PublishedFile(brought: bytes)
        guard !brought.facts.trackers.isEmpty else { throw .sync(.nothingBrought(device: brought.name)) }
        return try withStatus(takeIn(.brought(brought)))
    }

    public func forget(device name: String) throws(StoreError) -> Updated<SyncRemoval> {
        let updated = try exchange(.folder)
        let brought = updated.value.others.filter(\.isByHand)
        if let device = brought.first(where: { updated.value.name(of: $0) == name }) {
            guard let library = identifier(at: try location()) else { throw .sync(.notInStep) }
            remember(of: library) { $0.broughtMachines?.removeAll { $0.device == device.id.text } }
            return Updated(SyncRemoval(), warnings: updated.warnings, takenIn: updated.takenIn)
        }
        guard let folder = updated.value.folder else {
            guard brought.isEmpty else {
                throw .sync(.unknownDevice(name, known: brought.map(updated.value.name).sorted()))
            }
            throw .sync(.noFolder)
        }
        let path = try moveAway(device: name, from: folder)
        func folded() -> Int { ((try? location()).flatMap { try? read(at: $0) }?.file.foldedIDs.count) ?? 0 }
        let before = folded()
        let last = try takeIn(.everything)
        return Updated(
            SyncRemoval(path: path, folded: folded() - before), warnings: updated.warnings + last.warnings,
            takenIn: updated.takenIn.followed(by: last.takenIn))
    }

    /// Moves a device's file to the backups, and remembers its ids as ones that nobody uses any more.
    private func moveAway(device name: String, from folder: String) throws(StoreError) -> String? {
        let location = try location()
        let lock = try lock(location)
        guard let (_, file) = try read(at: location, in: lock.folder),
            var run = try syncRun(of: file, at: location)
        else { throw .sync(.notInStep) }
        let leaving = try run.files(ofDevice: name, at: file.library.id)
        let shared = SyncFolder(path: folder, fileSystem: fileSystem)
        var kept: String?
        for seen in leaving {
            guard let bytes = try shared.bytes(of: seen.entry.name) else { continue }
            kept = try moveToBackups(seen.entry.name, bytes, from: shared, of: file.library.id, at: location)
            run.retire(seen.file)
        }
        deviceState(of: file.library.id, at: location)?.remember(run)
        return kept
    }

    // MARK: The log

    public func log() -> [SyncLogEntry] {
        guard let location = try? location(), let file = (try? read(at: location))?.file,
            let state = deviceState(of: file.library.id, at: location)
        else { return [] }
        guard let (journal, takenIn) = joined(file, at: location), !takenIn.isEmpty else { return state.log }
        return state.log + environment.logEntries(.merged(takenIn, journal.library))
    }

    /// Changes what this device remembers of a library; a failure is ignored.
    private func remember(of library: Identifier, _ change: (inout SyncMemory) -> Void) {
        guard let location = try? location(), let state = deviceState(of: library, at: location),
            let lock = try? lock(location)
        else { return }
        state.remember(change)
        _ = lock
    }

    // MARK: Ending

    public func end(removingFile removesFile: Bool) throws(StoreError) -> Bool {
        let location = try location()
        guard location.folderExists else { return false }
        let lock = try lock(location)
        guard let (_, file) = try read(at: location, in: lock.folder),
            let state = deviceState(of: file.library.id, at: location),
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
