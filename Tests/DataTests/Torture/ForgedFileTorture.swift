import DiskKit
import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// Another device's file with changed bytes, most of them sealed anew, and files that are no library.
struct ForgedFileTorture {
    @Test(
        "STEP-6: a peer's file with any change is told, or taken in as a whole; nothing else happens",
        arguments: 0..<2)
    func mutations(part: Int) throws {
        let victim = try Victim()
        let tries = Torture.tries(brief: 120, full: 20_000)
        var (told, taken) = (0, 0)
        for seed in stride(from: part, to: tries, by: 2) {
            var forger = Forger(seed: UInt64(seed), ids: victim.ids)
            let bytes = forger.forged(victim.news, seals: seed % 4 != 0)
            switch victim.fate(of: bytes, as: victim.name) {
            case .told: told += 1
            case .taken: taken += 1
            case .wrong(let what):
                Issue.record("seed \(seed): \(what)\n\(String(decoding: bytes, as: UTF8.self))")
                return
            }
        }
        #expect(told > tries / 4 && taken > 0)
        Torture.report(
            item: 10, "a peer's file with changed bytes, part \(part)", tries: tries / 2,
            outcome: "\(told) told and left alone, \(taken) taken in as a whole, nothing else written")
    }

    @Test("STEP-6: files that are no library are left alone, under any name, and told under that of a device")
    func strangers() throws {
        let victim = try Victim()
        let tries = Torture.tries(brief: 40, full: 4_000)
        for seed in 0..<tries {
            var forger = Forger(seed: UInt64(seed), ids: victim.ids)
            let name = [victim.name, "x-a1b2.plist", "list.plist", "Ünï-zz99.plist"][seed % 4]
            let bytes = forger.stranger()
            if case .wrong(let what) = victim.fate(of: bytes, as: name, mustBeTold: name == victim.name) {
                Issue.record(
                    "seed \(seed), \(name): \(what)\n\(String(decoding: bytes.prefix(500), as: UTF8.self))")
                return
            }
        }
        Torture.report(
            item: 10, "files that are no library", tries: tries, outcome: "left alone, nothing else written")
    }
}

/// A laptop that has taken in what a desktop published, and what the desktop published after that.
private struct Victim {
    enum Fate {
        case told, taken
        case wrong(String)
    }

    let name: String
    let news: [UInt8]
    let ids: [String]
    private let stand: SyncStand
    private let disk: ModelDisk
    /// The library after the next command, where nothing comes in.
    private let expected: Library

    init() throws {
        stand = try SyncStand()
        let (laptop, desktop, old) = (stand.device("laptop"), stand.device("desktop"), stand.device("old"))
        try laptop.add("Run", 1)
        try laptop.add("Water", 2)
        try laptop.add("Read", 3)
        try laptop.begin(stand.shared)
        try old.begin(stand.shared)
        try old.mark("2026-11-16")
        try old.perform(.note("rain\n\"heavy\"", of: .tracker(1), on: "2026-11-16"))
        try desktop.begin(stand.shared)
        for device in [laptop, desktop] { try device.perform() }
        _ = try desktop.store.forget(device: "old")
        for device in [laptop, desktop, laptop, desktop] { try device.perform() }
        try desktop.perform(
            .editTracker(
                .tracker(2),
                TrackerEdit(.name("Tea"), .goal(Goal(.atLeast, .thousandths(5_000), unit: "cups")))),
            .amount(AmountEdit(.set, .thousandths(2_000)), of: .tracker(2), on: DaySet(["2026-11-18"])))
        try laptop.perform(
            .amount(AmountEdit(.add, .thousandths(1_000)), of: .tracker(2), on: DaySet(["2026-11-18"])))
        try laptop.mark("2026-11-17")
        let file = try #require(stand.published.first { $0.hasPrefix("desktop-") })
        let known = try stand.folder.read("shared/" + file)
        try desktop.perform(
            .amount(AmountEdit(.add, .thousandths(2_000)), of: .tracker(2), on: DaySet(["2026-11-18"])),
            .uncomplete([.tracker(1)], on: DaySet(["2026-11-17"])),
            .skip([.tracker(1)], on: DaySet(["2026-11-13"])),
            .archive([.tracker(1)]), .renameCategory(.category(1), to: "Sport & <more>"),
            .deleteTracker(.tracker(3)))
        try desktop.mark("2026-11-19", 2)
        news = try stand.folder.read("shared/" + file)
        try stand.folder.write(known, to: "shared/" + file)
        try laptop.mark("2026-11-20", 2)
        name = file
        ids = try laptop.facts?.devices.map(\.text).sorted() ?? []
        disk = try ModelDisk(copying: stand.folder)
        let alone = stand.device("laptop", fileSystem: disk.copy().fileSystem)
        try Self.carryOut(alone)
        expected = try alone.library
    }

    private static func carryOut(_ laptop: SyncDevice) throws {
        try laptop.perform(.addCategory(id: .category(9), name: "New"))
    }

    /// What becomes of a file with these bytes, and of the library that meets it.
    func fate(of bytes: [UInt8], as name: String, mustBeTold: Bool = true) -> Fate {
        let disk = disk.copy()
        let path = stand.folder.path("shared/" + name)
        let laptop = stand.device("laptop", fileSystem: disk.fileSystem)
        do {
            if disk.tree[path] != nil { try disk.fileSystem.remove(stand.folder.path("shared"), name) }
            try disk.fileSystem.bring(bytes, as: name, to: stand.folder.path("shared"))
            let others = disk.tree.filter { !$0.key.contains("/laptop") }
            try Self.carryOut(laptop)
            try laptop.perform()
            let loaded = try laptop.store.load()
            guard loaded.warnings.allSatisfy({ if case .sync = $0 { true } else { false } }) else {
                return .wrong("\(loaded.warnings)")
            }
            for (path, bytes) in others where disk.tree[path] != bytes { return .wrong("wrote \(path)") }
            guard disk.strayFiles.isEmpty else { return .wrong("stray files: \(disk.strayFiles)") }
            guard
                Doctor(store: laptop.store).examine().allSatisfy({
                    if case .sync = $0 { true } else { false }
                })
            else { return .wrong("the doctor finds \(Doctor(store: laptop.store).examine())") }
            let findings = try laptop.findings()
            let isAsBefore = loaded.library == expected
            if isAsBefore, !findings.isEmpty || !mustBeTold { return .told }
            // A clock that is ahead is told of a file that is taken in, too.
            let rows = try laptop.store.status()?.others ?? []
            // What says to be of this device is taken in, and has no row.
            return isAsBefore && rows.isEmpty ? .wrong("left alone without a word") : .taken
        } catch {
            return .wrong("\(error)")
        }
    }
}

/// Changes a file as a broken disk, a bad program or a bad person would.
private struct Forger {
    private var random: SeededRandom
    private let ids: [String]

    init(seed: UInt64, ids: [String]) {
        random = SeededRandom(seed: seed)
        self.ids = ids
    }

    mutating func forged(_ bytes: [UInt8], seals: Bool) -> [UInt8] {
        let generation = Trailer.find(in: bytes)?.generation ?? 1
        var lines = bytes.split(separator: 10).map(Array.init)
        if seals { lines.removeLast() }
        for _ in 0..<Int.random(in: 1...3, using: &random) { change(&lines) }
        var body = Array(lines.joined(separator: [10])) + [10]
        if Int.random(in: 0..<8, using: &random) == 0, body.count > 2 {
            let start = Int.random(in: 0..<body.count, using: &random)
            body.removeSubrange(start..<min(body.count, start + Int.random(in: 1...200, using: &random)))
        }
        return seals ? body + Array(Trailer(generation: generation, over: body).line.utf8) : body
    }

    private mutating func change(_ lines: inout [[UInt8]]) {
        guard !lines.isEmpty else { return }
        let place = Int.random(in: lines.indices, using: &random)
        let other = Int.random(in: lines.indices, using: &random)
        switch Int.random(in: 0..<9, using: &random) {
        case 0: lines.remove(at: place)
        case 1: lines.insert(lines[other], at: place)
        case 2: lines.swapAt(place, other)
        case 3:
            guard let byte = lines[place].indices.randomElement(using: &random) else { return }
            lines[place][byte] = UInt8.random(in: 0...255, using: &random)
        case 4: replaceWord(in: &lines[place], by: "gone") { $0.count == 4 }
        case 5: replaceWord(in: &lines[place], by: ids.randomElement(using: &random)!) { $0.count == 4 }
        case 6:
            let days = ["1899-12-31", "2026-11-17", "2026-11-21", "2199-12-31", "2026-02-30", "9999-12-31"]
            replaceWord(in: &lines[place], by: days.randomElement(using: &random)!) {
                $0.count == 10 && $0.contains("-")
            }
        default:
            let numbers = [
                "0", "1", "2", "-1", "999999999", "1000000001", "1000000000000001", "99999999999999999999",
                "٣",
            ]
            replaceWord(in: &lines[place], by: numbers.randomElement(using: &random)!) {
                $0.allSatisfy(\.isNumber)
            }
        }
    }

    /// Replaces a random one of the words that fit; words end at all but letters, digits and dashes.
    private mutating func replaceWord(
        in line: inout [UInt8], by word: String, where fits: (Substring) -> Bool
    ) {
        let text = String(decoding: line, as: UTF8.self)
        let words = text.split { !($0.isLetter || $0.isNumber || $0 == "-") }.filter(fits)
        guard let old = words.randomElement(using: &random) else { return }
        line = Array((text[..<old.startIndex] + word + text[old.endIndex...]).utf8)
    }

    /// What is no library at all.
    mutating func stranger() -> [UInt8] {
        let noise = (0..<Int.random(in: 0...2_000, using: &random)).map { _ in
            UInt8.random(in: 0...255, using: &random)
        }
        let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n"
        switch Int.random(in: 0..<8, using: &random) {
        case 0: return []
        case 1: return noise
        case 2: return Array("bplist00".utf8) + noise
        case 3: return Array(head.utf8) + noise
        case 4: return Array((head + "<dict><key>a</key><true/></dict></plist>\n").utf8)
        case 5:
            let depth = Int.random(in: 1...20_000, using: &random)
            return Array((head + String(repeating: "<array>", count: depth)).utf8)
        case 6:
            let body = Array((head + "<dict><key>sync</key><string>").utf8) + noise
            return body + Array(Trailer(generation: 1, over: body).line.utf8)
        default: return noise + Array(Trailer(generation: 3, over: noise).line.utf8)
        }
    }
}
