import Testing
import TrackerData
import TrackerDomain

/// A file as a version of the program has shipped it; it never changes.
struct ShippedFile {
    let name: String

    init(version: Int) {
        name = "Library-\(version).plist"
    }

    func expectReads(_ library: Library, _ history: History, _ replica: Replica? = nil) throws {
        let store = PropertyListLibraryStore(path: Fixture.path(name), today: Stand.today)
        let loaded = try store.load()
        #expect(loaded.warnings == [])
        #expect(loaded.library == library)
        #expect(try store.loadJournal() == Journal(library: library, history: history, replica: replica))
    }

    func expectWritten(
        _ library: Library, _ history: History, _ replica: Replica? = nil, generation: Int
    ) throws {
        let bytes = try LibraryEncoder.encode(
            library, history: history, replica: replica, generation: generation)
        #expect(
            try String(decoding: bytes, as: UTF8.self)
                == String(decoding: FixtureBytes.read(name), as: UTF8.self))
    }
}
