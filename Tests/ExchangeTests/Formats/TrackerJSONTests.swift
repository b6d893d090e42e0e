import Samples
import Testing
import TrackerDomain
import TrackerExchange

struct TrackerJSONTests {
    private let good: String

    init() throws {
        let tracker = Tracker.habit(
            1, "Run", goal: "at least 5 km", done: ["2026-03-02"], amounts: [("2026-03-02", "5")],
            notes: [("2026-03-02", "wet")])
        good = String(
            decoding: JSONExport.bytes(of: try .holding(tracker, categories: [.home])), as: UTF8.self)
    }

    @Test(
        "what makes no sense is named by its place",
        arguments: [
            ("\"version\": 1", "\"version\": 0", "version"),
            ("\"version\": 1", "\"version\": \"1\"", "version"),
            ("\"version\": 1", "\"version\": 1, \"author\": \"me\"", "author"),
            ("\"categories\"", "\"kinds\"", "kinds"),
            ("\"name\":\"Home\"", "\"title\":\"Home\"", "categories › 1 › title"),
            ("\"id\":\"0", "\"id\":\"x", "categories › 1 › id"),
            ("\"id\": \"0", "\"id\": \"x", "trackers › 1 › id"),
            ("\"created\": \"2026-03-02\"", "\"created\": \"2026-02-30\"", "trackers › 1 › created"),
            ("\"skips\": [", "\"skip\": [", "trackers › 1 › skip"),
            ("\"name\": \"Run\"", "\"name\": 7", "trackers › 1 › name"),
            ("mon,tue", "mon,mo", "trackers › 1 › schedule"), ("at least", "almost", "trackers › 1 › goal"),
            ("\"color\": 1", "\"color\": 19", "trackers › 1 › color"),
            ("\"color\": 1", "\"color\": 1.5", "trackers › 1 › color"),
            ("\"pinned\": false", "\"pinned\": \"no\"", "trackers › 1 › pinned"),
            ("\"active\"", "\"asleep\"", "trackers › 1 › standing"),
            ("        \"2026-03-02\"\n", "\"2026-02-29\"", "trackers › 1 › completions › 1"),
            ("\"2026-03-02\": \"5\"", "\"2026-3-2\": \"5\"", "trackers › 1 › amounts › 2026-3-2"),
            ("\"2026-03-02\": \"5\"", "\"2026-03-02\": \"1e3\"", "trackers › 1 › amounts › 2026-03-02"),
            ("\"2026-03-02\": \"wet\"", "\"2026-03-02\": \"\"", "trackers › 1 › notes › 2026-03-02"),
        ])
    func places(old: String, new: String, place: String) throws {
        let changed = good.replacing(old, with: new, maxReplacements: 1)
        #expect(changed != good)
        #expect(throws: ImportFault.structure(file: "file", place: place)) { try Brought(changed) }
    }

    @Test("a newer version, and rules of libraries that are broken")
    func refused() throws {
        #expect(throws: ImportFault.newerVersion(2)) {
            try Brought(good.replacing("\"version\": 1", with: "\"version\": 2"))
        }
        let nameless = good.replacing("\"name\": \"Run\"", with: "\"name\": \"\"")
        #expect(throws: ImportFault.library(.unreadable(path: "file", .fault(.field(.name, tracker: 1))))) {
            try Brought(nameless)
        }
        #expect(throws: ImportFault.malformed(file: "file", line: 5)) {
            try Brought(good.replacing("\"name\":\"Home\"", with: "\"name\":\"Home"))
        }
    }

    @Test("the document is known by what it says, in any order and with a byte order mark")
    func recognized() throws {
        let text = "\u{FEFF}{\"trackers\":[],\"categories\":[],\"version\":1,\"format\":\"tracker\"}"
        #expect(try Brought(text).imported.format == .json)
        #expect(throws: ImportFault.unknownFormat) { try Brought("{\"format\":\"other\"}") }
        #expect(throws: ImportFault.malformed(file: "file", line: 1)) {
            try Brought("{\"format\":\"tracker\"")
        }
    }
}
