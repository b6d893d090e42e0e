internal import TrackerDomain

/// How the store's calls take in what other machines published, and publish.
extension PropertyListLibraryStore {
    /// The place of this machine's identity for a library; a copy of the library elsewhere has another one.
    func identityFile(of id: Identifier, at location: FileLocation) -> StateFile<SyncIdentity>? {
        stateFile(of: id, at: location, ending: "")
    }

    func memoryFile(of id: Identifier, at location: FileLocation) -> StateFile<SyncMemory>? {
        stateFile(of: id, at: location, ending: ".seen")
    }

    private func stateFile<Document>(
        of id: Identifier, at location: FileLocation, ending: String
    ) -> StateFile<Document>? {
        guard let sync else { return nil }
        let place = Hexadecimal.text(XXH64.hash(location.path.utf8)).prefix(8)
        return StateFile(path: "\(sync)/\(id)-\(place)\(ending).plist", fileSystem: fileSystem)
    }

    /// The identity of this machine for a library; nil if it has none, or another machine's.
    func identity(of id: Identifier, at location: FileLocation) throws(StoreError) -> SyncIdentity? {
        guard let identity = try identityFile(of: id, at: location)?.read(), identity.id != nil,
            identity.machine == environment.machineMark()
        else { return nil }
        return identity
    }

    /// The dealings of one command with the folder; nil if the library is in step with none.
    ///
    /// A library without an identity was copied from elsewhere, and gets one that publishes nothing.
    func syncRun(of file: LibraryFile?, at location: FileLocation) throws(StoreError) -> SyncRun? {
        guard sync != nil, let file, file.isInStep else { return nil }
        let known = try identity(of: file.library.id, at: location)
        let identity =
            known
            ?? SyncIdentity(
                .fresh(environment.newIdentifier, besides: []), name: "", folder: nil,
                machine: environment.machineMark(), .copied)
        return syncRun(as: identity, of: file, at: location)
    }

    func syncRun(as identity: SyncIdentity, of file: LibraryFile, at location: FileLocation) -> SyncRun {
        syncRun(
            as: identity, file.library.id, generation: file.generation, writer: file.writer, at: location)
    }

    /// - Parameter writer: The device that wrote the library.
    func syncRun(
        as identity: SyncIdentity, _ id: Identifier, generation: Int, writer: String?,
        at location: FileLocation
    ) -> SyncRun {
        let memory = Result { () throws(StoreError) in try memoryFile(of: id, at: location)?.read() }
        return SyncRun(
            identity, (try? memory.get()) ?? SyncMemory(), generation: generation, writer: writer,
            isMemoryUnread: { if case .failure = memory { true } else { false } }(),
            folder: identity.exchangeFolder.map { SyncFolder(path: $0, fileSystem: fileSystem) },
            environment: environment)
    }

    /// Joins in memory what is new in the folder; nil if nothing is. Writes nothing.
    func joined(_ file: LibraryFile, at location: FileLocation) -> Journal? {
        guard file.isInStep, file.isIntact, var run = try? syncRun(of: file, at: location) else { return nil }
        let look = run.look(at: file.library.id)
        // As nothing is saved of it, it is not proved once more that the intact file's library follows from its facts.
        guard !look.isEmpty, let replica = try? file.statedReplica() else { return nil }
        var journal = Journal(library: file.library, replica: replica)
        _ = run.takeIn(look, &journal)
        return journal
    }

    /// What this machine has published of a library; nil if it is not there as it was written.
    func ownPublished(_ id: Identifier, at location: FileLocation) -> PublishedFile? {
        guard let identity = (try? identity(of: id, at: location)) ?? nil,
            let folder = identity.exchangeFolder.map({ SyncFolder(path: $0, fileSystem: fileSystem) }),
            let bytes = (try? folder.bytes(of: identity.fileName)) ?? nil,
            let file = (try? PublishedFile(bytes)) ?? nil
        else { return nil }
        return file.library.id == id && file.device == identity.id ? file : nil
    }

    /// Makes the next change take another id: an older state is back, and what was done since is published.
    func doubt(_ id: Identifier, at location: FileLocation) {
        guard (try? identity(of: id, at: location)) != nil, let file = memoryFile(of: id, at: location),
            var memory = try? file.read() ?? SyncMemory()
        else { return }
        memory.generation = .max
        try? file.write(memory, isFlushed: true)
    }

    /// Saves who this machine is; before a commit, so that no id is used twice.
    func save(_ run: SyncRun, of id: Identifier, at location: FileLocation) throws(StoreError) {
        guard let file = identityFile(of: id, at: location), try file.read() != run.identity else { return }
        try file.write(run.identity, isFlushed: true)
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
        if run.mustPublish(generation: generation) {
            run.publish(journal, generation: generation)
            removeFormerFiles(of: run, journal, at: location)
        }
        let untold = run.newFindings()
        if id != old {
            identityFile(of: old, at: location)?.remove()
            memoryFile(of: old, at: location)?.remove()
        }
        if let file = memoryFile(of: id, at: location), let memory = run.learned {
            try? file.write(memory, isFlushed: false)
        }
        return untold.map { .sync($0) }
    }

    /// Moves files that this machine published under another name or id to the backups, once the new one has all of them.
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
        try reporting(.backUp, at: backups.path) { () throws(SystemFault) in
            try backups.keepCopy(of: bytes, as: backup, backupFolder)
        }
        try folder.remove(name)
        return backups.path + "/" + backup.text
    }
}
