import Samples
import Testing
import TrackerDomain
import TrackerExchange

struct HabitBullTests {
    private static let header = "HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText\n"

    @Test(
        "yes and no, numbers, categories, comments, descriptions; dates of either form; lines within quotes")
    func all() throws {
        let brought = try Brought(
            Self.header + #"""
                Run,"Every
                morning",Sport,1/31/2026,1,
                Run,"Every
                morning",Sport,2026-02-01,0,"Rain, ""heavy"""
                Pages,,Mind,2026-02-01,30,
                Pages,,Mind,2026-02-02,1,
                Pages,,Mind,2026-02-03,0,none
                Run,,,2/2/2026,1,

                """#)
        #expect(brought.imported.format == .habitBull)
        #expect(
            brought.trackers == [
                "Run in Sport: \(everyDay) from 2026-01-31; 2026-01-31 done, 2026-02-01 “Rain, \"heavy\"”",
                "Pages in Mind: \(everyDay) from 2026-02-01; 2026-02-01 done, 2026-02-02 done, 2026-02-01 30, "
                    + "2026-02-02 1, 2026-02-03 0, 2026-02-03 “none”",
                "Run in HabitBull: \(everyDay) from 2026-02-02; 2026-02-02 done",
            ])
        #expect(brought.dropped == ["description 1"])
        #expect(brought.understood == ["numbersWithoutGoal 1"])
    }

    @Test("X8: -2150000000 is no value and is told: the day has no mark, a comment stays as its note")
    func noValue() throws {
        let brought = try Brought(
            Self.header + """
                Run,,,2026-01-01,1,
                Run,,,2026-01-02,-2150000000,ill
                Run,,,2026-01-03,-2150000000,
                Pages,,,2026-01-01,-2150000000,
                Pages,,,2026-01-02,30,

                """)
        #expect(
            brought.days == [
                "Run: 2026-01-01 done, 2026-01-02 “ill”", "Pages: 2026-01-02 done, 2026-01-02 30",
            ])
        #expect(brought.library.trackers.map(\.createdOn) == ["2026-01-01", "2026-01-02"])
        #expect(brought.leftOut == [])
        #expect(brought.understood == ["numbersWithoutGoal 1", "daysWithoutValue 3"])
    }

    @Test("X8: dates with slashes are told by the file's other dates, and refused where nothing tells")
    func order() throws {
        func done(_ dates: String...) throws -> [String] {
            try Brought(Self.header + dates.map { "Run,,,\($0),1,\n" }.joined()).days
        }
        #expect(try done("1/2/2026", "31/1/2026") == ["Run: 2026-01-31 done, 2026-02-01 done"])
        #expect(try done("1/2/2026", "1/31/2026") == ["Run: 2026-01-02 done, 2026-01-31 done"])
        #expect(try done("1/2/26", "31/1/26") == ["Run: 2026-01-31 done, 2026-02-01 done"])
        let either = BrokenLine.Problem.ambiguousDay(
            "1/2/2026", dayFirst: "2026-02-01", monthFirst: "2026-01-02")
        #expect(
            throws: ImportFault.brokenLine(
                .init(file: "file", line: 2, either), count: 2, canBeLeftOut: false)
        ) {
            try done("1/2/2026", "3/4/2026")
        }
    }

    @Test("X1: rows of one day in HabitBull's form are joined: numbers, marks and comments")
    func joined() throws {
        let brought = try Brought(
            Self.header + """
                Pages,,Mind,2026-03-02,30,novel
                Pages,,Mind,2026-03-02,12,essay
                Sit,,Mind,2026-03-02,1,
                Sit,,Mind,2026-03-02,0,tired
                Sit,,Body,2026-03-02,0,

                """)
        // 30 + 12; one of yes and no; another category is another habit.
        #expect(
            brought.days == [
                "Pages: 2026-03-02 done, 2026-03-02 42, 2026-03-02 “novel; essay”",
                "Sit: 2026-03-02 done, 2026-03-02 “tired”", "Sit: ",
            ])
        #expect(brought.understood == ["numbersWithoutGoal 1", "joinedRows 4"])
    }

    @Test("X3: a last row that was cut before its comment is refused")
    func cut() throws {
        let row = "Run,,Sport,2026-11-10,15"
        for length in 1...row.utf8.count {
            #expect(throws: ImportFault.self) { try Brought(Self.header + row.prefix(length)) }
        }
        #expect(try Brought(Self.header + row + "\n").days == ["Run: 2026-11-10 done, 2026-11-10 15"])
        #expect(try Brought(Self.header + row + ",").days == ["Run: 2026-11-10 done, 2026-11-10 15"])
        // Within its heading it is no such table.
        for length in 1..<Self.header.utf8.count - 1 {
            #expect(throws: ImportFault.self) { try Brought(String(Self.header.prefix(length))) }
        }
    }

    @Test("junk is a broken line, named by the line of the file")
    func broken() throws {
        let text =
            Self.header
            + "Run,\"a\nb\",,2026-01-01,1,\nRun,,,2026-01-02,-2150000001,\nRun,,,13/13/2026,1,\nRun,,,2026-01-03,,\n,,,2026-01-04,1,\nRun,,\n"
        let brought = try Brought(text, keepGoing: true)
        #expect(brought.days == ["Run: 2026-01-01 done"])
        #expect(
            brought.leftOut == [
                "file 4 value -2150000001", "file 5 day 13/13/2026", "file 6 value ", "file 7 name",
                "file 8 3 of 5 to 6 fields",
            ])
        #expect(
            throws: ImportFault.brokenLine(
                .init(file: "file", line: 4, .value("-2150000001")), count: 5, canBeLeftOut: false)
        ) { try Brought(text) }
    }
}
