import TestKit
import Testing
import TrackerData
import TrackerDomain

struct LibraryStampTests {
    @Test(
        "LIVE-1: the stamp changes with every write, by whom and through what link ever, and with nothing else"
    )
    func changes() throws {
        let stand = try Stand()
        #expect(stand.store.stamp() == nil)
        try stand.addRun()
        let first = stand.store.stamp()
        #expect(first != nil)
        _ = try stand.store.load()
        try stand.perform(.pin(.tracker(1)))
        let second = stand.store.stamp()
        #expect(second != first)
        try stand.perform(.pin(.tracker(1)))
        #expect(stand.store.stamp() == second)
        try stand.folder.link(stand.libraryPath, at: "links/Library.plist")
        #expect(stand.store(at: "links/Library.plist").stamp() == second)
        try stand.folder.write("edited", to: "data/Library.plist")
        #expect(stand.store.stamp() != second)
        stand.folder.remove("data/Library.plist")
        #expect(stand.store.stamp() == nil)
    }
}
