import Samples
import Testing
import TrackerDomain
import TrackerExchange

struct JSONDaysTests {
    @Test(
        "TAB-28: dates of habits, habits of dates, and values of both",
        arguments: [
            (#"{"Run":["2026-11-01","2026-11-03"]}"#, ["Run: 2026-11-01 done, 2026-11-03 done"]),
            (
                #"{"2026-11-01":{"Run":true,"Pages":12,"Nap":false}}"#,
                ["Run: 2026-11-01 done", "Pages: 2026-11-01 done, 2026-11-01 12", "Nap: "]
            ),
            (
                #"{"Run":{"2026-11-01":true,"2026-11-02":null,"2026-11-03":"skip"},"Pages":{"2026-11-01":2.5}}"#,
                ["Run: 2026-11-01 done, 2026-11-03 skip", "Pages: 2026-11-01 done, 2026-11-01 2.5"]
            ),
            (
                #"{"2026-11-01":["Run","Read"],"2026-11-02":["Read"],"2026-11-03":[]}"#,
                ["Run: 2026-11-01 done", "Read: 2026-11-01 done, 2026-11-02 done"]
            ),
            (
                #"[{"title":"Run","history":{"2026-11-01":"yes","2026-11-02":"no"}},{"habit":"Sit","log":["1 Nov 2026"]}]"#,
                ["Run: 2026-11-01 done", "Sit: 2026-11-01 done"]
            ),
            (
                #"{"habits":{"Run":["2026-11-01"]}}"#, ["Run: 2026-11-01 done"]
            ),
            (#"{"habits":{"2026-11-01":["Run"]}}"#, ["Run: 2026-11-01 done"]),
            (#"{"habits":[{"name":"Run","days":["2026-11-01"]}]}"#, ["Run: 2026-11-01 done"]),
        ])
    func shapes(text: String, days: [String]) throws {
        let brought = try Brought(text)
        #expect(brought.imported.format == .jsonDays)
        #expect(brought.days == days)
        #expect(brought.unknownColumns == [] && brought.leftOut == [])
    }

    @Test(
        "TAB-28: the list is the only key that has dates, whatever it is called; other keys are told by name")
    func otherKeys() throws {
        let brought = try Brought(#"[{"name":"Run","color":"red","completed_dates":["2026-11-01"]}]"#)
        #expect(brought.trackers == ["Run in JSON: \(everyDay) from 2026-11-01; 2026-11-01 done"])
        #expect(brought.unknownColumns == ["color 1"])
        let more = try Brought(
            #"""
            {"version":2,"exported":null,"habits":[
             {"name":"Run","tags":["a"],"goal":5,"title":"R","log":["2026-11-01"]},
             {"name":"Sit","goal":null,"log":[{"date":"2026-11-01","mood":3},{"date":"2026-11-02","mood":4}]},
             {"name":"Swim","goal":1,"log":[]}]}
            """#)
        #expect(more.days == ["Run: 2026-11-01 done", "Sit: 2026-11-01 done, 2026-11-02 done"])
        #expect(
            more.unknownColumns == ["Swim 1", "goal 2", "log 1", "mood 2", "tags 1", "title 1", "version 1"])
    }

    @Test("TAB-28: an element is a date, or an object whose date, value and note are found by known headings")
    func elements() throws {
        let brought = try Brought(
            #"""
            {"Run":["2026-11-01",{"Date":"2026-11-02","status":"skipped","comment":"ill"},
             {"day":"Nov 3, 2026","completed":false,"note":null},{"entry_date":"2026-11-04","Done":true,"notes":"wet"}],
             "Pages":[{"date":"2026-11-01","count":12},{"date":"2026-11-02","value":0},{"date":"2026-11-03","value":null}],
             "Sit":{"2026-11-01":{"value":1,"note":"long"},"2026-11-02":{"value":0}}}
            """#)
        #expect(
            brought.days == [
                "Run: 2026-11-01 done, 2026-11-04 done, 2026-11-02 skip, 2026-11-02 “ill”, 2026-11-04 “wet”",
                "Pages: 2026-11-01 done, 2026-11-01 12, 2026-11-02 0",
                "Sit: 2026-11-01 done, 2026-11-01 “long”",
            ])
        #expect(brought.unknownColumns == [])
        #expect(brought.understood == ["numbersWithoutGoal 1"])
    }

    @Test(
        "TAB-28: numbers of 0 and 1 are marks, others amounts, and beside more words marks, as in tables",
        arguments: [
            (
                #"{"A":{"2026-11-01":1,"2026-11-02":0,"2026-11-03":1.0}}"#,
                ["A: 2026-11-01 done, 2026-11-03 done"]
            ),
            (
                #"{"A":{"2026-11-01":1,"2026-11-02":2}}"#,
                ["A: 2026-11-01 done, 2026-11-02 done, 2026-11-01 1, 2026-11-02 2"]
            ),
            (
                #"{"A":{"2026-11-01":true,"2026-11-02":5,"2026-11-03":"no"}}"#,
                ["A: 2026-11-01 done, 2026-11-02 done"]
            ),
            (
                #"{"A":{"2026-11-01":"2.5 km","2026-11-02":"✓","2026-11-03":"нет"}}"#,
                ["A: 2026-11-01 done, 2026-11-02 done, 2026-11-01 2.5"]
            ),
            (
                #"{"A":["2026-11-01",{"date":"2026-11-01","value":3},{"date":"2026-11-01","value":4}]}"#,
                ["A: 2026-11-01 done, 2026-11-01 7"]
            ),
        ])
    func numbers(text: String, days: [String]) throws {
        #expect(try Brought(text).days == days)
    }

    @Test("TAB-28: the order of numbers in dates is that of all dates; where it stays open all are broken")
    func dates() throws {
        let days = ["Run: 2026-02-01 done", "Sit: 2026-02-13 done"]
        #expect(try Brought(#"{"Run":["1/2/2026"],"Sit":{"13/2/2026":true}}"#).days == days)
        #expect(try Brought(#"{"1/2/2026":["Run"],"13/2/2026":["Sit"]}"#).days == days)
        let open = BrokenLine(
            file: "file", line: 1, entry: "Run › 1",
            .ambiguousDay("1/2/2026", dayFirst: "2026-02-01", monthFirst: "2026-01-02"))
        #expect(throws: ImportFault.nothingUnderstood(open)) {
            try Brought(#"{"Run":["1/2/2026"]}"#, keepGoing: true)
        }
    }

    @Test("TAB-20: a line of JSON is an entry with its path, the first of the document first")
    func entries() throws {
        let text = #"{"Run":["2026-11-01","meh"],"Sit":{"2026-11-02":"x","2026-11-03":"hm"}}"#
        let broken = try Brought(text, keepGoing: true).imported.leftOut
        #expect(broken.map(\.entry) == ["Run › 2", "Sit › 2026-11-03"])
        #expect(throws: ImportFault.brokenLine(broken[0], count: 2)) { try Brought(text) }
    }

    @Test("TAB-28: the day is the one that is written; days to come are left out and told")
    func told() throws {
        let brought = try Brought(
            #"{"Run":["2026-11-13T22:30:00.000Z","2026-11-14 08:00","2026-11-15","2026-11-21",{"date":"2026-11-22","value":0}]}"#
        )
        #expect(brought.days == ["Run: 2026-11-13 done, 2026-11-14 done, 2026-11-15 done"])
        #expect(brought.understood == ["writtenDays 1"] && brought.dropped == ["daysToCome 1"])
    }

    @Test("TAB-28: what is no date or not understood is broken, and nothing comes of it")
    func broken() throws {
        let text = #"""
            {"Run":["2026-11-01",
            "soon",
            "2026-11-31",
            7,
            ["2026-11-02"],
            {"value":true},
            {"date":"2026-11-03","value":"erledigt"}],
            "Sit":{"2026-11-01":"meh",
            "2026-11-02":-1,
            "2026-11-03":[true],
            "2026-11-04":1e3,
            "2026-11-05":"10,432",
            "sometime":true},
            "2026-11-06":["yes",
            "",
            5,
            null]}
            """#
        let brought = try Brought(text, keepGoing: true)
        #expect(brought.days == ["Run: 2026-11-01 done"])
        #expect(
            brought.leftOut == [
                "file 2 day soon", "file 3 day 2026-11-31", "file 4 day ", "file 5 day ", "file 6 day ",
                "file 7 value erledigt", "file 8 value meh", "file 9 value -1", "file 10 value ",
                "file 11 value 1e3", "file 12 either 10,432", "file 13 day sometime", "file 14 no name yes",
                "file 15 name", "file 16 name", "file 17 name",
            ])
        #expect(throws: ImportFault.self) { try Brought(text) }
    }

    @Test(
        "TAB-28: a document without a date, or with dates of nothing that has a name, is not known",
        arguments: [
            #"{"Run":["soon"]}"#, "{}", "[]", "[[]]", #"{"habits":[]}"#, #"{"Run":[]}"#, #"{"Run":{}}"#,
            #"["2026-11-01"]"#, #"{"2026-11-01":true}"#, #"[["2026-11-01"]]"#,
            #"{"a":{"Run":["2026-11-01"]}}"#,
            #"{"created":"2026-11-01","ids":[20261101]}"#, #"[{"name":"2026-11-01"}]"#, "[null]",
            #"[{"name":"Run","done":["2026-11-01"],"skipped":["2026-11-02"]}]"#,
        ])
    func unknown(text: String) {
        #expect(throws: ImportFault.unknownFormat(.json)) { try Brought(text) }
        #expect(throws: ImportFault.self) { try Brought(text, as: .jsonDays) }
    }

    @Test("TAB-28: where the format is named, a document without dates is not in it")
    func named() {
        #expect(throws: ImportFault.notInFormat(.jsonDays, .json)) {
            try Brought(#"{"Run":["soon"]}"#, as: .jsonDays)
        }
        let fault = ImportFault.structure(file: "file", line: 2, element: "1")
        #expect(throws: fault) {
            try Brought(
                "[\n" + #"{"name":"Run","done":["2026-11-01"],"skipped":["2026-11-02"]}]"#, as: .jsonDays)
        }
    }

    @Test("TAB-28: a habit named several times is one, and twice imported adds nothing")
    func joined() throws {
        let text = #"{"2026-11-01":["Run\u200b"],"2026-11-02":["run","Run\u200b"],"Run":["2026-11-03"]}"#
        let brought = try Brought(text)
        #expect(brought.days == ["Run: 2026-11-01 done, 2026-11-02 done, 2026-11-03 done"])
        #expect(brought.understood == ["joinedRows 2", "removedCharacters 1"])
        var journal = Journal(library: Library(id: 900), history: History())
        _ = try journal.perform([.merge(brought.library)], today: "2026-11-20")
        #expect(try journal.perform([.merge(try Brought(text).library)], today: "2026-11-20") == [])
    }

    @Test("TAB-28: many names and keys without dates take no longer than what they hold")
    func many() throws {
        let names = (0..<40_000).map { "\"x\($0)\"" }
        let brought = try Brought(
            "{\"2026-11-01\":[\"Run\"],\"ids\":[\(names.joined(separator: ","))],\"all\":{\(names.map { $0 + ":7" }.joined(separator: ","))}}"
        )
        #expect(brought.days == ["Run: 2026-11-01 done"])
        #expect(brought.unknownColumns == ["all 1", "ids 1"])
    }

    @Test(
        "TAB-28: whatever a document holds there is an answer",
        arguments: [
            #"{"\ud800":["2026-11-01"]}"#, #"{"Run":["\ud800"]}"#,
            #"{"Run":["2026-11-01"],"Run":["2026-11-02"]}"#,
            #"{"Run":["2026-11-01""#, #"{"habits":{"habits":{"habits":["2026-11-01"]}}}"#, #"{"habits":7}"#,
            #"{"2026-11-01":{"2026-11-02":{"2026-11-03":true}}}"#, #"{"2026-11-01":true}"#,
            #"[{"":["2026-11-01"]}]"#, #"{"":["2026-11-01"]}"#, #"{"99999999":{"99999999":99999999}}"#,
            #"{"Run":{"2026-11-01":1e999999999}}"#, #"{"2026-11-01":{"\u0000":true}}"#,
            String(repeating: #"{"habits":"#, count: 60) + "1" + String(repeating: "}", count: 60),
            String(repeating: #"{"habits":"#, count: 5000), String(repeating: "[", count: 5000),
        ])
    func hostile(text: String) {
        for format in [nil, ImportFormat.jsonDays] {
            #expect(throws: ImportFault.self) { try Brought(text, as: format) }
        }
        _ = try? Brought(text, keepGoing: true)
    }
}
