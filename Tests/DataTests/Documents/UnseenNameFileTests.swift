import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// Old libraries hold names that could not be given today.
struct UnseenNameFileTests {
    @Test(
        "TAB-35: a file with a name, category, unit or note that nobody sees is read as it is, and written so again",
        arguments: [
            "\u{2800}", "Ru\u{2800}n", "\u{115F}", "\u{3164}", "\u{200E}", "\u{17B5}", "Run\u{E0FFF}",
            "\u{1D173}",
        ])
    func old(name: String) throws {
        var text = Version2Text()
        text.version = "<integer>3</integer>"
        text.name = "<string>\(name)</string>"
        text.categories =
            "<dict><key>id</key><string>\(Identifier.category(1))</string><key>name</key><string>\(name)</string></dict>"
        text.trackerExtra = """
            <key>goals</key><dict><key>2026-11-02</key><string>at least 5 \(name)</string></dict>
            <key>notes</key><dict><key>2026-11-03</key><string>\(name)</string></dict>
            """
        let folder = try TemporaryFolder()
        try folder.write(text.file, to: "Library.plist")
        let store = PropertyListLibraryStore(path: folder.path("Library.plist"), today: Stand.today)
        for warnings in [[StoreWarning.editedByHand], []] {
            let loaded = try store.load()
            let tracker = try #require(loaded.library.trackers.first)
            #expect(loaded.warnings == warnings)
            #expect(Array(tracker.name.unicodeScalars) == Array(name.unicodeScalars))
            #expect(Array(loaded.library.categories[0].name.unicodeScalars) == Array(name.unicodeScalars))
            #expect(tracker.goals?.entries[0].value?.unit == name)
            #expect(tracker.notes[Day("2026-11-03")]?.text == name)
            // The next round reads what the first change has written.
            _ = try store.update { (journal) throws(EditError) in
                try journal.perform([.complete([tracker.id], on: Stand.today)], today: Stand.today)
            }
        }
        #expect(try store.load().library.trackers[0].marks.count == 1)
    }
}
