public import TrackerDomain

extension PropertyListLibraryStore {
    public func proposal() -> SyncProposal {
        let (home, name) = (environment.home, MachineName.proposal(host: environment.hostName()))
        if let location = try? FileLocation(resolving: path, fileSystem), let id = identifier(at: location),
            let identity = try? identity(of: id, at: location), !identity.name.isEmpty
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
        try refuseGitFolder(folder)
        let location = try FileLocation(resolving: path, fileSystem)
        let image = try image(at: location)
        let library = try image.map { image throws(StoreError) in try file(image, at: location).library }
        let files = try SyncFolder(path: folder, fileSystem: fileSystem).published().files
        guard let main = files.mainLibrary else { return .nothing }
        guard let library, !library.trackers.isEmpty else {
            return .library(machines: names(files, of: main))
        }
        if files.contains(where: { $0.library.id == library.id }) {
            return .library(machines: names(files, of: library.id))
        }
        let trackers =
            files.filter { $0.library.id == main }.map(\.library.trackers)
            .max { $0.count < $1.count } ?? []
        return .otherLibrary(machines: names(files, of: main), trackers: trackers.map(\.name))
    }

    private func names(_ files: [PublishedFile], of id: Identifier) -> [String] {
        Set(files.filter { $0.library.id == id }.map(\.name)).sorted()
    }

    public func begin(
        _ wish: SyncWish, bringing bytes: [UInt8]?
    ) throws(StoreError) -> Updated<SyncBeginning> {
        guard sync != nil, MachineName.isValid(wish.name) else { throw .sync(.badName(wish.name)) }
        if let folder = wish.folder { try refuseGitFolder(folder) }
        var location = try FileLocation(resolving: path, fileSystem)
        if !location.folderExists { location = try createFolder(of: location) }
        let brought = try bytes.map { bytes throws(StoreError) in try PublishedFile(brought: bytes) }
        let isMade = wish.folder.map { (try? fileSystem.statusOfPath($0)) == nil } ?? false
        let folder = try wish.folder.map { path throws(StoreError) in try makeFolder(path) }
        let lock = try FolderLock(location.folder, fileSystem, environment.waiting)
        let found = try image(at: location, in: lock.folder)
        let file = try found.map { image throws(StoreError) in try self.file(image, at: location) }
        if let machine = file?.published?.name {
            throw .sync(.published(path: location.path, machine: machine))
        }
        let history = try file?.history(at: location.path) ?? ReadHistory()
        let shared = try folder.map { path throws(StoreError) in
            try SyncFolder(path: path, fileSystem: fileSystem).published()
        }
        let known = try file.flatMap { file throws(StoreError) in
            try identity(of: file.library.id, at: location)
        }
        let start = try SyncStart(
            from: storedState(of: file, history.history, at: location), known: known, wish: wish,
            folder: folder, files: brought.map { [$0] } ?? shared?.files ?? [], fault: shared?.fault,
            environment: environment)
        let (journal, own, begun) = try start.begin()
        var said = begun
        said.isFolderMade = isMade
        said.carrier = folder.flatMap { SyncCarrier(folder: $0, fileSystem) }
        let isOther = file.map { $0.library.id != journal.library.id } ?? false
        try identityFile(of: journal.library.id, at: location)?.write(own, isFlushed: true)
        let commit = LibraryCommit(
            location: location, found: found, old: isOther ? nil : file,
            oldHistory: isOther ? ReadHistory() : history,
            backups: try archive.makeFolder(for: journal.library.id, origin: location.path),
            environment: environment)
        guard let generation = try commit.run(journal, in: lock.folder) else {
            throw .busy(path: location.path)
        }
        var run = syncRun(
            as: own, journal.library.id, generation: .max, writer: own.device, at: location)
        run.forgetSeen()
        _ = run.look(at: journal.library.id)
        let warnings = publish(
            journal, run, generation: generation, insteadOf: file?.library.id ?? journal.library.id,
            at: location)
        return Updated(said, warnings: warnings)
    }

    /// Throws for a bare repository, and for the `.git` of any other: no git carries files that lie there.
    private func refuseGitFolder(_ path: String) throws(StoreError) {
        let names = (try? OpenFolder(path, fileSystem).names()) ?? []
        if Set(names).isSuperset(of: ["HEAD", "objects", "refs"]) { throw .sync(.gitFolder(path)) }
    }

    /// The real path of the folder, which is made if it is missing.
    private func makeFolder(_ path: String) throws(StoreError) -> String {
        try reporting(.createFolder, at: path) { () throws(SystemFault) in
            try MissingFolders.create(path, fileSystem)
            return try fileSystem.resolve(path)
        }
    }
}
