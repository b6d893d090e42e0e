import DiskKit
import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// Devices that lose their state, whose library or both are put back, that are removed and live, with late files.
///
/// Each day is marked once, so that what was acknowledged is known: a mark is there in the end unless some device has
/// taken it away, and one that was taken away is not there unless the device that made it was removed.
struct DeviceLifeTorture {
    @Test(
        "STEP-1, 2, 4: what was acknowledged is not lost by a lost state, a restored copy or a folding",
        arguments: 0..<4)
    func worlds(part: Int) throws {
        let worlds = Torture.tries(brief: 40, full: 20_000)
        var (lost, putBack, folded, ids) = (0, 0, 0, 0)
        for seed in stride(from: part, to: worlds, by: 4) {
            var world = try LifeWorld(seed: UInt64(seed))
            do {
                try world.run(events: 40)
            } catch {
                Issue.record("seed \(seed): \(error)\n\(world.log.joined(separator: "\n"))")
                return
            }
            lost += world.lost
            putBack += world.putBack
            folded += world.folded
            ids = max(ids, world.ids)
        }
        #expect(lost > worlds / 8 && putBack > worlds / 8 && folded > 0)
        Torture.report(
            item: 10, "devices that begin anew, part \(part)", tries: worlds / 4,
            outcome:
                "no mark lost; \(lost) states lost, \(putBack) put back, \(folded) ids folded, at most \(ids) in use"
        )
    }
}

/// Devices with a disk each, between which files are carried at random.
private struct LifeWorld {
    struct Violation: Error, CustomStringConvertible {
        let description: String
    }

    struct Member {
        let device: SyncDevice
        let disk: ModelDisk
        let shared: String
        /// Earlier contents of its disk, without the shared folder.
        var saved: [[String: [UInt8]]] = []
        /// Its files as they were published.
        var published: [(name: String, bytes: [UInt8])] = []
        /// Its files that are not in its folder for now.
        var late: [(name: String, bytes: [UInt8])] = []
    }

    private let stand: SyncStand
    private var random: SeededRandom
    private var members: [Member] = []
    private var marked: Set<Day> = []
    private var takenAway: Set<Day> = []
    private(set) var log: [String] = []
    private(set) var (lost, putBack, folded, ids) = (0, 0, 0, 0)
    private var removals = 0
    private var hasLate = false

    init(seed: UInt64) throws {
        random = SeededRandom(seed: seed)
        stand = try SyncStand()
        for index in 0..<[2, 3, 3, 4].randomElement(using: &random)! {
            let name = "m\(index)"
            for folder in ["", "/data", "/shared"] { try stand.folder.makeFolder(name + folder) }
            let disk = try ModelDisk(copying: stand.folder)
            let member = Member(
                device: stand.device(name, fileSystem: disk.fileSystem), disk: disk,
                shared: stand.folder.path("\(name)/shared"))
            if index == 0 { try member.device.add("Run", 1) }
            try member.device.begin(member.shared)
            members.append(member)
            if index > 0 { try deliver(0, to: index) }
            try act(index) { try $0.perform() }
        }
    }

    mutating func run(events: Int) throws {
        for _ in 0..<events { try happen() }
        for index in members.indices { try bringLate(index) }
        for _ in 0..<4 {
            for index in members.indices {
                for other in members.indices where other != index {
                    for path in members[index].disk.tree.keys
                    where path.hasPrefix(members[index].shared + "/m\(other)-") {
                        let name = String(path.dropFirst(members[index].shared.count + 1))
                        try members[index].disk.fileSystem.remove(members[index].shared, name)
                    }
                    try deliver(other, to: index)
                }
                try act(index) { _ = try $0.store.exchange(.folder) }
            }
        }
        ids = try members[0].device.store.loadJournal().replica?.facts.devices.count ?? 0
        let first = try members[0].device.library
        for (index, member) in members.enumerated() {
            let marks = Set(try member.device.marks())
            let missing = marked.subtracting(takenAway).subtracting(marks)
            guard missing.isEmpty else { throw violation(index, "lost \(missing.map(\.iso).sorted())") }
            let back = marks.intersection(takenAway)
            guard back.isEmpty || removals > 0 else {
                throw violation(index, "has again \(back.map(\.iso).sorted())")
            }
            guard try member.device.library == first else { throw violation(index, "is not equal") }
            // A life that comes back late is taken for another device's.
            if hasLate { continue }
            let status = try member.device.store.status()
            guard status?.others.allSatisfy(\.isInStep) == true, status?.name == "m\(index)" else {
                throw violation(index, "is not in step: \(status as Any)")
            }
            guard own(index).count == 1 else { throw violation(index, "has \(own(index).map(\.name))") }
        }
    }

    private mutating func happen() throws {
        let index = Int.random(in: members.indices, using: &random)
        let other = Int.random(in: members.indices, using: &random)
        switch Int.random(in: 0..<21, using: &random) {
        case 0..<6:
            let day = Stand.today - marked.count - 1
            try act(index) { try $0.mark(day) }
            marked.insert(day)
            tell(index, "marks \(day.iso)")
        case 6:
            guard let day = try members[index].device.marks().randomElement(using: &random) else { return }
            try act(index) { try $0.perform(.uncomplete([.tracker(1)], on: DaySet([day]))) }
            takenAway.insert(day)
            tell(index, "takes away \(day.iso)")
        case 7..<13:
            if other != index { try deliver(other, to: index, isNewest: Bool.random(using: &random)) }
        case 13:
            try bringLate(index)
            try act(index) { _ = try $0.store.exchange(.folder) }
        case 14: try loseState(index)
        case 15: try putBack(index, alsoState: false)
        case 16, 17: try putBack(index, alsoState: true)
        case 18, 19: try remove(other, on: index)
        default: try act(index) { try $0.perform() }
        }
    }

    private mutating func act(_ index: Int, _ body: (SyncDevice) throws -> Void) throws {
        try body(members[index].device)
        for file in own(index) where members[index].published.last?.bytes != file.bytes {
            members[index].published.append(file)
        }
        members[index].saved.append(
            members[index].disk.tree.filter {
                $0.key.hasPrefix(stand.folder.path("m\(index)/")) && !$0.key.hasPrefix(members[index].shared)
            })
    }

    /// The state is lost, and sync begun again.
    private mutating func loseState(_ index: Int) throws {
        let state = stand.folder.path("m\(index)/state/sync")
        try replace(index, under: state, by: [:])
        tell(index, "loses its state")
        lost += 1
        let shared = members[index].shared
        try act(index) { try $0.begin(shared) }
    }

    private mutating func putBack(_ index: Int, alsoState: Bool) throws {
        guard let saved = members[index].saved.randomElement(using: &random) else { return }
        try replace(index, under: stand.folder.path("m\(index)/data"), by: saved)
        if alsoState { try replace(index, under: stand.folder.path("m\(index)/state/sync"), by: saved) }
        // What carries the folder may bring the own files later than others; an empty folder proves nothing.
        let hasOthers = members[index].disk.tree.keys.contains {
            $0.hasPrefix(members[index].shared + "/m") && !$0.hasPrefix(members[index].shared + "/m\(index)-")
        }
        if alsoState, hasOthers, Int.random(in: 0..<4, using: &random) == 0 {
            hasLate = true
            for file in own(index) {
                members[index].late.append(file)
                try members[index].disk.fileSystem.remove(members[index].shared, file.name)
            }
        }
        putBack += 1
        tell(index, "is put back\(alsoState ? " with its state" : "")")
        try act(index) { try $0.perform() }
    }

    private mutating func remove(_ other: Int, on index: Int) throws {
        guard other != index, let status = try members[index].device.store.status() else { return }
        // Files of several lives may be there, of which none names the others.
        let names = status.others.filter { $0.name == "m\(other)" }.map(status.name)
        guard let name = names.randomElement(using: &random) else { return }
        var count = 0
        try act(index) { count = try $0.store.forget(device: name).value.folded }
        folded += count
        removals += 1
        tell(index, "removes \(name): \(count) folded")
    }

    private mutating func deliver(_ other: Int, to index: Int, isNewest: Bool = true) throws {
        let published = members[other].published
        let files = isNewest ? own(other) : published.randomElement(using: &random).map { [$0] } ?? []
        for file in files {
            try members[index].disk.fileSystem.bring(file.bytes, as: file.name, to: members[index].shared)
            tell(index, "gets \(file.name)")
        }
    }

    private mutating func bringLate(_ index: Int) throws {
        for file in members[index].late where !own(index).contains(where: { $0.name == file.name }) {
            try members[index].disk.fileSystem.bring(file.bytes, as: file.name, to: members[index].shared)
            tell(index, "gets its own \(file.name) late")
        }
        members[index].late = []
    }

    /// The files that a device has in its shared folder.
    private func own(_ index: Int) -> [(name: String, bytes: [UInt8])] {
        let start = members[index].shared + "/"
        return members[index].disk.tree.filter { $0.key.hasPrefix(start + "m\(index)-") }
            .map { (String($0.key.dropFirst(start.count)), $0.value) }.sorted { $0.0 < $1.0 }
    }

    /// Replaces all files under a folder by those that were saved of it.
    private func replace(_ index: Int, under folder: String, by saved: [String: [UInt8]]) throws {
        let (disk, start) = (members[index].disk, folder + "/")
        for path in disk.tree.keys where path.hasPrefix(start) && !path.dropFirst(start.count).contains("/") {
            try disk.fileSystem.remove(folder, String(path.dropFirst(start.count)))
        }
        for (path, bytes) in saved where path.hasPrefix(start) && !path.dropFirst(start.count).contains("/") {
            try disk.fileSystem.bring(bytes, as: String(path.dropFirst(start.count)), to: folder)
        }
    }

    private mutating func tell(_ index: Int, _ what: String) { log.append("m\(index) \(what)") }

    private func violation(_ index: Int, _ what: String) -> Violation {
        Violation(description: "m\(index) \(what)")
    }
}
