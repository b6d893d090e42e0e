import DiskKit
import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// A new name and a repair that are cut off at any call: this device goes on as itself, with one file in the folder.
struct SyncCutOffTests {
    private let days: [Day] = ["2026-11-17", "2026-11-18", "2026-11-19"]

    private func isTried(_ index: Int, of count: Int) -> Bool {
        Torture.isFull || index == count || index % 3 == 1
    }

    /// What is wrong with two devices that have gone on since; empty if nothing is.
    private func faults(of disk: ModelDisk, _ stand: SyncStand, named names: Set<String>) throws -> [String] {
        let laptop = stand.device("laptop", fileSystem: disk.fileSystem)
        let desktop = stand.device("desktop", fileSystem: disk.fileSystem)
        try laptop.perform()
        try desktop.perform()
        try laptop.perform()
        var faults: [String] = []
        let files = disk.tree.keys.filter { $0.contains("/shared/") }.sorted()
        if files.count != 2 { faults.append("files: \(files)") }
        guard let status = try laptop.store.status(), let other = try desktop.store.status() else {
            return faults + ["not in step"]
        }
        if !names.contains(status.name) { faults.append("goes on as \(status.name)") }
        if other.others.map(\.name) != [status.name] { faults.append("rows: \(other.others)") }
        if status.findings + other.findings != [] { faults.append("\(status.findings + other.findings)") }
        if try laptop.marks() != days || desktop.marks() != days { faults.append("marks") }
        return faults
    }

    private func pair() throws -> (SyncStand, ModelDisk) {
        let (stand, laptop, desktop) = try SyncStand.pair()
        try desktop.perform()
        try laptop.mark(days[1])
        try laptop.mark(days[2])
        return (stand, try ModelDisk(copying: stand.folder))
    }

    @Test(
        "HARD-11: after a new name that is cut off anywhere, only one file of this device is left, under one name"
    )
    func renamed() throws {
        let (stand, disk) = try pair()
        func rename(_ fileSystem: FileSystem) throws {
            let laptop = stand.device("laptop", fileSystem: fileSystem)
            _ = try laptop.store.begin(SyncWish(folder: stand.shared, name: "desk"))
        }
        let calls = Calls()
        try rename(calls.counting(on: disk.copy().fileSystem))
        for index in 0...calls.count where isTried(index, of: calls.count) {
            let copy = disk.copy()
            try? rename(Calls().stopping(at: index, on: copy.fileSystem))
            let names: Set = index == calls.count ? ["desk"] : ["laptop", "desk"]
            #expect(try faults(of: copy, stand, named: names) == [], "call \(index)")
        }
    }

    @Test("HARD-11: the file of the old name is among the backups")
    func keptAsBackup() throws {
        let (stand, laptop, _) = try SyncStand.pair()
        let old = try #require(stand.published.first { $0.hasPrefix("laptop-") })
        let bytes = try stand.folder.read("shared/" + old)
        _ = try laptop.store.begin(SyncWish(folder: stand.shared, name: "desk"))
        #expect(stand.published.count == 2 && !stand.published.contains(old))
        let kept = try stand.contents.filter { $0.key.contains("laptop/state/backups/") && $0.value == bytes }
        #expect(kept.count == 1)
    }

    @Test("HARD-11: a file of the own id with something unknown stays, and so do those of others")
    func unknown() throws {
        let (stand, laptop, desktop) = try SyncStand.pair()
        try desktop.perform()
        let old = try #require(stand.published.first { $0.hasPrefix("desktop-") })
        try stand.folder.write(try stand.folder.read("shared/" + old), to: "shared/copy.plist")
        try laptop.mark(days[1])
        #expect(stand.published.contains("copy.plist") && stand.published.contains(old), "of another machine")
        let own = try #require(stand.published.first { $0.hasPrefix("laptop-") })
        try stand.folder.write("torn", to: "shared/" + own.replacing("laptop", with: "old"))
        try stand.folder.write("torn", to: "shared/else-zzzz.plist")
        try laptop.mark(days[2])
        #expect(!stand.published.contains(own.replacing("laptop", with: "old")), "nothing in it is missed")
        #expect(stand.published.contains("else-zzzz.plist"))
    }

    @Test(
        "HARD-11: a file of the old name that knows more by the time it would be moved stays, and is taken in"
    )
    func knowsMore() throws {
        let (stand, laptop, _) = try SyncStand.pair()
        let own = try #require(stand.published.first { $0.hasPrefix("laptop-") })
        let old = own.replacing("laptop", with: "old")
        let (before, bytes) = (try stand.saved("laptop"), try stand.folder.read("shared/" + own))
        try laptop.mark(days[1])
        let more = try stand.folder.read("shared/" + own)
        try stand.putBack("laptop", before)
        for name in [own, old] { try stand.folder.write(bytes, to: "shared/" + name) }
        let meanwhile = stand.device(
            "laptop",
            fileSystem: .system.intercepted { call in
                if call.operation == .rename, call.name == own {
                    try? stand.folder.write(more, to: "shared/" + old)
                }
            })
        try meanwhile.mark(days[2])
        #expect(try stand.folder.read("shared/" + old) == more)
        #expect(try laptop.marks() == days)
    }

    @Test("HARD-11: an older state moves no torn file of its own id, which may know what it lacks")
    func tornBesideOlderState() throws {
        let (stand, laptop, _) = try SyncStand.pair()
        let own = try #require(stand.published.first { $0.hasPrefix("laptop-") })
        let older = try stand.folder.read("laptop/data/Library.plist")
        try laptop.mark(days[1])
        try stand.folder.write(older, to: "laptop/data/Library.plist")
        try stand.folder.write("torn", to: "shared/" + own)
        try laptop.mark(days[2])
        #expect(try stand.folder.read("shared/" + own) == Array("torn".utf8))
        #expect(stand.published.count == 3)
    }

    @Test("HARD-11: a repair that is cut off anywhere goes on as the same machine")
    func repaired() throws {
        let (stand, disk) = try pair()
        let path = stand.folder.path("laptop/data/Library.plist")
        try disk.write(Array("broken".utf8), to: path)
        let calls = Calls()
        let whole = stand.device("laptop", fileSystem: calls.counting(on: disk.copy().fileSystem))
        _ = try whole.store.repair()
        for index in 0...calls.count where isTried(index, of: calls.count) {
            let copy = disk.copy()
            _ = try? stand.device("laptop", fileSystem: Calls().stopping(at: index, on: copy.fileSystem))
                .store.repair()
            let laptop = stand.device("laptop", fileSystem: copy.fileSystem)
            // Before its commit it is to be done once more.
            _ = try laptop.store.repair()
            #expect(try faults(of: copy, stand, named: ["laptop"]) == [], "call \(index)")
        }
    }
}
