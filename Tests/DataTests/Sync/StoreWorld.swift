import DiskKit
import Samples
import TestKit
import TrackerData
import TrackerDomain

/// Devices with a disk each, and a carrier that brings files from folder to folder.
struct StoreWorld {
    /// What a device published.
    struct Version {
        let file: String
        let bytes: [UInt8]
        let peer: Peer
    }

    struct Member {
        var device: SyncDevice
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
        /// False for a copy of a device that knows to be one, until it is begun.
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
    /// The number of copies of devices that nothing tells from the device.
    var twins = 0
    /// How often a cleared history met a mark from elsewhere, so that a state has other old content than the journal.
    var cleared = 0
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
            let device = stand.device(name, fileSystem: disk.fileSystem)
            var member = Member(
                device: device, disk: disk,
                paths: (stand.folder.path("\(name)/shared"), stand.folder.path("\(name)/data/Library.plist")),
                journal: Journal(library: Library(id: 0)))
            if index == 0 {
                let library = try Library.workedExample()
                try device.perform(.merge(library))
                try device.begin(member.paths.shared)
            } else {
                try device.begin(member.paths.shared)
                let first = members[0].published[0]
                try disk.fileSystem.bring(first.bytes, as: first.file, to: member.paths.shared)
                member.arrived[first.file] = first
                try device.perform()
            }
            member.journal = try device.store.loadJournal()
            members.append(member)
            try noteState(of: index)
        }
    }

    mutating func run(events: Int) throws {
        for event in 0..<events {
            today = today + Int.random(in: 0...1, using: &random)
            try happen(event)
        }
        // Carriers take away what a device has taken away.
        for index in members.indices {
            let whole = members[index].published.last?.file
            for (name, version) in members[index].arrived where name != whole || version == nil {
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
        let devices = try members.compactMap { try $0.device.store.status()?.id }
        for (index, member) in members.enumerated() {
            // Copies that found each other leave the file of the id that both have given up.
            let others = try member.device.store.status()?.others.filter { devices.contains($0.id) }
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
