import DiskKit
import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// A state that a person keeps for good.
struct KeepBackupTests {
    private func marked() throws -> Stand {
        let stand = try Stand()
        try stand.addRun()
        try stand.mark(Day("2026-11-18"))
        return stand
    }

    @Test("the present state is kept under its number, once, and stays whatever comes after it")
    func kept() throws {
        let stand = try marked()
        let state = try #require(try stand.store.keepBackup()).value
        let name = "kept-0000000002.plist"
        #expect(state.path == stand.folder.path("state/backups/\(Identifier.library)/\(name)"))
        #expect(try !state.wasKept && stand.backup(name) == stand.bytes && state.library == stand.library)
        #expect(try stand.store.keepBackup()?.value.wasKept == true)
        for number in 0..<40 { try stand.perform(.note("\(number)", of: .tracker(1), on: Stand.today)) }
        #expect(stand.backupNames.contains(name) && !stand.backupNames.contains("0000000002.plist"))
        let list = try stand.store.listBackups().backups
        #expect(list.last?.kind == .kept && list.count == 11)
    }

    @Test("it is a copy: who writes into the library's file does not change it")
    func copy() throws {
        let stand = try marked()
        let bytes = try stand.bytes
        _ = try stand.store.keepBackup()
        try stand.folder.write("scribble", to: "data/Library.plist")
        #expect(try stand.backup("kept-0000000002.plist") == bytes)
        #expect(try stand.marks == [Day("2026-11-18")])
    }

    @Test("the next change keeps the same state under another name, and the list has it once")
    func listedOnce() throws {
        let stand = try marked()
        _ = try stand.store.keepBackup()
        try stand.mark(Day("2026-11-19"))
        #expect(stand.backupNames.contains("0000000002.plist"))
        #expect(try stand.store.listBackups().backups.map(\.kind) == [.kept, .automatic])
    }

    @Test("no library is no backup and no folder; a damaged one is refused")
    func nothing() throws {
        let stand = try Stand()
        #expect(try stand.store.keepBackup() == nil)
        #expect(stand.folder.list() == [])
        try stand.addRun()
        try stand.folder.write("Run", to: "data/Library.plist")
        #expect(throws: StoreError.self) { try stand.store.keepBackup() }
        #expect(!stand.backupNames.contains { $0.hasPrefix("kept") })
    }

    @Test("a library of version 1 becomes one that has an id, and its old file is kept as well")
    func version1() throws {
        let stand = try Stand()
        let old = try FixtureBytes.read("Library-1.plist")
        try stand.folder.write(old, to: "data/Library.plist")
        let state = try #require(try stand.store.keepBackup()).value
        #expect(state.path.hasSuffix("/kept-0000000001.plist"))
        #expect(try stand.backup("0000000000.plist") == old)
        #expect(try stand.store.listBackups().backups.map(\.kind) == [.kept, .automatic])
    }

    @Test("a library edited by hand is kept as found, with a warning")
    func edited() throws {
        let stand = try Stand()
        try Operation.handEdited.prepare(stand)
        let updated = try #require(try stand.store.keepBackup())
        #expect(updated.warnings == [.editedByHand] && updated.value.path.contains("/found-0000000002-"))
        #expect(try stand.store.listBackups().backups[0].kind == .found)
    }

    @Test("where the name is that of another state, the bytes name it")
    func nameTaken() throws {
        let stand = try marked()
        try stand.folder.write("mine", to: "state/backups/\(Identifier.library)/kept-0000000002.plist")
        #expect(try stand.store.keepBackup()?.value.path.contains("/found-0000000002-") == true)
        #expect(try stand.backup("kept-0000000002.plist") == Array("mine".utf8))
    }
}

/// A state in the place of a library that is missing or cannot be read.
struct PutBackTests {
    @Test("a missing library gets the state and its history, and goes on from it")
    func missing() throws {
        let stand = try Stand()
        try stand.addRun()
        try stand.mark(Day("2026-11-18"))
        let state = try stand.store.savedState(at: stand.libraryPath)
        stand.folder.remove("data")
        #expect(try stand.store.putBack(state) == nil)
        #expect(try stand.store.loadJournal() == Journal(library: state.library, history: state.history))
        try stand.mark(Day("2026-11-19"))
        #expect(try stand.marks == [Day("2026-11-18"), Day("2026-11-19")])
    }

    @Test("damaged bytes are kept among the backups")
    func damaged() throws {
        let stand = try Stand()
        try Operation.repair.prepare(stand)
        let damaged = try stand.bytes
        let state = try stand.store.savedState(at: stand.store.listBackups().backups[1].path)
        let copy = try #require(try stand.store.putBack(state))
        #expect(try FileBytes.read(copy) == damaged)
        #expect(try stand.library == state.library && stand.marks == [])
        #expect(Doctor(store: stand.store).examine() == [.keptCopy(path: copy)])
    }

    @Test("a library that can be read is never put aside; one whose history is damaged is")
    func readable() throws {
        let stand = try Stand()
        try stand.addRun()
        let state = try stand.store.savedState(at: stand.libraryPath)
        #expect(throws: StoreError.busy(path: stand.libraryPath)) { try stand.store.putBack(state) }
        let text = String(decoding: try stand.bytes, as: UTF8.self)
        let broken = text.replacingOccurrences(of: "<key>undo</key>", with: "<key>undone</key>")
        #expect(broken != text)
        try stand.folder.write(broken, to: "data/Library.plist")
        #expect(try stand.store.putBack(state) != nil)
        #expect(try stand.store.loadJournal().library == state.library)
    }
}
