import DiskKit
import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// The backups that a person can bring back.
struct BackupListTests {
    private func names(_ list: BackupList) -> [String] {
        list.backups.map { String($0.path.split(separator: "/").last ?? "") }
    }

    @Test("the newest first, each with what it holds, and the time when it was written")
    func newestFirst() throws {
        let stand = try Stand()
        #expect(try stand.store.listBackups().backups == [])
        try stand.addRun()
        try stand.mark(Day("2026-11-18"))
        try stand.addSwim()
        try stand.folder.setModified(
            "state/backups/\(Identifier.library)/0000000002.plist", to: 1_792_368_061)
        let list = try stand.store.listBackups()
        #expect(names(list) == ["0000000003.plist", "0000000002.plist", "0000000001.plist"])
        #expect(list.presentID == .library && list.unseen == [])
        // Swim is paused in a step of its own: the state before it has both.
        #expect(list.backups.map(\.trackers) == [2, 1, 1])
        #expect(list.backups.map(\.completions) == [5, 1, 0])
        #expect(list.backups[1].written == 1_792_368_061)
        #expect(list.backups.allSatisfy { $0.kind == .automatic && $0.libraryID == .library })
        #expect(
            try stand.store.savedState(at: list.backups[1].path).library.tracker(.tracker(1))?.marks
                == DaySet([Day("2026-11-18")]))
    }

    @Test("what was edited by hand and taken is among them; damaged and uncounted ones are not")
    func kinds() throws {
        let stand = try Stand()
        try Operation.handEdited.prepare(stand)
        try stand.mark(Day("2026-11-20"))
        let folder = "state/backups/\(Identifier.library)/"
        try stand.folder.write(stand.bytes, to: folder + "9999999999.plist")
        try stand.folder.write("Run", to: folder + "found-0000000000000000.plist")
        let list = try stand.store.listBackups()
        #expect(list.backups.map(\.kind) == [.found, .kept])
        #expect(
            try stand.store.savedState(at: list.backups[0].path).library.trackers.map(\.name) == ["Jog"])
        try stand.folder.write(Array(stand.bytes.dropLast(9)), to: folder + "kept-0000000001.plist")
        #expect(try stand.store.listBackups().backups.map(\.kind) == [.found])
    }

    @Test(
        "bytes that stood in the library's place, of another program, can be brought back where they are whole"
    )
    func displaced() throws {
        let stand = try Stand()
        try stand.addRun()
        let bytes = try stand.bytes
        let name = BackupName.found(hash: XXH64.hash(bytes)).text
        try stand.folder.write(bytes, to: "state/backups/\(Identifier.library)/\(name)")
        #expect(try stand.store.listBackups().backups.map(\.kind) == [.found])
    }

    @Test("S3: those of a library that was here before come last, and are told from the present one's")
    func former() throws {
        let stand = try Stand()
        try stand.addRun()
        try stand.mark(Day("2026-11-18"))
        stand.folder.remove("data/Library.plist")
        #expect(try stand.store.listBackups().presentID == nil)
        let store = PropertyListLibraryStore(
            path: stand.libraryPath, backups: stand.folder.path("state/backups"),
            environment: StoreEnvironment(
                today: { Stand.today }, newIdentifier: { .tracker(9) },
                dayOfTime: { Day(secondsSince1970: $0) }))
        for name in ["Home", "Work"] {
            _ = try store.update { (journal) throws(EditError) in
                try journal.perform(
                    [.addCategory(id: .category(name == "Home" ? 1 : 2), name: name)], today: Stand.today)
            }
        }
        try stand.folder.setModified(
            "state/backups/\(Identifier.tracker(9))/0000000001.plist", to: 1_000_000_000)
        let list = try store.listBackups()
        #expect(list.presentID == .tracker(9))
        #expect(list.backups.map(\.libraryID) == [.tracker(9), .library])
        #expect(try store.isOther(than: store.savedState(at: list.backups[1].path)))
        #expect(try !store.isOther(than: store.savedState(at: list.backups[0].path)))
    }

    @Test("S1: what cannot be looked at is not told as “none”")
    func unseen() throws {
        let stand = try Stand()
        try stand.addRun()
        try stand.folder.makeFolder("state/backups/\(Identifier.library)-2/origin")
        #expect(try stand.store.listBackups().unseen.map(\.cause) == [.notARegularFile])
    }

    @Test("a file of version 1 is a state, too; it does not say whose")
    func version1() throws {
        let stand = try Stand()
        let state = try stand.store.savedState(at: Fixture.path("Library-1.plist"))
        #expect(!state.library.trackers.isEmpty && state.isIntact == nil)
        #expect(!stand.store.isOther(than: state))
    }
}
