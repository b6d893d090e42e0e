import DiskKit
import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

struct ClearHistoryTests {
    @Test("UNDO-1: clearing forgets the steps and makes the present state the only backup")
    func clearing() throws {
        let stand = try Stand()
        try stand.addRun()
        try stand.mark(Day("2026-11-18"))
        try stand.perform(
            .addTracker(
                NewTracker(id: .tracker(2), name: "Secret", category: .existing(.category(1)), schedule: nil))
        )
        try stand.perform(.deleteTracker(.tracker(2)))
        try stand.store.clearHistory()
        #expect(try stand.store.loadJournal().history == History())
        #expect(try stand.marks == [Day("2026-11-18")])
        #expect(stand.backupNames == ["0000000005.plist", "origin"])
        #expect(try stand.backup("0000000005.plist") == stand.bytes)
        for (_, bytes) in try stand.folder.contents() {
            #expect(!String(decoding: bytes, as: UTF8.self).contains("Secret"))
        }
        try stand.mark(Day("2026-11-19"))
        #expect(try stand.marks == [Day("2026-11-18"), Day("2026-11-19")])
    }

    @Test("Kept and found copies go too, and clearing twice is the same as once")
    func foundCopies() throws {
        let stand = try Stand()
        try stand.addRun()
        let text = String(decoding: try stand.bytes, as: UTF8.self).replacingOccurrences(
            of: ">Run<", with: ">Secret<")
        try stand.folder.write(text, to: "data/Library.plist")
        try stand.perform(.editTracker(.tracker(1), TrackerEdit(.name("Jog"))))
        try stand.store.clearHistory()
        let once = try stand.folder.contents()
        try stand.store.clearHistory()
        #expect(try stand.folder.contents() == once)
        #expect(stand.backupNames == ["0000000003.plist", "origin"])
        #expect(try !String(decoding: stand.bytes, as: UTF8.self).contains("Secret"))
    }

    @Test("A backup that clearing made does not change with the library")
    func copyNotLink() throws {
        let stand = try Stand()
        try stand.addRun()
        try stand.store.clearHistory()
        let backup = try stand.backup("0000000002.plist")
        try stand.folder.write("scribble", to: "data/Library.plist")
        #expect(try stand.backup("0000000002.plist") == backup)
        #expect(try stand.library.trackers.map(\.name) == ["Run"])
    }

    @Test("HARD-9: a backup that cannot be removed is named, and all others go")
    func oneStays() throws {
        var stand = try Stand()
        try stand.addRun()
        try stand.mark(Day("2026-11-18"))
        try stand.mark(Day("2026-11-19"))
        let kept = "state/backups/\(Identifier.library)/0000000002.plist"
        let protection = FileProtection.immutable(isFolder: false, remedy: "chattr -i")
        stand.fileSystem = .system.protecting(stand.folder.path(kept), protection)
        let fault = DiskFault(
            operation: .clearBackups, path: stand.folder.path(kept), cause: .protected(protection))
        #expect(throws: StoreError.disk(fault)) { try stand.store.clearHistory() }
        #expect(try stand.store.loadJournal().history == History())
        #expect(stand.backupNames == ["0000000002.plist", "0000000004.plist", "origin"])
        stand.fileSystem = .system
        try stand.store.clearHistory()
        #expect(stand.backupNames == ["0000000004.plist", "origin"])
    }

    @Test("HARD-9: the present state's own backup may be one that cannot be replaced, if it is the same")
    func sameStays() throws {
        var stand = try Stand()
        try stand.addRun()
        try stand.store.clearHistory()
        let own = "state/backups/\(Identifier.library)/0000000002.plist"
        stand.fileSystem = .system.protecting(
            stand.folder.path(own), .immutable(isFolder: false, remedy: "chattr -i"))
        try stand.store.clearHistory()
        #expect(stand.backupNames == ["0000000002.plist", "origin"])
    }
}
