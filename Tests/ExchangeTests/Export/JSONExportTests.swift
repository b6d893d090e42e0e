import Samples
import TestKit
import Testing
import TrackerDomain
import TrackerExchange

struct JSONExportTests {
    private func text(_ library: Library) -> String {
        String(decoding: JSONExport.bytes(of: library), as: UTF8.self)
    }

    private func imported(_ text: String) throws -> Library { try Brought(text).library }

    private func expectRoundTrip(_ library: Library) throws {
        let exported = text(library)
        let brought = try Brought(exported)
        #expect(brought.imported.format == .json)
        #expect(brought.library.categories == library.categories)
        #expect(brought.library.trackers == library.trackers)
        #expect(brought.library.categoryOrder == library.categoryOrder)
        #expect(text(brought.library) == exported)
    }

    @Test("everything in the words of the files, a line for what may change by itself")
    func document() throws {
        let run = Tracker.made(
            id: 1, name: "Run \"far\", 🏃", emoji: "🙂", color: .number(3), categoryID: .home,
            kind: .habit(
                try #require(
                    ScheduleHistory(entries: [
                        .init(from: "2026-03-02", .on(.monday, .friday)),
                        .init(from: "2026-03-20", .rule("3 a week")),
                    ]))),
            createdOn: "2026-03-02", isPinned: true,
            goals: GoalHistory(entries: [
                .init(from: "2026-03-02", "at least 5 km"), .init(from: "2026-03-20", nil),
            ]), status: .paused(since: "2026-04-01"),
            completions: DaySet(["2026-03-02", "2026-03-06", "2026-04-01"] as [Day]),
            skips: DaySet(["2026-03-09"] as [Day]),
            pausedDays: DaySet(["2026-03-10", "2026-03-11"] as [Day]),
            amounts: DayMap([("2026-03-02", "5.5"), ("2026-03-03", "0")]),
            notes: DayMap([("2026-03-02", "=wet")]))
        let library = try Library.holding(run, .event(2, "Exam"), categories: [.home])
        #expect(
            text(library) == #"""
                {
                  "format": "tracker",
                  "version": 1,
                  "categories": [
                    {"id":"00000000-0000-0000-0000-000000000064","name":"Home"}
                  ],
                  "trackers": [
                    {
                      "id": "00000000-0000-0000-0000-000000000001",
                      "created": "2026-03-02",
                      "name": "Run \"far\", 🏃",
                      "schedule": {"2026-03-02":"mon,fri","2026-03-20":"3 a week"},
                      "goal": {"2026-03-02":"at least 5 km","2026-03-20":"none"},
                      "category": "00000000-0000-0000-0000-000000000064",
                      "emoji": "🙂",
                      "color": 3,
                      "pinned": true,
                      "standing": "paused 2026-04-01",
                      "completions": [
                        "2026-03-02", "2026-03-06",
                        "2026-04-01"
                      ],
                      "skips": [
                        "2026-03-09"
                      ],
                      "rests": [
                        "2026-03-10", "2026-03-11"
                      ],
                      "amounts": {
                        "2026-03-02": "5.5",
                        "2026-03-03": "0"
                      },
                      "notes": {
                        "2026-03-02": "=wet"
                      }
                    },
                    {
                      "id": "00000000-0000-0000-0000-000000000002",
                      "created": "2026-03-02",
                      "name": "Exam",
                      "schedule": null,
                      "goal": null,
                      "category": "00000000-0000-0000-0000-000000000064",
                      "emoji": "🙂",
                      "color": 1,
                      "pinned": false,
                      "standing": "active",
                      "completions": [],
                      "skips": [],
                      "rests": [],
                      "amounts": {},
                      "notes": {}
                    }
                  ]
                }

                """#)
        try expectRoundTrip(library)
    }

    @Test("an empty library")
    func empty() throws {
        #expect(
            text(Library(id: 1))
                == "{\n  \"format\": \"tracker\",\n  \"version\": 1,\n  \"categories\": [],\n  \"trackers\": []\n}\n"
        )
        try expectRoundTrip(Library(id: 1))
    }

    @Test(
        "names and notes of any letters",
        arguments: [
            "a, b; c", "\"quoted\" 'text'", "back\\slash \\u0041 / \\", "=1+2", "+1", "-1", "@SUM(A1)",
            "Ёлка — «да»", "👩‍👩‍👧 🇷🇺",
            "שלום עולם", "مرحبا", "e\u{301}", "\u{10FFFE}\u{10FF80}", "\u{FFFD}", "{\"a\":[1]}", "$null",
            "ש\u{200F}x", "tab",
        ])
    func letters(name: String) throws {
        try expectRoundTrip(
            .holding(
                .habit(
                    1, name, goal: Goal(.atLeast, .one, unit: "=км"), notes: [(.today, name)]
                ),
                categories: [Category(id: .home, name: name)]))
    }

    @Test("each kind of change changes the document, and what is read from it")
    func changes() throws {
        let library = try Library.ofEachChange()
        for change in Change.ofEachKind {
            let changed = try library.after(change)
            #expect(text(changed) != text(library), "\(change)")
            try expectRoundTrip(changed)
        }
    }

    @Test("each kind of rule and the day of creation are written and read")
    func fields() throws {
        for schedule in Schedule.ofEachKind {
            try expectKept(.habit(1, planned: schedule), "rule")
        }
        try expectKept(.habit(1, created: "1900-01-01"), "created")
    }

    private func expectKept(_ tracker: Tracker, _ what: String) throws {
        let exported = text(try .holding(tracker))
        #expect(exported != text(try .holding(.habit(1))), "\(what)")
        #expect(try imported(exported).trackers == [tracker], "\(what)")
    }

    @Test("T7: libraries that random edits made are the same again", arguments: 1...8 as ClosedRange<UInt64>)
    func random(seed: UInt64) throws {
        var random = RandomEdits(seed: seed)
        var journal = Journal(library: try .workedExample())
        for _ in 0..<60 {
            let edits = random.edits(of: journal.library, today: .today)
            _ = try? journal.perform(edits, today: .today)
        }
        try expectRoundTrip(journal.library)
    }
}
