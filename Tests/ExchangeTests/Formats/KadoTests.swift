import Samples
import Testing
import TrackerDomain
import TrackerExchange

struct KadoTests {
    private static let file = #"""
        {
          "appVersion" : "1.4", "exportedAt" : "2026-11-20T08:00:00Z", "formatVersion" : 1,
          "habits" : [
            {"id":"A0000000-0000-0000-0000-000000000001","name":"Stretch","frequency":{"kind":"daily"},
             "type":{"kind":"binary"},"createdAt":"2026-03-01T09:30:00Z","color":"red","icon":"figure.walk",
             "remindersEnabled":true,"reminderHour":9,"reminderMinute":0,"completions":[
              {"id":"C1","date":"2026-03-01T21:00:00Z","value":1},
              {"id":"C2","date":"2026-03-02T23:30:00Z","value":1,"note":"late"},
              {"id":"C3","date":"2026-03-05T12:00:00Z","value":0,"note":"no time"}]},
            {"id":"2","name":"Water","frequency":{"kind":"daysPerWeek","count":4},"type":{"kind":"counter","target":8},
             "createdAt":"2026-03-01T09:30:00Z","archivedAt":"2026-04-01T22:30:00Z","color":"teal","icon":"drop",
             "remindersEnabled":false,"completions":[
              {"id":"C4","date":"2026-03-02T08:00:00Z","value":3},
              {"id":"C5","date":"2026-03-02T18:00:00Z","value":5.5,"note":"hot"},
              {"id":"C6","date":"2026-03-02T19:00:00Z","value":0,"note":"dry"},
              {"id":"C7","date":"2026-03-04T08:00:00.123+00:00","value":2}]},
            {"id":"3","name":"Violin","frequency":{"kind":"specificDays","days":[1,2,7]},
             "type":{"kind":"timer","targetSeconds":1800},"createdAt":"2026-03-01T09:30:00Z","color":"mauve","icon":"",
             "remindersEnabled":false,"completions":[{"id":"C8","date":"2026-03-08T10:00:00Z","value":1799.5}]},
            {"id":"4","name":"Sugar","frequency":{"kind":"everyNDays","interval":3},"type":{"kind":"negative"},
             "createdAt":"2026-03-01T09:30:00Z","color":"blue","icon":"x","completions":[
              {"id":"C9","date":"2026-03-03T10:00:00Z","value":1},
              {"id":"C0","date":"2026-03-03T11:00:00Z","value":1},
              {"id":"CA","date":"2026-03-04T11:00:00Z","value":0,"note":"strong"}]}
          ]
        }
        """#

    @Test("each habit, completion, sum, slip and note; a value of 0 is there for its note")
    func all() throws {
        let brought = try Brought(Self.file)
        #expect(brought.imported.format == .kado)
        #expect(
            brought.trackers == [
                "Stretch in Kado: \(Schedule.everyDay.text) from 2026-03-01; 2026-03-01 done, 2026-03-02 done, "
                    + "2026-03-02 “late”, 2026-03-05 “no time”",
                "Water in Kado: 4 a week, at least 8 from 2026-03-01, archived 2026-04-01; 2026-03-02 done, "
                    + "2026-03-02 8.5, 2026-03-04 2, 2026-03-02 “hot; dry”",
                "Violin in Kado: mon,sat,sun, at least 1800 s from 2026-03-01; 2026-03-08 1799.5",
                "Sugar in Kado: every 3 days from 2026-03-01, at most 0 from 2026-03-01; 2026-03-03 2, "
                    + "2026-03-04 “strong”",
            ])
        #expect(brought.dropped == ["reminder 1", "icon 3"])
        #expect(brought.understood == ["quota 1", "slips 1", "joinedRows 5", "nearestColor 3"])
    }

    @Test(
        "X4: its colors are those of its system, taken as Loop's list would give them",
        arguments: zip(
            ["red", "orange", "yellow", "green", "mint", "teal", "blue", "purple"],
            ["FF3B30", "FF9500", "FFCC00", "34C759", "00C7BE", "30B0C7", "007AFF", "AF52DE"]))
    func colors(name: String, hex: String) throws {
        let brought = try Brought(
            #"""
            {"formatVersion":1,"habits":[{"name":"a","createdAt":"2026-01-01T00:00:00Z","frequency":{"kind":"daily"},
            "type":{"kind":"binary"},"color":"\#(name)"}]}
            """#)
        let list = try Brought([
            "Habits.csv":
                "Position,Name,Question,Description,NumRepetitions,Interval,Color\n001,a,,,1,1,#\(hex)\n"
        ])
        #expect(brought.library.trackers.map(\.color) == list.library.trackers.map(\.color))
    }

    @Test("X9: the same habit has the same id at each import, and two never share one")
    func ids() throws {
        func ids(_ text: String) throws -> [Identifier] { try Brought(text).library.trackers.map(\.id) }
        let first = try ids(Self.file)
        #expect(Set(first).count == 4)
        #expect(try ids(Self.file.replacing("\"Water\"", with: "\"Tea\"")) == first)
        let other = try ids(Self.file.replacing("\"id\":\"2\"", with: "\"id\":\"5\""))
        #expect(zip(first, other).map { $0 == $1 } == [true, false, true, true])
        // Of two habits with one id only the first can have it; one that is blank is none.
        let twins = try ids(Self.file.replacing("\"id\":\"3\"", with: "\"id\":\"2\""))
        #expect(twins[1] == first[1] && Set(twins).count == 4)
        let blank = try ids(Self.file.replacing("\"id\":\"3\"", with: "\"id\":\" \""))
        #expect(blank[2] != first[2] && blank[2].high == 0)
        // The form of a UUID that a program makes by rules of its own.
        #expect(first.allSatisfy { $0.high >> 12 & 0xF == 8 && $0.low >> 62 == 0b10 })
    }

    @Test("K1: a day of creation after today is kept")
    func createdLater() throws {
        let text = Self.file.replacing("createdAt\":\"2026-03-01T09", with: "createdAt\":\"2026-11-25T09")
        #expect(
            try Brought(text).library.trackers.map(\.createdOn.iso)
                == ["2026-11-25", "2026-11-25", "2026-11-25", "2026-11-25"])
    }

    @Test("a moment lies on the day that the person's clock has")
    func zones() throws {
        func days(hours: Int64) throws -> [String] {
            let files = ImportFiles(files: [.init(path: "file", bytes: Array(Self.file.utf8))])
            let source = ImportSource(files) { ImportSource.dateInUTC($0 + hours * 3600) }
            var last: UInt64 = 0
            let imported = try Import.read(source, today: "2026-11-20") {
                last += 1
                return Identifier(high: 0, low: last)
            }
            let library = imported.library
            return library.trackers[0].marks.map(\.iso) + [library.trackers[1].status.text]
        }
        #expect(ImportSource.dateInUTC(-1) == "1969-12-31" && ImportSource.dateInUTC(0) == "1970-01-01")
        #expect(try days(hours: 0) == ["2026-03-01", "2026-03-02", "archived 2026-04-01"])
        #expect(try days(hours: 1) == ["2026-03-01", "2026-03-03", "archived 2026-04-01"])
        #expect(try days(hours: 3) == ["2026-03-02", "2026-03-03", "archived 2026-04-02"])
        #expect(try days(hours: -22) == ["2026-02-28", "2026-03-02", "archived 2026-04-01"])
    }

    @Test("moments, values and frequencies that are none are named by their lines")
    func broken() throws {
        let brought = try Brought(
            #"""
            {"formatVersion":1,"habits":[{"name":"Run","frequency":{"kind":"hourly"},"type":{"kind":"counter","target":0},
            "createdAt":"yesterday","completions":[
            {"date":"2026-02-30T10:00:00Z","value":1},
            {"date":"2026-02-28T24:00:00Z","value":1},
            {"date":"2026-02-28","value":1},
            {"date":"2026-02-28T10:00:00Z","value":-1},
            {"date":"2026-02-28T10:00:00Z","value":1e300},
            {"date":"2026-02-27T10:00:00+02:00","value":1}]}]}
            """#, keepGoing: true)
        #expect(brought.days == ["Run: 2026-02-27 done"])
        #expect(
            brought.leftOut == [
                "file 1 frequency hourly", "file 1 value 0", "file 2 day yesterday",
                "file 3 day 2026-02-30T10:00:00Z",
                "file 4 day 2026-02-28T24:00:00Z", "file 5 day 2026-02-28", "file 6 value -1",
                "file 7 value 1e300",
            ])
    }

    @Test("a higher version is refused, and so is what is missing")
    func refused() {
        #expect(throws: ImportFault.newerVersion(2)) { try Brought(#"{"formatVersion":2,"habits":[]}"#) }
        #expect(throws: ImportFault.structure(file: "file", line: 1, element: "habits › 1 › createdAt")) {
            try Brought(#"{"formatVersion":1,"habits":[{"name":"a"}]}"#)
        }
        #expect(throws: ImportFault.structure(file: "file", line: 1, element: "habits › 1 › type › kind")) {
            try Brought(
                #"{"formatVersion":1,"habits":[{"name":"a","createdAt":"2026-01-01T00:00:00Z","frequency":{"kind":"daily"},"type":{"kind":"x"}}]}"#
            )
        }
    }
}
