import Samples
import Testing
import TrackerDomain
import TrackerExchange

/// The databases of Tickmate, Rewire and habito; expectations worked out by hand.
struct OtherDatabaseTests {
    @Test(
        "IMP-1: Tickmate: months from 0, several ticks a day are counted, groups, headings, colors, archive")
    func tickmate() throws {
        let brought = try Brought(database: [
            "tracks": [
                [
                    "_id", "name", "description", "icon", "enabled", "multiple_entries_per_day", "order",
                    "color",
                ],
                ["1", "Vegan", "No meat", "leaf", "1", "0", "30", "0"],
                ["2", "Coffee", "", "", "1", "1", "10", "13840175"],
                ["3", "Old", "", "", "0", "0", "40", "-1"],
                ["4", "--- Food ---", "", "", "1", "0", "20", "0"],
            ],
            "ticks": [
                ["_id", "_track_id", "year", "month", "day", "hour"],
                ["1", "1", "2026", "0", "31", "9"], ["2", "1", "2026", "1", "1", "9"],
                ["3", "1", "2026", "1", "1", "10"], ["4", "2", "2026", "11", "24", "9"],
                ["5", "2", "2026", "11", "24", "12"], ["6", "2", "2026", "11", "25", "12"],
                ["7", "3", "2026", "2", "1", "12"], ["8", "9", "2026", "2", "1", "12"],
            ],
            "groups": [
                ["_id", "name", "order"], ["5", "Drinks", "2"], ["6", "Morning", "1"],
            ],
            "track2groups": [["_id", "_track_id", "_group_id"], ["1", "2", "5"], ["2", "2", "6"]],
        ])
        #expect(brought.imported.format == .tickmate)
        #expect(
            brought.trackers == [
                "Coffee in Morning: \(everyDay) from 2026-11-20; 2026-12-24 done, 2026-12-25 done, 2026-12-24 2, 2026-12-25 1",
                "Vegan in Food: \(everyDay) from 2026-01-31; 2026-01-31 done, 2026-02-01 done",
                "Old in Food: \(everyDay) from 2026-03-01, archived 2026-03-02; 2026-03-01 done",
            ])
        #expect(brought.dropped == ["description 1", "icon 1", "tags 1", "orphanCompletions 1"])
        // #D32F2F, and white with full opacity.
        #expect(brought.understood == ["nearestColor 2"])
    }

    @Test("IMP-1: Tickmate before there were groups, orders and counts; a day that is none is a broken line")
    func oldTickmate() throws {
        let brought = try Brought(
            database: [
                "tracks": [["_id", "name"], ["2", "B"], ["1", "A"]],
                "ticks": [
                    ["_track_id", "year", "month", "day"], ["1", "2015", "1", "28"],
                    ["1", "2015", "1", "29"],
                    ["2", "2015", "12", "1"], ["2", nil, "1", "1"],
                ],
            ], keepGoing: true)
        #expect(brought.days == ["B: ", "A: 2015-02-28 done"])
        #expect(
            brought.leftOut == [
                "a.db › ticks 2 day 2015-1-29", "a.db › ticks 3 day 2015-12-1", "a.db › ticks 4 day -1-1",
            ])
    }

    @Test("IMP-1: more rows than an import takes are too many, also in a table that is only looked up")
    func tooMany() {
        let row: [String?] = ["1", "1"]
        let containers = Containers(
            files: { (_) throws(ContainerFault) in throw .noProgram },
            tables: { (_, _, queries) throws(ContainerFault) in
                var rows: [TableQuery: [[String?]]] = [:]
                for query in queries where query.table == "track2groups" {
                    rows[query] = Array(repeating: row, count: 1_600_001)
                }
                return Database(version: 0, names: ["tracks", "ticks"], rows: rows)
            })
        #expect(throws: ImportFault.tooMany) {
            try Import.read(
                ImportSource(
                    ImportFiles(files: [.init(path: "a.db", bytes: Array("SQLite format 3\0".utf8))])),
                containers: containers, today: "2026-11-20", newID: { Identifier(high: 0, low: 1) })
        }
    }

    @Test("IMP-1: Rewire: rules by weekdays, by period and by days, categories, targets, notes")
    func rewire() throws {
        let habits: [[String?]] = [
            [
                "_id", "Order_num", "Name", "description", "active_days", "category", "archived", "schedule",
                "days", "period", "unit", "target_count", "repeating_count", "start_date",
            ],
            ["1", "2", "Wake", "", "1,3,5", "7", "0", "0", "10", "1", "1", "0.0", "-1", "20160101"],
            ["2", "1", "Water", "why", "0", "8", "0", "1", "3", "0", "2", "1.5", "5", "20150321"],
            ["3", "3", "Sleep", "", "", "-1", "1", "2", "0", "0", "1", "0.0", "5", "20160321"],
            ["4", "4", "All", "", "0,1,2,3,4,5,6", "7", "0", "0", "0", "0", nil, nil, "0", nil],
            ["5", "5", "Month", "", "", "7", "0", "1", "4", "1", nil, nil, "0", ""],
        ]
        let brought = try Brought(database: [
            "HABITS": habits,
            "CHECKINS": [
                ["Habit_id", "date", "type", "note", "actual_count"],
                ["1", "20160101", "2", "early", "0.0"], ["1", "20160102", "1", nil, "0.0"],
                ["2", "20160101", "2", nil, "2.0"], ["2", "20160102", "1", nil, "0.5"],
                ["3", "20160321", "4", "", "0"], ["77", "20160321", "2", "", "0"],
            ],
            "category": [["_id", "category_name"], ["7", "Morning"], ["8", "Health"]],
            "unit": [["_id", "UNIT_NAME"], ["2", "litres"]],
            "REMINDERS": [["_id", "habit_id"], ["1", "2"], ["2", "2"]],
        ])
        #expect(brought.imported.format == .rewire)
        #expect(
            brought.trackers == [
                "Water in Health: 3 a week, at least 1.5 litres from 2015-03-21; 2016-01-01 done, 2016-01-01 2, 2016-01-02 0.5",
                "Wake in Morning: 3 a week from 2016-01-01; 2016-01-01 done, 2016-01-01 “early”",
                "Sleep in Rewire: 1 in 5 days from 2016-03-21 from 2016-03-21, archived 2026-11-20; ",
                "All in Morning: \(everyDay) from 2026-11-20; ",
                "Month in Morning: 4 a month from 2026-11-20; ",
            ])
        #expect(
            brought.dropped == [
                "description 1", "reminder 1", "orphanCompletions 1", "unknownMarks 1",
            ])
        #expect(brought.understood == ["quota 4"])
    }

    @Test("IMP-1: Rewire's rule or date that says nothing is a broken line")
    func brokenRewire() throws {
        let brought = try Brought(
            database: [
                "Habits": [
                    ["_id", "Name", "schedule", "active_days", "repeating_count", "period", "days"],
                    ["1", "A", "0", "1", "0", "0", "0"], ["2", "B", "3", "", "0", "0", "0"],
                    ["3", "C", "1", "", "0", "3", "1"], ["4", "D", "2", "", "0", "0", "0"],
                    ["5", "E", "0", "", "0", "0", "0"],
                ],
                "Checkins": [
                    ["Habit_id", "date", "type"], ["1", "20160230", "2"], ["1", "2016", "2"],
                    ["1", nil, "2"],
                ],
            ], keepGoing: true)
        #expect(
            brought.leftOut == [
                "a.db › CHECKINS 1 day 20160230", "a.db › CHECKINS 2 day 2016", "a.db › CHECKINS 3 day ",
                "a.db › Habits 2 frequency 3", "a.db › Habits 3 frequency 3", "a.db › Habits 4 frequency 1/0",
                "a.db › Habits 5 frequency 0/7",
            ])
    }

    @Test("IMP-1: habito: all are measured, a day's amounts add up, its start, its limits, its archive")
    func habito() throws {
        let brought = try Brought(database: [
            "habit": [
                [
                    "id", "name", "created_date", "start_date", "frequency", "quantum", "units", "minimize",
                    "magica", "active",
                ],
                ["1", "Write", "2026-01-05", "2026-01-03", "1", "700.0", "words", "0", "why", "1"],
                ["2", "Sugar", "2026-01-05", nil, "1", "2.0", "spoons", "1", "", "0"],
                ["3", "Cycle", "2026-01-05 09:30:00", nil, "7", "2.0", "rounds", "0", "", "1"],
            ],
            "activity": [
                ["id", "for_habit_id", "quantum", "update_date"],
                ["1", "1", "300.0", "2026-01-06 08:00:00.123"], ["2", "1", "400.0", "2026-01-06 21:00:00"],
                ["3", "1", "699.0", "2026-01-07"], ["4", "2", "2.0", "2026-01-06 00:00:00"],
                ["5", "2", "3.0", "2026-01-07 00:00:00"], ["6", "3", "1.5", "2026-01-08 00:00:00"],
                ["7", "8", "1", "2026-01-08 00:00:00"],
            ], "summary": [["id"]],
        ])
        #expect(brought.imported.format == .habito)
        #expect(
            brought.trackers == [
                "Write in habito: \(everyDay), at least 700 words from 2026-01-03; 2026-01-06 done, 2026-01-06 700, 2026-01-07 699",
                "Sugar in habito: \(everyDay), at most 2 spoons from 2026-01-05, archived 2026-01-08; 2026-01-06 done, 2026-01-06 2, 2026-01-07 3",
                "Cycle in habito: at least 2 rounds a week from 2026-01-05; 2026-01-08 1.5",
            ])
        #expect(brought.dropped == ["description 1", "orphanCompletions 1"])
        #expect(brought.understood == ["goalOfPeriod 1", "joinedRows 2"])
    }

    @Test("IMP-1: a database of another program is told with its tables, and where there is no program, too")
    func unknown() {
        #expect(throws: ImportFault.unknownDatabase(tables: ["habits", "notes"])) {
            try Brought(database: ["habits": [["id"]], "notes": [["id"]]])
        }
        #expect(throws: ImportFault.otherFormat(.loop, named: .kado)) {
            try Brought(database: ["habits": [["id"]], "repetitions": [["id"]]], version: 25, as: .kado)
        }
    }
}
