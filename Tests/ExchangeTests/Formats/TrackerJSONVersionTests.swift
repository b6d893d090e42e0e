import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain
import TrackerExchange

/// Documents of before and after a field: each is read for ever, and has the oldest version that holds all of it.
struct TrackerJSONVersionTests {
    /// A file that lies beside the tests and is never generated again.
    private func fixture(_ name: String, testFile: String = #filePath) throws -> String {
        let folder = testFile.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
        let path = (folder.map(String.init) + ["__Fixtures__", name]).joined(separator: "/")
        return String(decoding: try FileBytes.read(path), as: UTF8.self)
    }

    @Test("A document of version 1, as it was exported in November 2026, is read, and written as it was")
    func shipped() throws {
        let text = try fixture("tracker-1.json")
        let brought = try Brought(text)
        let pausedDays = (5...13).map { "2026-11-\($0 < 10 ? "0" : "")\($0) rest" }.joined(separator: ", ")
        #expect(
            brought.trackers == [
                "Run \"far\" in Health: mon,wed,fri, at least 5 km from 2026-11-01; 2026-11-09 done, 2026-11-09 5.5, "
                    + "2026-11-06 skip, 2026-11-09 “=wet”",
                "Кофе in Дом: \(Schedule.everyDay.text), at most 2 чашки from 2026-11-01; 2026-11-16 3",
                "Exam in Work: event from 2026-11-01, archived 2026-11-16; ",
                "Water in Health: every 3 days from 2026-11-01 from 2026-11-01, paused 2026-11-15; ",
                "Gym in Health: 3 a week from 2026-11-01; 2026-11-16 done, \(pausedDays)",
            ])
        #expect(String(decoding: JSONExport.bytes(of: brought.library), as: UTF8.self) == text)
    }

    @Test("What a document says nothing of has the value that it has unsaid")
    func fewer() throws {
        let brought = try Brought(try fixture("tracker-1-fewer.json"))
        let run = try #require(brought.library.trackers.first)
        #expect(
            run
                == .made(
                    id: 1, name: "Run", emoji: "🙂", color: .number(3), categoryID: .home,
                    kind: .habit(ScheduleHistory(.on(.monday, .friday), from: "2026-03-02")),
                    createdOn: "2026-03-02", completions: DaySet(["2026-03-02"])))
    }

    /// A tracker of which each field, and all that its days hold, says something.
    private static let full = Tracker.habit(
        1, "Run", pinned: true, goal: "at least 5 km", status: .paused(since: "2026-03-05"),
        done: ["2026-03-02"], skipped: ["2026-03-03"], pausedDays: ["2026-03-04"],
        amounts: [("2026-03-02", "5")], notes: [("2026-03-02", "wet")])

    private static let keys =
        TrackerField.allCases.map(\.rawValue) + DaySetField.allCases.map(\.rawValue) + ["amounts", "notes"]

    /// The document of the full tracker, in one line, without a key of the tracker.
    private func document(without key: String) throws -> String {
        let bytes = JSONExport.bytes(of: try .holding(Self.full, categories: [.home]))
        func taken(_ value: JSON) -> JSON {
            switch value {
            case .object(let members):
                let isTracker = members.contains { $0.key == "created" }
                return .object(
                    members.filter { !isTracker || $0.key != key }.map {
                        .init(key: $0.key, value: taken($0.value))
                    })
            case .array(let items): return .array(items.map(taken))
            default: return value
            }
        }
        return taken(try JSON(read: bytes)).text
    }

    @Test("Each field that may be unsaid can be taken out of a document, and each other one is asked for")
    func takenOut() throws {
        let unsaid = Set(Self.keys).subtracting(["name", "category", "emoji", "color"])
        for key in Self.keys {
            let text = try document(without: key)
            guard unsaid.contains(key) else {
                #expect(
                    throws: ImportFault.structure(file: "file", line: 1, element: "trackers › 1 › \(key)"),
                    "\(key)"
                ) { try Brought(text) }
                continue
            }
            // An event, which has no goal.
            if key == TrackerField.schedule.rawValue {
                let fault = LibraryFault.field(.goal, tracker: Self.full.id)
                #expect(throws: ImportFault.brokenRule(fault, file: "file", line: 1)) {
                    try Brought(text, keepGoing: true)
                }
                continue
            }
            let read = try #require(try Brought(text, keepGoing: true).library.trackers.first)
            #expect(read != Self.full, "\(key)")
            if let field = TrackerField(rawValue: key) {
                #expect(read.text(of: field) == field.defaultText)
            } else if let days = DaySetField(rawValue: key) {
                #expect(read[days].isEmpty)
            }
        }
    }

    @Test(
        "SUM-15, WHEN-4: a document with a sum is of version 6, one without a plan of 7, any other of 1, and a newer one is refused as that"
    )
    func versions() throws {
        func version(_ tracker: Tracker) throws -> Int {
            let library = try Library.holding(tracker, categories: [.home])
            return try JSONTape(JSONExport.bytes(of: library), file: "").root.required("version").integer
        }
        #expect(try version(.habit(1, done: ["2026-03-02"])) == 1)
        #expect(try version(Self.full) == 1)
        #expect(try version(.habit(1, planned: .rule("at least 30 km a week"))) == 6)
        #expect(try version(.habit(1, planned: .whenever)) == 7)
        // Versions 4 and 5 of the file have nothing that a document holds.
        for next in [2, 3, 4, 5, Versions.known.newest.number + 1] {
            let text = try fixture("tracker-1.json").replacing(
                "\"version\": 1", with: "\"version\": \(next)")
            #expect(throws: ImportFault.newerVersion(next)) { try Brought(text) }
        }
    }

    @Test("ORD-4: categories in an order of their own make a document of version 6, which keeps all of it")
    func ownOrder() throws {
        let library = try Library(
            id: 1000, categories: [.work, .home], trackers: [.habit(2), .habit(1)], categoryOrder: .own)
        let text = String(decoding: JSONExport.bytes(of: library), as: UTF8.self)
        #expect(text.contains("\"version\": 6,\n  \"categoryOrder\": \"own\",\n"))
        let brought = try Brought(text).library
        #expect(brought.categoryOrder == .own && brought.categories == library.categories)
        #expect(brought.trackers == library.trackers)
        let older = text.replacing("\"version\": 6", with: "\"version\": 1")
        #expect(throws: ImportFault.self) { try Brought(older) }
        #expect(throws: ImportFault.self) { try Brought(text.replacing("\"own\"", with: "\"mine\"")) }
    }

    @Test("What goes into a category of another name is the same in all else")
    func into() throws {
        let library = try Library.holding(Self.full, categories: [.home])
        let document = String(decoding: JSONExport.bytes(of: library), as: UTF8.self)
        let brought = try Brought(["file": document], into: "Other")
        #expect(brought.library.categories.map(\.name) == ["Other"])
        var expected = Self.full
        expected.categoryID = try #require(brought.library.categories.first).id
        #expect(brought.library.trackers == [expected])
        // Each property of it says something that a blank tracker does not.
        let blank = Tracker.made(
            id: 0, name: "", emoji: "", color: .number(2), categoryID: 0, kind: .event, createdOn: .earliest)
        for (one, other) in zip(Mirror(reflecting: Self.full).children, Mirror(reflecting: blank).children) {
            #expect("\(one.value)" != "\(other.value)", "\(one.label ?? "")")
        }
    }
}
