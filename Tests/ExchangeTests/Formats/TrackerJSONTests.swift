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
        "what makes no sense is named by its element and its line",
        arguments: [
            ("\"version\": 1", "\"version\": 0", "version", 3),
            ("\"version\": 1", "\"version\": \"1\"", "version", 3),
            ("\"version\": 1", "\"version\": 1, \"author\": \"me\"", "author", 3),
            ("\"categories\"", "\"kinds\"", "kinds", 4),
            ("\"name\":\"Home\"", "\"title\":\"Home\"", "categories › 1 › title", 5),
            ("\"name\":\"Home\"", "\"name\":\" \\t\"", "categories › 1 › name", 5),
            ("\"id\":\"0", "\"id\":\"x", "categories › 1 › id", 5),
            ("\"id\": \"0", "\"id\": \"x", "trackers › 1 › id", 9),
            ("\"created\": \"2026-03-02\"", "\"created\": \"2026-02-30\"", "trackers › 1 › created", 10),
            ("\"created\": \"2026-03-02\",", "", "trackers › 1 › created", 8),
            ("\"skips\": [", "\"skip\": [", "trackers › 1 › skip", 22),
            ("\"name\": \"Run\"", "\"name\": 7", "trackers › 1 › name", 11),
            ("mon,tue", "mon,mo", "trackers › 1 › schedule › 2026-03-02", 12),
            ("at least", "almost", "trackers › 1 › goal › 2026-03-02", 13),
            ("\"color\": 1", "\"color\": 19", "trackers › 1 › color", 16),
            ("\"color\": 1", "\"color\": 1.5", "trackers › 1 › color", 16),
            ("\"pinned\": false", "\"pinned\": \"no\"", "trackers › 1 › pinned", 17),
            ("\"active\"", "\"asleep\"", "trackers › 1 › standing", 18),
            ("        \"2026-03-02\"\n", "\n7", "trackers › 1 › completions › 1", 21),
            ("\"2026-03-02\": \"5\"", "\"2026-03-02\": 5", "trackers › 1 › amounts › 2026-03-02", 25),
            ("\"2026-03-02\": \"wet\"", "\"2026-03-02\": []", "trackers › 1 › notes › 2026-03-02", 28),
        ])
    func places(old: String, new: String, element: String, line: Int) throws {
        #expect(throws: ImportFault.structure(file: "file", line: line, element: element)) {
            try Brought(changed(old, to: new))
        }
    }

    private func changed(_ old: String, to new: String, in text: String? = nil) -> String {
        let changed = (text ?? good).replacing(old, with: new, maxReplacements: 1)
        #expect(changed != good)
        return changed
    }

    @Test("a day, an amount and a name that say nothing are broken lines, left out when the rest is wanted")
    func brokenLines() throws {
        var text = changed("        \"2026-03-02\"\n", to: "\"2026-02-29\", \"2026-03-03\"\n")
        text = changed("\"2026-03-02\": \"5\"", to: "\"2026-03-02\": \"1e3\",\n\"2026-3-4\": \"5\"", in: text)
        let first = BrokenLine(
            file: "file", line: 20, entry: "trackers › 1 › completions › 1", .day("2026-02-29"))
        #expect(throws: ImportFault.brokenLine(first, count: 3)) { try Brought(text) }
        let brought = try Brought(text, keepGoing: true)
        #expect(brought.days == ["Run: 2026-03-03 done, 2026-03-02 “wet”"])
        #expect(brought.leftOut == ["file 20 day 2026-02-29", "file 25 value 1e3", "file 26 day 2026-3-4"])
        let nameless = try Brought(
            changed("\"name\": \"Run\"", to: "\"name\": \"\\u0007 \""), keepGoing: true)
        #expect(nameless.leftOut == ["file 11 name"])
        #expect(nameless.library.trackers == [])
    }

    @Test("an event has a day and its note; skips, rest days and amounts of it are broken lines")
    func event() throws {
        let event = Tracker.made(
            id: 1, name: "Exam", emoji: "🙂", color: PaletteColor.all[0], categoryID: .home, kind: .event,
            createdOn: "2026-03-02", completions: DaySet(["2026-03-04"]), skips: DaySet(["2026-03-05"]),
            pausedDays: DaySet(["2026-03-06"]), amounts: DayMap([("2026-03-04", "5")]),
            notes: DayMap([("2026-03-04", "well")]))
        let text = String(
            decoding: JSONExport.bytes(of: try .holding(event, categories: [.home])), as: UTF8.self)
        let brought = try Brought(text, keepGoing: true)
        #expect(brought.days == ["Exam: 2026-03-04 done, 2026-03-04 “well”"])
        #expect(brought.leftOut == ["file 22 event", "file 25 event", "file 29 event"])
    }

    @Test("texts are cleaned and cut as those of other programs are, and counted")
    func cleaning() throws {
        var text = changed("\"name\": \"Run\"", to: "\"name\": \" Ru\\u202e\\u0000n\\t far\"")
        text = changed("at least 5 km", to: "at least 5\\tkilo\\u001bmetres per", in: text)
        text = changed("\"wet\"", to: "\"\(String(repeating: "é", count: 501))\"", in: text)
        text = changed("\"Home\"", to: "\"\(String(repeating: "h", count: 39))\"", in: text)
        let brought = try Brought(text)
        let tracker = try #require(brought.library.trackers.first)
        #expect(tracker.name == "Run far")
        #expect(tracker.goal(on: "2026-03-02") == Goal(.atLeast, "5", unit: "kilometres…"))
        #expect(tracker.notes["2026-03-02"]?.text == String(repeating: "é", count: 499) + "…")
        #expect(brought.library.categories.map(\.name) == [String(repeating: "h", count: 37) + "…"])
        #expect(
            brought.understood == [
                "shortenedName 1", "shortenedUnit 1", "shortenedNote 1", "removedCharacters 3",
            ])
    }

    @Test("K1: a note of nothing is none, and a day of creation to come is kept")
    func nothing() throws {
        let text = changed("\"created\": \"2026-03-02\"", to: "\"created\": \"2199-12-31\"")
        let brought = try Brought(changed("\"wet\"", to: "\" \\t\"", in: text))
        #expect(brought.library.trackers.map(\.createdOn) == ["2199-12-31"])
        #expect(brought.days == ["Run: 2026-03-02 done, 2026-03-02 5"])
    }

    @Test("categories of one name are one")
    func categories() throws {
        let first = "{\"id\":\"00000000-0000-0000-0000-0000000000AA\",\"name\":\"HOME\"},"
        let brought = try Brought(changed("    {\"id\":\"0", to: first + "{\"id\":\"0"))
        #expect(brought.library.categories == [Category(id: Identifier(high: 0, low: 0xAA), name: "HOME")])
        #expect(brought.trackers.first?.hasPrefix("Run in HOME: ") ?? false)
    }

    @Test("rules of libraries that are broken are told with the line of the entry")
    func rules() throws {
        let id = "\"id\": \"00000000-0000-0000-0000-000000000001\""
        let taken = changed(id, to: "\"id\": \"\(Identifier.home)\"")
        #expect(throws: ImportFault.brokenRule(.duplicateID(.home), file: "file", line: 8)) {
            try Brought(taken)
        }
        let homeless = changed("\"category\": \"0", to: "\"category\": \"F")
        #expect(throws: ImportFault.brokenRule(.missingCategory(tracker: 1), file: "file", line: 8)) {
            try Brought(homeless)
        }
        #expect(throws: ImportFault.brokenRule(.field(.emoji, tracker: 1), file: "file", line: 8)) {
            try Brought(changed("\"🙂\"", to: "\"smile\""))
        }
    }

    @Test("a newer version, and what is no JSON")
    func refused() throws {
        #expect(throws: ImportFault.newerVersion(2)) {
            try Brought(good.replacing("\"version\": 1", with: "\"version\": 2"))
        }
        #expect(throws: ImportFault.malformed(file: "file", line: 5)) {
            try Brought(good.replacing("\"name\":\"Home\"", with: "\"name\":\"Home"))
        }
    }

    @Test("the document is known by what it says, in any order and with a byte order mark")
    func recognized() throws {
        let text = "\u{FEFF}{\"trackers\":[],\"categories\":[],\"version\":1,\"format\":\"tracker\"}"
        #expect(try Brought(text).imported.format == .json)
        #expect(throws: ImportFault.unknownFormat(.json)) { try Brought("{\"format\":\"other\"}") }
        #expect(throws: ImportFault.malformed(file: "file", line: 1)) {
            try Brought("{\"format\":\"tracker\"")
        }
    }
}
