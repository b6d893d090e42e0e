import Samples
import Testing
import TrackerDomain
import TrackerExchange

struct DijoTests {
    private static let byHand = #"""
        [{"type":"Bit","name":"run","stats":{"2026-03-02":true,"2026-03-03":false,"2026-03-04":true},"goal":true,"auto":false},
         {"type":"Count","name":"french","stats":{"2026-03-02":3,"2026-03-03":5},"goal":5,"auto":false},
         {"type":"Count","name":"coffee","stats":{"2026-03-02":2,"2026-03-03":0},"goal":0,"auto":false},
         {"type":"Count","name":"teeth","stats":{"2026-03-02":1,"2026-03-03":0},"goal":1,"auto":false},
         {"type":"Float","name":"km","stats":{"2026-03-02":{"value":15,"precision":1},"2026-03-03":{"value":2001,"precision":2}},
          "goal":{"value":20,"precision":1},"precision":1,"auto":false}]
        """#
    private static let automatic =
        #"[{"type":"Count","name":"commits","stats":{"2026-03-02":7},"goal":2,"auto":true}]"#

    @Test("both files: each mark, count and decimal number; a goal of 0 is none")
    func all() throws {
        let brought = try Brought([
            "habit_record.json": Self.byHand, "habit_record[auto].json": Self.automatic,
            "config.toml": "[look]",
        ])
        #expect(brought.imported.format == .dijo)
        let rule = "in dijo: \(Schedule.everyDay.text)"
        #expect(
            brought.trackers == [
                "run \(rule) from 2026-03-02; 2026-03-02 done, 2026-03-04 done",
                "french \(rule), at least 5 from 2026-03-02; 2026-03-03 done, 2026-03-02 3, 2026-03-03 5",
                "coffee \(rule) from 2026-03-02; 2026-03-02 done, 2026-03-02 2, 2026-03-03 0",
                "teeth \(rule) from 2026-03-02; 2026-03-02 done",
                "km \(rule), at least 2 from 2026-03-02; 2026-03-03 done, 2026-03-02 1.5, 2026-03-03 20.01",
                "commits \(rule), at least 2 from 2026-03-02; 2026-03-02 done, 2026-03-02 7",
            ])
        #expect(brought.understood == ["numbersWithoutGoal 1"])
        #expect(brought.dropped == ["commands 1"])
    }

    @Test("one file alone; an empty one beside it")
    func alone() throws {
        #expect(try Brought(Self.automatic).days == ["commits: 2026-03-02 done, 2026-03-02 7"])
        let beside = try Brought(["habit_record.json": "[]", "habit_record[auto].json": Self.automatic])
        #expect(beside.imported.format == .dijo && beside.library.trackers.count == 1)
    }

    @Test("days and numbers that are none are named by their lines")
    func broken() throws {
        let brought = try Brought(
            #"""
            [{"type":"Count","name":"a","goal":1.5,"stats":{
            "2026-02-29":1,
            "2026-2-28":1,
            "2026-02-28":-1,
            "2026-02-27":2000000,
            "2026-02-26":2}},
            {"type":"Float","name":"b","goal":{"value":-1,"precision":0},"stats":{}}]
            """#, keepGoing: true)
        #expect(brought.days == ["a: 2026-02-26 done, 2026-02-26 2"])
        #expect(
            brought.leftOut == [
                "file 2 day 2026-02-29", "file 3 day 2026-2-28", "file 4 value -1", "file 5 value 2000000",
                "file 7 value ",
            ])
        #expect(throws: ImportFault.structure(file: "file", line: 1, element: "1 › type")) {
            try Brought(#"[{"type":"Addiction","name":"a","stats":{}}]"#)
        }
        #expect(throws: ImportFault.structure(file: "file", line: 1, element: "1 › stats › 2026-01-01")) {
            try Brought(#"[{"type":"Bit","name":"a","stats":{"2026-01-01":1}}]"#)
        }
    }
}
