import DiskKit
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// A first write makes a folder for backups, and may die at it.
struct UnfinishedFolderTests {
    @Test(
        "S10: a first write that dies at any call leaves nothing that the next one, with another id, does not use up"
    )
    func killed() throws {
        let clean = try Stand()
        let calls = Calls()
        try clean.on(calls.counting()).addRun()
        for place in 0..<calls.count {
            let stand = try Stand()
            try? stand.on(Calls().stopping(at: place)).addRun()
            if (try? stand.bytes) != nil { continue }
            let next = PropertyListLibraryStore(
                path: stand.libraryPath, backups: stand.folder.path("state/backups"),
                environment: StoreEnvironment(
                    today: { Stand.today }, newIdentifier: { .tracker(9) },
                    dayOfTime: { Day(secondsSince1970: $0) }))
            _ = try next.update { (journal) throws(EditError) in
                try journal.perform([.addCategory(id: .category(1), name: "Home")], today: Stand.today)
            }
            let folders = stand.folder.list().filter { $0.hasPrefix("state/backups/") && $0.hasSuffix("/") }
            #expect(
                folders == ["state/backups/", "state/backups/\(Identifier.tracker(9))/"], "call \(place)")
            #expect(Doctor(store: next).examine() == [], "call \(place)")
        }
    }

    @Test("S10: what a first write left is told of; another library leaves it alone")
    func told() throws {
        let stand = try Stand()
        let calls = Calls()
        let probe = try Stand()
        try probe.on(calls.counting()).addRun()
        let place = try #require(
            calls.all.firstIndex { $0 == SystemCall(operation: .rename, name: "origin") })
        try? stand.on(Calls().stopping(at: place)).addRun()
        let left = try #require(stand.folder.list().first { $0.contains("/.tracker-") && $0.hasSuffix("/") })
        let path = stand.folder.path(String(left.dropLast()))
        #expect(Doctor(store: stand.store).examine() == [.leftover(path: path)])
        let other = stand.store(at: "data/Other.plist")
        _ = try other.update { (journal) throws(EditError) in
            try journal.perform([.addCategory(id: .category(1), name: "Home")], today: Stand.today)
        }
        #expect(stand.folder.list().contains(left))
    }
}
