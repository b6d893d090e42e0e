import Samples
import Testing
import TrackerDomain
import TrackerExchange
import TrackerPresentation

struct HabitKitTests {
    private static func export(
        _ habits: String = #"{"id":"a1","name":"Tea"}"#, completions: String = "", intervals: String = ""
    ) -> String {
        #"{"habits":[\#(habits)],"completions":[\#(completions)],"intervals":[\#(intervals)]}"#
    }

    private static func completion(
        _ date: String, _ amount: Int = 1, offset: Int = 0, of habit: String = "a1"
    ) -> String {
        #"{"habitId":"\#(habit)","date":"\#(date)","timezoneOffsetInMinutes":\#(offset),"amountOfCompletions":\#(amount)}"#
    }

    @Test(
        "TAB-29: a goal of 3 a day that was reached with 2 late in the evening, of which Greenwich knew the day before"
    )
    func goal() throws {
        let brought = try Brought(
            #"{"habits":[{"id":"a1","name":"Tea","archived":false,"isInverse":false}],"completions":[{"id":"c1","habitId":"a1","date":"2026-11-13T22:30:00.000Z","timezoneOffsetInMinutes":120,"amountOfCompletions":2,"note":"green"}],"intervals":[{"habitId":"a1","type":"day","startDate":"2026-11-01T00:00:00.000Z","endDate":null,"requiredNumberOfCompletionsPerDay":3}]}"#
        )
        #expect(brought.imported.format == .habitKit)
        #expect(
            brought.trackers == [
                "Tea in HabitKit: \(everyDay), at least 3 from 2026-11-14; 2026-11-14 2, 2026-11-14 “green”"
            ])
        #expect(brought.dropped == [] && brought.understood == [] && brought.unknownColumns == [])
    }

    @Test("TAB-29: habits with all that they have, and what a library has no place for")
    func all() throws {
        let brought = try Brought(
            #"""
            {"habits":[
              {"id":"h1","name":"Read","description":"pages","icon":"book","color":"indigo","emoji":null,
               "archived":false,"isInverse":false,"orderIndex":0,"createdAt":"2026-01-01T08:00:00.000000Z"},
              {"id":"h2","name":"Snacks","description":"","icon":"leaf","color":"red","emoji":"🍫",
               "archived":false,"isInverse":true,"orderIndex":1},
              {"id":"h3","name":"Old","description":null,"archived":true,"isInverse":false,"orderIndex":2},
              {"id":"h4","name":"Gym","archived":false,"isInverse":false,"orderIndex":3},
              {"id":"h5","name":"Water","archived":false,"isInverse":false,"orderIndex":4},
              {"id":"h6","name":"Journal","archived":false,"isInverse":false,"orderIndex":5}],
             "completions":[
              {"id":"1","date":"2026-05-14T00:00:00.000Z","habitId":"h1","timezoneOffsetInMinutes":60,"amountOfCompletions":1,"note":null},
              {"id":"2","date":"2026-05-15T00:00:00.000Z","habitId":"h1","timezoneOffsetInMinutes":60,"amountOfCompletions":2,"note":"two of them"},
              {"id":"3","date":"2026-05-15T23:00:00.000Z","habitId":"h1","timezoneOffsetInMinutes":120,"amountOfCompletions":1,"note":" "},
              {"id":"4","date":"2026-05-16T00:00:00.000Z","habitId":"h1","timezoneOffsetInMinutes":60,"amountOfCompletions":1},
              {"id":"5","date":"2026-05-15T00:00:00.000Z","habitId":"h2","timezoneOffsetInMinutes":60,"amountOfCompletions":1},
              {"id":"6","date":"2026-05-16T00:00:00.000Z","habitId":"h2","timezoneOffsetInMinutes":60,"amountOfCompletions":0},
              {"id":"7","date":"2026-05-10T02:00:00.000Z","habitId":"h3","timezoneOffsetInMinutes":-420,"amountOfCompletions":1},
              {"id":"8","date":"2026-05-12T00:00:00.000Z","habitId":"h4","timezoneOffsetInMinutes":60,"amountOfCompletions":1},
              {"id":"9","date":"2026-05-13T00:00:00.000Z","habitId":"h4","timezoneOffsetInMinutes":60,"amountOfCompletions":0},
              {"id":"10","date":"2026-05-10T00:00:00.000Z","habitId":"h5","timezoneOffsetInMinutes":60,"amountOfCompletions":1},
              {"id":"11","date":"2026-05-16T00:00:00.000Z","habitId":"h5","timezoneOffsetInMinutes":60,"amountOfCompletions":2},
              {"id":"12","date":"2026-05-12T00:00:00.000Z","habitId":"h6","timezoneOffsetInMinutes":60,"amountOfCompletions":1},
              {"id":"13","date":"2026-05-12T00:00:00.000Z","habitId":"gone","timezoneOffsetInMinutes":60,"amountOfCompletions":1}],
             "intervals":[
              {"habitId":"h1","startDate":"2026-01-01T00:00:00.000Z","endDate":null,"type":"day",
               "requiredNumberOfCompletions":null,"requiredNumberOfCompletionsPerDay":1},
              {"habitId":"h4","startDate":"2026-01-01T00:00:00.000Z","endDate":null,"type":"week",
               "requiredNumberOfCompletions":3,"requiredNumberOfCompletionsPerDay":1},
              {"habitId":"h5","startDate":"2026-05-15T00:00:00.000Z","endDate":null,"type":"day",
               "requiredNumberOfCompletions":null,"requiredNumberOfCompletionsPerDay":2},
              {"habitId":"h5","startDate":"2026-01-01T00:00:00.000Z","endDate":"2026-05-15T00:00:00.000Z","type":"day",
               "requiredNumberOfCompletions":null,"requiredNumberOfCompletionsPerDay":1},
              {"habitId":"h6","startDate":"2026-01-01T00:00:00.000Z","endDate":null,"type":"none",
               "requiredNumberOfCompletions":null,"requiredNumberOfCompletionsPerDay":1}],
             "categories":[{"id":"c1","name":"Health"},{"id":"c2","name":"Fun"},{"id":"c3","name":"Preset"}],
             "categoryMappings":[{"habitId":"h4","categoryId":"c2"},{"habitId":"h4","categoryId":"c1"},
              {"habitId":"h5","categoryId":"c1"}],
             "reminders":[{"id":"r","habitId":"h1","weekdayIndices":[1,2],"hour":19,"minute":30}]}
            """#)
        #expect(brought.imported.format == .habitKit)
        #expect(
            brought.trackers == [
                "Read in HabitKit: \(everyDay) from 2026-05-14; 2026-05-14 done, 2026-05-15 done, 2026-05-16 done, "
                    + "2026-05-14 1, 2026-05-15 2, 2026-05-16 2, 2026-05-15 “two of them”",
                "Snacks in HabitKit: \(everyDay), at most 0 from 2026-05-15; 2026-05-16 done, 2026-05-15 1, 2026-05-16 0",
                "Old in HabitKit: \(everyDay) from 2026-05-09, archived 2026-05-10; 2026-05-09 done",
                "Gym in Fun: 3 a week from 2026-05-12; 2026-05-12 done",
                "Water in Health: \(everyDay), at least 2 from 2026-05-10; 2026-05-16 done, 2026-05-10 1, 2026-05-16 2",
                "Journal in HabitKit: whenever from 2026-05-12; 2026-05-12 done",
            ])
        #expect(brought.library.trackers[1].emoji == "🍫")
        #expect(
            brought.dropped == [
                "description 1", "reminder 1", "icon 2", "tags 1", "orphanCompletions 1", "colors 2",
            ])
        #expect(brought.unknownColumns == ["intervals 1"])
        #expect(
            brought.understood == [
                "quota 1", "onlyTracked 1", "numbersWithoutGoal 1", "slips 1", "joinedRows 2",
            ])
        let told = brought.imported.remarks.all(.dropped).last.map { $0.remark.phrase($0.count) }
        #expect(told?.english == "colors (2)" && told?.russian == "цвета (2)")
    }

    @Test(
        "TAB-29: the rule is that of the interval without an end, else of the last one",
        arguments: [
            (#"{"habitId":"a1","type":"month","requiredNumberOfCompletions":4,"endDate":null}"#, "4 a month"),
            (
                #"{"habitId":"a1","type":"week","requiredNumberOfCompletions":2},{"habitId":"a1","type":"day","endDate":"2026-02-01"}"#,
                "2 a week"
            ),
            (
                #"{"habitId":"a1","type":"day","endDate":"2026-02-01"},{"habitId":"a1","type":"week","requiredNumberOfCompletions":2,"endDate":"2026-03-01"}"#,
                "2 a week"
            ),
            (#"{"habitId":"a1","type":"week","requiredNumberOfCompletions":7}"#, everyDay),
            (#"{"habitId":"b2","type":"none"}"#, everyDay), ("", everyDay),
        ])
    func rule(intervals: String, rule: String) throws {
        let brought = try Brought(Self.export(intervals: intervals))
        #expect(brought.trackers == ["Tea in HabitKit: \(rule) from 2026-11-20; "])
    }

    @Test("TAB-29: a rule that is none is named by its line, and the habit is daily")
    func noRule() throws {
        for (type, times) in [("year", "1"), ("week", "null"), ("month", "-1")] {
            let interval = #"{"habitId":"a1","type":"\#(type)","requiredNumberOfCompletions":\#(times)}"#
            let brought = try Brought(Self.export(intervals: "\n" + interval), keepGoing: true)
            #expect(brought.trackers == ["Tea in HabitKit: \(everyDay) from 2026-11-20; "])
            #expect(brought.leftOut == ["file 2 frequency \(type)"])
        }
    }

    @Test(
        "TAB-29: the day is that of the offset, over the ends of months and years",
        arguments: [
            ("2026-01-01T00:30:00.000Z", -60, "2025-12-31"), ("2025-12-31T23:30:00.000Z", 30, "2026-01-01"),
            ("2026-02-28T10:00:00Z", 840, "2026-03-01"), ("2026-03-01T11:59:59.999999Z", -720, "2026-02-28"),
            ("2026-11-13T22:30:00.000Z", 0, "2026-11-13"), ("1969-12-31T23:00:00Z", 30, "1969-12-31"),
        ])
    func day(date: String, offset: Int, day: String) throws {
        let brought = try Brought(Self.export(completions: Self.completion(date, offset: offset)))
        #expect(brought.days == ["Tea: \(day) done"])
    }

    @Test("TAB-29: completions without a date, an offset or an amount are named by their lines")
    func broken() throws {
        let good = Self.completion("2026-11-02T10:00:00.000Z")
        let lines = [
            good, good.replacing("2026-11-02T", with: "2026-11-31T"), good.replacing("Z\"", with: "\""),
            good.replacing(#""date":"2026-11-02T10:00:00.000Z","#, with: ""),
            good.replacing(#""timezoneOffsetInMinutes":0,"#, with: ""),
            good.replacing("Minutes\":0", with: "Minutes\":999999999999999999"),
            good.replacing("Minutes\":0", with: "Minutes\":\"Z\""),
            good.replacing(#","amountOfCompletions":1"#, with: ""),
            good.replacing("Completions\":1", with: "Completions\":-1"),
            good.replacing("Completions\":1", with: "Completions\":1000001"),
            good.replacing("Completions\":1", with: "Completions\":true"),
        ]
        let text = Self.export(completions: lines.joined(separator: ",\n"))
        let brought = try Brought(text, keepGoing: true)
        #expect(brought.days == ["Tea: 2026-11-02 done"])
        #expect(
            brought.leftOut == [
                "file 2 day 2026-11-31T10:00:00.000Z 0", "file 3 day 2026-11-02T10:00:00.000 0",
                "file 4 day 0",
                "file 5 day 2026-11-02T10:00:00.000Z", "file 6 day 2026-11-02T10:00:00.000Z 99999999999999…",
                "file 7 day 2026-11-02T10:00:00.000Z Z", "file 8 value ", "file 9 value -1",
                "file 10 value 1000001", "file 11 value true",
            ])
        #expect(throws: ImportFault.self) { try Brought(text) }
    }

    @Test(
        "TAB-29: what is not built as HabitKit builds it is refused with its place",
        arguments: [
            (#"{"habits":[{"name":"Tea"}],"completions":[]}"#, "habits › 1 › id"),
            (#"{"habits":[{"id":"a1"}],"completions":[]}"#, "habits › 1 › name"),
            (#"{"habits":[7],"completions":[]}"#, "habits › 1 › id"),
            (
                export("", completions: completion("2026-11-02T10:00:00Z") + ",{}"),
                "completions › 2 › habitId"
            ),
            (export(intervals: #"{"habitId":"a1"}"#), "intervals › 1 › type"),
            (
                export(intervals: #"{"habitId":"a1","type":"day","requiredNumberOfCompletionsPerDay":-2}"#),
                "intervals › 1 › requiredNumberOfCompletionsPerDay"
            ),
            (#"{"habits":[],"completions":[],"categories":{}}"#, "categories"),
        ])
    func structure(text: String, element: String) {
        #expect(throws: ImportFault.structure(file: "file", line: 1, element: element)) { try Brought(text) }
    }

    @Test("TAB-29: no habits, and habits of one id, of which the first has it")
    func edges() throws {
        let none = try Brought(Self.export(""))
        #expect(none.imported.format == .habitKit && none.trackers == [])
        let twins = try Brought(
            Self.export(
                #"{"id":"a1","name":"Tea","orderIndex":2},{"id":"a1","name":"Milk","orderIndex":1}"#,
                completions: Self.completion("2026-11-02T10:00:00Z")))
        #expect(twins.days == ["Tea: 2026-11-02 done", "Milk: "])
        #expect(twins.dropped == ["order 1"])
    }

    @Test("TAB-29: what was imported is known again by its id, whatever it is called here or there")
    func knownAgain() throws {
        func brought(_ name: String) throws -> Library {
            let habit = #"{"id":"a1","name":"\#(name)"}"#
            return try Brought(Self.export(habit, completions: Self.completion("2026-11-02T10:00:00Z")))
                .library
        }
        let id = try #require(try brought("Tea").trackers.first).id
        var journal = Journal(library: Library(id: 900), history: History())
        _ = try journal.perform([.merge(try brought("Tea"))], today: "2026-11-20")
        _ = try journal.perform([.editTracker(id, TrackerEdit(.name("Green tea")))], today: "2026-11-20")
        #expect(try journal.perform([.merge(try brought("Tea"))], today: "2026-11-20") == [])
        #expect(try journal.perform([.merge(try brought("Chai"))], today: "2026-11-20") == [])
        #expect(journal.library.trackers.map(\.name) == ["Green tea"])
    }
}
