import DiskKit
import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// Damaged files: found, said, and never taken for something else.
struct DamageTests {
    /// A library with some of everything, its history included.
    private func sample() throws -> (bytes: [UInt8], library: Library) {
        let store = PropertyListLibraryStore(path: Fixture.path("Library-2.plist"), today: Stand.today)
        return (try FixtureBytes.read("Library-2.plist"), try store.load().library)
    }

    private func load(_ bytes: [UInt8]) throws(StoreError) -> LoadedLibrary {
        try InMemoryLibraryStore(contents: bytes, today: { Stand.today }, newIdentifier: { .library }).load()
    }

    @Test("A file that cannot be opened is a fault of reading it, by its path")
    func unopened() throws {
        var stand = try Stand()
        try stand.addRun()
        stand.fileSystem = .system.intercepted { (call) throws(TrackerData.SystemFault) in
            if call == SystemCall(operation: .open, name: "Library.plist") {
                throw TrackerData.SystemFault(.open, code: 5)
            }
        }
        let fault = DiskFault(operation: .read, path: stand.libraryPath, cause: .deviceFailure)
        #expect(throws: StoreError.disk(fault)) { try stand.store.load() }
    }

    @Test("Cut at any byte: refused, or whole but for its last line and said to be edited")
    func truncation() throws {
        let (bytes, library) = try sample()
        var taken = 0
        for length in 0..<bytes.count {
            do {
                let loaded = try load(Array(bytes.prefix(length)))
                #expect(loaded == LoadedLibrary(library: library, warnings: [.editedByHand]), "\(length)")
                taken += 1
            } catch {
                guard case .unreadable = error else {
                    Issue.record("\(length): \(error)")
                    continue
                }
            }
        }
        // Before the last line ("\n" of the list, nothing) and without its last "\n".
        #expect(taken == 3)
    }

    @Test("Five thousand flipped bits: refused, or said to be edited; never taken as it was written")
    func flippedBits() throws {
        let (bytes, _) = try sample()
        var random = SeededRandom(seed: 4242)
        var taken = 0
        for _ in 0..<5000 {
            var damaged = bytes
            let path = Int.random(in: 0..<bytes.count, using: &random)
            damaged[path] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            do {
                #expect(try load(damaged).warnings == [.editedByHand], "byte \(path)")
                taken += 1
            } catch {
                switch error {
                case .unreadable, .newerVersion: break
                default: Issue.record("byte \(path): \(error)")
                }
            }
        }
        // Names, days and comments can become others without any fault but the checksum's.
        #expect(taken > 100 && taken < 4000)
    }

    @Test("A damaged library: reading shows the newest good backup and says its day; writing is refused")
    func fallback() throws {
        let stand = try Stand()
        try stand.addRun()
        try stand.mark(Day("2026-11-18"))
        try stand.mark(Day("2026-11-19"))
        let damaged = Array(try stand.bytes.dropLast(500))
        try stand.folder.write(damaged, to: "data/Library.plist")
        let loaded = try stand.store.load()
        #expect(loaded.library.trackers.flatMap { Array($0.marks) } == [Day("2026-11-18")])
        let reason = UnreadableReason.malformed(offset: damaged.count)
        guard case .readFromBackup(_, let said)? = loaded.warnings.first, loaded.warnings.count == 1 else {
            Issue.record("\(loaded.warnings)")
            return
        }
        #expect(said == reason)
        let error = StoreError.unreadable(path: stand.libraryPath, reason)
        #expect(throws: error) { try stand.store.loadJournal() }
        #expect(throws: error) { try stand.mark(Day("2026-11-20")) }
        #expect(throws: error) { try stand.store.clearHistory() }
        #expect(try stand.bytes == damaged)
    }

    @Test("The day of the backup is the one it was written on")
    func dayOfBackup() throws {
        let stand = try Stand()
        try stand.addRun()
        try stand.mark(Day("2026-11-18"))
        try stand.folder.setModified(
            "state/backups/\(Identifier.library)/0000000001.plist", to: 1_792_368_000)
        try stand.folder.write("damaged", to: "data/Library.plist")
        // 1,792,368,000 seconds after 1970 are 20,745 days: 19 October 2026.
        #expect(
            try stand.store.load().warnings
                == [.readFromBackup(day: Day("2026-10-19"), reason: .malformed(offset: 0))])
    }

    @Test("A damaged backup is passed over for the one before it")
    func damagedBackup() throws {
        let stand = try Stand()
        try stand.addRun()
        try stand.mark(Day("2026-11-18"))
        try stand.mark(Day("2026-11-19"))
        var newest = try stand.backup("0000000002.plist")
        newest[newest.count / 2] ^= 1
        try stand.folder.write(newest, to: "state/backups/\(Identifier.library)/0000000002.plist")
        try stand.folder.write("", to: "data/Library.plist")
        #expect(try stand.marks == [])
        #expect(try stand.library.trackers.map(\.name) == ["Run"])
    }

    @Test("What was edited by hand and taken is a good backup")
    func editedBackup() throws {
        let stand = try Stand()
        try stand.addRun()
        let text = String(decoding: try stand.bytes, as: UTF8.self).replacingOccurrences(
            of: ">Run<", with: ">Jog<")
        try stand.folder.write(text, to: "data/Library.plist")
        try stand.mark(Day("2026-11-19"))
        try stand.folder.write("", to: "data/Library.plist")
        #expect(try stand.library.trackers.map(\.name) == ["Jog"])
    }

    @Test("Without a library but with backups: that they are there is said")
    func missing() throws {
        let stand = try Stand()
        try stand.addRun()
        try stand.mark(Day("2026-11-18"))
        try stand.folder.setModified(
            "state/backups/\(Identifier.library)/0000000001.plist", to: 1_792_368_000)
        stand.folder.remove("data/Library.plist")
        let loaded = try stand.store.load()
        #expect(loaded.library.isEmpty)
        #expect(loaded.warnings == [.missingWithBackups(newest: Day("2026-10-19"))])
    }

    @Test("A damaged library is never shown from another one's backups")
    func otherLibrary() throws {
        let stand = try Stand()
        try stand.addRun()
        try stand.mark(Day("2026-11-18"))
        try stand.folder.write("damaged", to: "data/Other.plist")
        let error = StoreError.unreadable(path: stand.folder.path("data/Other.plist"), .malformed(offset: 0))
        #expect(throws: error) { try stand.store(at: "data/Other.plist").load() }
    }

    @Test("Faults of the disk are errors, never an empty library", arguments: [5, 13, 24])
    func diskFaults(code: Int32) throws {
        var stand = try Stand()
        try stand.addRun()
        let calls = Calls()
        stand.fileSystem = calls.counting()
        _ = try stand.store.load()
        for path in 0..<calls.count {
            stand.fileSystem = Calls().failing(at: path, code: code)
            do {
                // Closing a file that was read cannot lose anything.
                #expect(try stand.library.trackers.map(\.name) == ["Run"])
                #expect(calls.all[path].operation == .close)
            } catch let error as StoreError {
                guard case .disk = error else {
                    Issue.record("\(error)")
                    continue
                }
            }
        }
    }
}
