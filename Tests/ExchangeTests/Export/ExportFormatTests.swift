import Samples
import Testing
import TrackerData
import TrackerDomain
import TrackerExchange

struct ExportFormatTests {
    @Test(
        "EXP-1: an extension names a format in any case",
        arguments: [
            ("json", ExportFormat.json), ("CSV", .csv), ("md", .markdown), ("Markdown", .markdown),
            ("ics", .ics),
            ("plist", .plist),
        ])
    func endings(ending: String, format: ExportFormat) {
        #expect(ExportFormat(ending: ending) == format)
    }

    @Test("EXP-1: no other does", arguments: ["", "xlsx", "txt", "jsonl", "тсв"])
    func others(ending: String) {
        #expect(ExportFormat(ending: ending) == nil)
    }

    @Test("EXP-6: a library file that is exported opens as the library, without steps to undo")
    func libraryFile() throws {
        let library = try Library.holding(
            .habit(
                1, "Run", planned: .rule("3 a week"), goal: "at least 5 km",
                status: .paused(since: "2026-03-07"),
                done: ["2026-03-02"], skipped: ["2026-03-03"], pausedDays: ["2026-03-04"],
                amounts: [("2026-03-02", "5")], notes: [("2026-03-05", "Rain")]),
            .event(2, "Exam"))
        let store = InMemoryLibraryStore(
            contents: Array(try library.exported(as: .plist).utf8), today: { "2026-03-08" },
            newIdentifier: { 77 })
        #expect(try store.load() == LoadedLibrary(library: library))
        #expect(try store.loadJournal().history == History())
    }
}
