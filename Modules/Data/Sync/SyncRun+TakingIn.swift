internal import TrackerDomain

// How a run joins what other devices did.
extension SyncRun {
    /// The most devices of a library; the file has room for a few more.
    private static let mostDevices = 60

    /// Takes another id where somebody else writes under the own one, or an older state of the library is back.
    ///
    /// - Parameter facts: Those of the own library before anything new is noted.
    mutating func renewIdentityIfTaken(knowing facts: ReplicaState, _ arrived: [SeenFile]) {
        guard !isRenewed else { return }
        if isRewound { return renew(knowing: facts, as: identity.name) }
        guard let own = device,
            fitting(arrived, facts).contains(where: { facts.isMissingChanges(by: own, from: $0.file.facts) })
        else { return }
        let name = MachineName.other(than: identity.name, taken: Set(arrived.map(\.file.name)))
        findings.append(.twin(name: identity.name, newName: name))
        renew(knowing: facts, as: name)
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
        for other in look.others { noteOther(other) }
        return join(look.arrived, to: &journal)
    }

    private mutating func join(_ arrived: [SeenFile], to journal: inout Journal) -> MergeReport {
        guard let facts = journal.replica?.facts else { return MergeReport() }
        renewIdentityIfTaken(knowing: facts, arrived)
        let fitting = fitting(arrived, facts)
        if let device { journal = journal.noting(as: device) }
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
                note(.impossible, of: sight.entry, machine: sight.file.name)
            }
        }
        return taken?.takenIn ?? MergeReport()
    }

    /// The files whose devices there is room for.
    private func fitting(_ arrived: [SeenFile], _ facts: ReplicaState) -> [SeenFile] {
        var devices = facts.devices
        return arrived.filter { sight in
            let all = devices.union(sight.file.facts.devices)
            guard all.count <= Self.mostDevices else { return false }
            devices = all
            return true
        }
    }

    private mutating func renew(knowing facts: ReplicaState, as name: String) {
        identity.device = DeviceID.fresh(newIdentifier, besides: facts.devices).text
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
        guard let takenIn = try? journal.takeIn(sights.map(\.peer), names: names, today: today) else {
            return nil
        }
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
