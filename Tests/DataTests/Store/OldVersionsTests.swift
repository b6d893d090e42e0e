import Samples
import Synchronization
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// A file of an older version: read as it is, and written as the newest one with its first change.
struct OldVersionsTests {
    /// A stand with a shipped file in the library's place.
    private func stand(_ version: Int) throws -> (Stand, old: [UInt8]) {
        let (stand, old) = (try Stand(), try FixtureBytes.read("Library-\(version).plist"))
        try stand.folder.write(old, to: "data/Library.plist")
        return (stand, old)
    }

    private func version(_ bytes: [UInt8]) throws -> Int {
        try #require(PropertyListTape(bytes).root.value(of: "version")).integer
    }

    /// The backups by name, of whatever library.
    private func backups(_ stand: Stand) throws -> [String: [UInt8]] {
        let files = try stand.folder.contents().filter {
            $0.key.hasPrefix("state/backups/") && $0.key.hasSuffix(".plist")
        }
        return Dictionary(
            uniqueKeysWithValues: files.map { (String($0.key.split(separator: "/").last!), $0.value) })
    }

    private static let edit = Edit.addCategory(id: .category(88), name: "New")

    @Test("The newest version is 7, and a file of each version lies here", arguments: 1...7)
    func shipped(number: Int) throws {
        #expect(Versions.known.newest.number == 7)
        #expect(try version(FixtureBytes.read("Library-\(number).plist")) == number)
    }

    @Test("Reading leaves the file as it is, and nothing is said of its version", arguments: 2...6)
    func reading(number: Int) throws {
        let (stand, old) = try stand(number)
        let before = try stand.folder.contents()
        #expect(try stand.store.load().warnings == [])
        _ = try stand.store.loadJournal()
        _ = try stand.store.listBackups()
        #expect(try stand.store.copy()?.value.bytes == old, "a copy keeps the bytes")
        #expect(Doctor(store: stand.store).examine() == [])
        #expect(try Doctor(store: stand.store).repair() == nil)
        _ = try stand.store.update { (_) throws(EditError) in }
        #expect(throws: StoreError.self) { try stand.perform(.pin(.tracker(99))) }
        #expect(try stand.folder.contents() == before)
    }

    @Test(
        "The first change writes version 7, with all of the history, and keeps the old bytes",
        arguments: 1...6)
    func firstChange(number: Int) throws {
        let (stand, old) = try stand(number)
        let before = try stand.store.loadJournal()
        var expected = before
        try expected.perform([Self.edit], today: Stand.today)
        try stand.perform(Self.edit)
        #expect(try version(stand.bytes) == 7)
        let after = try stand.store.loadJournal()
        #expect(after.holdsSame(as: expected))
        #expect(after.history.undo.dropLast() == before.history.undo[...])
        let generation = Trailer.find(in: old)?.generation ?? 0
        let digits = "0000000000".dropLast(String(generation).count) + String(generation)
        #expect(try backups(stand) == [(number == 1 ? "" : "kept-") + digits + ".plist": old])
        #expect(Doctor(store: stand.store).examine() == [])
        // The next one is as all others.
        try stand.perform(.addCategory(id: .category(89), name: "Newer"))
        #expect(try backups(stand).count == 2)
        #expect(try backups(stand).keys.count { $0.hasPrefix("kept-") } == (number == 1 ? 0 : 1))
    }

    @Test("All steps are undone and redone as before, and the file stays of version 7", arguments: 2...6)
    func undo(number: Int) throws {
        let (stand, _) = try stand(number)
        var known = try stand.store.loadJournal()
        #expect(known.history.undo.count > 2)
        // Some of the shipped steps were made up, and did not lead to their library.
        while let steps = try? known.undo(), !steps.isEmpty {
            _ = try stand.store.update { (journal) throws(EditError) in _ = try journal.undo() }
            #expect(try stand.store.loadJournal().holdsSame(as: known))
            #expect(try version(stand.bytes) == 7)
        }
        while let steps = try? known.redo(), !steps.isEmpty {
            _ = try stand.store.update { (journal) throws(EditError) in _ = try journal.redo() }
            #expect(try stand.store.loadJournal().holdsSame(as: known))
        }
        #expect(try version(stand.bytes) == 7)
    }

    @Test("Undone, the first change leaves what the library held, not its old version", arguments: 1...6)
    func undone(number: Int) throws {
        let (stand, _) = try stand(number)
        let before = try stand.store.loadJournal()
        try stand.perform(Self.edit)
        _ = try stand.store.update { (journal) throws(EditError) in _ = try journal.undo() }
        let after = try stand.store.loadJournal()
        #expect(after.library == before.library && after.history.undo == before.history.undo)
        #expect(try version(stand.bytes) == 7)
    }

    @Test("If the backup of the old bytes fails, so does the first change", arguments: 1...6)
    func failedBackup(number: Int) throws {
        var (stand, old) = try stand(number)
        let system = FileSystem.system
        stand.fileSystem.link = { (_, _, _, _) throws(TrackerData.SystemFault) in
            throw TrackerData.SystemFault(.link, code: 18)
        }
        stand.fileSystem.rename = { (folder, from, to, mode) throws(TrackerData.SystemFault) in
            if to.hasPrefix("kept-") || to == "0000000000.plist" {
                throw TrackerData.SystemFault(.rename, code: 28)
            }
            try system.rename(folder, from, to, mode)
        }
        #expect(throws: StoreError.self) { try stand.perform(Self.edit) }
        #expect(try stand.bytes == old && stand.strayFiles == [] && backups(stand).isEmpty)
    }

    @Test(
        "A failed first change takes away no backup that was there under the name it wanted", arguments: 2...6
    )
    func failureBesideAnother(number: Int) throws {
        var (stand, old) = try stand(number)
        try stand.perform(Self.edit)
        let path = try #require(stand.folder.contents().keys.first { $0.contains("/kept-") })
        let name = String(path.split(separator: "/").last!)
        try stand.folder.write("Another state of that generation", to: path)
        try stand.folder.write(old, to: "data/Library.plist")
        let system = FileSystem.system
        stand.fileSystem.rename = { (folder, from, to, mode) throws(TrackerData.SystemFault) in
            if mode == .exchange { throw TrackerData.SystemFault(.rename, code: 5) }
            try system.rename(folder, from, to, mode)
        }
        #expect(throws: StoreError.self) { try stand.perform(Self.edit) }
        #expect(try stand.bytes == old)
        #expect(try backups(stand)[name] == Array("Another state of that generation".utf8))
        stand.fileSystem = .system
        try stand.perform(Self.edit)
        #expect(try backups(stand)[name] == Array("Another state of that generation".utf8))
        #expect(try backups(stand).values.contains(old))
    }

    @Test("Old bytes that a crash left beside the library are those of their backup", arguments: 2...6)
    func leftover(number: Int) throws {
        let (stand, old) = try stand(number)
        try stand.perform(Self.edit)
        let known = try backups(stand).keys.sorted()
        let temporary = TemporaryName.text(for: "Library.plist", hash: XXH64.hash(try stand.bytes))
        try stand.folder.write(old, to: "data/" + temporary)
        try stand.perform(.addCategory(id: .category(89), name: "Newer"))
        #expect(stand.strayFiles == [])
        #expect(try backups(stand).keys.filter { $0.hasPrefix("found-") } == [])
        #expect(try Set(backups(stand).keys).isSuperset(of: known))
    }

    @Test("The first change waits until the old bytes are on the disk", arguments: 1...6)
    func waiting(number: Int) throws {
        var (stand, old) = try stand(number)
        let system = FileSystem.system
        let isLinked = Mutex(false)
        stand.fileSystem.link = { (folder, from, other, to) throws(TrackerData.SystemFault) in
            try system.link(folder, from, other, to)
            isLinked.withLock { $0 = true }
        }
        stand.fileSystem.synchronize = { (file) throws(TrackerData.SystemFault) in
            if isLinked.withLock({ $0 }) { throw TrackerData.SystemFault(.synchronize, code: 5) }
            try system.synchronize(file)
        }
        #expect(throws: StoreError.self) { try stand.perform(Self.edit) }
        #expect(try stand.bytes == old && stand.strayFiles == [] && backups(stand).isEmpty)
    }

    @Test(
        "A state of any version is restored by a step, or takes the place, and is written as version 7",
        arguments: 1...7)
    func restoring(number: Int) throws {
        let (stand, _) = try stand(number)
        let state = try stand.store.savedState(at: stand.libraryPath)
        try stand.perform(Self.edit)
        try stand.perform(.restore(state.library))
        #expect(try version(stand.bytes) == 7)
        let restored = try stand.store.loadJournal()
        #expect(restored.library == state.library && restored.history.undo.last?.name == .restored)

        stand.folder.remove("data/Library.plist")
        #expect(try stand.store.putBack(state) == nil)
        #expect(try version(stand.bytes) == 7)
        let journal = try stand.store.loadJournal()
        #expect(journal.library == state.library && journal.history == state.history)
    }

    @Test(
        "A backup of an older version is listed and repairs the library, which is written as version 7",
        arguments: 2...7)
    func repair(number: Int) throws {
        let (stand, old) = try stand(number)
        let before = try stand.store.loadJournal()
        _ = try stand.store.keepBackup()
        #expect(try stand.store.listBackups().backups.map(\.kind) == [.kept])
        try stand.folder.write("scribble", to: "data/Library.plist")
        #expect(try Doctor(store: stand.store).repair()?.library == before.library)
        #expect(try version(stand.bytes) == 7)
        let after = try stand.store.loadJournal()
        #expect(after.library == before.library && after.history == before.history)
        #expect(try backups(stand).values.contains(old))
    }

    @Test("A history that is cleared leaves a file of version 7 alone", arguments: 1...6)
    func clearing(number: Int) throws {
        let (stand, old) = try stand(number)
        if number == 1 { try stand.perform(Self.edit) }
        try stand.store.clearHistory()
        #expect(try version(stand.bytes) == 7)
        #expect(try stand.store.loadJournal().history == History())
        #expect(try backups(stand).count == 1 && !backups(stand).values.contains(old))
    }

    @Test("SYNC 7: what is published is of version 7, and a file of version 5 is taken in alike")
    func peers() throws {
        let (stand, laptop, desktop) = try SyncStand.pair()
        try desktop.mark("2026-11-18")
        let name = try #require(stand.published.first { $0.hasPrefix("desktop") })
        let bytes = try stand.folder.read("shared/\(name)")
        #expect(try version(bytes) == 7)
        let trailer = try #require(Trailer.find(in: bytes))
        let text = String(decoding: bytes.prefix(trailer.length), as: UTF8.self)
        let marked = try Regex("\t\t<key>mark</key>\n\t\t<string>[0-9a-f]{16}</string>\n")
        try #require(text.ranges(of: marked).count == 1)
        let older = text.replacing(marked, with: "").replacing(
            "<key>version</key>\n\t<integer>7</integer>", with: "<key>version</key>\n\t<integer>5</integer>")
        let line = Trailer(generation: trailer.generation, over: older.utf8).line
        try stand.folder.write(older + line, to: "shared/\(name)")
        try #require(try version(stand.folder.read("shared/\(name)")) == 5)
        #expect(try laptop.perform().findings == [])
        #expect(try laptop.marks() == ["2026-11-17", "2026-11-18"])
        let own = try #require(stand.published.first { $0.hasPrefix("laptop") })
        #expect(try version(stand.folder.read("shared/\(own)")) == 7)
    }
}

extension Journal {
    /// True if the other one has the same library, history and facts.
    fileprivate func holdsSame(as other: Journal) -> Bool {
        library == other.library && history == other.history && replica == other.replica
    }
}
