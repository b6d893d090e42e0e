import Samples
import Testing
import TrackerDomain
import TrackerExchange
import TrackerPresentation

/// The samples of how tables are really kept, day by day, worked out by hand.
struct TableShapeTests {
    private func hints(
        _ columns: String? = nil, name: String? = nil, done: String? = nil, notDone: String? = nil
    ) throws -> TableHints {
        var hints = TableHints(columns: columns, name: name)
        if let done { try hints.mean(.done, by: done) }
        if let notDone { try hints.mean(.notDone, by: notDone) }
        return hints
    }

    @Test("TAB-17, sample 4: the file of one habit, with its name and without")
    func oneHabit() throws {
        let text = "Date,Value,Notes\n2026-11-02,yes,late\n2026-11-01,SKIP,\n"
        #expect(throws: ImportFault.table(.namelessHabit, file: "file")) { try Brought(text) }
        #expect(
            try Brought(text, hints: hints(name: "Brush")).days == [
                "Brush: 2026-11-02 done, 2026-11-01 skip, 2026-11-02 “late”"
            ])
    }

    @Test("TAB-7, sample 6: numbers of a habit are amounts, above 0 they are done")
    func amounts() throws {
        #expect(
            try Brought(["a.csv": "Date,Run\n2026-11-01,3\n2026-11-02,2\n"]).days == [
                "Run: 2026-11-01 done, 2026-11-02 done, 2026-11-01 3, 2026-11-02 2"
            ])
    }

    @Test(
        "TAB-8, sample 7: the decimal sign is the file's own; the other one before three digits is in doubt")
    func decimalSign() throws {
        let line = BrokenLine(file: "file", line: 2, .ambiguousValue("8.750"))
        #expect(throws: ImportFault.brokenLine(line, count: 1, canBeLeftOut: false)) {
            try Brought("Date;Steps\n2026-11-01;8.750\n2026-11-02;912\n")
        }
        #expect(
            try Brought("Date;Km\n2026-11-01;1,5\n2026-11-02;2.5\n").days == [
                "Km: 2026-11-01 done, 2026-11-02 done, 2026-11-01 1.5, 2026-11-02 2.5"
            ])
    }

    @Test("TAB-13, TAB-15, sample 8: helpers, prepared rows and totals are no habits and no days")
    func helpers() throws {
        let brought = try Brought(
            """
            Date,Weekday,Run,Total,Notes
            2026-11-01,Sunday,x,1,wet
            2026-11-02,Monday,,0,
            ,,,,
            ,,FALSE,,
            Total,,1,1,

            """)
        #expect(brought.days == ["Run: 2026-11-01 done"])
        #expect(brought.unknownColumns == ["Notes 1", "Total 2", "Weekday 2"])
        #expect(brought.dropped == ["totals 1"])
    }

    @Test("TAB-12, sample 9: titles above the headings, and headings of two rows")
    func titles() throws {
        let brought = try Brought(
            "My year,,\nDate,,Habits\n,Read,Yoga\n2026-11-01,ja,nein\n2026-11-02,,oui\n")
        #expect(brought.days == ["Read: 2026-11-01 done", "Yoga: 2026-11-02 done"])
        #expect(brought.dropped == ["aboveHeadings 1"])
    }

    @Test("TAB-5, TAB-19, sample 10: the answers of a form with their times, words and signs")
    func form() throws {
        let brought = try Brought(
            "Timestamp,Meditate,Run\n11/14/2026 22:10:05,Yes,No\n11/16/2026 0:10:05,☐,🟩\n")
        #expect(brought.days == ["Meditate: 2026-11-14 done", "Run: 2026-11-16 done"])
    }

    @Test("TAB-9, TAB-16, sample 11: a column for each day")
    func across() throws {
        let brought = try Brought(
            "Habit,2026-11-01,2026-11-02,2026-11-03,%\nRun,x,,x,67\nRead,1,0,s,50\nTotal,2,0,1,\n")
        #expect(
            brought.days == [
                "Run: 2026-11-01 done, 2026-11-03 done", "Read: 2026-11-01 done, 2026-11-03 skip",
            ])
        #expect(brought.unknownColumns == ["% 2"])
        #expect(brought.dropped == ["totals 1"])
    }

    @Test("TAB-16, sample 12: a column for each number of a day, under a month or without it")
    func numberedDays() throws {
        let blanks = String(repeating: ",", count: 30)
        let days = (1...30).map(String.init).joined(separator: ",")
        let rows = "Habit,\(days)\nRun,x\(String(repeating: ",", count: 29))\n"
        // A month of which the days are not over yet.
        #expect(try Brought("November 2026\(blanks)\n\(rows)").days == ["Run: 2026-11-01 done"])
        #expect(throws: ImportFault.table(.daysWithoutMonth, file: "file")) { try Brought(rows) }
    }

    @Test("TAB-10, sample 13: a list of what was done, with its states in words")
    func states() throws {
        let brought = try Brought(
            "Habit,Date,Status,Comment\nKnee,14 Nov 2026,success,\nKnee,15 Nov 2026,fail,sore\nRead,14 Nov 2026,skip,\n"
        )
        #expect(brought.days == ["Knee: 2026-11-14 done, 2026-11-15 “sore”", "Read: 2026-11-14 skip"])
    }

    @Test(
        "TAB-14, sample 14: amounts of 0 beside marks say nothing",
        arguments: [nil, "date=entry_date,name=title"])
    func noAmounts(columns: String?) throws {
        let text = """
            title,entry_type,entry_date,quantity,page
            Walk,completed_manually,20261101,0.0,0
            Walk,missed_manually,20261102,0.0,0
            Walk,skipped_manually,20261103,0.0,0

            """
        let brought = try Brought(text, hints: hints(columns))
        #expect(brought.days == ["Walk: 2026-11-01 done, 2026-11-03 skip"])
        #expect(brought.unknownColumns == ["page 3", "quantity 3"])
    }

    @Test("TAB-7, sample 15: the mark says whether it was done, and the amount is kept")
    func markAndAmount() throws {
        let brought = try Brought(
            """
            Habit,Date,Total log,Unit,Status
            Run,2026-11-01,5,km,Completed
            Run,2026-11-02,0,km,Skipped
            Run,2026-11-03,2,km,Failed

            """)
        #expect(
            brought.days == [
                "Run: 2026-11-01 done, 2026-11-01 5, 2026-11-02 0, 2026-11-03 2, 2026-11-02 skip"
            ])
        #expect(brought.dropped == ["unit 1"])
    }

    @Test(
        "TAB-6, TAB-13, sample 16: a column of words that are in no list is left out and told, or means what it is said to"
    )
    func ownWords() throws {
        let text = "Date,Yoga,Run\n2026-11-01,erledigt,x\n2026-11-02,offen,\n"
        let brought = try Brought(text)
        #expect(brought.days == ["Run: 2026-11-01 done"])
        #expect(brought.unknownColumns == ["Yoga 2 “erledigt”"])
        let told = try Brought(text, hints: hints(done: "erledigt", notDone: "offen"))
        #expect(told.days == ["Yoga: 2026-11-01 done", "Run: 2026-11-01 done"])
        #expect(told.unknownColumns == [])
    }

    @Test("TAB-22, sample 17: a table without an understood mark makes nothing", arguments: [false, true])
    func nothing(keepGoing: Bool) {
        #expect(throws: ImportFault.table(.noMarks(example: "q"), file: "file")) {
            try Brought("Date,Yoga\n2026-11-01,q\n2026-11-02,q\n", keepGoing: keepGoing)
        }
    }

    @Test(
        "TAB-20, TAB-21, sample 18: of a line with a cell that is not understood the others are kept, if that is asked for"
    )
    func brokenCell() throws {
        let text = "Date,A,B\n2026-11-01,x,meh\n2026-11-02,x,x\n2026-11-03,x,x\n"
        let line = BrokenLine(file: "file", line: 2, .value("meh"))
        #expect(throws: ImportFault.brokenLine(line, count: 1, canBeLeftOut: false, canHaveMeaning: true)) {
            try Brought(text)
        }
        let brought = try Brought(text, keepGoing: true)
        #expect(
            brought.days == [
                "A: 2026-11-01 done, 2026-11-02 done, 2026-11-03 done", "B: 2026-11-02 done, 2026-11-03 done",
            ])
        #expect(brought.leftOut == ["file 2 value meh"])
        #expect(brought.imported.hasCells)
        #expect(try !Brought("date,name,value\n2026-11-01,Run,x\n").imported.hasCells)
    }

    @Test("TAB-3, sample 19: short and long rows")
    func rows() throws {
        #expect(
            try Brought("Date,A,B\n2026-11-01,x\n2026-11-02,x,x\n").days == [
                "A: 2026-11-01 done, 2026-11-02 done", "B: 2026-11-02 done",
            ])
        let short = "Date,A,B\n2026-11-01,x\n2026-11-02,x\n"
        for keepGoing in [false, true] {
            #expect(throws: ImportFault.table(.shortRows(headings: 3, cells: 2), file: "file")) {
                try Brought(short, keepGoing: keepGoing)
            }
        }
        #expect(throws: ImportFault.self) { try Brought("Date,A\n2026-11-01,x,y\n") }
    }

    @Test("TAB-18, sample 20: habits by name, and columns that are none")
    func habits() throws {
        let text = "Date,Score,Run\n2026-11-01,7,x\n"
        let brought = try Brought(text)
        #expect(brought.days == ["Run: 2026-11-01 done"])
        #expect(brought.unknownColumns == ["Score 1"])
        let score = try Brought(text, hints: hints("habits=Score"))
        #expect(score.days == ["Score: 2026-11-01 done, 2026-11-01 7"])
        #expect(score.unknownColumns == ["Run 1"])
        #expect(throws: ImportFault.table(.noHabits(heading: "Score"), file: "file")) {
            try Brought(text, hints: hints("Run=-"))
        }
        #expect(throws: ImportFault.noHeading("Nope", file: "file", found: ["Date", "Score", "Run"])) {
            try Brought(text, hints: hints("Nope=-"))
        }
    }

    @Test(
        "TAB-11, TAB-22, sample 26: what may be date, name and value is asked for, and as it is told it is read"
    )
    func unnamed() throws {
        let text = "When,What,How much\n2026-11-01,Run,5\n"
        #expect(
            throws: ImportFault.table(.unnamedColumns(headings: ["When", "What", "How much"]), file: "file")
        ) {
            try Brought(text)
        }
        #expect(
            try Brought(text, hints: hints("date=When,name=What,value=How much")).days == [
                "Run: 2026-11-01 done, 2026-11-01 5"
            ])
    }
}
