import DiskKit
import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// Temporary files that a crash left beside the library.
struct LeftoverTests {
    private func edited(_ stand: Stand, _ old: String, _ new: String) throws -> String {
        String(decoding: try stand.bytes, as: UTF8.self).replacingOccurrences(of: old, with: new)
    }

    private func leftover(_ stand: Stand, for bytes: [UInt8]) -> String {
        "data/" + TemporaryName.text(for: "Library.plist", hash: XXH64.hash(bytes))
    }

    @Test("What an interrupted write left is removed: complete, cut off, empty, or a known generation")
    func ownLeftovers() throws {
        let stand = try Stand()
        try stand.addRun()
        let first = try stand.bytes
        try stand.mark(Day("2026-11-18"))
        let second = try stand.bytes
        let unpublished = Array(try edited(stand, "gen=2", "gen=3").utf8)
        let states = [
            (leftover(stand, for: unpublished), unpublished),
            (leftover(stand, for: [1]), Array(unpublished.prefix(700))),
            (leftover(stand, for: [2]), []), (leftover(stand, for: second), first),
        ]
        for (name, bytes) in states { try stand.folder.write(bytes, to: name) }
        #expect(Doctor(store: stand.store).examine().count { $0.code == "leftover" } == 4)
        try stand.mark(Day("2026-11-19"))
        #expect(stand.strayFiles == [])
        #expect(stand.backupNames == ["0000000001.plist", "0000000002.plist", "origin"])
    }

    @Test("A write that died under the second temporary name, the first being taken, leaves nothing to keep")
    func secondName() throws {
        let twin = try Stand()
        try twin.addRun()
        try twin.mark(Day("2026-11-18"))
        var stand = try Stand()
        try stand.addRun()
        let taken = leftover(stand, for: try twin.bytes)
        try stand.folder.write("mine", to: taken + "/notes")
        let isDead = Countdown(1)
        stand.fileSystem = FileSystem.system.intercepted { (call) throws(TrackerData.SystemFault) in
            if call == SystemCall(operation: .rename, name: "Library.plist") { _ = isDead.tick() }
            if isDead.rest < 1, call.operation != .close {
                throw TrackerData.SystemFault(call.operation, code: 5)
            }
        }
        #expect(throws: StoreError.self) { try stand.mark(Day("2026-11-18")) }
        let second = try #require(stand.strayFiles.first { !$0.hasPrefix(taken) })
        #expect(try stand.folder.read(second) == twin.bytes)

        stand.fileSystem = .system
        try stand.mark(Day("2026-11-19"))
        #expect(stand.strayFiles == [taken + "/", taken + "/notes"])
        #expect(stand.backupNames == ["0000000001.plist", "origin"])
    }

    @Test("Bytes of somebody else in a leftover go to the backups first")
    func foreignLeftover() throws {
        let stand = try Stand()
        try stand.addRun()
        try stand.mark(Day("2026-11-18"))
        let foreign = Array(try edited(stand, ">Run<", ">Swim<").utf8)
        try stand.folder.write(foreign, to: leftover(stand, for: stand.bytes))
        try stand.folder.write(Array(foreign.prefix(500)), to: leftover(stand, for: [3]))
        try stand.folder.write("notes", to: leftover(stand, for: [4]))
        try stand.mark(Day("2026-11-19"))
        #expect(stand.strayFiles == [])
        let notes = "found-\(HashText.text(of: "notes")).plist"
        let swim = "found-\(HashText.text(of: foreign)).plist"
        #expect(
            stand.backupNames == (["0000000001.plist", "0000000002.plist", notes, swim, "origin"]).sorted())
        #expect(try stand.backup(swim) == foreign)
        #expect(try stand.backup(notes) == Array("notes".utf8))
    }

    @Test("A leftover that another library in the folder owns stays")
    func otherLibrary() throws {
        let stand = try Stand()
        try stand.addRun()
        let name = "data/" + TemporaryName.text(for: "Other.plist", hash: 1)
        try stand.folder.write("x", to: name)
        try stand.mark(Day("2026-11-19"))
        #expect(stand.strayFiles == [name])
    }

    @Test("A leftover that the disk does not give is not removed: the write fails")
    func unreadableLeftover() throws {
        var stand = try Stand()
        try stand.addRun()
        let name = leftover(stand, for: [5])
        try stand.folder.write("somebody's", to: name)
        let short = String(name.dropFirst("data/".count))
        stand.fileSystem = FileSystem.system.intercepted { (call) throws(TrackerData.SystemFault) in
            if call == SystemCall(operation: .open, name: short) {
                throw TrackerData.SystemFault(.open, code: 5)
            }
        }
        let fault = DiskFault(operation: .read, path: stand.folder.path(name), cause: .deviceFailure)
        #expect(throws: StoreError.disk(fault)) { try stand.mark(Day("2026-11-20")) }
        #expect(try stand.folder.read(name) == Array("somebody's".utf8))
    }
}
