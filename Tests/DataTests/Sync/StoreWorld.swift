import DiskKit
import Samples
import TestKit
import TrackerData
import TrackerDomain

/// Machines with a disk each, and a carrier that brings files from folder to folder.
struct StoreWorld {
    /// What a machine published.
    struct Version {
        let file: String
        let bytes: [UInt8]
        let peer: Peer
    }

    struct Member {
        var machine: SyncMachine
        let disk: ModelDisk
        let paths: (shared: String, library: String)
        /// The state that its file holds.
        var journal: Journal
        /// What lies in its folder; nil for a file that is not whole.
        var arrived: [String: Version?] = [:]
        var published: [Version] = []
        /// Earlier states of its library.
        var earlier: [(bytes: [UInt8], journal: Journal)] = []
        /// The library as it was edited by hand since the last change.
        var edited: Library?
        /// False for a copy of a machine that knows to be one, until it is begun.
        var publishes = true
    }

    /// A rule that does not hold.
    struct Violation: Error, CustomStringConvertible {
        let description: String
    }

    let seed: UInt64
    let stand: SyncStand
    var random: SeededRandom
    var members: [Member] = []
    var today = Stand.today
    /// The number of copies of machines that nothing tells from the machine.
    var twins = 0
    /// What happened.
    var log: [String] = []

    init(seed: UInt64) throws {
        self.seed = seed
        random = SeededRandom(seed: seed)
        stand = try SyncStand()
        for index in 0..<[1, 2, 2, 3, 3, 4].randomElement(using: &random)! {
            let name = "m\(index)"
            for folder in ["", "/data", "/shared"] { try stand.folder.makeFolder(name + folder) }
            let disk = try ModelDisk(copying: stand.folder)
            let machine = stand.machine(name, fileSystem: disk.fileSystem)
            var member = Member(
                machine: machine, disk: disk,
                paths: (stand.folder.path("\(name)/shared"), stand.folder.path("\(name)/data/Library.plist")),
                journal: Journal(library: Library(id: 0)))
            if index == 0 {
                let library = try Library.workedExample()
                try machine.perform(.merge(library))
                try machine.begin(member.paths.shared)
            } else {
                try machine.begin(member.paths.shared)
                let first = members[0].published[0]
                try disk.fileSystem.bring(first.bytes, as: first.file, to: member.paths.shared)
                member.arrived[first.file] = first
                try machine.perform()
            }
            member.journal = try machine.store.loadJournal()
            members.append(member)
            try noteState(of: index)
        }
    }

    mutating func run(events: Int) throws {
        for event in 0..<events {
            today = today + Int.random(in: 0...1, using: &random)
            try happen(event)
        }
        // Carriers take away what a machine has taken away.
        for index in members.indices {
            for name in members[index].arrived.keys where name != members[index].published.last?.file {
                try members[index].disk.fileSystem.remove(members[index].paths.shared, name)
                members[index].arrived[name] = nil
            }
        }
        for index in members.indices where !members[index].publishes { try begin(index) }
        // Copies find each other first; then all of it arrives.
        for _ in 0..<3 {
            for index in members.indices {
                for other in members.indices where other != index {
                    try place(members[other].published.last, as: nil, in: index)
                }
                try update(index) { (_) throws(EditError) in }
            }
        }
        let first = members[0].journal
        let devices = try members.compactMap { try $0.machine.store.status()?.id }
        for (index, member) in members.enumerated() {
            // Copies that found each other leave the file of the id that both have given up.
            let others = try member.machine.store.status()?.others.filter { devices.contains($0.id) }
            let behind = others?.filter { !$0.isInStep }
            guard behind == [] else { throw violation(index, "is not in step: \(behind as Any)") }
            guard member.journal.replica?.facts == first.replica?.facts,
                member.journal.library == first.library
            else { throw violation(index, "is not equal to the first machine") }
        }
    }

    func violation(_ index: Int, _ what: String) -> Violation {
        Violation(description: "machine \(index) \(what)")
    }

    mutating func tell(_ index: Int, _ what: String) { log.append("\(index) \(today.iso) \(what)") }

    // MARK: Changes

    /// Lets the store and the journal beside it do the same.
    mutating func update<Result>(
        _ index: Int, _ body: (inout Journal) throws(EditError) -> Result
    ) throws {
        let member = members[index]
        let foreign = foreignFiles(index)
        let isDone = (try? member.machine.store.update(body)) != nil
        let state = try member.machine.store.loadJournal()
        // A file edited by hand is not believed, and stays so if the command is refused.
        guard state.replica != nil || !isDone && member.edited != nil else {
            throw violation(index, "is not in step any more")
        }
        var expected = try joined(member, as: isDone ? state.replica?.device : nil)
        let isPossible: Bool
        do throws(EditError) {
            _ = try body(&expected)
            isPossible = true
        } catch {
            isPossible = false
        }
        guard isDone == isPossible else { throw violation(index, "did or refused what the journal did not") }
        let after = member.disk.tree
        guard foreign.allSatisfy({ after[$0.key] == $0.value }) else {
            throw violation(index, "changed a file of another's")
        }
        // What is refused alters nothing.
        guard isDone else { return }
        guard state.library == expected.library else { throw violation(index, "has another library") }
        guard state.replica == expected.replica else { throw violation(index, "has other facts") }
        members[index].journal = state
        members[index].edited = nil
        try noteState(of: index)
    }

    /// The state of a machine with all that lies whole in its folder.
    ///
    /// - Parameter device: The id that it goes on with; nil for the one that it has.
    func joined(_ member: Member, as device: DeviceID?) throws -> Journal {
        var journal = member.journal
        if let device, let replica = journal.replica {
            journal = Journal(
                library: journal.library, history: journal.history,
                replica: Replica(facts: replica.facts, device: device))
        }
        if let edited = member.edited { try journal.adopt(edited, today: member.machine.today) }
        let peers = member.publishes ? member.arrived.values.compactMap { $0?.peer } : []
        _ = try journal.takeIn(peers, today: member.machine.today)
        return journal
    }

    /// Checks that reading shows what has arrived and writes nothing.
    func checkReading(_ index: Int) throws {
        let member = members[index]
        let before = member.disk.tree
        let shown = try member.machine.library
        let expected = try member.edited ?? joined(member, as: nil).library
        guard shown == expected else {
            let journal = Journal(library: shown)
            var other = journal
            let changes = try? other.perform([.restore(expected)], today: today)
            throw violation(index, "shows another library, which lacks \(changes ?? [])")
        }
        guard member.disk.tree == before else { throw violation(index, "wrote while reading") }
    }

    /// Remembers what the machine has on its disk by now, if it is new.
    mutating func noteState(of index: Int) throws {
        let member = members[index]
        let tree = member.disk.tree
        guard let library = tree[member.paths.library] else { throw violation(index, "has no library") }
        if member.earlier.last?.bytes != library { members[index].earlier.append((library, member.journal)) }
        guard member.publishes, let replica = member.journal.replica,
            let device = try member.machine.store.status()?.id
        else { return }
        let suffix = "-\(device.text).plist"
        let own = tree.filter { $0.key.hasPrefix(member.paths.shared + "/m") && $0.key.hasSuffix(suffix) }
        guard let (path, bytes) = own.first, own.count == 1 else {
            // A folder without files counts as not mounted.
            guard own.isEmpty, member.arrived.isEmpty else {
                throw violation(index, "has published \(own.keys.sorted())")
            }
            return
        }
        let file = String(path.dropFirst(member.paths.shared.count + 1))
        let version = Version(
            file: file, bytes: bytes,
            peer: Peer(device: device, name: member.machine.name, facts: replica.facts))
        // What the machine had published under an earlier id goes.
        for (name, _) in member.arrived where tree[member.paths.shared + "/" + name] == nil {
            members[index].arrived[name] = nil
        }
        members[index].arrived[file] = .some(version)
        if bytes != member.published.last?.bytes { members[index].published.append(version) }
    }

    /// The files in a machine's folder that it may not change.
    private func foreignFiles(_ index: Int) -> [String: [UInt8]] {
        let member = members[index]
        let own = Set(member.published.map { member.paths.shared + "/" + $0.file })
        return member.disk.tree.filter {
            $0.key.hasPrefix(member.paths.shared + "/") && !own.contains($0.key)
        }
    }
}

extension FileSystem {
    /// Puts a file into a folder as carriers do: under another name first.
    func bring(_ bytes: [UInt8], as name: String, to folder: String) throws {
        let descriptor = try openFolder(folder)
        defer { try? close(descriptor) }
        let file = try open(descriptor, "~carried", .creating)
        try bytes.withUnsafeBytes { buffer in if !buffer.isEmpty { _ = try write(file, buffer) } }
        try close(file)
        try rename(descriptor, "~carried", name, .replace)
    }

    func remove(_ folder: String, _ name: String) throws {
        let descriptor = try openFolder(folder)
        defer { try? close(descriptor) }
        try remove(descriptor, name)
    }
}
