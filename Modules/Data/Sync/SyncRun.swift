internal import TrackerDomain

/// What one command does with the folder: it looks what is new, joins it, and publishes.
struct SyncRun {
    var identity: SyncIdentity
    /// What is remembered, but for the files of the folder.
    var memory: SyncMemory
    /// What is remembered of the files of the folder, by their names.
    var seen: [String: SyncMemory.Seen]
    private let oldMemory: SyncMemory
    /// True if the memory is there and cannot be read, so that nothing may be written over it.
    private let isMemoryUnread: Bool
    /// What is wrong, as far as this run has seen.
    var findings: [SyncFinding] = []
    /// False if a status shows them instead.
    var tellsFindings = true
    /// True if the own id has become another one.
    var isRenewed = false
    /// True if this device goes on under a new id and its old name.
    var hasBegunAnew = false
    /// True if the own file was published and is gone, or not whole, among others that are there.
    var isOwnFileLost = false
    /// The library that an empty one took over; nil if none was.
    var takenOver: Identifier?
    /// The names of all files in the folder.
    var present: Set<String> = []
    /// Those that could not be read.
    var unread: [String: DiskFault.Cause] = [:]
    let isRewound: Bool
    /// The mark of this device in what it publishes.
    var mark: String
    let folder: SyncFolder?
    /// The device that wrote the library.
    private let writer: String?
    let today: Day
    let now: @Sendable () -> ClockReading
    let newIdentifier: @Sendable () -> Identifier
    /// False while the folder or the own file cannot be read, and while no published file is left.
    var isReachable = false

    /// - Parameters:
    ///   - generation: That of the library as it is.
    ///   - writer: The device that wrote it.
    init(
        _ identity: SyncIdentity, _ memory: SyncMemory, generation: Int, writer: String?,
        mark: String, isMemoryUnread: Bool = false, folder: SyncFolder?, environment: StoreEnvironment
    ) {
        self.identity = identity
        self.memory = memory
        oldMemory = memory
        self.isMemoryUnread = isMemoryUnread
        seen = Dictionary(memory.files.map { ($0.file, $0) }) { $1 }
        self.mark = mark
        self.folder = folder
        self.writer = writer
        today = environment.today()
        now = environment.now
        newIdentifier = environment.newIdentifier
        // An older state of the library is back: what was published since is to be taken in.
        // One that this device has written under an earlier id may well have a greater generation.
        let isOther = writer != identity.device && (writer, generation) != (memory.writer, memory.generation)
        isRewound = generation < memory.generation || isOther && memory.writer != nil
        if isRewound { forgetStamps() }
        if identity.isCopied { findings.append(.copied) }
    }

    /// All that is to be remembered; nil if nothing of it is new, or it cannot be kept.
    var learned: SyncMemory? {
        if isMemoryUnread { return nil }
        var memory = memory
        memory.files = seen.values.sorted { $0.file < $1.file }
        return memory == oldMemory ? nil : memory
    }

    /// The id under which changes are noted.
    var device: DeviceID? { identity.id }

    /// Remembers what is wrong, and returns what to tell of it now.
    ///
    /// - Parameter isPublished: False if the library is published later.
    mutating func noteFindings(isPublished: Bool = true) -> [SyncFinding] {
        memory.note(
            findings, on: today, isWhole: isReachable || folder == nil, isPublished: isPublished,
            tells: tellsFindings)
    }

    /// What is wrong, each with the day since which it is known.
    var datedFindings: [DatedFinding] {
        findings.map { DatedFinding($0, since: memory.since($0, on: today)) }
    }

    mutating func add(_ finding: SyncFinding) { findings.append(finding) }

    // MARK: Publishing

    /// Adds why the library cannot be published, or was not when that was tried last.
    mutating func addPublishingFault(of facts: ReplicaState) {
        guard isReachable, let folder else { return }
        guard facts.ids.fit else { return findings.append(.full) }
        guard let code = memory.unpublished.flatMap(Int32.init(exactly:)), code != 0 else { return }
        findings.append(.cannotPublish(path: folder.path, DiskFault.Cause(systemError: code)))
    }

    /// True if the newest state of the library was not published yet.
    func mustPublish(generation: Int) -> Bool {
        memory.published.isEmpty || memory.unpublished != nil || memory.generation != generation
    }

    /// Publishes the library, once it is saved; a failure is a finding.
    mutating func publish(_ journal: Journal, generation: Int) {
        memory.generation = generation
        memory.writer = journal.revision > 0 ? identity.device : writer
        memory.unpublished = 0
        memory.version = journal.replica.map { $0.facts.version(of: $0.device) }
        guard let folder, isReachable, let replica = journal.replica, !replica.facts.trackers.isEmpty else {
            return
        }
        guard replica.facts.ids.fit else { return findings.append(.full) }
        do throws(StoreError) {
            let bytes = try PublishedFile.bytes(
                of: journal.library, replica, as: sender(knowing: replica.facts), generation: generation,
                at: folder.path + "/" + identity.fileName)
            memory.published = try folder.publish(
                bytes, as: identity.fileName,
                former: (memory.earlier ?? []).map { "\(identity.name)-\($0).plist" })
            memory.publishedHash = PublishedFile.hash(of: bytes)
            memory.unpublished = nil
            // What git carries is sent by that.
            if folder.carrier != .git { memory.sent = now().dateAndTime }
        } catch {
            guard case .disk(let fault) = error else { return }
            memory.unpublished = Int(fault.cause.systemError)
            findings.append(.cannotPublish(path: folder.path, fault.cause))
        }
    }

    /// What the own file tells of this device.
    func sender(knowing facts: ReplicaState) -> Version5.Sender {
        Version5.Sender(
            name: identity.name, day: today, mark: mark,
            earlier: Set((memory.earlier ?? []).compactMap { DeviceID($0) }).intersection(facts.devices))
    }

    /// The files besides the own one that carry an id of this device, as after a new name or in an earlier life.
    ///
    /// One under the name of another device stays, whatever it says of itself.
    var formerFiles: [String] {
        let ids = Set((memory.earlier ?? []) + [identity.device])
        return present.filter { name in
            name != identity.fileName
                && (DeviceID(fileName: name)?.text ?? seen[name]?.device).map(ids.contains) ?? false
        }.sorted()
    }
}
