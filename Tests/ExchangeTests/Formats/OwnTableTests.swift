import Samples
import Testing
import TrackerDomain
import TrackerExchange

/// What this program's own table keeps beyond what a table of any program does.
struct OwnTableTests {
    @Test("our own table comes back as it was: marks, amounts, notes, rests, defused formulas")
    func own() throws {
        let brought = try Brought(
            """
            date,tracker,category,kind,mark,amount,unit,note,id
            2026-01-01,'=SUM(A1),'@home,habit,done,5,km,'-1,
            2026-01-02,'=SUM(A1),'@home,habit,,2,km,,
            2026-01-03,'=SUM(A1),'@home,habit,skipped,,,'twas,
            2026-01-04,'=SUM(A1),'@home,habit,rest,,,''+,
            2026-01-05,Exam,Work,event,done,,,,
            2026-01-06,Exam,Work,habit,done,1,,,

            """)
        #expect(
            brought.trackers == [
                "=SUM(A1) in @home: \(everyDay) from 2026-01-01; 2026-01-01 done, 2026-01-01 5, 2026-01-02 2, "
                    + "2026-01-03 skip, 2026-01-04 rest, 2026-01-01 “-1”, 2026-01-03 “'twas”, 2026-01-04 “'+”",
                "Exam in Work: event from 2026-01-05; 2026-01-05 done",
                "Exam in Work: \(everyDay) from 2026-01-06; 2026-01-06 done, 2026-01-06 1",
            ])
        #expect(brought.leftOut == [])
    }

    @Test("our own table is known without the ids, too, which somebody may have taken away as empty")
    func withoutIDs() throws {
        let brought = try Brought(
            "date,tracker,category,kind,mark,amount,unit,note\n2026-01-01,'=1,Sport,habit,,2,km,''-\n")
        #expect(brought.days == ["=1: 2026-01-01 2, 2026-01-01 “'-”"])
    }

    @Test("X3: our own table, long or wide, that was cut within its last row is refused")
    func cut() throws {
        for (heading, row, last) in [
            (
                "date,tracker,category,kind,mark,amount,unit,note,id\n",
                "2026-01-02,Run,Home,habit,done,125,km,well", ","
            ),
            (
                "date,Run  [Home],Read  [Home],Read  [Home]  at least 5 km,Gym  [Home]\n",
                "2026-01-02,1,1,12.5,", "s"
            ),
        ] {
            let whole = try Brought(heading + row + last + "\n").days
            #expect(try Brought(heading + row + last).days == whole)
            for length in 1...row.utf8.count {
                #expect(throws: ImportFault.self, "\(row.prefix(length))") {
                    try Brought(heading + row.prefix(length))
                }
            }
        }
        let heading = "date,tracker,category,kind,mark,amount,unit,note,id"
        for length in 1..<heading.utf8.count {
            #expect(throws: ImportFault.self) { try Brought(String(heading.prefix(length))) }
        }
        // A spreadsheet leaves the separators of empty cells out at the end of a row, and ends the line.
        let short = "date,tracker,category,kind,mark,amount,unit,note,id\n2026-01-02,Run,Home,habit,done\n"
        #expect(try Brought(short).days == ["Run: 2026-01-02 done"])
    }

    @Test(
        "TAB-3: a row of our own wide table with a cell more than the headings is broken, and no other",
        arguments: ["1", "x", "5"])
    func longRow(cell: String) throws {
        let text = "date,Run  [Home],Read  [Home]\n2026-01-01,1,1,\(cell)\n2026-01-02,1,1\n"
        let brought = try Brought(text, keepGoing: true)
        #expect(brought.leftOut == ["file 2 4 of 3 to 3 fields"])
        #expect(brought.days == ["Run: 2026-01-02 done", "Read: 2026-01-02 done"])
    }

    @Test("an event of an old library may have several days in our own table")
    func oldEvent() throws {
        let row = ",Exam,Work,event,done,,,,\n"
        let brought = try Brought(
            "date,tracker,category,kind,mark,amount,unit,note,id\n2026-01-01\(row)2026-01-02\(row)")
        #expect(brought.days == ["Exam: 2026-01-01 done, 2026-01-02 done"])
    }

    @Test("rows of our own table with an id are of that tracker, whatever it is called there")
    func ids() throws {
        let (one, two) = (7 as Identifier, 8 as Identifier)
        let brought = try Brought(
            """
            date,tracker,category,kind,mark,amount,unit,note,id
            2026-01-01,Run,Sport,habit,done,,,,\(one)
            2026-01-02,Run,Sport,habit,done,,,,\(two)
            2026-01-03,Run,Sport,habit,done,,,,\(one)
            2026-01-04,Ran,Sport,habit,done,,,,\(two)
            2026-01-05,Run,Sport,habit,done,,,,
            2026-01-06,Run,Sport,habit,done,,,,7

            """, keepGoing: true)
        #expect(brought.library.trackers.prefix(2).map(\.id) == [one, two])
        #expect(
            brought.days == [
                "Run: 2026-01-01 done, 2026-01-03 done", "Run: 2026-01-02 done, 2026-01-04 done",
                "Run: 2026-01-05 done",
            ])
        #expect(brought.leftOut == ["file 7 id 7"])
    }

    @Test("in tables of others an id is no more than a column that nobody asks for")
    func foreignIDs() throws {
        let text = "date,name,value,id\n2026-01-01,Run,1,1\n2026-01-02,Run,1,2\n"
        #expect(try Brought(text).days == ["Run: 2026-01-01 done, 2026-01-02 done"])
    }

    @Test(
        "R6: signs of full width are defused as others are, and come back",
        arguments: ["＝1+1", "＋7", "－x", "＠A", "'＝"])
    func fullWidth(name: String) throws {
        let day = Day(iso: "2026-01-01")!
        let category = TrackerDomain.Category(id: Identifier(high: 1, low: 1), name: "Sport")
        let tracker = Tracker.made(
            id: Identifier(high: 2, low: 2), name: name, emoji: "🙂", color: .number(1),
            categoryID: category.id,
            kind: .event, createdOn: day, completions: DaySet([day]))
        let library = try Library(
            id: Identifier(high: 3, low: 3), categories: [category], trackers: [tracker])
        let text = try library.exported(as: ExportFormat.csv, today: day)
        #expect(text.contains(",'\(name),"), "\(text)")
        #expect(try Brought(text).library.trackers.map(\.name) == [name])
    }

    @Test("in tables of others an apostrophe is a letter")
    func apostrophes() throws {
        #expect(try Brought("date,name,value\n2026-01-01,'=1,1\n").days == ["'=1: 2026-01-01 done"])
    }
}
