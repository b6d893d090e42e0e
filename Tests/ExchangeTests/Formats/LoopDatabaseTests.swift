import Samples
import Testing
import TrackerDomain
import TrackerExchange

/// Loop's own backup, of any version of its schema; expectations worked out by hand.
struct LoopDatabaseTests {
    private static let columns: [String?] = [
        "id", "archived", "color", "description", "freq_den", "freq_num", "name", "position", "reminder_hour",
        "reminder_min", "type", "target_type", "target_value", "unit", "question", "uuid",
    ]
    /// Milliseconds since 1970 of the midnight in UTC that begins 1 March 2026.
    private static let march = 1_772_323_200_000
    private static func day(_ number: Int) -> String { String(march + (number - 1) * 86_400_000) }

    @Test("IMP-1: a backup as it is now: rules, goals, values, notes, archive, order and ids")
    func now() throws {
        let brought = try Brought(
            database: [
                "Habits": [
                    Self.columns,
                    [
                        "1", "0", "0", "", "7", "3", "Meditate", "1", "8", "30", "0", "0", "0.0", "",
                        "Did you?",
                        "6b0e8e5d7a8f4e0c9d2b1a3c4d5e6f70",
                    ],
                    [
                        "2", "0", "1", "far", "1", "1", "Run", "0", nil, nil, "1", "0", "2.5", "km", "", nil,
                    ],
                    ["3", "1", "16", "", "1", "1", "Бег", "2", nil, nil, "0", "0", "0.0", "", "", ""],
                    [
                        "4", "0", "17", "", "7", "1", "Coffee", "3", nil, nil, "1", "1", "4.0", "cups", "",
                        nil,
                    ],
                ],
                "Repetitions": [
                    ["id", "habit", "timestamp", "value", "notes"],
                    ["1", "1", Self.day(1), "2", ""], ["2", "1", Self.day(2), "3", "ill"],
                    ["3", "1", Self.day(3), "0", nil], ["4", "1", Self.day(4), "-1", "only a note"],
                    ["5", "2", Self.day(1), "2500", nil], ["6", "2", Self.day(2), "1000", nil],
                    ["7", "2", Self.day(3), "0", nil], ["8", "2", Self.day(4), "3", nil],
                    ["9", "3", Self.day(1), "2", nil], ["10", "3", Self.day(2), "2", nil],
                    ["11", "4", Self.day(1), "3000", nil], ["12", "99", Self.day(1), "2", nil],
                ],
            ], version: 25)
        #expect(brought.imported.format == .loop)
        #expect(
            brought.trackers == [
                "Run in Loop: \(everyDay), at least 2.5 km from 2026-03-01; 2026-03-01 done, 2026-03-01 2.5, 2026-03-02 1, 2026-03-03 0, 2026-03-04 skip",
                "Meditate in Loop: 3 a week from 2026-03-01; 2026-03-01 done, 2026-03-02 skip, 2026-03-02 “ill”, 2026-03-04 “only a note”",
                "Бег in Loop: \(everyDay) from 2026-03-01, archived 2026-03-03; 2026-03-01 done, 2026-03-02 done",
                "Coffee in Loop: at most 4 cups a week from 2026-03-01; 2026-03-01 3",
            ])
        #expect(
            brought.dropped == ["question 1", "description 1", "reminder 1", "orphanCompletions 1"])
        #expect(brought.understood == ["quota 1", "goalOfPeriod 1", "limitOfPeriod 1", "nearestColor 4"])
        // The same id at every import, and in no other format the same.
        let again = try Brought(
            database: [
                "Habits": [Self.columns, Self.row(uuid: "6b0e8e5d7a8f4e0c9d2b1a3c4d5e6f70")],
                "Repetitions": [["id"]],
            ],
            version: 25)
        #expect(again.library.trackers[0].id == brought.library.trackers[1].id)
        #expect(brought.library.trackers[0].id != brought.library.trackers[3].id)
    }

    private static func row(
        color: String = "0", description: String = "", question: String? = nil, uuid: String? = nil
    ) -> [String?] {
        [
            "1", "0", color, description, "1", "1", "A", "0", nil, nil, "0", "0", "0.0", "", question, uuid,
        ]
    }

    @Test("IMP-1: the oldest backups: no types, values, notes; colors with opacity; a day twice is one")
    func oldest() throws {
        let brought = try Brought(
            database: [
                "Habits": [
                    [
                        "Id", "archived", "color", "description", "freq_den", "freq_num", "highlight", "name",
                        "position",
                    ], ["7", "0", "-2937041", "Why?", "2", "1", "0", "Wash", "0"],
                ],
                "Repetitions": [
                    ["Id", "habit", "timestamp"], ["1", "7", Self.day(10)], ["2", "7", Self.day(10)],
                    ["3", "7", Self.day(12)], ["4", "7", "-86400000"], ["5", "7", "-1"],
                    ["6", nil, Self.day(3)],
                ],
            ], version: 12)
        #expect(brought.days == ["Wash: 1969-12-31 done, 2026-03-10 done, 2026-03-12 done"])
        #expect(brought.library.trackers[0].schedule(on: "2026-03-10")?.text.hasPrefix("1 in 2 days") == true)
        #expect(brought.dropped == ["question 1", "orphanCompletions 1"])
        // #D32F2F, Loop's first red.
        #expect(brought.library.trackers[0].color == Self.colour("#D32F2F"))
    }

    /// The color that the CSV export with the same color brings.
    private static func colour(_ hex: String) -> PaletteColor? {
        let list =
            "Position,Name,Question,Description,NumRepetitions,Interval,Color\n001,A,,,1,1,\(hex)\n"
        return try? Brought(["Habits.csv": list]).library.trackers[0].color
    }

    @Test(
        "IMP-1: colors are those of the palette of the version",
        arguments: [
            (25, "0", "#D32F2F"), (25, "9", "#00ACC1"), (25, "19", "#aaaaaa"), (21, "12", "#303F9F"),
            // Of 13 colors: the third was 4 of 20, the last 19.
            (20, "2", "#F9A825"), (14, "12", "#aaaaaa"), (16, "11", "#303030"), (13, "-14312668", "#259B24"),
        ])
    func colors(version: Int, number: String, hex: String) throws {
        let brought = try Brought(
            database: ["Habits": [Self.columns, Self.row(color: number)], "Repetitions": [["id"]]],
            version: version)
        #expect(brought.library.trackers[0].color == Self.colour(hex))
    }

    @Test("IMP-1: up to version 22 the question stands in the description")
    func question() throws {
        for (version, dropped) in [(22, ["question 1"]), (23, ["description 1"])] {
            let brought = try Brought(
                database: [
                    "Habits": [Self.columns, Self.row(description: "Why?")], "Repetitions": [["id"]],
                ],
                version: version)
            #expect(brought.dropped == dropped)
        }
    }

    @Test("IMP-1: a backup of a newer Loop is refused, as it may mean something else")
    func newer() {
        #expect(throws: ImportFault.newerVersion(26)) {
            try Brought(database: ["Habits": [Self.columns], "Repetitions": [["id"]]], version: 26)
        }
    }

    @Test("IMP-1: what says nothing is a broken line with its table and row")
    func broken() throws {
        let brought = try Brought(
            database: [
                "Habits": [
                    Self.columns, Self.row(),
                    ["2", "0", "0", "", "0", "1", "B", "1", nil, nil, "0", "0", "0", "", "", nil],
                    [nil, "0", "0", "", "1", "1", "C", "1", nil, nil, "0", "0", "0", "", "", nil],
                    ["4", "0", "0", "", "1", "1", "D", "1", nil, nil, "1", "0", "-1", "", "", nil],
                ],
                "Repetitions": [
                    ["habit", "timestamp", "value"], ["1", "x", "2"], ["1", "99999999999999999", "2"],
                    ["1", Self.day(1), "much"], ["1", Self.day(2), "-7"], ["1", nil, "2"],
                ],
            ], version: 25, keepGoing: true)
        #expect(
            brought.leftOut == [
                "a.db › Habits 2 frequency 1/0", "a.db › Habits 3 value ", "a.db › Habits 4 value -1",
                "a.db › Repetitions 1 day x", "a.db › Repetitions 2 day 99999999999999999",
                "a.db › Repetitions 3 value much", "a.db › Repetitions 4 value -7",
                "a.db › Repetitions 5 day ",
            ])
    }
}
