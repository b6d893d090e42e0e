import Testing
import TrackerData
import TrackerDomain

/// A file as a version of the program has shipped it; it never changes.
struct ShippedFile {
    private let version: Int
    let name: String

    init(version: Int) {
        self.version = version
        name = "Library-\(version).plist"
    }

    func expectReads(_ library: Library, _ history: History, _ replica: Replica? = nil) throws {
        let store = PropertyListLibraryStore(path: Fixture.path(name), today: Stand.today)
        let loaded = try store.load()
        #expect(loaded.warnings == [])
        #expect(loaded.library == library)
        #expect(try store.loadJournal() == Journal(library: library, history: history, replica: replica))
    }

    /// Written is the newest version: of an older one the steps have other words, and all else is as it was shipped.
    func expectWritten(
        _ library: Library, _ history: History, _ replica: Replica? = nil, generation: Int
    ) throws {
        let bytes = try LibraryEncoder.encode(
            library, history: history, replica: replica, generation: generation)
        let (written, shipped) = (
            String(decoding: bytes, as: UTF8.self),
            String(decoding: try FixtureBytes.read(name), as: UTF8.self)
        )
        if version == Versions.known.newest.number {
            #expect(written == shipped)
        } else {
            #expect(rows(written, of: Versions.known.newest.number) == rows(shipped, of: version))
        }
    }

    /// The rows of a file but for its version, the steps of its history, and the trailer.
    private func rows(_ text: String, of version: Int) -> [Substring] {
        let key = "\t<key>version</key>\n"
        return text.replacing(key + "\t<integer>\(version)</integer>", with: key)
            .split(separator: "\n").filter {
                !$0.hasPrefix("\t\t\t<string>20") && !$0.hasPrefix("<!-- tracker")
            }
    }
}
