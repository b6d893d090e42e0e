import Samples
import Testing
import TrackerDomain
import TrackerExchange

struct LoopTests {
    @Test("a folder as it is now: types, frequencies, goals, archived, notes; folders are known by number")
    func now() throws {
        let brought = try Brought([
            "Habits.csv": """
            Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?
            001,Meditate,YES_NO,Did you meditate?,"Sit
            still",3,7,#D32F2F,,,,false
            002,Run,NUMERICAL,How far?,,1,1,#E64A19,miles,AT_LEAST,2.0,false
            003,Бег по утрам,YES_NO,,,1,1,#34A7FE,,,,true
            004,Coffee,NUMERICAL,,,1,1,#303030,cups,AT_MOST,2.0,false
            005,Unchosen,YES_NO,,,1,30,#757575,,,,false

            """,
            "001 Meditate/Checkmarks.csv": #"""
            Date,Value,Notes
            2026-01-08,YES_AUTO,"Forgot to do it, really"
            2026-01-07,YES_MANUAL,
            2026-01-06,SKIP,"""Vacation"""
            2026-01-05,NO,
            2026-01-04,YES_AUTO,
            2026-01-03,UNKNOWN,only a note

            """#,
            "001 Meditate/Scores.csv": "2026-01-08,0.1\n",
            "002 Run/Checkmarks.csv": """
            Date,Value,Notes
            2026-01-05,SKIP,ill
            2026-01-04,NO,
            2026-01-03,2000,
            2026-01-02,1500,
            2026-01-01,YES_AUTO,

            """,
            "003/Checkmarks.csv": "Date,Value,Notes\n2026-02-28,YES_MANUAL,\n2026-02-27,YES_MANUAL,\n",
            "004 Coffee/Checkmarks.csv":
                "Date,Value,Notes\n2026-01-03,NO,\n2026-01-02,3000,\n2026-01-01,2000,\n",
            "Checkmarks.csv": "Date,Meditate,Run,\n2026-01-07,YES_MANUAL,NO,\n",
            "Scores.csv": "Date,Meditate,Run,\n",
        ])
        #expect(brought.imported.format == .loop)
        #expect(
            brought.trackers == [
                "Meditate in Loop: 3 a week from 2026-01-03; 2026-01-07 done, 2026-01-06 skip, "
                    + "2026-01-03 “only a note”, 2026-01-06 “\"Vacation\"”, 2026-01-08 “Forgot to do it, really”",
                "Run in Loop: \(everyDay), at least 2 miles from 2026-01-01; 2026-01-03 done, "
                    + "2026-01-01 0.001, 2026-01-02 1.5, 2026-01-03 2, 2026-01-04 0, 2026-01-05 skip, 2026-01-05 “ill”",
                "Бег по утрам in Loop: \(everyDay) from 2026-02-27, archived 2026-03-01; 2026-02-27 done, 2026-02-28 done",
                "Coffee in Loop: \(everyDay), at most 2 cups from 2026-01-01; 2026-01-01 done, 2026-01-03 done, "
                    + "2026-01-01 2, 2026-01-02 3, 2026-01-03 0",
                "Unchosen in Loop: 1 a month from 2026-11-20; ",
            ])
        #expect(brought.dropped == ["question 2", "description 1", "computedDays 2", "scores 1"])
        #expect(brought.understood == ["quota 2", "nearestColor 4"])
        #expect(brought.library.trackers.map(\.color.number) == [1, 1, 8, 10, 17])
    }

    @Test("SUM-16: a target over several days is a goal or a limit of a week, a month or so many days")
    func periods() throws {
        let brought = try Brought([
            "Habits.csv": """
            Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?
            001,Run,NUMERICAL,,,1,7,#FD4C49,km,AT_LEAST,30.0,false
            002,Coffee,NUMERICAL,,,1,30,#FD4C49,cups,AT_MOST,12.0,false
            003,Pages,NUMERICAL,,,7,7,#FD4C49,,AT_LEAST,10.0,false
            004,Weigh,NUMERICAL,,,1,7,#FD4C49,kg,AT_LEAST,0.0,false
            005,Swim,NUMERICAL,,,1,10,#FD4C49,m,AT_LEAST,2500.0,false

            """,
            "001 Run/Checkmarks.csv":
                "Date,Value,Notes\n2026-01-07,25000,\n2026-01-06,NO,\n2026-01-05,5000,\n",
            "002 Coffee/Checkmarks.csv": "Date,Value,Notes\n2026-01-02,13000,\n2026-01-01,12000,\n",
            "003 Pages/Checkmarks.csv": "Date,Value,Notes\n2026-01-02,10000,\n2026-01-01,9000,\n",
        ])
        #expect(
            brought.trackers == [
                "Run in Loop: at least 30 km a week from 2026-01-05; 2026-01-05 5, 2026-01-06 0, 2026-01-07 25",
                "Coffee in Loop: at most 12 cups a month from 2026-01-01; 2026-01-01 12, 2026-01-02 13",
                "Pages in Loop: \(everyDay), at least 10 from 2026-01-01; 2026-01-02 done, 2026-01-01 9, "
                    + "2026-01-02 10",
                "Weigh in Loop: 1 a week from 2026-11-20; ",
                "Swim in Loop: at least 2500 m in 10 days from 2026-11-20 from 2026-11-20; ",
            ])
        #expect(brought.dropped == ["unit 1"])
        #expect(
            brought.understood == ["quota 1", "goalOfPeriod 3", "limitOfPeriod 1"])
        // The week's goal was reached on Wednesday, the month's limit is broken.
        #expect(
            brought.library.trackers.map { Array($0.doneDays(today: .today)) }.prefix(2) == [
                ["2026-01-07"], [],
            ])
    }

    @Test("what is archived there is archived today at the latest, even with an entry of today")
    func archivedToday() throws {
        let brought = try Brought([
            "Habits.csv": """
            Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?
            001,Run,YES_NO,,,1,1,#FD4C49,,,,true
            002,Swim,YES_NO,,,1,1,#FD4C49,,,,true

            """,
            "001 Run/Checkmarks.csv": "Date,Value,Notes\n2026-11-20,YES_MANUAL,\n",
            "002 Swim/Checkmarks.csv": "Date,Value,Notes\n2026-11-18,YES_MANUAL,\n",
        ])
        #expect(
            brought.library.trackers.map(\.status)
                == [.archived(since: "2026-11-20"), .archived(since: "2026-11-19")])
    }

    @Test(
        "a folder up to 2.3.0: no types, no headers, numbers for words; a number above 3 makes a habit numeric"
    )
    func before() throws {
        let brought = try Brought([
            "loop/Habits.csv": """
            Position,Name,Question,Description,NumRepetitions,Interval,Color
            001,Meditate,,,1,3,#D32F2F
            002,Run,How far?,,1,1,#E64A19

            """,
            "loop/001 Meditate/Checkmarks.csv":
                "2016-01-05,2\n2016-01-04,1\n2016-01-03,0\n2016-01-02,3\n2016-01-01,-1\n",
            "loop/002 Run/Checkmarks.csv": "2016-01-03,0\n2016-01-02,7000\n2016-01-01,3\n",
            "loop/007 Old one/Checkmarks.csv": "2016-01-02,2\n",
        ])
        #expect(
            brought.trackers == [
                "Meditate in Loop: 1 in 3 days from 2016-01-02 from 2016-01-02; 2016-01-05 done, 2016-01-02 skip",
                "Run in Loop: \(everyDay) from 2016-01-01; 2016-01-02 done, 2016-01-02 7, 2016-01-03 0, 2016-01-01 skip",
                "Old one in Loop: \(everyDay) from 2016-01-02, archived 2016-01-03; 2016-01-02 done",
            ])
        #expect(brought.dropped == ["question 1", "computedDays 1"])
        #expect(
            brought.understood == ["quota 1", "unlistedHabit 1", "numbersWithoutGoal 1", "nearestColor 2"])
    }

    @Test("broken lines of the list and of the checkmarks, each with its file")
    func broken() throws {
        let brought = try Brought(
            [
                "Habits.csv": """
                Position,Name,Question,Description,NumRepetitions,Interval,Color
                001,A,,,0,1,#D32F2F
                002,B,,,1,0,#D32F2F
                003,C,,,1,400,#D32F2F
                x,D,,,1,1,#D32F2F
                005,,,,1,1,#D32F2F

                """,
                "001 A/Checkmarks.csv":
                    "2016-02-30,2\n2016-01-01,Entry(timestamp=1)\n2016-01-02,2000000000\n2016-01-03,2\n",
            ], keepGoing: true)
        #expect(
            brought.leftOut == [
                "001 A/Checkmarks.csv 1 day 2016-02-30", "001 A/Checkmarks.csv 2 value Entry(timestamp=1)",
                "001 A/Checkmarks.csv 3 value 2000000000", "Habits.csv 3 frequency 1/0",
                "Habits.csv 4 frequency 1/400", "Habits.csv 5 value x", "Habits.csv 6 name",
            ])
        #expect(
            brought.trackers == ["A in Loop: whenever from 2016-01-03; 2016-01-03 done"])
        #expect(brought.understood.first == "onlyTracked 1")
    }

    @Test(
        "colors of its palette look most like these of ours",
        arguments: zip(
            [
                "D32F2F", "E64A19", "F57C00", "FF8F00", "F9A825", "AFB42B", "7CB342", "388E3C", "00897B",
                "00ACC1",
                "039BE5", "1976D2", "303F9F", "5E35B1", "8E24AA", "D81B60", "5D4037", "303030", "757575",
                "aaaaaa",
                "000000", "FFFFFF", "FD4C49", "2FD058",
            ],
            [1, 1, 2, 2, 2, 5, 5, 5, 8, 8, 8, 3, 10, 10, 15, 1, 10, 10, 17, 13, 10, 7, 1, 18]))
    func colors(hex: String, number: Int) throws {
        let brought = try Brought([
            "Habits.csv":
                "Position,Name,Question,Description,NumRepetitions,Interval,Color\n001,A,,,1,1,#\(hex)\n"
        ])
        #expect(brought.library.trackers.map(\.color.number) == [number])
    }

    @Test("files of habits' folders without their list have no names, and are read one at a time")
    func withoutList() throws {
        let days = "Date,Value,Notes\n2026-01-07,YES_MANUAL,\n"
        #expect(throws: ImportFault.table(.namelessHabit, file: "001 Run/Checkmarks.csv")) {
            try Brought([
                "001 Run/Checkmarks.csv": days, "001 Run/Scores.csv": "Date,Score\n2026-01-07,0.1\n",
            ])
        }
        #expect(throws: ImportFault.notTogether("001 Run/Checkmarks.csv", "002 Read/Checkmarks.csv")) {
            try Brought(["001 Run/Checkmarks.csv": days, "002 Read/Checkmarks.csv": days])
        }
    }

    @Test(
        "a table of another program may have the name of one of Loop's",
        arguments: ["Checkmarks.csv", "Scores.csv"])
    func otherTable(name: String) throws {
        #expect(try Brought([name: "Date,Name,Value\n2026-01-07,Run,1\n"]).days == ["Run: 2026-01-07 done"])
        let wide = try Brought(["Checkmarks.csv": "Date,Run,Read\n2026-01-07,1,0\n"])
        #expect(wide.days == ["Run: 2026-01-07 done", "Read: "])
    }

    private static let list = """
        Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?
        001,Run,NUMERICAL,,,3,7,#FD4C49,km,AT_LEAST,12.0,false
        002,Read,YES_NO,,,1,2,#E64A19,,,,false

        """
    private static let oldList = """
        Position,Name,Question,Description,NumRepetitions,Interval,Color
        001,Run,,,3,7,#D32F2F
        002,Read,,,1,2,#E64A19

        """

    @Test(
        "X3: a list that was cut anywhere but at the end of a row is refused; of one cut there a habit is said to be missing",
        arguments: [list, oldList])
    func cutList(list: String) throws {
        let days = "Date,Value,Notes\n2026-01-02,YES_MANUAL,\n"
        func brought(_ list: String) throws(ImportFault) -> Brought {
            try Brought(["Habits.csv": list, "001 Run/Checkmarks.csv": days, "002 Read/Checkmarks.csv": days])
        }
        let whole = try brought(list)
        let bytes = Array(list.utf8)
        let rowEnds = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
        for length in 0..<bytes.count {
            let cut = String(decoding: bytes[..<length], as: UTF8.self)
            let isWholeRow = rowEnds.dropFirst().contains { length == $0 || length == $0 + 1 }
            guard isWholeRow else {
                #expect(throws: ImportFault.self, "\(cut)") { try brought(cut) }
                continue
            }
            let result = try brought(cut)
            #expect(result.trackers[0] == whole.trackers[0])
            let isAll = length >= bytes.count - 1
            #expect(isAll ? result.trackers == whole.trackers : result.understood.contains("unlistedHabit 1"))
        }
    }

    @Test("X3: the days of a habit that were cut within a value or a note are refused")
    func cutDays() throws {
        for days in [
            "Date,Value,Notes\n2026-01-03,1500,\n2026-01-02,2500,\"well; \"\"so\"\"\"\n",
            "2026-01-03,1500\n2026-01-02,2500\n", "Date,Value\n2026-01-03,1500\n2026-01-02,2500\n",
        ] {
            let bytes = Array(days.utf8)
            for length in 1..<bytes.count where bytes[length - 1] != UInt8(ascii: "\n") {
                let cut = String(decoding: bytes[..<length], as: UTF8.self)
                // Here no more is missing than the end of the line, or a note.
                let isWhole = ["Date,Value,Notes", "1500,", "2500,"].contains { cut.hasSuffix($0) }
                let files: KeyValuePairs = ["Habits.csv": Self.list, "001 Run/Checkmarks.csv": cut]
                guard isWhole else {
                    #expect(throws: ImportFault.self, "\(cut)") { try Brought(files) }
                    continue
                }
                let amounts = try Brought(files).library.trackers[0].amounts.entries.map(\.value)
                #expect(amounts == ["2.5", "1.5"].suffix(cut.split(separator: "\n").count - 1))
            }
        }
    }

    @Test("X5: a folder whose list is empty, or no list, names that file")
    func emptiedList() throws {
        let days = "Date,Value,Notes\n2026-01-02,YES_MANUAL,\n"
        let heading = String(Self.list.prefix { $0 != "\n" }) + "\n"
        for list in ["", "\n", heading] {
            #expect(throws: ImportFault.emptyList(file: "loop/Habits.csv")) {
                try Brought(["loop/Habits.csv": list, "loop/001 Run/Checkmarks.csv": days])
            }
        }
        #expect(throws: ImportFault.structure(file: "loop/Habits.csv", line: 1, element: "Position")) {
            try Brought(["loop/Habits.csv": "Pos", "loop/001 Run/Checkmarks.csv": days])
        }
        // A list alone that names none has none.
        #expect(try Brought(["Habits.csv": heading]).library.trackers == [])
    }

    @Test("of the list alone it is said that days are missing")
    func listAlone() throws {
        let brought = try Brought([
            "Habits.csv":
                "Position,Name,Question,Description,NumRepetitions,Interval,Color\n001,A,,,1,1,#D32F2F\n002,B,,,1,1,#D32F2F\n"
        ])
        #expect(brought.understood == ["listWithoutDays 2", "nearestColor 2"])
    }
}
