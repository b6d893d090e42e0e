import DiskKit
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// The power fails, or a bit flips: settings are the ones before or after, or it is said.
struct SettingsFileTorture {
    enum Start: String, CaseIterable, Sendable {
        case none, sound, broken, leftover
    }

    private static let name = "config/Settings.plist"

    private func change(
        _ folder: TemporaryFolder, _ fileSystem: FileSystem, _ key: SettingKey = .theme,
        to value: String = "light"
    ) throws {
        try SettingsFile(path: folder.path(Self.name), fileSystem: fileSystem)
            .update { try? $0.set(key, to: value) }
    }

    private func prepared(_ start: Start) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        if start == .none { return folder }
        try SettingsFile(path: folder.path(Self.name)).update { try? $0.set(.theme, to: "dark") }
        if start == .broken { try folder.write("scribble", to: Self.name) }
        if start == .leftover {
            try folder.write(
                "scribble", to: "config/" + TemporaryName.text(for: "Settings.plist", hash: 1))
        }
        return folder
    }

    @Test(
        "S7: power fails at any call: the settings before or after, once they are said to be kept those after",
        arguments: Start.allCases)
    func powerCut(start: Start) throws {
        let folder = try prepared(start)
        let disk = try ModelDisk(copying: folder)
        let path = folder.path(Self.name)
        let before = disk.tree[path]
        let (done, calls) = (disk.copy(), Calls())
        try change(folder, calls.counting(on: done.fileSystem))
        let after = try #require(done.tree[path])
        var random = SeededRandom(seed: 7)
        var count = 0
        for place in 0...calls.count {
            let disk = disk.copy()
            let outcome = Result {
                try change(folder, Calls().stopping(at: place, on: disk.fileSystem))
            }
            let isDone = (try? outcome.get()) != nil
            for survivor in disk.survivors(limit: Torture.tries(brief: 8, full: 4000), using: &random) {
                count += 1
                let found = survivor.tree[path]
                #expect(found == after || found == before && !isDone, "\(place)")
                try change(folder, survivor.fileSystem)
                #expect(survivor.tree[path] == after, "\(place)")
                try change(folder, survivor.fileSystem, .mouse, to: "off")
                #expect(survivor.strayFiles == [], "\(place)")
                let isForeign = start == .broken || start == .leftover
                #expect(!isForeign || survivor.tree.values.contains(Array("scribble".utf8)), "\(place)")
            }
        }
        #expect(count > calls.count)
        Torture.report(
            item: 1, "crash while settings are kept (\(start))", tries: calls.count + 1,
            outcome: "before or after, on \(count) disks")
    }

    @Test("S8: a flipped bit anywhere: the same settings in force, or it is said")
    func everyBit() throws {
        var document = SettingsDocument()
        for (key, value) in [
            (.language, "ru"), (.theme, "dark"), (.firstWeekday, "sun"), (.dayStart, "03:30"),
            (.defaultFilter, "completed"), (.mouse, "off"),
        ] as [(SettingKey, String)] { document.update { try? $0.set(key, to: value) } }
        document.update { $0.hasSeenOnboarding = true }
        let bytes = try document.bytes(for: "")
        var told = 0
        let step = Torture.tries(brief: 7, full: 1)
        for bit in stride(from: 0, to: bytes.count * 8, by: step) {
            var damaged = bytes
            damaged[bit / 8] ^= 1 << UInt8(bit % 8)
            let loaded = SettingsDocument.read(damaged)
            if loaded.trouble != nil { told += 1 }
            #expect(loaded.trouble != nil || loaded.document == document, "bit \(bit)")
        }
        #expect(told > bytes.count * 8 / step * 3 / 4)
        Torture.report(
            item: 5, "settings damaged at every bit", tries: bytes.count * 8 / step,
            outcome: "\(told) said, the others without effect")
    }
}
