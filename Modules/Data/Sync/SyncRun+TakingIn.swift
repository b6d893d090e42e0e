internal import TrackerDomain

// How a run joins what other devices did.
extension SyncRun {
    /// Takes another id where changes may have been made under the own one that the library does not hold (sync.md §3a).
    ///
    /// - Parameters:
    ///   - facts: Those of the own library before anything new is noted.
    ///   - isEdited: True if an edit by hand is to be noted before anything is taken in.
    mutating func renewIdentityIfTaken(
        knowing facts: ReplicaState, _ arrived: [SeenFile], isEdited: Bool = false
    ) {
        guard !isRenewed, let own = device else { return }
        let files = arrived.map(\.file)
        if files.contains(where: { $0.facts.folded[own] != nil }) || facts.folded[own] != nil {
            return beginNewLife(knowing: facts)
        }
        func isMissing(_ file: PublishedFile, of device: DeviceID) -> Bool {
            facts.isMissingChanges(by: device, from: file.facts)
        }
        let (version, remembered) = (facts.version(of: own), memory.version ?? 0)
        let ahead = files.filter { isMissing($0, of: own) }
        let lives = files.filter { $0.mark == mark && $0.name == identity.name && $0.device != own }
        let marked = lives.filter { isMissing($0, of: $0.device) }
        let continued = marked.map(\.device.text).filter { memory.earlier?.contains($0) ?? false }
        if !continued.isEmpty
            || version >= remembered
                && (ahead + marked).contains(where: { $0.facts.isMissingChanges(by: own, from: facts) })
        {
            // The ids and the files under them are somebody else's.
            memory.earlier?.removeAll(where: continued.contains)
            let name = DeviceName.other(than: identity.name, taken: Set(files.map(\.name)))
            findings.append(.twin(name: identity.name, newName: name))
            return renew(knowing: facts, as: name)
        }
        // Lives of this device that it does not know of.
        let unknown = lives.map(\.device.text).filter { !(memory.earlier ?? []).contains($0) }
        if !unknown.isEmpty { memory.earlier = (memory.earlier ?? []) + unknown }
        guard !ahead.isEmpty || !marked.isEmpty || version < remembered || isOwnFileLost else { return }
        let known = ahead.map { $0.facts.version(of: own) }.max() ?? version
        // An older library was put back, and the folder has all that was done since.
        if !isEdited, !isOwnFileLost, marked.isEmpty, version < remembered, known >= remembered { return }
        beginNewLife(knowing: facts)
    }

    /// Joins what was seen in the folder.
    mutating func takeIn(_ look: FolderScan, _ journal: inout Journal) -> MergeReport {
        guard let replica = journal.replica else { return MergeReport() }
        var look = look
        if replica.facts.trackers.isEmpty, look.arrived.isEmpty, let first = look.others.first {
            takenOver = first.file.library.id
            look.arrived = look.others.filter { $0.file.library.id == first.file.library.id }
            look.others.removeAll { $0.file.library.id == first.file.library.id }
            journal = Journal(
                library: Library(id: first.file.library.id),
                replica: Replica(facts: ReplicaState(), device: replica.device))
        }
        noteOthers(look, besides: journal.library.id)
        defer { noteClocks() }
        return join(look.arrived, to: &journal)
    }

    private mutating func join(_ arrived: [SeenFile], to journal: inout Journal) -> MergeReport {
        guard let facts = journal.replica?.facts else { return MergeReport() }
        renewIdentityIfTaken(knowing: facts, arrived)
        let fitting = fitting(arrived, facts)
        let former = journal.replica?.device
        if let device { journal = journal.noting(as: device) }
        let names = arrived.reduce(into: names) { names, seen in
            for id in seen.file.earlier where names[id] == nil { names[id] = seen.file.name }
        }
        var (taken, good) = (journal.joining(fitting, names, today), fitting)
        if taken == nil {
            // One of them makes no valid library.
            good = fitting.filter { journal.joining([$0], names, today) != nil }
            taken = journal.joining(good, names, today)
        }
        if let taken { journal = taken.journal }
        let takenFiles = Set(taken == nil ? [] : good.map(\.entry.name))
        for sight in arrived {
            if takenFiles.contains(sight.entry.name) {
                see(sight)
            } else {
                let fits = fitting.contains { $0.entry.name == sight.entry.name }
                note(fits ? .impossible : .tooMany, of: sight.entry, name: sight.file.name)
            }
        }
        if let former, former != journal.replica?.device, facts.folded[former] == nil {
            reviveIfRemoved(former, knowing: facts, &journal)
        }
        return taken?.takenIn ?? MergeReport()
    }

    /// Sets again what this device has done under an id that others have folded, and that it has used since.
    private mutating func reviveIfRemoved(
        _ former: DeviceID, knowing facts: ReplicaState, _ journal: inout Journal
    ) {
        guard let folded = journal.replica?.facts.folded[former] else { return }
        let isUsed = facts.version(of: former) > folded
        let marks = isUsed ? journal.revive(former, in: facts, today: today) : 0
        findings.append(.removed(marks: marks))
    }

    /// The files whose devices there is room for.
    private func fitting(_ arrived: [SeenFile], _ facts: ReplicaState) -> [SeenFile] {
        var ids = facts.ids
        return arrived.filter { sight in
            let all = ids.joined(with: sight.file.facts.ids)
            guard all.fit else { return false }
            ids = all
            return true
        }
    }

    /// The most ids in use before those of earlier lives become one.
    private static let mostIDs = 100

    /// Makes ids that nobody uses any more one, once all devices have published that they know what was done under them.
    ///
    /// - Parameter arrived: All files of the folder.
    mutating func foldUnused(_ arrived: [SeenFile], _ journal: inout Journal) {
        guard let facts = journal.replica?.facts, let device, isReachable, unread.isEmpty else { return }
        let retired = Set((memory.retired ?? []).compactMap { DeviceID($0) }).intersection(facts.devices)
        guard !retired.isEmpty || facts.devices.count > Self.mostIDs else { return }
        let own = (memory.earlier ?? []).compactMap { DeviceID($0) }
        let earlier = arrived.reduce(Set(own)) { $0.union($1.file.earlier) }
        let ids = retired.union(earlier).intersection(facts.devices).subtracting([device])
            .subtracting(arrived.map(\.file.device))
        let seen = Set(self.seen.values.compactMap { DeviceID($0.device) })
        guard facts.mayFold(ids, own: device, seen: seen, peers: arrived.map(\.peer)) else { return }
        journal.fold(ids)
        memory.earlier?.removeAll { DeviceID($0).map(ids.contains) ?? true }
        memory.retired = nil
    }

    /// Remembers the ids of a removed device as ones to be folded.
    mutating func retire(_ file: PublishedFile) {
        memory.retired = (memory.retired ?? []) + ([file.device] + file.earlier.sorted()).map(\.text)
        seen = seen.filter { $0.value.device != file.device.text }
    }

    private mutating func beginNewLife(knowing facts: ReplicaState) {
        memory.earlier = (memory.earlier ?? []) + [identity.device]
        renew(knowing: facts, as: identity.name)
        hasBegunAnew = true
    }

    private mutating func renew(knowing facts: ReplicaState, as name: String) {
        memory.version = nil
        identity.device =
            DeviceID.fresh(newIdentifier, besides: facts.devices.union(facts.folded.keys)).text
        identity.name = name
        isRenewed = true
        memory.unpublished = 0
    }
}

extension SyncRun.FolderScan {
    /// Adds a file that was brought by hand; one of another library is the first to be taken over.
    mutating func add(_ brought: PublishedFile, at library: Identifier) {
        let status = FileStatus(
            kind: .file, device: 0, inode: 0, size: 0, mode: 0, owner: 0, group: 0, modified: 0)
        let sight = SyncRun.SeenFile(
            entry: SyncFolder.Entry(name: brought.fileName, status: status), file: brought)
        if brought.library.id == library { arrived.append(sight) } else { others.insert(sight, at: 0) }
    }
}

extension PublishedFile {
    fileprivate var fileName: String { "\(name)-\(device.text).plist" }
    var peer: Peer { Peer(device: device, name: name, facts: facts) }
}

extension Journal {
    /// The journal after it took in what devices published; nil if that makes no valid library.
    fileprivate func joining(
        _ sights: [SyncRun.SeenFile], _ names: [DeviceID: String], _ today: Day
    ) -> (journal: Journal, takenIn: MergeReport)? {
        var journal = self
        guard let takenIn = try? journal.takeIn(sights.map(\.peer), names: names, today: today),
            // Counts of forged ids may be too great once they are added up.
            journal.replica.map({ $0.facts.folded.isEmpty || $0.facts.isPossible }) ?? true
        else { return nil }
        return (journal, takenIn)
    }

    /// The same journal, which notes what is done from now on as another device's doing.
    func noting(as device: DeviceID) -> Journal {
        guard let replica, replica.device != device else { return self }
        return Journal(
            library: library, history: history, replica: Replica(facts: replica.facts, device: device))
    }
}

extension DeviceID {
    /// A new id that none of these devices has.
    static func fresh(_ newIdentifier: () -> Identifier, besides taken: Set<DeviceID>) -> DeviceID {
        let taken = taken.union([.gone])
        let digits = Array("abcdefghijkmnpqrstuvwxyz23456789")
        var attempt = 0
        while true {
            var bits = XXH64.hash("\(newIdentifier()) \(attempt)".utf8)
            attempt += 1
            var text = ""
            for _ in 0..<4 {
                text.append(digits[Int(bits % UInt64(digits.count))])
                bits /= UInt64(digits.count)
            }
            if let device = DeviceID(text), !taken.contains(device) { return device }
        }
    }
}
