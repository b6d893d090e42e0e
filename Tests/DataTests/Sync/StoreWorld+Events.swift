import DiskKit
import Samples
import TestKit
import TrackerData
import TrackerDomain

extension StoreWorld {
    mutating func happen(_ event: Int) throws {
        let index = Int.random(in: members.indices, using: &random)
        switch Int.random(in: 0..<30, using: &random) {
        case 0..<11: try change(index, event)
        case 11..<14: try replay(index)
        case 14: try bringIn(index)
        case 15: try restore(index)
        case 16: try clearHistory(index)
        case 17..<19: try editByHand(index)
        case 19: try rewind(index)
        case 20:
            // Undetected copies have worlds of their own.
            let isTold = Bool.random(using: &random)
            if members.count < 5, isTold || seed % 20 == 19 { copy(index, event, isTold: isTold) }
        // With a torn file it would wait for the rest of that.
        case 21:
            let hasTorn = members[index].arrived.values.contains { $0 == nil }
            if !members[index].publishes, !hasTorn { try begin(index) }
        default: try deliver(to: index)
        }
        try checkReading(index)
    }

    private mutating func change(_ index: Int, _ event: Int) throws {
        var edits = RandomEdits(seed: random.next(), firstNewID: seed * 1000 + UInt64(event) * 10 + 1)
        // A clock may be wrong by days.
        let day = today + [0, 0, 0, -2, 2][Int.random(in: 0..<5, using: &random)]
        let wanted = edits.edits(of: members[index].edited ?? members[index].journal.library, today: day)
        tell(index, "\(wanted)")
        try update(index) { (journal) throws(EditError) in try journal.perform(wanted, today: day) }
    }

    private mutating func replay(_ index: Int) throws {
        let (kind, day) = (Bool.random(using: &random) ? Replay.undo : .redo, today)
        tell(index, "\(kind)")
        try update(index) { (journal) throws(EditError) in try journal.replay(kind, today: day) }
    }

    /// Imports what another device has, or had.
    private mutating func bringIn(_ index: Int) throws {
        guard let other = members.randomElement(using: &random)?.earlier.randomElement(using: &random) else {
            return
        }
        let (library, day) = (other.journal.library, today)
        tell(index, "imports \(library.trackers.map(\.name))")
        try update(index) { (journal) throws(EditError) in
            try journal.perform([.merge(library)], today: day)
        }
    }

    private mutating func restore(_ index: Int) throws {
        guard let earlier = members[index].earlier.randomElement(using: &random) else { return }
        let (library, day) = (earlier.journal.library, today)
        tell(index, "restores \(library.trackers.map(\.name))")
        try update(index) { (journal) throws(EditError) in
            try journal.perform([.restore(library)], today: day)
        }
    }

    private mutating func clearHistory(_ index: Int) throws {
        tell(index, "clears the history")
        try update(index) { (journal) throws(EditError) in journal.clearHistory() }
    }

    /// A person changes a name and marks in the library's file; what is published of it is there to compare it with.
    private mutating func editByHand(_ index: Int) throws {
        let member = members[index]
        guard member.edited == nil, member.publishes, let last = member.published.last,
            member.arrived[last.file]??.bytes == last.bytes,
            last.peer.facts == member.journal.replica?.facts,
            let tracker = member.journal.library.trackers.first
        else { return }
        var plain = Journal(library: member.journal.library)
        let edits: [Edit] = [
            .editTracker(tracker.id, TrackerEdit([.name("By hand")])),
            .complete([tracker.id], on: today - Int.random(in: 0..<9, using: &random)),
            .uncomplete([tracker.id], on: tracker.marks.last ?? today),
        ]
        for edit in edits where Bool.random(using: &random) {
            _ = try? plain.perform([edit], today: today)
        }
        guard plain.library != member.journal.library else { return }
        let edited = try LibraryEncoder.encode(plain.library, history: History(), generation: 1)
        let file = (member.disk.tree[member.paths.library] ?? []).withTrackers(of: edited)
        try member.disk.write(file, to: member.paths.library)
        members[index].edited = plain.library
        tell(index, "is edited by hand")
    }

    /// An older state of the library is put back by other means.
    private mutating func rewind(_ index: Int) throws {
        let member = members[index]
        guard let earlier = member.earlier.randomElement(using: &random) else { return }
        try member.disk.write(earlier.bytes, to: member.paths.library)
        (members[index].journal, members[index].edited) = (earlier.journal, nil)
        tell(index, "is set back")
    }

    /// A device's whole disk is copied to another one.
    ///
    /// - Parameter isTold: False if the device's mark is copied, too.
    private mutating func copy(_ index: Int, _ event: Int, isTold: Bool) {
        let member = members[index]
        guard member.publishes, member.edited == nil else { return }
        let disk = member.disk.copy()
        var twin = Member(
            device: stand.device(
                member.device.name, mark: isTold ? "copy \(event)" : nil, fileSystem: disk.fileSystem),
            disk: disk, paths: member.paths, journal: member.journal, arrived: member.arrived,
            published: member.published)
        twin.publishes = !isTold
        twin.earlier = [(disk.tree[member.paths.library] ?? [], member.journal)]
        if !isTold { twins += 1 }
        members.append(twin)
        tell(index, "is copied as \(members.count - 1)\(isTold ? "" : ", untold")")
    }

    /// Begins a copy that knows to be one.
    mutating func begin(_ index: Int) throws {
        members[index].publishes = true
        try members[index].device.begin(members[index].paths.shared)
        let state = try members[index].device.store.loadJournal()
        let expected = try joined(members[index], as: state.replica?.device)
        guard state.library == expected.library, state.replica == expected.replica else {
            throw violation(index, "begins with something else")
        }
        members[index].journal = state
        tell(index, "begins")
        try noteState(of: index)
    }

    // MARK: The carrier

    /// Something that another device published comes, or a file goes.
    private mutating func deliver(to index: Int) throws {
        let other = Int.random(in: members.indices, using: &random)
        if other == index {
            let own = ownEdited(index)
            guard let name = members[index].arrived.keys.sorted().first(where: { $0 != own }) else { return }
            try members[index].disk.fileSystem.remove(members[index].paths.shared, name)
            members[index].arrived[name] = nil
            return tell(index, "loses \(name)")
        }
        let versions = members[other].published
        let version = Bool.random(using: &random) ? versions.last : versions.randomElement(using: &random)
        let name =
            [nil, nil, nil, "copy-\(other)a.plist", "m\(other)-copy.sync-conflict.plist"]
            .randomElement(using: &random) ?? nil
        try place(version, as: name, in: index, isTorn: Int.random(in: 0..<6, using: &random) == 0)
    }

    /// The file that a device has published, while its library is edited by hand: that is compared with it, so that
    /// another one in its place would mean another state.
    private func ownEdited(_ index: Int) -> String? {
        members[index].edited == nil ? nil : members[index].published.last?.file
    }

    mutating func place(
        _ version: Version?, as name: String?, in index: Int, isTorn: Bool = false
    ) throws {
        guard let version else { return }
        let name = name ?? version.file
        if name == ownEdited(index) { return }
        let size = version.bytes.count
        let bytes =
            isTorn ? Array(version.bytes.prefix(Int.random(in: 0..<size, using: &random))) : version.bytes
        try members[index].disk.fileSystem.bring(bytes, as: name, to: members[index].paths.shared)
        members[index].arrived[name] = .some(isTorn ? nil : version)
        tell(index, "gets \(name)\(isTorn ? ", torn" : "")")
    }
}

extension [UInt8] {
    /// A library's file with the trackers of another one, and all else as it was: the trailer does not fit it any more.
    fileprivate func withTrackers(of other: [UInt8]) -> [UInt8] {
        let (key, end) = ("\n\t<key>trackers</key>\n", "\n\t</array>\n")
        func parts(_ bytes: [UInt8]) -> (before: String, trackers: String, after: String) {
            let halves = String(decoding: bytes, as: UTF8.self).components(separatedBy: key)
            let rest = halves[1].components(separatedBy: end)
            return (halves[0], rest[0], rest.dropFirst().joined(separator: end))
        }
        let (own, new) = (parts(self), parts(other))
        return Array((own.before + key + new.trackers + end + own.after).utf8)
    }
}

extension String {
    fileprivate func components(separatedBy separator: String) -> [String] {
        split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    }
}
