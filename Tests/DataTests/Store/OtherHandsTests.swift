import DiskKit
import Samples
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

    @Test("A file that is changed twice while it is written: the last change stays, the first is kept")
    func changedTwice() throws {
        var stand = try Stand()
        try stand.addRun()
        let first = try edited(stand, ">Run<", ">Jog<")
        let second = try edited(stand, ">Run<", ">Swim<")
        let folder = stand.folder
        let count = Countdown(2)
        stand.fileSystem = FileSystem.system.intercepted { (call) throws(TrackerData.SystemFault) in
            guard call == SystemCall(operation: .rename, name: "Library.plist"), count.tick() else { return }
            folder.remove("data/Library.plist")
            do { try folder.write(count.rest == 1 ? first : second, to: "data/Library.plist") } catch {
                throw TrackerData.SystemFault(.write, code: 5)
            }
        }
        try stand.mark(Day("2026-11-20"))
        #expect(try stand.library.trackers.map(\.name) == ["Swim"])
        #expect(try stand.marks == [Day("2026-11-20")])
        #expect(try stand.backup("found-\(HashText.text(of: first)).plist") == Array(first.utf8))
        #expect(stand.strayFiles == [])
    }

    @Test("A changed file that cannot be given its name back is not lost")
    func cannotGiveBack() throws {
        var stand = try Stand()
        try stand.addRun()
        let foreign = try edited(stand, ">Run<", ">Jog<")
        let folder = stand.folder
        let count = Countdown(2)
        stand.fileSystem = FileSystem.system.intercepted { (call) throws(TrackerData.SystemFault) in
            guard call == SystemCall(operation: .rename, name: "Library.plist"), count.tick() else { return }
            guard count.rest == 1 else { throw TrackerData.SystemFault(.rename, code: 5) }
            do { try folder.write(foreign, to: "data/Library.plist") } catch {
                throw TrackerData.SystemFault(.write, code: 5)
            }
        }
        #expect(throws: StoreError.self) { try stand.mark(Day("2026-11-20")) }
        stand.fileSystem = .system
        try stand.mark(Day("2026-11-19"))
        #expect(try stand.marks == [Day("2026-11-19"), Day("2026-11-20")])
        #expect(try stand.backup("found-\(HashText.text(of: foreign)).plist") == Array(foreign.utf8))
        #expect(stand.strayFiles == [])
    }
}
