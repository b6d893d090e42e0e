import Samples
import Testing
import TrackerDomain
import TrackerExchange

/// Tables of any program, and this one's own.
struct TableFormatTests {
    @Test("a habit goes on from table to table; whether 0 and 1 are marks is told by all of them")
    func years() throws {
        let brought = try Brought([
            "fold/2025.csv": "date,name,value\n2025-12-30,Run,1\n2025-12-31,Walk,1\n",
            "fold/2026.csv": "date,name,value\n2026-01-01,run,5\n2026-01-02,Walk,0\n",
        ])
        #expect(
            brought.days == [
                "Run: 2025-12-30 done, 2026-01-01 done, 2025-12-30 1, 2026-01-01 5", "Walk: 2025-12-31 done",
            ])
    }

    @Test("columns of one name go on from table to table, the second of them with the second")
    func wideYears() throws {
        let brought = try Brought([
            "fold/2025.csv": "date,Run,Walk,Run\n2025-12-30,1,1,s\n2025-12-31,1,0,\n",
            "fold/2026.csv": "date,Swim,run,RUN,walk\n2026-01-01,1,5,1,1\n2026-01-02,,0,0,\n",
            "fold/2027.csv": "date,run\n2025-12-31,7\n2026-01-03,\n",
        ])
        #expect(
            brought.days == [
                "Run: 2025-12-30 done, 2025-12-31 done, 2026-01-01 done, 2025-12-30 1, 2025-12-31 8, "
                    + "2026-01-01 5, 2026-01-02 0",
                "Walk: 2025-12-30 done, 2026-01-01 done",
                "Run: 2026-01-01 done, 2025-12-30 skip", "Swim: 2026-01-01 done",
            ])
    }

    @Test("headings in either language, in any order; marks as words and numbers")
    func headings() throws {
        let english = try Brought(
            """
            Habit Name,Date,Status,Comment,Group
            Run,2026-01-01,yes,,Sport
            Run,2026-01-02,No,rain,Sport
            Run,2026-01-03,skipped,,Sport
            Read,2026-01-02,x,,

            """)
        #expect(english.imported.format == .csv)
        #expect(
            english.trackers == [
                "Run in Sport: \(everyDay) from 2026-01-01; 2026-01-01 done, 2026-01-03 skip, 2026-01-02 “rain”",
                "Read in CSV: \(everyDay) from 2026-01-02; 2026-01-02 done",
            ])
        let russian = try Brought(
            """
            дата;привычка;количество;единица;заметка;расписание
            31.01.2026;Бег;2,5;км;быстро;пн,ср
            1.2.2026;Бег;0;км;;пн,ср

            """)
        #expect(
            russian.trackers == [
                "Бег in CSV: mon,wed from 2026-01-31; 2026-01-31 done, 2026-01-31 2.5, 2026-02-01 0, 2026-01-31 “быстро”"
            ])
        #expect(russian.dropped == ["unit 1"])
        #expect(russian.understood == ["numbersWithoutGoal 1"])
    }

    @Test("dates: the year first, with dots, with a time; with slashes by what other dates of the file tell")
    func dates() throws {
        func done(_ dates: String...) throws -> [String] {
            try Brought("date,name,value\n" + dates.map { "\($0),Run,1\n" }.joined()).days
        }
        let both = ["Run: 2026-02-01 done, 2026-02-13 done"]
        #expect(try done("2026-02-01", "2026/2/13") == both)
        #expect(try done("01.02.2026", "13.2.2026 08:30") == both)
        #expect(try done("2026-02-01T23:59:59Z", "2026-02-13 00:00") == both)
        #expect(try done("1/2/2026", "13/2/2026") == both)
        #expect(try done("2/1/2026", "2/13/2026") == both)
        let either = BrokenLine.Problem.ambiguousDay(
            "1/2/2026", dayFirst: "2026-02-01", monthFirst: "2026-01-02")
        #expect(
            throws: ImportFault.brokenLine(
                .init(file: "file", line: 2, either), count: 2, canBeLeftOut: false)
        ) {
            try done("1/2/2026", "3/4/2026")
        }
        // Either way it is one day.
        #expect(try done("2/2/2026") == ["Run: 2026-02-02 done"])
        #expect(try done("2026-02-01", "13/2/2026") == both)
        #expect(
            throws: ImportFault.brokenLine(
                .init(file: "file", line: 2, .day("13/13/2026")), count: 1, canBeLeftOut: false)
        ) {
            try done("13/13/2026")
        }
        #expect(
            throws: ImportFault.brokenLine(
                .init(file: "file", line: 3, .day("2/13/2026")), count: 1, canBeLeftOut: false)
        ) {
            try done("13/2/2026", "2/13/2026")
        }
        #expect(
            throws: ImportFault.brokenLine(
                .init(file: "file", line: 3, .day("29.02.2026")), count: 1, canBeLeftOut: false)
        ) {
            try done("28.02.2026", "29.02.2026")
        }
    }

    @Test("numbers: only 0 and 1 are marks; else all are amounts, to the thousandth")
    func numbers() throws {
        let brought = try Brought(
            """
            date,name,value
            2026-01-01,Run,1
            2026-01-02,Run,0
            2026-01-01,Drink,1
            2026-01-02,Drink,33.333333
            2026-01-03,Drink,0.0005
            2026-01-04,Drink,0
            2026-01-05,Drink,1000000

            """)
        #expect(
            brought.days == [
                "Run: 2026-01-01 done",
                "Drink: 2026-01-01 done, 2026-01-02 done, 2026-01-03 done, 2026-01-05 done, 2026-01-01 1, "
                    + "2026-01-02 33.333, 2026-01-03 0.001, 2026-01-04 0, 2026-01-05 1000000",
            ])
        #expect(brought.understood == ["numbersWithoutGoal 1"])
    }

    @Test(
        "what is no number that can be kept is a broken line",
        arguments: [
            "-1", "1000001", "1e3", "NaN", "inf", "1.2.3", "0x5", "1.", ".5", "maybe", "12345678901234567890",
        ])
    func noNumbers(value: String) throws {
        let rows = "2026-01-01,Run,\(value)\n2026-01-01,Read,1\n2026-01-02,Read,1\n"
        let brought = try Brought("date,name,value\n" + rows, keepGoing: true)
        #expect(brought.leftOut == ["file 2 value \(value)"])
        #expect(brought.days == ["Read: 2026-01-01 done, 2026-01-02 done"])
    }

    @Test("names that are equal but for case and ё are one habit; a blank one is a broken line")
    func names() throws {
        let brought = try Brought(
            "date,name,value\n2026-01-01,Ёлка,1\n2026-01-02, елка ,1\n2026-01-03,\" \",1\n", keepGoing: true)
        #expect(brought.days == ["Ёлка: 2026-01-01 done, 2026-01-02 done"])
        #expect(brought.leftOut == ["file 4 name"])
    }

    @Test("an event is done once, and neither skipped nor measured")
    func events() throws {
        let brought = try Brought(
            """
            date,name,kind,value
            2026-01-01,Exam,event,yes
            2026-01-01,Exam,event,yes
            2026-01-02,Exam,event,yes
            2026-01-03,Exam,event,skip
            2026-01-04,Exam,event,5

            """, keepGoing: true)
        #expect(brought.trackers == ["Exam in CSV: event from 2026-01-01; 2026-01-01 done"])
        #expect(
            brought.leftOut == ["file 4 second day 2026-01-02", "file 5 event", "file 6 event"])
    }

    @Test("a column for each habit; our own takes any name, and gives back a defused one")
    func wide() throws {
        let brought = try Brought("date,Value,'+1,\n2026-01-01,1,0.5,\n2026-01-02,s,1,\n2026-01-03,,,\n")
        #expect(
            brought.days == [
                "Value: 2026-01-01 done, 2026-01-02 skip",
                "+1: 2026-01-01 done, 2026-01-02 done, 2026-01-01 0.5, 2026-01-02 1",
            ])
        let foreign = try Brought("Дата;Бег;Чтение\n01.02.2026;да;нет\n02.02.2026;;✓\n")
        #expect(foreign.days == ["Бег: 2026-02-01 done", "Чтение: 2026-02-02 done"])
        #expect(throws: ImportFault.table(.namelessHabit, file: "file")) {
            try Brought("Date,Value,Notes\n2026-01-01,1,\n")
        }
    }

    @Test("columns that nothing is known of are named where they hold something, over all tables")
    func unknownColumns() throws {
        let brought = try Brought([
            "1.csv":
                "date,name,value,mood,,Value,empty\n2026-11-01,Run,1,happy,x,5,\n2026-11-02,Run,1,sad,, ,\n",
            "2.csv": "date,name,value,mood\n2026-11-03,Run,1,\n2026-11-04,Run,1,ok\n",
        ])
        #expect(brought.unknownColumns == ["5 1", "mood 3"])
        #expect(brought.library.trackers.map(\.marks.count) == [4])
        let known = "date,name,category,kind,schedule,value,amount,unit,skip,note\n"
        let all = try Brought(known + "2026-11-01,Run,Sport,habit,daily,done,5,km,,wet\n")
        #expect(all.unknownColumns == [])
    }

    @Test("TAB-3: under known headings a row may end early: what it lacks is empty; a name is asked for")
    func shortRows() throws {
        let brought = try Brought(
            """
            date,name,value,category,note
            2026-11-01,Run,1
            2026-11-02,Run,1,Sport
            2026-11-03,Run,1,Sport,wet,
            2026-11-04,Run
            2026-11-05

            """, keepGoing: true)
        #expect(
            brought.leftOut == ["file 6 name"])
        #expect(
            brought.days == [
                "Run: 2026-11-01 done", "Run: 2026-11-02 done, 2026-11-03 done, 2026-11-03 “wet”",
            ])
        let notes = try Brought("note,date,name\ndry,2026-11-01,Run\nwet,2026-11-02\n", keepGoing: true)
        #expect(notes.leftOut == ["file 3 name"])
    }

    @Test("a header alone is nothing to import, and no fault", arguments: ["date,name,value", "date,Run\n"])
    func headerAlone(text: String) throws {
        #expect(try Brought(text).imported.leftOut == [])
    }

    @Test("an unknown schedule is a broken line")
    func schedules() throws {
        let brought = try Brought(
            "date,name,value,rule\n2026-01-01,Run,1,3/week\n2026-01-01,Swim,1,sometimes\n", keepGoing: true)
        #expect(brought.trackers == ["Run in CSV: 3 a week from 2026-01-01; 2026-01-01 done"])
        #expect(brought.leftOut == ["file 3 frequency sometimes"])
    }

}
