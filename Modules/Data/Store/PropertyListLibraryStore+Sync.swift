public import TrackerDomain

extension PropertyListLibraryStore: LibrarySync {
    public func status() throws(StoreError) -> SyncStatus? {
        let location = try FileLocation(resolving: path, fileSystem)
        guard let image = try image(at: location) else { return nil }
        let file = try file(image, at: location)
        guard let known = try syncRun(of: file, at: location), known.identity.isOn || known.identity.isCopied,
            let id = known.device
        else { return nil }
        let facts =
            try (file.isIntact ? file.replica(at: location.path)?.facts : nil)
            ?? ReplicaState(file.library, by: id)
        var run = syncRun(as: known.identity, of: file, at: location)
        run.forgetSeen()
        let sights = run.look(at: file.library.id)
        for other in sights.others { run.noteOther(other) }
        for sight in sights.arrived { run.checkClock(of: sight.file) }
        run.addPublishingFault()
        let folder = known.identity.exchangeFolder
        let seen = machines(sights.arrived, besides: id, facts)
        let unread = unreadMachines(run).filter { row in row.id != id && !seen.contains { $0.id == row.id } }
        return SyncStatus(
            id: id, name: known.identity.name, folder: folder,
            carrier: folder.flatMap { SyncCarrier(folder: $0, fileSystem) },
            others: (seen + unread).sorted { ($0.name, $0.id) < ($1.name, $1.id) }, findings: run.findings,
            isWaiting: facts.trackers.isEmpty)
    }

    /// One row for each machine, of its newest file.
    private func machines(
        _ sights: [SyncRun.SeenFile], besides own: DeviceID, _ facts: ReplicaState
    ) -> [SyncStatus.Machine] {
        var machines: [DeviceID: SyncStatus.Machine] = [:]
        for file in sights.map(\.file) where file.device != own {
            let machine = SyncStatus.Machine(
                id: file.device, name: file.name, published: file.day,
                behind: facts.changes(lackedBy: file.facts), ahead: file.facts.changes(lackedBy: facts))
            if let known = machines[file.device],
                (known.published ?? file.day, -known.behind) >= (file.day, -machine.behind)
            {
                continue
            }
            machines[file.device] = machine
        }
        return Array(machines.values)
    }

    /// A row for each machine whose file cannot be read now, with what is remembered of it.
    private func unreadMachines(_ run: SyncRun) -> [SyncStatus.Machine] {
        var machines: [DeviceID: SyncStatus.Machine] = [:]
        for name in run.unread.keys.sorted() {
            let known = run.seen[name]
            guard let id = known.flatMap({ DeviceID($0.device) }) ?? DeviceID(fileName: name) else {
                continue
            }
            machines[id] = SyncStatus.Machine(
                id: id, name: run.machineName(of: name),
                published: known.flatMap { $0.fault.isEmpty ? Day(iso: $0.day) : nil }, behind: 0, ahead: 0,
                isUnreadable: true)
        }
        return Array(machines.values)
    }

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
                    (), warnings: updated.warnings + brought.warnings,
                    takenIn: updated.takenIn.followed(by: brought.takenIn))
                // What came in has made this machine publish anew.
                if !brought.takenIn.isEmpty {
                    trouble = SyncFinding(carry(before, in: folder, reach), folder: folder)
                }
            }
        }
        guard var status = try status() else { throw .sync(.notInStep) }
        status.findings += [trouble].compactMap(\.self)
        return Updated(status, warnings: updated.warnings.withoutFindings, takenIn: updated.takenIn)
    }

    private func carry(_ status: SyncStatus, in folder: String, _ reach: SyncReach) -> GitCarrier.Outcome {
        var carrier = GitCarrier(
            folder: folder, file: "\(status.name)-\(status.id.text).plist", programs: environment.programs,
            fileSystem: fileSystem, waiting: environment.waiting)
        return carrier.carry(isSending: reach == .receivingAndSending)
    }

    public func publishedFile() throws(StoreError) -> [UInt8] {
        let location = try FileLocation(resolving: path, fileSystem)
        guard let image = try image(at: location) else { throw .sync(.notInStep) }
        let file = try file(image, at: location)
        guard let identity = try identity(of: file.library.id, at: location), identity.isOn,
            let id = identity.id
        else { throw .sync(.notInStep) }
        let journal = try loadJournal().noting(as: id)
        guard let replica = journal.replica else { throw .sync(.notInStep) }
        return try PublishedFile.bytes(
            of: journal.library, replica, name: identity.name, on: environment.today(),
            generation: file.generation, at: location.path)
    }

    public func take(_ bytes: [UInt8]) throws(StoreError) -> Updated<SyncStatus> {
        guard try status() != nil else { throw .sync(.notInStep) }
        let brought = try PublishedFile(brought: bytes)
        let updated = try takeIn(.brought(brought))
        guard let status = try status() else { throw .sync(.notInStep) }
        return Updated(status, warnings: updated.warnings.withoutFindings, takenIn: updated.takenIn)
    }

    public func end(removingFile removesFile: Bool) throws(StoreError) -> Bool {
        let location = try FileLocation(resolving: path, fileSystem)
        guard location.folderExists else { return false }
        let lock = try FolderLock(location.folder, fileSystem, environment.waiting)
        guard let image = try image(at: location, in: lock.folder) else { return false }
        let id = try file(image, at: location).library.id
        guard var identity = try identity(of: id, at: location), identity.isOn else { return false }
        if removesFile, let path = identity.exchangeFolder {
            try SyncFolder(path: path, fileSystem: fileSystem).remove(identity.fileName)
        }
        identity.mode = SyncIdentity.Mode.off.rawValue
        try identityFile(of: id, at: location)?.write(identity, isFlushed: true)
        return true
    }

    public func forget(machine name: String) throws(StoreError) -> Updated<String> {
        let updated = try exchange(.folder)
        let location = try FileLocation(resolving: path, fileSystem)
        guard let folder = updated.value.folder else { throw .sync(.noFolder) }
        let lock = try FolderLock(location.folder, fileSystem, environment.waiting)
        guard let image = try image(at: location, in: lock.folder) else { throw .sync(.notInStep) }
        let file = try file(image, at: location)
        guard var run = try syncRun(of: file, at: location) else { throw .sync(.notInStep) }
        run.forgetSeen()
        let sights = run.look(at: file.library.id).arrived.filter { $0.file.device != run.device }
        if run.identity.name == name, !sights.contains(where: { $0.file.name == name }) {
            throw .sync(.isThisMachine(name))
        }
        let leaving = sights.filter {
            $0.file.name == name || "\($0.file.name)-\($0.file.device.text)" == name
        }
        if leaving.isEmpty,
            let (file, cause) = run.unread.first(where: { run.machineName(of: $0.key) == name })
        {
            throw .disk(DiskFault(operation: .read, path: folder + "/" + file, cause: cause))
        }
        guard let first = leaving.first, leaving.allSatisfy({ $0.file.device == first.file.device }) else {
            let known = sights.map { sight in
                sights.contains { $0.file.name == sight.file.name && $0.file.device != sight.file.device }
                    ? "\(sight.file.name)-\(sight.file.device.text)" : sight.file.name
            }
            throw .sync(.unknownMachine(name, known: Set(known).sorted()))
        }
        let shared = SyncFolder(path: folder, fileSystem: fileSystem)
        var kept = ""
        for sight in leaving {
            guard let bytes = try shared.bytes(of: sight.entry.name) else { continue }
            kept = try moveToBackups(sight.entry.name, bytes, from: shared, of: file.library.id, at: location)
        }
        return Updated(kept, warnings: updated.warnings, takenIn: updated.takenIn)
    }

    // MARK: The log

    public func log() -> [String] {
        withMemory { (try? $0?.read())?.log ?? [] } ?? []
    }

    public func log(_ lines: [String]) {
        guard !lines.isEmpty else { return }
        withMemory { file in
            guard let file, let location = try? FileLocation(resolving: path, fileSystem),
                let lock = try? FolderLock(location.folder, fileSystem, environment.waiting)
            else { return }
            // What cannot be read is not written over.
            guard var memory = try? file.read() ?? SyncMemory() else { return }
            memory.log = Array((memory.log + lines).suffix(SyncMemory.mostLogLines))
            try? file.write(memory, isFlushed: false)
            _ = lock
        }
    }

    @discardableResult
    private func withMemory<Result>(_ body: (StateFile<SyncMemory>?) -> Result) -> Result? {
        guard let location = try? FileLocation(resolving: path, fileSystem), let id = identifier(at: location)
        else { return nil }
        return body(memoryFile(of: id, at: location))
    }
}

extension SyncFinding {
    fileprivate init?(_ outcome: GitCarrier.Outcome, folder: String) {
        switch outcome {
        case .done, .nothingToDo: return nil
        case .noUpstream: self = .gitGoesNowhere(folder: folder)
        case .busy, .failed: self = .gitNeedsPerson(folder: folder)
        case .unreachable: self = .gitUnreachable(folder: folder)
        }
    }
}

extension [StoreWarning] {
    /// Without what a status shows anyway.
    fileprivate var withoutFindings: [StoreWarning] {
        filter { if case .sync = $0 { false } else { true } }
    }
}
