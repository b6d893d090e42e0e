import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// The folders of the backups of libraries.
struct BackupArchiveTests {
    @Test("A moved library takes its backups along")
    func moved() throws {
        let stand = try Stand()
        try stand.addRun()
        try stand.mark(Day("2026-11-18"))
        try stand.folder.makeFolder("elsewhere")
        try stand.folder.rename("data/Library.plist", to: "elsewhere/Habits.plist")
        let store = stand.store(at: "elsewhere/Habits.plist")
        _ = try store.update { (journal) throws(EditError) in
            try journal.perform([.complete([.tracker(1)], on: Day("2026-11-19"))], today: Stand.today)
        }
        #expect(stand.backupNames == ["0000000001.plist", "0000000002.plist", "origin"])
        #expect(try stand.backup("origin") == Array("\(stand.folder.path("elsewhere/Habits.plist"))\n".utf8))
    }

    @Test("R8: a library that was moved and linked finds its backups from either path, and takes them along")
    func linked() throws {
        let stand = try Stand()
        try stand.addRun()
        try stand.mark(Day("2026-11-18"))
        let listed = try stand.store.listBackups().backups
        try stand.folder.makeFolder("elsewhere")
        try stand.folder.rename("data/Library.plist", to: "elsewhere/Habits.plist")
        let store = stand.store(at: "elsewhere/Habits.plist")
        // Moved, the next write takes them over; until then they are seen.
        #expect(try store.listBackups().backups == listed && listed.count == 1)
        try stand.folder.link(stand.folder.path("elsewhere/Habits.plist"), at: "data/Library.plist")
        for store in [store, stand.store] {
            #expect(try store.listBackups().backups == listed)
            #expect(Doctor(store: store).examine() == [])
        }
        try stand.mark(Day("2026-11-19"))
        #expect(stand.backupNames == ["0000000001.plist", "0000000002.plist", "origin"])
        #expect(try stand.backup("origin") == Array("\(stand.folder.path("elsewhere/Habits.plist"))\n".utf8))
        try stand.folder.write("", to: "elsewhere/Habits.plist")
        #expect(try stand.library.trackers.map(\.name) == ["Run"])
    }

    @Test("R8: so does one whose folder was moved and linked")
    func linkedFolder() throws {
        let stand = try Stand()
        try stand.addRun()
        try stand.mark(Day("2026-11-18"))
        try stand.folder.rename("data", to: "disk")
        try stand.folder.link(stand.folder.path("disk"), at: "data")
        #expect(try stand.store.listBackups().backups.count == 1)
        try stand.mark(Day("2026-11-19"))
        #expect(stand.backupNames == ["0000000001.plist", "0000000002.plist", "origin"])
    }

    @Test("Backups that do not say whose they are any more go on as their library's")
    func withoutOrigin() throws {
        let stand = try Stand()
        try stand.addRun()
        try stand.mark(Day("2026-11-18"))
        stand.folder.remove("state/backups/\(Identifier.library)/origin")
        try stand.mark(Day("2026-11-19"))
        #expect(stand.backupNames == ["0000000001.plist", "0000000002.plist", "origin"])
        #expect(!stand.folder.list().contains("state/backups/\(Identifier.library)-2/"))
    }

    @Test("A copied library gets backups of its own, and neither is shown from the other's")
    func copied() throws {
        let stand = try Stand()
        try stand.addRun()
        try stand.mark(Day("2026-11-18"))
        try stand.folder.write(stand.bytes, to: "copy/Library.plist")
        let copy = stand.store(at: "copy/Library.plist")
        _ = try copy.update { (journal) throws(EditError) in
            try journal.perform([.editTracker(.tracker(1), TrackerEdit(.name("Swim")))], today: Stand.today)
        }
        _ = try copy.update { (journal) throws(EditError) in
            try journal.perform([.pin(.tracker(1))], today: Stand.today)
        }
        try stand.mark(Day("2026-11-19"))
        let second = "state/backups/\(Identifier.library)-2/"
        #expect(
            stand.folder.list().filter { $0.hasPrefix(second) } == [
                second, second + "0000000002.plist", second + "0000000003.plist", second + "origin",
            ])
        #expect(stand.backupNames == ["0000000001.plist", "0000000002.plist", "origin"])
        try stand.folder.write("", to: "data/Library.plist")
        try stand.folder.write("", to: "copy/Library.plist")
        #expect(try stand.library.trackers.map(\.name) == ["Run"])
        #expect(try copy.load().library.trackers.map(\.name) == ["Swim"])
    }

    @Test("A new library where another one stood has a folder of its own; the old backups stay")
    func newLibrary() throws {
        let stand = try Stand()
        try stand.addRun()
        try stand.mark(Day("2026-11-18"))
        let old = stand.backupNames
        stand.folder.remove("data/Library.plist")
        let id = Identifier(high: 5, low: 6)
        let store = PropertyListLibraryStore(
            path: stand.libraryPath, backups: stand.folder.path("state/backups"),
            environment: StoreEnvironment(
                today: { Stand.today }, newIdentifier: { id }, dayOfTime: { Day(secondsSince1970: $0) }))
        let updated = try store.update { (journal) throws(EditError) in
            try journal.perform([.addCategory(id: .category(1), name: "Fresh")], today: Stand.today)
        }
        #expect(updated.warnings.count == 1)
        #expect(stand.backupNames == old)
        #expect(stand.folder.list().contains("state/backups/\(id)/origin"))
    }

    @Test(
        "The folder that a first write made before it died is the next one's",
        arguments: ["origin", ".tracker-origin"])
    func abandoned(name: String) throws {
        let stand = try Stand()
        let other = "state/backups/\(Identifier.tracker(9))/"
        try stand.folder.write("\(stand.folder.path("data/Library.plist"))\n", to: other + name)
        try stand.addRun()
        #expect(stand.backupNames == ["origin"])
        #expect(!stand.folder.list().contains(other))
    }

    @Test("A folder of another library, with a backup, or of nobody knows whom, is left alone")
    func notAbandoned() throws {
        let stand = try Stand()
        let origin = "\(stand.folder.path("data/Library.plist"))\n"
        let names = ["origin", "0000000003.plist", ".tracker-origin"].enumerated().map {
            "state/backups/\(Identifier.tracker(UInt64($0 + 4)))/\($1)"
        }
        try stand.folder.write("/elsewhere/Library.plist\n", to: names[0])
        try stand.folder.write(origin, to: "state/backups/\(Identifier.tracker(5))/origin")
        try stand.folder.write("a backup", to: names[1])
        try stand.folder.write(String(origin.dropLast(3)), to: names[2])
        let before = try stand.folder.contents()
        try stand.addRun()
        let after = try stand.folder.contents()
        #expect(before.allSatisfy { after[$0.key] == $0.value })
        #expect(stand.backupNames == ["origin"])
    }

    @Test("Thirteen writes on a day leave the last ten states before the present one")
    func pruning() throws {
        let stand = try Stand()
        try stand.addRun()
        for number in 1...12 { try stand.mark(Day("2026-11-01") + number) }
        let last = ["03", "04", "05", "06", "07", "08", "09", "10", "11", "12"]
        #expect(stand.backupNames == last.map { "00000000\($0).plist" } + ["origin"])
    }

    @Test(
        "With half of all completions gone backups are pruned, with one more gone they are not",
        arguments: [6, 5])
    func halfDeletion(left: Int) throws {
        let stand = try Stand()
        try stand.addRun()
        try stand.perform(
            .addTracker(
                NewTracker(id: .tracker(2), name: "Read", category: .existing(.category(1)), schedule: nil)))
        for number in 1...left { try stand.mark(Day("2026-11-01") + number) }
        let others = DaySet((1...12 - left).map { Day("2026-10-01") + $0 })
        try stand.perform(.editTracker(.tracker(1), TrackerEdit(completing: Array(others))))
        for _ in 1...6 {
            try stand.perform(.pin(.tracker(1)))
            try stand.perform(.unpin(.tracker(1)))
        }
        #expect(stand.backupNames.count == 11)
        try stand.perform(.editTracker(.tracker(1), TrackerEdit(uncompleting: Array(others))))
        #expect(stand.backupNames.count == (left == 6 ? 11 : 12))
    }

    @Test("Nothing is pruned when more than half of all completions go")
    func massDeletion() throws {
        let stand = try Stand()
        try stand.addRun()
        for number in 1...12 { try stand.mark(Day("2026-11-01") + number) }
        let before = stand.backupNames
        try stand.perform(.deleteTracker(.tracker(1)))
        #expect(stand.backupNames == (before + ["0000000013.plist"]).sorted())
    }
}
