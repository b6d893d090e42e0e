internal import TrackerDomain

/// What this device keeps of itself for a library in step: who it is, and what it has seen.
///
/// It is outside the library, by its id and its path: a copy of the library elsewhere has another one.
struct DeviceState {
    private let library: Identifier
    /// Tells this machine from others; it is no part of what is published.
    private let machine: String
    /// Tells this device from others in what it publishes of the library, and nothing else of it.
    let mark: String
    private let identityFile: StateFile<SyncIdentity>
    private let memoryFile: StateFile<SyncMemory>
    private let logFile: StateFile<SyncLog>
    private let environment: StoreEnvironment

    /// - Parameter folder: The folder for what devices keep of all libraries.
    init(
        in folder: String, of library: Identifier, at location: FileLocation, _ environment: StoreEnvironment
    ) {
        let place = Hexadecimal.text(XXH64.hash(location.path.utf8)).prefix(8)
        let path = "\(folder)/\(library)-\(place)"
        self.library = library
        machine = environment.machineMark()
        let traits = "\(library) \(machine) \(location.path)"
        mark = Hexadecimal.text(XXH64.hash(traits.utf8))
        identityFile = StateFile(path: path + ".plist", fileSystem: environment.fileSystem)
        memoryFile = StateFile(path: path + ".seen.plist", fileSystem: environment.fileSystem)
        logFile = StateFile(path: path + ".log.plist", fileSystem: environment.fileSystem)
        self.environment = environment
    }

    func remove() {
        identityFile.remove()
        memoryFile.remove()
        logFile.remove()
    }

    // MARK: Who it is

    /// The identity of this device; nil if it has none, or another device's.
    func identity() throws(StoreError) -> SyncIdentity? {
        guard let identity = try identityFile.read(), identity.id != nil,
            identity.machine == machine
        else { return nil }
        return identity
    }

    /// True if the identity is the one that is saved.
    func holds(_ identity: SyncIdentity) throws(StoreError) -> Bool { try identityFile.read() == identity }

    func save(_ identity: SyncIdentity) throws(StoreError) {
        try identityFile.write(identity, isFlushed: true)
    }

    /// The identity, read again only once its file has changed.
    struct WatchedIdentity {
        let state: DeviceState
        private var identity: SyncIdentity?
        private var status: FileStatus?

        init(of state: DeviceState) {
            self.state = state
        }

        mutating func read() -> SyncIdentity? {
            let file = state.identityFile
            guard let newStatus = try? file.fileSystem.statusOfPath(file.path) else { return nil }
            if newStatus != status {
                do throws(StoreError) {
                    identity = try state.identity()
                    status = newStatus
                } catch {
                    return nil
                }
            }
            return identity
        }
    }

    // MARK: What it has seen

    /// The dealings of one command with the folder.
    ///
    /// A library without an identity was copied from elsewhere, and gets one that publishes nothing.
    func run(of file: LibraryFile) throws(StoreError) -> SyncRun {
        let identity =
            try identity()
            ?? SyncIdentity(
                .fresh(environment.newIdentifier, besides: []), name: "", folder: nil,
                machine: machine, .copied)
        return run(as: identity, generation: file.generation, writer: file.writer)
    }

    /// - Parameter writer: The device that wrote the library.
    func run(as identity: SyncIdentity, generation: Int, writer: String?) -> SyncRun {
        let memory = Result { () throws(StoreError) in try memoryFile.read() }
        return SyncRun(
            identity, (try? memory.get()) ?? SyncMemory(), generation: generation, writer: writer,
            mark: mark, isMemoryUnread: { if case .failure = memory { true } else { false } }(),
            folder: identity.exchangeFolder.map { SyncFolder(path: $0, fileSystem: environment.fileSystem) },
            environment: environment)
    }

    /// Remembers what a run has seen; a failure costs a second look.
    func remember(_ run: SyncRun) {
        if let memory = run.learned { try? memoryFile.write(memory, isFlushed: false) }
    }

    /// What this device has published of the library; nil if it is not there as it was written.
    func published() -> PublishedFile? {
        guard let identity = (try? identity()) ?? nil,
            let folder = identity.exchangeFolder.map({
                SyncFolder(path: $0, fileSystem: environment.fileSystem)
            }),
            let bytes = (try? folder.bytes(of: identity.fileName)) ?? nil,
            let file = (try? PublishedFile(bytes)) ?? nil
        else { return nil }
        return file.library.id == library && file.device == identity.id ? file : nil
    }

    /// Makes the next change take another id: an older state is back, and what was done since is published.
    func doubt() {
        guard (try? identity()) != nil, var memory = try? memoryFile.read() ?? SyncMemory() else { return }
        memory.generation = .max
        try? memoryFile.write(memory, isFlushed: true)
    }

    // MARK: The log

    /// What came in, oldest first.
    var log: [SyncLogEntry] {
        ((try? memoryFile.read())?.log ?? []).compactMap(SyncLogEntry.init(earlierLine:))
            + ((try? logFile.read())?.entries ?? []).compactMap(SyncLogEntry.init(line:))
    }

    /// Adds entries to the log, and those of an earlier program before; a failure is ignored.
    func addToLog(_ entries: [SyncLogEntry]) {
        guard !entries.isEmpty, let old = try? logFile.read() ?? SyncLog(entries: log.map(\.line)) else {
            return
        }
        let all = SyncLog(entries: (old.entries + entries.map(\.line)).suffix(SyncLog.most))
        guard (try? logFile.write(all, isFlushed: false)) != nil else { return }
        remember { $0.log = nil }
    }

    /// Changes what is remembered; a failure is ignored.
    func remember(_ change: (inout SyncMemory) -> Void) {
        // What cannot be read is not written over.
        guard let old = try? memoryFile.read() ?? SyncMemory() else { return }
        var memory = old
        change(&memory)
        if memory != old { try? memoryFile.write(memory, isFlushed: false) }
    }
}

/// A small file of the program's own state: read if it is whole, written in one step.
struct StateFile<Document> {
    let path: String
    let fileSystem: FileSystem
}

// The struct itself asks nothing of its document: to look such conformances up takes a tenth of a command.
extension StateFile where Document: Codable {
    /// The content; nil if there is none, or not all of it.
    ///
    /// - Throws: `disk` if it cannot be told.
    func read() throws(StoreError) -> Document? {
        let location = try FileLocation(resolving: path, fileSystem)
        guard location.folderExists else { return nil }
        let folder = try reporting(.read, at: location.folder, OpenFolder(location.folder, fileSystem))
        let image: FileImage?
        do throws(FileImageFault) {
            image = try folder.image(of: location.name)
        } catch {
            guard case .system = error else { return nil }
            throw error.storeError(.read, at: location.path)
        }
        guard let image, Trailer.find(in: image.bytes)?.matches(image.bytes) == true,
            let tape = try? PropertyListTape(image.bytes)
        else { return nil }
        return try? tape.root.decode(Document.self)
    }

    /// - Parameter isFlushed: False for what may be lost in a power cut.
    func write(_ document: Document, isFlushed: Bool) throws(StoreError) {
        var location = try FileLocation(resolving: path, fileSystem)
        if !location.folderExists {
            try reporting(.write, at: location.folder, MissingFolders.create(location.folder, fileSystem))
            location = try FileLocation(resolving: path, fileSystem)
        }
        guard let value = try? PropertyListValueEncoder.value(of: document) else {
            throw .notAsMeant(path: path)
        }
        var bytes = PropertyListWriter.bytes(of: value)
        bytes += Array(Trailer(generation: 0, over: bytes).line.utf8)
        try reporting(.write, at: location.path) { () throws(SystemFault) in
            let folder = try OpenFolder(location.folder, fileSystem)
            let temporary = TemporaryName.text(for: location.name, hash: 0)
            // A crash may have left one; whoever writes here holds the library's lock.
            try folder.remove(temporary)
            try folder.replace(location.name, by: bytes, through: temporary, isFlushed: isFlushed)
            if isFlushed { try folder.synchronize() }
        }
    }

    func remove() {
        guard let location = try? FileLocation(resolving: path, fileSystem),
            let folder = try? OpenFolder(location.folder, fileSystem)
        else { return }
        try? folder.remove(location.name)
    }
}
