public import TrackerDomain

// How a library begins to be in step.
extension PropertyListLibraryStore {
    public func proposal() -> SyncProposal {
        let (home, name) = (environment.home, DeviceName.proposal(host: environment.hostName()))
        if let location = try? location(), let id = identifier(at: location),
            let identity = try? deviceState(of: id, at: location)?.identity(), !identity.name.isEmpty
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
        let location = try location()
        let folder = try shareable(folder, at: location)
        let library = try read(at: location)?.file.library
        return try folder.published().files.contents(besides: library)
    }

    public func begin(
        _ wish: SyncWish, bringing bytes: [UInt8]?
    ) throws(StoreError) -> Updated<SyncBeginning> {
        guard let sync, DeviceName.isValid(wish.name) else { throw .sync(.badName(wish.name)) }
        let wished = try shareable(wish.folder, at: location())
        let location = try locationInFolder()
        let brought = try bytes.map { bytes throws(StoreError) in try PublishedFile(brought: bytes) }
        let isMade = wish.folder.map { (try? fileSystem.statusOfPath($0)) == nil } ?? false
        let folder = try wished?.made()
        let lock = try lock(location)
        let old = try readLocked(at: location, in: lock.folder)
        let start = try start(wish, from: old, in: folder, brought, at: location)
        let begun = try start.begin()
        let (journal, own, takenIn) = (begun.journal, begun.identity, begun.takenIn)
        var said = begun.said
        said.isFolderMade = isMade
        said.carrier = folder?.carrier
        if let folder, said.carrier == .git {
            said.signsCommits = Git(folder: folder.path, programs: environment.programs).signsCommits
        }
        let (id, oldID) = (journal.library.id, old.file?.library.id)
        let state = DeviceState(in: sync, of: id, at: location, environment)
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
        // git is asked anew, in the same folder too.
        run.memory.note(nil, in: "", on: environment.today())
        if !said.devices.isEmpty || !takenIn.isEmpty { run.memory.received = environment.now().dateAndTime }
        run.memory.earlier = Set(run.memory.earlier ?? []).union(start.earlier.map(\.text)).sorted()
        _ = run.look(at: id)
        if let brought { run.note(brought: brought, in: journal.replica?.facts) }
        if let finding = carriedLibrary(at: location, besides: folder?.path) { run.add(finding) }
        let warnings = publish(journal, run, generation: generation, insteadOf: oldID ?? id, at: location)
        if !isOther, let id = own.id, !start.earlier.isEmpty, !start.earlier.contains(id) {
            state.addToLog([.beganAnew(own.name, on: environment.today())])
        }
        state.addToLog(environment.logEntries(.began(said)))
        state.addToLog(environment.logEntries(.merged(takenIn, journal.library)))
        return Updated(
            said, warnings: warnings + takenIn.conflicts.map { .syncConflict($0) }, takenIn: takenIn)
    }

    public func tryBeginning(_ wish: SyncWish) throws(StoreError) -> SyncBeginning {
        guard sync != nil, DeviceName.isValid(wish.name) else { throw .sync(.badName(wish.name)) }
        let location = try location()
        let folder = try shareable(wish.folder, at: location)
        let old = try changeable(read(at: location), at: location)
        return try start(wish, from: old, in: folder, nil, at: location).begin().said
    }

    private func start(
        _ wish: SyncWish, from old: LockedLibrary, in folder: SyncFolder?, _ brought: PublishedFile?,
        at location: FileLocation
    ) throws(StoreError) -> SyncStart {
        let shared = try folder?.published()
        let known = try old.file.flatMap { file throws(StoreError) in
            try deviceState(of: file.library.id, at: location)?.identity()
        }
        return try SyncStart(
            from: storedState(of: old.file, old.history.history, at: location),
            generation: old.file?.generation ?? 0, known: known,
            mark: old.file.flatMap { deviceState(of: $0.library.id, at: location)?.mark }, wish: wish,
            folder: folder?.path, files: brought.map { [$0] } ?? shared?.files ?? [], fault: shared?.fault,
            environment: environment)
    }

    // MARK: Folders

    private func shareable(_ path: String?, at location: FileLocation) throws(StoreError) -> SyncFolder? {
        try path.map { path throws(StoreError) in try shareable(path, at: location) }
    }

    /// A folder for devices' files; refuses what git or this program keeps for itself.
    private func shareable(_ path: String, at location: FileLocation) throws(StoreError) -> SyncFolder {
        let real = realPath(path)
        let state = [backups, sync ?? ""].filter { !$0.isEmpty }.map(realPath)
        let own = ["/", location.folder, realPath(environment.settingsFolder)] + state.map(\.parentFolder)
        guard !own.contains(real), !state.contains(where: { (real + "/").hasPrefix($0 + "/") }) else {
            throw .sync(.ownFolder(path))
        }
        let folder = SyncFolder(path: path, fileSystem: fileSystem)
        try folder.refuseGitFolder()
        return folder
    }

    private func realPath(_ path: String) -> String { (try? fileSystem.resolve(path)) ?? path }

    /// What is wrong if something carries the library's own file, but for git, which lets nobody overwrite another's.
    func carriedLibrary(at location: FileLocation, besides folder: String?) -> SyncFinding? {
        guard let carrier = SyncCarrier(folder: location.folder, fileSystem), carrier != .git,
            stamp(at: location) != nil
        else { return nil }
        let name = location.folder.split(separator: "/").last
        let shared = folder ?? location.folder + (name == "Tracker" ? "" : "/Tracker")
        return .libraryCarried(path: location.path, carrier, folder: shared)
    }
}
