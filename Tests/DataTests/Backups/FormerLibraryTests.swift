import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// A library that was begun where another one stood.
struct FormerLibraryTests {
    private static let newID = Identifier.tracker(9)
    private static let written = Day("2026-10-19")

    /// A library of two marks that was removed, and the store that begins another one there.
    private func removed() throws -> (Stand, PropertyListLibraryStore) {
        let stand = try Stand()
        try stand.addRun()
        try stand.mark(Day("2026-11-18"))
        try stand.folder.setModified(
            "state/backups/\(Identifier.library)/0000000001.plist", to: 1_792_368_000)
        stand.folder.remove("data/Library.plist")
        let store = PropertyListLibraryStore(
            path: stand.libraryPath, backups: stand.folder.path("state/backups"),
            environment: StoreEnvironment(
                today: { Stand.today }, newIdentifier: { Self.newID },
                dayOfTime: { Day(secondsSince1970: $0) }))
        return (stand, store)
    }

    private func begin(_ store: PropertyListLibraryStore) throws -> [StoreWarning] {
        try store.update { (journal) throws(EditError) in
            try journal.perform([.addCategory(id: .category(7), name: "Fresh")], today: Stand.today)
        }.warnings
    }

    @Test("S3: whoever begins a library where one is missing is told so, and the doctor how to bring it back")
    func begun() throws {
        let (stand, store) = try removed()
        #expect(try begin(store) == [.begunBesideBackups(newest: Self.written)])
        let folder = stand.folder.path("state/backups/\(Identifier.library)")
        let finding = Finding.formerLibrary(backups: folder, newest: Self.written)
        #expect(Doctor(store: store).examine() == [finding])
        #expect(finding.isProblem && finding.code == "formerLibrary")
    }

    @Test("S3: a former library is not told of once the present one has all that it had")
    func nothingLacks() throws {
        let (stand, store) = try removed()
        _ = try begin(store)
        let former = try store.savedState(at: store.listBackups().backups[0].path).library
        _ = try store.update { (journal) throws(EditError) in
            try journal.perform([.restore(former)], today: Stand.today)
        }
        #expect(Doctor(store: store).examine() == [])
        _ = try store.update { (journal) throws(EditError) in
            try journal.perform([.deleteTracker(.tracker(1))], today: Stand.today)
        }
        #expect(stand.folder.list().contains("data/Library.plist"))
        #expect(Doctor(store: store).examine().map(\.code) == ["formerLibrary"])
    }

    @Test("S3: what changes nothing begins nothing, and says that the library can be brought back")
    func nothingBegun() throws {
        let (stand, store) = try removed()
        let updated = try store.update { (journal) throws(EditError) in try journal.undo() }
        #expect(updated.warnings == [.missingWithBackups(newest: Self.written)])
        #expect(!stand.folder.list().contains("data/Library.plist"))
    }

    @Test("S3: clearing the history leaves a former library's backups alone and says so")
    func clearing() throws {
        let (stand, store) = try removed()
        let folder = stand.folder.path("state/backups/\(Identifier.library)")
        // Also before there is a new library.
        #expect(try store.warningsOfClearing() == [.formerBackups(folders: [folder])])
        _ = try begin(store)
        let before = stand.backupNames
        try store.clearHistory()
        #expect(stand.backupNames == before)
        #expect(try store.warningsOfClearing() == [.formerBackups(folders: [folder])])
        stand.folder.remove("state/backups/\(Identifier.library)")
        #expect(try store.warningsOfClearing() == [])
        #expect(Doctor(store: store).examine() == [])
    }

    @Test("S3: clearing the history empties every folder that is the library's own")
    func clearingAll() throws {
        let stand = try Stand()
        try stand.addRun()
        try stand.mark(Day("2026-11-18"))
        let second = "state/backups/\(Identifier.library)-2/"
        try stand.folder.write(stand.libraryPath + "\n", to: second + "origin")
        try stand.folder.write("Secret", to: second + "0000000001.plist")
        try stand.folder.write("Secret", to: second + "9999999999.plist")
        try stand.store.clearHistory()
        #expect(stand.folder.list().filter { $0.hasPrefix(second) } == [second, second + "origin"])
    }
}
