import DiskKit
import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// Machines whose files arrive late, doubled, stale, renamed, torn or not at all, through the store and its files.
///
/// A journal in memory beside each store takes in the facts of whatever lies whole in the machine's folder: the
/// worlds of the domain prove what it then has.
struct StoreWorldTests {
    @Test(
        "SYNC 9: the store and its files give what the journals give, whatever the carrier does",
        arguments: 0..<4)
    func worlds(part: Int) throws {
        let worlds = Torture.tries(brief: 12, full: 20_000)
        for seed in stride(from: part, to: worlds, by: 4) {
            var world = try StoreWorld(seed: UInt64(seed))
            try world.run(events: 24)
        }
        Torture.report(
            item: 10, "machines in step through their files, part \(part)", tries: worlds / 4,
            outcome: "equal to the journals, and in step in the end")
    }
}

private struct StoreWorld {
    /// What a machine published.
    struct Version {
        let file: String
        let bytes: [UInt8]
        let peer: Peer
    }

    struct Member {
        let machine: SyncMachine
        let shared: String
        var journal: Journal
        /// What lies in its folder; nil for a file that is not whole.
        var arrived: [String: Version?] = [:]
    }

    private let seed: UInt64
    private let stand: SyncStand
    private let disk: ModelDisk
    private var random: SeededRandom
    private var members: [Member] = []
    private var published: [[Version]] = []
    private var today = Stand.today

    init(seed: UInt64) throws {
        self.seed = seed
        random = SeededRandom(seed: seed)
        stand = try SyncStand()
        disk = try ModelDisk(copying: stand.folder)
        for index in 0..<Int.random(in: 2...4, using: &random) {
            let machine = stand.machine("m\(index)", fileSystem: disk.fileSystem)
            let shared = stand.folder.path("m\(index)/shared")
            if index == 0 {
                let library = try Library.workedExample()
                _ = try machine.store.update { (journal) throws(EditError) in
                    try journal.perform([.merge(library)], today: Stand.today)
                }
                try machine.begin(shared)
            } else {
                try machine.begin(shared)
                try disk.fileSystem.bring(published[0][0].bytes, as: published[0][0].file, to: shared)
                try machine.perform()
            }
            var member = Member(machine: machine, shared: shared, journal: try machine.store.loadJournal())
            if index > 0 { member.arrived[published[0][0].file] = published[0][0] }
            members.append(member)
            published.append([])
            try publish(index)
        }
    }

    mutating func run(events: Int) throws {
        for event in 0..<events {
            let index = Int.random(in: members.indices, using: &random)
            today = today + Int.random(in: 0...1, using: &random)
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<5: try change(index, event)
            case 5: try replay(index, event)
            default: try deliver(to: index)
            }
            try check(index, event)
        }
        for _ in 0..<2 {
            for index in members.indices {
                for other in members.indices where other != index {
                    try place(published[other].last, as: nil, in: index)
                }
                try update(index, events) { (_) throws(EditError) in }
            }
        }
        let first = members[0].journal
        for member in members {
            let status = try #require(try member.machine.store.status())
            let behind = status.others.filter { !$0.isInStep }
            #expect(behind == [], "seed \(seed)")
            #expect(member.journal.replica?.facts == first.replica?.facts, "seed \(seed)")
            #expect(member.journal.library == first.library, "seed \(seed)")
        }
    }

    private mutating func change(_ index: Int, _ event: Int) throws {
        var edits = RandomEdits(seed: random.next(), firstNewID: seed * 1000 + UInt64(event) * 10 + 1)
        // A clock may be wrong by days.
        let day = today + [0, 0, 0, -2, 2][Int.random(in: 0..<5, using: &random)]
        let wanted = edits.edits(of: members[index].journal.library, today: day)
        try update(index, event) { (journal) throws(EditError) in try journal.perform(wanted, today: day) }
    }

    private mutating func replay(_ index: Int, _ event: Int) throws {
        let (kind, day) = (Bool.random(using: &random) ? Replay.undo : .redo, today)
        try update(index, event) { (journal) throws(EditError) in try journal.replay(kind, today: day) }
    }

    /// Lets the store and the journal beside it do the same.
    private mutating func update<Result>(
        _ index: Int, _ event: Int, _ body: (inout Journal) throws(EditError) -> Result
    ) throws {
        let member = members[index]
        var expected = try joined(member)
        do throws(EditError) {
            _ = try body(&expected)
        } catch {
            // What is refused alters nothing.
            let isRefused = (try? member.machine.store.update(body)) == nil
            #expect(isRefused, "seed \(seed), event \(event)")
            return
        }
        _ = try member.machine.store.update(body)
        members[index].journal = try member.machine.store.loadJournal()
        #expect(members[index].journal.library == expected.library, "seed \(seed), event \(event)")
        #expect(members[index].journal.replica == expected.replica, "seed \(seed), event \(event)")
        try publish(index)
    }

    private func joined(_ member: Member) throws -> Journal {
        var journal = member.journal
        let peers = member.arrived.values.compactMap { $0?.peer }
        _ = try journal.takeIn(peers, today: member.machine.today)
        return journal
    }

    private func check(_ index: Int, _ event: Int) throws {
        let member = members[index]
        let before = disk.tree
        let (shown, expected) = (try member.machine.library, try joined(member).library)
        #expect(shown == expected, "seed \(seed), event \(event)")
        #expect(disk.tree == before, "reading wrote, seed \(seed), event \(event)")
    }

    /// Remembers what the machine has in its folder by now, if it is new.
    private mutating func publish(_ index: Int) throws {
        let member = members[index]
        let prefix = member.shared + "/m\(index)-"
        let own = disk.tree.filter { $0.key.hasPrefix(prefix) && !$0.key.contains("copy") }
        let (path, bytes) = try #require(own.first, "seed \(seed)")
        #expect(own.count == 1)
        guard bytes != published[index].last?.bytes, let replica = member.journal.replica else { return }
        published[index].append(
            Version(
                file: String(path.dropFirst(member.shared.count + 1)), bytes: bytes,
                peer: Peer(device: replica.device, name: member.machine.name, facts: replica.facts)))
    }

    /// Something that another machine published comes, or a file goes.
    private mutating func deliver(to index: Int) throws {
        let other = Int.random(in: members.indices, using: &random)
        if other == index {
            guard let name = members[index].arrived.keys.sorted().first else { return }
            try disk.fileSystem.remove(members[index].shared, name)
            members[index].arrived[name] = nil
            return
        }
        let versions = published[other]
        let version = Bool.random(using: &random) ? versions.last : versions.randomElement(using: &random)
        let name =
            [nil, nil, nil, "copy-\(other)a.plist", "m\(other)-copy.sync-conflict.plist"]
            .randomElement(using: &random) ?? nil
        try place(version, as: name, in: index, isTorn: Int.random(in: 0..<6, using: &random) == 0)
    }

    private mutating func place(
        _ version: Version?, as name: String?, in index: Int, isTorn: Bool = false
    ) throws {
        guard let version else { return }
        let name = name ?? version.file
        let size = version.bytes.count
        let bytes =
            isTorn ? Array(version.bytes.prefix(Int.random(in: 0..<size, using: &random))) : version.bytes
        try disk.fileSystem.bring(bytes, as: name, to: members[index].shared)
        members[index].arrived[name] = .some(isTorn ? nil : version)
    }
}

extension FileSystem {
    /// Puts a file into a folder as carriers do: under another name first.
    fileprivate func bring(_ bytes: [UInt8], as name: String, to folder: String) throws {
        let descriptor = try openFolder(folder)
        defer { try? close(descriptor) }
        let file = try open(descriptor, "~carried", .creating)
        try bytes.withUnsafeBytes { buffer in if !buffer.isEmpty { _ = try write(file, buffer) } }
        try close(file)
        try rename(descriptor, "~carried", name, .replace)
    }

    fileprivate func remove(_ folder: String, _ name: String) throws {
        let descriptor = try openFolder(folder)
        defer { try? close(descriptor) }
        try remove(descriptor, name)
    }
}
