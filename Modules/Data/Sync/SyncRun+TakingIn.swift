internal import TrackerDomain

// How a run joins what other machines did.
extension SyncRun {
    /// The most devices of a library; the file has room for a few more.
    private static let mostDevices = 60

    /// Joins what is new in the folder.
    ///
    /// - Parameter brought: A file that was brought by hand.
    /// - Throws: `sync` if that is of another library.
    mutating func takeIn(
        _ journal: inout Journal, bringing brought: PublishedFile? = nil
    ) throws(StoreError) -> TakenIn {
        var look = look(at: journal.library.id)
        if let brought {
            let isOwn = brought.library.id == journal.library.id
            guard isOwn || journal.replica?.facts.trackers.isEmpty == true else {
                throw .sync(.file(.otherLibrary))
            }
            let status = FileStatus(
                kind: .file, device: 0, inode: 0, size: 0, mode: 0, owner: 0, group: 0, modified: 0)
            let sight = Sight(
                entry: SyncFolder.Entry(name: brought.fileName, status: status), file: brought)
            if isOwn { look.arrived.append(sight) } else { look.others.insert(sight, at: 0) }
        }
        return takeIn(look, &journal)
    }

    /// Joins what was seen in the folder.
    mutating func takeIn(_ look: Look, _ journal: inout Journal) -> TakenIn {
        guard let replica = journal.replica else { return TakenIn() }
        var look = look
        if isRewound { renew(knowing: replica.facts, as: identity.name) }
        if replica.facts.trackers.isEmpty, look.arrived.isEmpty, let first = look.others.first {
            takenOver = first.file.library.id
            look.arrived = look.others.filter { $0.file.library.id == first.file.library.id }
            look.others.removeAll { $0.file.library.id == first.file.library.id }
            journal = Journal(
                library: Library(id: first.file.library.id),
                replica: Replica(facts: Facts(), device: replica.device))
        }
        for other in look.others { noteOther(other) }
        return join(look.arrived, to: &journal)
    }

    mutating func join(_ arrived: [Sight], to journal: inout Journal) -> TakenIn {
        guard let facts = journal.replica?.facts else { return TakenIn() }
        var devices = facts.devices
        let fitting = arrived.filter { sight in
            let all = devices.union(sight.file.facts.devices)
            guard all.count <= Self.mostDevices else { return false }
            devices = all
            return true
        }
        if let own = device, fitting.contains(where: { facts.lacksDeeds(of: own, in: $0.file.facts) }),
            !isRenewed
        {
            let name = MachineName.other(than: identity.name, taken: Set(arrived.map(\.file.name)))
            findings.append(.twin(name: identity.name, newName: name))
            renew(knowing: facts, as: name)
        }
        if let device { journal = journal.noting(as: device) }
        var (taken, good) = (journal.joining(fitting, names, today), fitting)
        if taken == nil {
            // One of them makes no valid library.
            good = fitting.filter { journal.joining([$0], names, today) != nil }
            taken = journal.joining(good, names, today)
        }
        if let taken {
            journal = taken.journal
            for sight in good { see(sight) }
        }
        for sight in arrived where !memory.files.contains(where: { $0.file == sight.entry.name }) {
            note(.impossible, of: sight.entry, machine: sight.file.name)
        }
        return taken?.takenIn ?? TakenIn()
    }

    mutating func renew(knowing facts: Facts, as name: String) {
        identity.device = DeviceID.fresh(newIdentifier, besides: facts.devices).text
        identity.name = name
        isRenewed = true
        memory.published = ""
    }
}

extension PublishedFile {
    fileprivate var fileName: String { "\(name)-\(device.text).plist" }
    var peer: Peer { Peer(device: device, name: name, facts: facts) }
}

extension Journal {
    /// The journal after it took in what machines published; nil if that makes no valid library.
    fileprivate func joining(
        _ sights: [SyncRun.Sight], _ names: [DeviceID: String], _ today: Day
    ) -> (journal: Journal, takenIn: TakenIn)? {
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
