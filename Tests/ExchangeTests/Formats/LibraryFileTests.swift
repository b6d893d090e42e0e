import Samples
import Testing
import TrackerData
import TrackerDomain
import TrackerExchange

struct LibraryFileTests {
    private func bytes(of library: Library) throws -> [UInt8] {
        try LibraryEncoder.encode(library, history: History(), generation: 7)
    }

    @Test("libraries of versions 2 and 3 come as they are, with their ids")
    func versions() throws {
        let tracker = Tracker.habit(
            1, "Ёлка & <b>", planned: .rule("3 a week"), goal: "at most 2 cups",
            status: .archived(since: .today),
            done: ["2026-03-02"], skipped: ["2026-03-03"], amounts: [("2026-03-02", "2")],
            notes: [("2026-03-02", "wet")])
        for library in [try Library.workedExample(), try .holding(tracker)] {
            let brought = try Brought(bytes: [("Library.plist", bytes(of: library))])
            #expect(brought.imported.format == .plist)
            #expect(brought.library == library)
        }
    }

    private func record(of tracker: Identifier, on day: Day) -> String {
        "<dict><key>trackerID</key><string>\(tracker)</string><key>date</key><string>\(day)</string></dict>"
    }

    @Test("a library of version 1 starts on its first day; what was done of trackers it lacks is counted")
    func version1() throws {
        let id = (1 as Identifier).description
        let others = record(of: 2, on: "2026-03-02") + record(of: 3, on: "2026-03-03")
        let text = """
            <plist version="1.0"><dict><key>version</key><integer>1</integer>
            <key>categories</key><array><dict><key>id</key><string>\(Identifier.home)</string><key>title</key><string>Home</string></dict></array>
            <key>trackers</key><array><dict><key>id</key><string>\(id)</string><key>name</key><string>Run</string>
            <key>emoji</key><string>🙂</string><key>color</key><integer>1</integer><key>categoryID</key><string>\(Identifier.home)</string>
            <key>schedule</key><array><integer>2</integer></array><key>pinned</key><false/></dict></array>
            <key>records</key><array>\(record(of: 1, on: "2026-03-02"))\(others)</array>
            </dict></plist>
            """
        let brought = try Brought(text)
        #expect(brought.trackers == ["Run in Home: mon from 2026-03-02; 2026-03-02 done"])
        #expect(brought.dropped == ["orphanCompletions 2"])
    }

    @Test("what is no library is refused, with the file that it is")
    func refused() {
        #expect(throws: ImportFault.library(.unreadable(path: "file", .invalid(at: "version")))) {
            try Brought("<plist><dict/></plist>")
        }
        #expect(throws: ImportFault.library(.newerVersion(path: "file", found: 9, known: 7))) {
            try Brought("<plist><dict><key>version</key><integer>9</integer></dict></plist>")
        }
        #expect(throws: ImportFault.unknownFormat()) { try Brought("<html><body/></html>") }
        #expect(throws: ImportFault.library(.unreadable(path: "file", .malformed(offset: 8)))) {
            try Brought("bplist00")
        }
    }
}
