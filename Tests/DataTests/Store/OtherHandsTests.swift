import TestKit
import Testing
import TrackerData
import TrackerDomain

/// Editors, sync tools and people who change the file without the lock.
struct OtherHandsTests {
    private func edited(_ stand: Stand, _ old: String, _ new: String) throws -> String {
        String(decoding: try stand.bytes, as: UTF8.self).replacingOccurrences(of: old, with: new)
    }

    @Test("A hand edit is taken, said until the next write, and kept with the newest backup")
    func handEdit() throws {
        let stand = try Stand()
        try stand.addRun()
        try stand.mark(Day("2026-11-18"))
        let text = try edited(stand, ">Run<", ">Jog<")
        try stand.folder.write(text, to: "data/Library.plist")
        let hash = HashText.text(of: text)
        for _ in 0..<2 {
            #expect(try stand.store.load().warnings == [.editedByHand])
            #expect(try stand.library.trackers.map(\.name) == ["Jog"])
        }
        let updated = try stand.store.update { (journal) throws(EditError) in
            try journal.perform([.pin(.tracker(1))], today: Stand.today)
        }
        #expect(updated.warnings == [.editedByHand])
        #expect(try stand.store.load().warnings == [])
        let found = "found-0000000002-\(hash).plist"
        #expect(stand.backupNames == [found, "kept-0000000001.plist", "origin"])
        #expect(try stand.backup(found) == Array(text.utf8))
        for number in 0..<15 {
            try stand.perform(.addCategory(id: .category(UInt64(50 + number)), name: "C\(number)"))
        }
        #expect(stand.backupNames.prefix(1) != [found] && stand.backupNames.contains(found))
        #expect(stand.backupNames.contains("kept-0000000001.plist"))
    }

    @Test("A file without its last line is a hand edit too, and so is one with a line of somebody else")
    func withoutTrailer() throws {
        let stand = try Stand()
        try stand.addRun()
        let lines = String(decoding: try stand.bytes, as: UTF8.self).split(separator: "\n")
        try stand.folder.write(lines.dropLast().joined(separator: "\n"), to: "data/Library.plist")
        #expect(try stand.store.load().warnings == [.editedByHand])
        try stand.folder.write(
            lines.joined(separator: "\n") + "\n<!-- by hand -->\n", to: "data/Library.plist")
        #expect(try stand.store.load().warnings == [.editedByHand])
    }

    enum Intrusion: CaseIterable, Sendable {
        case inPlace, replaced
    }

    @Test(
        "A file changed between reading and writing is merged: both changes are there",
        arguments: Intrusion.allCases, [true, false])
    func merged(intrusion: Intrusion, canExchange: Bool) throws {
        var stand = try Stand()
        try stand.addRun()
        try stand.mark(Day("2026-11-18"))
        let original = try stand.bytes
        let text = try edited(stand, ">Run<", ">Jog<")
        let folder = stand.folder
        let once = Countdown(1)
        let system = FileSystem.system
        stand.fileSystem.rename = { (descriptor, from, to, mode) throws(TrackerData.SystemFault) in
            if to == "Library.plist", mode != .replace || !canExchange, once.tick() {
                do {
                    if intrusion == .replaced { folder.remove("data/Library.plist") }
                    try folder.write(text, to: "data/Library.plist")
                } catch {
                    throw TrackerData.SystemFault(.write, code: 5)
                }
            }
            if !canExchange, mode != .replace { throw TrackerData.SystemFault(.rename, code: 22) }
            try system.rename(descriptor, from, to, mode)
        }
        try stand.mark(Day("2026-11-20"))
        #expect(try stand.marks == [Day("2026-11-18"), Day("2026-11-20")])
        #expect(try stand.library.trackers.map(\.name) == ["Jog"])
        #expect(try stand.backup("kept-0000000002.plist") == original)
        #expect(try stand.backup("found-0000000002-\(HashText.text(of: text)).plist") == Array(text.utf8))
        #expect(stand.strayFiles == [])
    }

    @Test("A file that makes no sense, put there between reading and writing, stays")
    func senseless() throws {
        var stand = try Stand()
        try stand.addRun()
        let original = try stand.bytes
        let folder = stand.folder
        let once = Countdown(1)
        stand.fileSystem = FileSystem.system.intercepted { (call) throws(TrackerData.SystemFault) in
            guard call == SystemCall(operation: .rename, name: "Library.plist"), once.tick() else { return }
            do { try folder.write("scribble", to: "data/Library.plist") } catch {
                throw TrackerData.SystemFault(.write, code: 5)
            }
        }
        let error = StoreError.unreadable(path: stand.libraryPath, .malformed(offset: 0))
        #expect(throws: error) { try stand.mark(Day("2026-11-20")) }
        #expect(try stand.bytes == Array("scribble".utf8))
        #expect(try stand.backup("0000000001.plist") == original)
        #expect(stand.strayFiles == [])
        #expect(try stand.store.load().library.trackers.map(\.name) == ["Run"])
    }

    @Test("A file that somebody creates where there was none is not overwritten")
    func createdMeanwhile() throws {
        let other = try Stand()
        try other.addRun()
        try other.mark(Day("2026-11-18"))
        let bytes = try other.bytes
        var stand = try Stand()
        let folder = stand.folder
        let once = Countdown(1)
        stand.fileSystem = FileSystem.system.intercepted { (call) throws(TrackerData.SystemFault) in
            guard call == SystemCall(operation: .rename, name: "Library.plist"), once.tick() else { return }
            do { try folder.write(bytes, to: "data/Library.plist") } catch {
                throw TrackerData.SystemFault(.write, code: 5)
            }
        }
        try stand.perform(.addCategory(id: .category(5), name: "New"))
        #expect(try stand.library.categories.map(\.name) == ["Home", "New"])
        #expect(try stand.marks == [Day("2026-11-18")])
    }

    @Test("A file that others keep changing is left to them")
    func keptChanging() throws {
        var stand = try Stand()
        try stand.addRun()
        let text = String(decoding: try stand.bytes, as: UTF8.self)
        let folder = stand.folder
        let count = Countdown(1000)
        stand.fileSystem = FileSystem.system.intercepted { (call) throws(TrackerData.SystemFault) in
            guard call == SystemCall(operation: .rename, name: "Library.plist"), count.tick() else { return }
            do {
                try folder.write(text + "<!-- \(count.rest) -->", to: "data/Library.plist")
            } catch {
                throw TrackerData.SystemFault(.write, code: 5)
            }
        }
        #expect(throws: StoreError.busy(path: stand.libraryPath)) { try stand.mark(Day("2026-11-20")) }
        stand.fileSystem = .system
        #expect(try stand.store.load().warnings == [.editedByHand])
        #expect(try stand.marks == [])
        #expect(stand.strayFiles == [])
    }

    // MARK: Leftovers

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
}
