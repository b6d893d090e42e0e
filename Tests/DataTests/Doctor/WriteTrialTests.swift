import DiskKit
import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// The findings of the doctor's trial writes.
struct WriteTrialTests {
    @Test(
        "R1: each folder in which nothing can be written is named, with what it is for and why",
        arguments: [
            ("data", WritePurpose.library), ("state/backups/\(Identifier.library)", .backups),
            ("config", .settings),
        ])
    func named(folder: String, purpose: WritePurpose) throws {
        var stand = try Stand.withSettings()
        for (code, cause) in [(13, .notPermitted), (28, .diskFull), (30, .readOnlyFileSystem)]
            as [(Int32, DiskFault.Cause)]
        {
            stand.fileSystem = .system.denying(stand.folder.path(folder), code: code)
            #expect(stand.examine() == [.notWritable(path: stand.folder.path(folder), purpose, cause)])
        }
        #expect(stand.examine().allSatisfy { $0.isProblem })
        if purpose != .settings { #expect(throws: StoreError.self) { try stand.mark(Day("2026-11-19")) } }
    }

    @Test("R1: an archive in which no folder can be made bars no library that has one, and every other one")
    func archive() throws {
        var stand = try Stand.withSettings()
        let path = stand.folder.path("state/backups")
        stand.fileSystem = .system.denying(path)
        #expect(stand.examine() == [])
        try stand.mark(Day("2026-11-19"))
        stand.folder.remove("state/backups/\(Identifier.library)")
        #expect(stand.examine() == [.notWritable(path: path, .backups, .notPermitted)])
        #expect(throws: StoreError.self) { try stand.mark(Day("2026-11-17")) }
    }

    @Test(
        "R1: of folders that are still to be made the nearest one that is there is tried",
        arguments: [
            ("data", "", WritePurpose.library), ("state/backups", "state", .backups), ("state", "", .backups),
            ("config", "", .settings),
        ])
    func missing(folder: String, above: String, purpose: WritePurpose) throws {
        var stand = try Stand.withSettings()
        stand.folder.remove(folder)
        // A missing library has backups that can be restored.
        if folder == "data" { stand.folder.remove("state") }
        let path = above.isEmpty ? stand.folder.path : stand.folder.path(above)
        let before = stand.folder.list()
        #expect(stand.examine() == [])
        stand.fileSystem = .system.denying(path)
        #expect(stand.examine().first == .notWritable(path: path, purpose, .notPermitted))
        #expect(stand.folder.list() == before)
    }

    @Test(
        "R1: a link that leads nowhere in a folder's place is named",
        arguments: [("state/backups", WritePurpose.backups), ("config", .settings), ("data", .library)])
    func danglingLink(folder: String, purpose: WritePurpose) throws {
        let stand = try Stand.withSettings()
        stand.folder.remove(folder)
        if folder == "data" { stand.folder.remove("state") }
        try stand.folder.link(stand.folder.path("nowhere"), at: folder)
        #expect(stand.examine() == [.notWritable(path: stand.folder.path(folder), purpose, .missing)])
        #expect(stand.folder.isLink(folder) && !stand.folder.list().contains("nowhere/"))
    }

    @Test("R1: the library, its time, its permissions and its backups stay, and nothing is left")
    func untouched() throws {
        let stand = try Stand.withSettings()
        try stand.folder.setMode(0o640, of: "data/Library.plist")
        func state() throws -> [String: String] {
            var state = try stand.folder.contents().mapValues { "\($0)" }
            state["stamp"] = "\(try #require(stand.store.stamp()))"
            state["mode"] = String(try stand.folder.mode(of: "data/Library.plist"), radix: 8)
            return state
        }
        let (before, names) = (try state(), stand.folder.list())
        #expect(stand.examine() == [])
        #expect(try state() == before && stand.folder.list() == names)
        let empty = try Stand()
        #expect(empty.examine() == [] && empty.folder.list() == [])
    }

    @Test("R1: a disk without links or an exchange of names, where a write finds another way, is well")
    func plainVolume() throws {
        var stand = try Stand.withSettings()
        stand.fileSystem.link = { (_, _, _, _) throws(TrackerData.SystemFault) in
            throw TrackerData.SystemFault(.link, code: 1)
        }
        let base = stand.fileSystem.rename
        stand.fileSystem.rename = { (folder, from, to, mode) throws(TrackerData.SystemFault) in
            guard mode == .replace else { throw TrackerData.SystemFault(.rename, code: 22) }
            try base(folder, from, to, mode)
        }
        #expect(stand.examine() == [])
        try stand.mark(Day("2026-11-19"))
    }

    @Test("R1: while something else holds the lock nothing is tried, and that is said")
    func locked() throws {
        var stand = try Stand.withSettings()
        stand.fileSystem.tryLock = { _ in false }
        let time = Countdown(3)
        stand.waiting = Waiting(now: { time.tick() ? 0 : 10_000 }, pause: {})
        #expect(
            Doctor(store: stand.store).examine() == [
                .notWritable(path: stand.folder.path("data"), .library, .inUse)
            ])
    }
}
