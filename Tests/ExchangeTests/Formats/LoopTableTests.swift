import Samples
import Testing
import TrackerDomain
import TrackerExchange
import TrackerPresentation

/// Loop's tables, with their list and without: their numbers are never read as another table's.
struct LoopTableTests {
    private static let list = """
        Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?
        001,Walk,YES_NO,,,3,7,#1976D2,,,,false
        002,Water,NUMERICAL,,,1,1,#00ACC1,glasses,AT_LEAST,8.0,false

        """
    private static let table = "Date,Walk,Water,\n2026-11-14,YES_MANUAL,9000,\n2026-11-13,SKIP,NO,\n"
    private static let walk = "Date,Value,Notes\n2026-11-14,YES_MANUAL,\n"
    private static let water = "Date,Value,Notes\n2026-11-14,9000,\n2026-11-13,NO,\n"

    @Test("TAB-23, sample 1: names, rules and goals from the list, days from the table of all habits")
    func tableOfAll() throws {
        let table = """
            Date,Walk,Water,
            2026-11-14,YES_MANUAL,9000,
            2026-11-13,SKIP,NO,
            2026-11-12,YES_AUTO,7500,
            2026-11-11,NO,UNKNOWN,

            """
        let expected = [
            "Walk in Loop: 3 a week from 2026-11-11; 2026-11-14 done, 2026-11-13 skip",
            "Water in Loop: \(everyDay), at least 8 glasses from 2026-11-12; 2026-11-14 done, 2026-11-12 7.5, 2026-11-13 0, 2026-11-14 9",
        ]
        for root in ["", "l/"] {
            let brought = try Brought([
                root + "Habits.csv": Self.list, root + "Checkmarks.csv": table,
                root + "Scores.csv": "Date,Walk,Water,\n2026-11-14,0.1,0.2,\n",
            ])
            #expect(brought.trackers == expected)
            #expect(brought.dropped.contains("computedDays 1"))
            #expect(brought.understood.contains("loopTable 2"))
            #expect(brought.imported.unread == [])
        }
        // Saved again by a spreadsheet: other dates, other separators, no empty cell at the end.
        for text in [
            "Date,Walk,Water\n11-14-26,2,9000\n11-13-26,3,0\n11-12-26,1,7500\n11-11-26,0,-1\n",
            "Date;Walk;Water;\n14.11.2026;2;9000;\n13.11.2026;3;0;\n12.11.2026;1;7500;\n11.11.2026;0;-1;\n",
        ] {
            #expect(try Brought(["Habits.csv": Self.list, "Checkmarks.csv": text]).trackers == expected)
        }
    }

    @Test("TAB-23, TAB-25: a day that Loop 2.0 has printed as an entry is its value")
    func printedEntries() throws {
        func entry(_ day: Day, _ value: Int) -> String { "Entry(timestamp=\(day), value=\(value))" }
        let days: [(Day, walk: Int, water: Int)] = [
            ("2026-11-14", 2, 9000), ("2026-11-13", 3, 0), ("2026-11-12", 1, 7500), ("2026-11-11", 0, -1),
        ]
        let rows = days.map { "\($0),\(entry($0, $1)),\(entry($0, $2)),\n" }
        let table = "Date,Walk,Water,\n" + rows.joined()
        let expected = ["Walk: 2026-11-14 done, 2026-11-13 skip"]
        let alone = try Brought(["Checkmarks.csv": table])
        #expect(
            alone.days == expected + [
                "Water: 2026-11-12 done, 2026-11-14 done, 2026-11-12 7.5, 2026-11-13 0, 2026-11-14 9"
            ])
        #expect(alone.imported.format == .loop)
        let listed = try Brought(["Habits.csv": Self.list, "Checkmarks.csv": table])
        #expect(
            listed.days == expected + ["Water: 2026-11-14 done, 2026-11-12 7.5, 2026-11-13 0, 2026-11-14 9"])
        let odd = try Brought(
            ["Habits.csv": Self.list, "Checkmarks.csv": table.replacing("value=7500", with: "value=many")],
            keepGoing: true)
        #expect(odd.leftOut == ["Checkmarks.csv 4 value Entry(timestamp=2026-11-12"])
    }

    @Test("TAB-23: a name with a comma takes several cells of the heading, and one of each row")
    func commas() throws {
        let list = Self.list.replacing("Walk", by: "\"Walk, fast, far\"").replacing("Water", by: "\"Water,\"")
        let brought = try Brought([
            "Habits.csv": list,
            "Checkmarks.csv": "Date,Walk, fast, far,Water,,\n2026-11-14,YES_MANUAL,9000,\n",
        ])
        #expect(
            brought.days == ["Walk, fast, far: 2026-11-14 done", "Water,: 2026-11-14 done, 2026-11-14 9"])
    }

    @Test("TAB-23: habits may be called as helpers, dates or columns are, and twice the same")
    func names() throws {
        for (first, second) in [("Total", "Notes"), ("Value", "Done"), ("Run", "Run"), ("2026", "Week")] {
            let list = Self.list.replacing("Walk", by: first).replacing("Water", by: second)
            let brought = try Brought([
                "Habits.csv": list,
                "Checkmarks.csv":
                    "Date,\(first),\(second),\n2026-11-14,YES_MANUAL,9000,\n2026-11-13,SKIP,NO,\n",
            ])
            #expect(
                brought.days == [
                    "\(first): 2026-11-14 done, 2026-11-13 skip",
                    "\(second): 2026-11-14 done, 2026-11-13 0, 2026-11-14 9",
                ])
        }
    }

    @Test("TAB-23: a table of many habits has a column for each")
    func many() throws {
        let names = (1...200).map { "H\($0)" }
        let rows = names.enumerated().map { "\($0 + 1),\($1),YES_NO,,,1,1,#1976D2,,,,false\n" }.joined()
        let heading = Self.list.prefix { $0 != "\n" } + "\n"
        let marks = (1...200).map { $0 == 150 ? "YES_MANUAL" : "NO" }
        let brought = try Brought([
            "Habits.csv": heading + rows,
            "Checkmarks.csv":
                "Date,\(names.joined(separator: ",")),\n2026-11-14,\(marks.joined(separator: ",")),\n",
        ])
        #expect(brought.days.filter { !$0.hasSuffix(": ") } == ["H150: 2026-11-14 done"])
        #expect(brought.days.count == 200)
    }

    @Test("TAB-23: a list that someone has numbered twice the same loses no days of the table")
    func numberedTwice() throws {
        let list = Self.list.replacing("002,", by: "001,")
        let brought = try Brought(["Habits.csv": list, "Checkmarks.csv": Self.table])
        #expect(
            brought.days == [
                "Walk: 2026-11-14 done, 2026-11-13 skip",
                "Water: 2026-11-14 done, 2026-11-13 0, 2026-11-14 9",
            ])
    }

    @Test("TAB-23: in numbers a habit without a type is measured if one of them is above 3")
    func withoutTypes() throws {
        let list = """
            Position,Name,Question,Description,NumRepetitions,Interval,Color
            001,Walk,,,1,1,#D32F2F
            002,Water,,,1,1,#E64A19

            """
        let brought = try Brought([
            "Habits.csv": list,
            "Checkmarks.csv": "Date,Walk,Water,\n2026-11-14,2,9000,\n2026-11-13,3,0,\n2026-11-12,0,1500,\n",
        ])
        #expect(
            brought.days == [
                "Walk: 2026-11-14 done, 2026-11-13 skip",
                "Water: 2026-11-12 done, 2026-11-14 done, 2026-11-12 1.5, 2026-11-13 0, 2026-11-14 9",
            ])
    }

    @Test(
        "TAB-23: a table whose heading is not the names of the list in their order is refused",
        arguments: [
            "Date,Water,Walk,\n", "Date,Walk,\n", "Date,Walk,Water,Run,\n", "Date,walk,Water,\n",
            "Date,Walk;Water,\n",
        ])
    func otherNames(heading: String) {
        let row = "2026-11-14," + String(repeating: "2,", count: heading.count { $0 == "," } - 1) + "\n"
        #expect(throws: ImportFault.otherHabits(table: "Checkmarks.csv", list: "Habits.csv")) {
            try Brought(["Habits.csv": Self.list, "Checkmarks.csv": heading + row])
        }
    }

    @Test("TAB-20, TAB-23: an unknown word of the table is a broken line, as is a row that was cut")
    func brokenTable() throws {
        let table = "Date,Walk,Water,\n2026-11-14,Entry(timestamp=1),9000,\n2026-11-13,2\n2026-11-12,2,75"
        let brought = try Brought(["Habits.csv": Self.list, "Checkmarks.csv": table], keepGoing: true)
        #expect(
            brought.leftOut == [
                "Checkmarks.csv 2 value Entry(timestamp=1)", "Checkmarks.csv 3 2 of 3 to 4 fields",
                "Checkmarks.csv 4 cut",
            ])
        #expect(brought.days == ["Walk: ", "Water: 2026-11-14 done, 2026-11-14 9"])
    }

    @Test("TAB-23: days of the table come in where a habit's folder is missing, and no others")
    func missingFolder() throws {
        let other = "Date,Walk,Water,\n2026-11-14,NO,9000,\n2026-11-13,SKIP,NO,\n"
        let brought = try Brought([
            "Habits.csv": Self.list, "Checkmarks.csv": other, "001 Walk/Checkmarks.csv": Self.walk,
        ])
        #expect(
            brought.days == ["Walk: 2026-11-14 done", "Water: 2026-11-14 done, 2026-11-13 0, 2026-11-14 9"])
        #expect(brought.understood.contains("loopTable 1"))
        // A name with a comma takes two cells of the table, whichever of the two has its folder.
        let quoted = Self.list.replacing("Water", by: "\"Water, cold\"")
        let fault = ImportFault.otherHabits(table: "Checkmarks.csv", list: "Habits.csv")
        #expect(throws: fault) {
            try Brought([
                "Habits.csv": quoted, "Checkmarks.csv": "Date,Water, cold,Walk,\n2026-11-14,-1,2,\n",
                "002 Water cold/Checkmarks.csv": Self.water,
            ])
        }
        let both = try Brought([
            "Habits.csv": quoted, "Checkmarks.csv": "Date,Walk,Water, cold,\n2026-11-14,2,9000,\n",
            "001 Walk/Checkmarks.csv": Self.walk, "002 Water cold/Checkmarks.csv": Self.water,
        ])
        #expect(both.days.count == 2)
        #expect(!both.understood.contains { $0.hasPrefix("loopTable") })
        // Here the folders hold all that the table does, whatever its heading.
        let whole = try Brought([
            "Habits.csv": Self.list, "Checkmarks.csv": "Date,Water,Walk,\n2026-11-14,9000,2,\n",
            "001 Walk/Checkmarks.csv": Self.walk, "002 Water/Checkmarks.csv": Self.water,
        ])
        #expect(
            whole.days == ["Walk: 2026-11-14 done", "Water: 2026-11-14 done, 2026-11-13 0, 2026-11-14 9"])
    }

    @Test(
        "TAB-23, TAB-24: a table without an entry is one of days, and a list without any is refused in a folder"
    )
    func noDays() throws {
        for table in ["Date,Walk,Water,\n", "Date,Walk,Water,\n2026-11-14,UNKNOWN,-1,\n"] {
            let brought = try Brought(["Habits.csv": Self.list, "Checkmarks.csv": table])
            #expect(brought.days == ["Walk: ", "Water: "])
        }
        let heading = String(Self.list.prefix { $0 != "\n" }) + "\n"
        #expect(throws: ImportFault.emptyList(file: "Habits.csv")) {
            try Brought(["Habits.csv": heading, "Checkmarks.csv": Self.table])
        }
        let alone = ["l/Habits.csv", "Habits.csv"].map {
            ImportFiles.File(path: $0, bytes: Array(Self.list.utf8))
        }
        let scores = ImportFiles.File(path: "Scores.csv", bytes: Array("Date,Walk,\n2026-11-14,0.5,\n".utf8))
        for files in [[alone[0]], [alone[1], scores]] {
            #expect(throws: ImportFault.listWithoutDays(file: files[0].path)) {
                try Import.read(
                    ImportSource(ImportFiles(files: files, isFolder: true)), today: "2026-11-20",
                    newID: { Identifier(high: 0, low: 1) })
            }
        }
        #expect(try Brought(["Habits.csv": Self.list]).understood.contains("listWithoutDays 2"))
        #expect(throws: ImportFault.scoresAlone(file: "Scores.csv")) {
            try Brought(["Scores.csv": "Date,Walk,\n2026-11-14,0.5,\n"])
        }
    }

    @Test("TAB-25, samples 2 and 3: a table without its list, in numbers and saved again")
    func lone() throws {
        let text =
            "Date,Walk,Water,\n2026-11-14,2,9000,\n2026-11-13,3,0,\n2026-11-12,1,7500,\n2026-11-11,-1,-1,\n"
        let brought = try Brought(["Checkmarks.csv": text])
        #expect(
            brought.days == [
                "Walk: 2026-11-14 done, 2026-11-13 skip",
                "Water: 2026-11-12 done, 2026-11-14 done, 2026-11-12 7.5, 2026-11-13 0, 2026-11-14 9",
            ])
        #expect(brought.imported.format == .loop)
        #expect(brought.understood.contains("loopKinds 2"))
        #expect(brought.dropped == ["computedDays 1"])
        let again = try Brought(["Checkmarks.csv": "Date,Walk,Water\n11-14-26,2,9000\n11-13-26,3,0\n"])
        #expect(
            again.days == [
                "Walk: 2026-11-14 done, 2026-11-13 skip",
                "Water: 2026-11-14 done, 2026-11-13 0, 2026-11-14 9",
            ])
    }

    @Test(
        "TAB-25: a table of numbers is known by −1, by a word, by its name, or by a 2 under an open heading",
        arguments: [
            (
                "Checkmarks.csv", "Date,Run,Read,\n2026-11-03,3,2,\n2026-11-02,2,3,\n2026-11-01,0,1,\n",
                ["Run: 2026-11-02 done, 2026-11-03 skip", "Read: 2026-11-03 done, 2026-11-02 skip"]
            ),
            (
                "Checkmarks.csv", "Date,Run,Read\n2026-11-03,15000,0\n",
                ["Run: 2026-11-03 done, 2026-11-03 15", "Read: "]
            ),
            (
                "Checkmarks (1).csv", "Date;Run;Read\n2026-11-03;4;0\n",
                ["Run: 2026-11-03 done, 2026-11-03 0.004", "Read: "]
            ),
            (
                "a.csv", "Date,Run,Read,\n2026-11-03,3,2,\n",
                ["Run: 2026-11-03 skip", "Read: 2026-11-03 done"]
            ),
            ("a.csv", "Date,Run\n2026-11-03,0\n2026-11-02,-1\n", ["Run: "]),
            ("a.csv", "Date,Run\n2026-11-03,0\n2026-11-02,UNKNOWN\n", ["Run: "]),
            ("a.csv", "Date,Run\n11/14/2026,YES_MANUAL\n", ["Run: 2026-11-14 done"]),
            ("a.csv", "date,Run\n2026-11-03,YES_AUTO\n2026-11-02,NO\n", ["Run: "]),
            ("Checkmarks.csv", "Date,Run\n2026-11-03,SKIP\n", ["Run: 2026-11-03 skip"]),
            // Habits may be called as columns of ours are.
            (
                "Checkmarks.csv", "Date,Activity,Done,\n2026-11-01,2,3,\n",
                ["Activity: 2026-11-01 done", "Done: 2026-11-01 skip"]
            ),
            (
                "Checkmarks.csv", "Date,Habit,Note,\n2026-11-01,YES_MANUAL,NO,\n2026-11-02,2,3,\n",
                ["Habit: 2026-11-01 done, 2026-11-02 done", "Note: 2026-11-02 skip"]
            ),
        ])
    func signs(name: String, text: String, days: [String]) throws {
        #expect(try Brought([name: text]).days == days)
        #expect(try Brought([name: text], as: .loop).days == days)
    }

    @Test("TAB-25: a habit without an entry comes along, and two tables are read one at a time")
    func withoutEntries() throws {
        let text = "Date,Run,Read,\n2026-11-03,2,-1,\n"
        #expect(try Brought(["Checkmarks.csv": text]).days == ["Run: 2026-11-03 done", "Read: "])
        #expect(throws: ImportFault.notTogether("Checkmarks (1).csv", "Checkmarks.csv")) {
            try Brought(["Checkmarks.csv": text, "Checkmarks (1).csv": text])
        }
    }

    @Test(
        "TAB-25: any other table is one of amounts and marks, and 0 and 1 alone are never Loop's",
        arguments: [
            (
                "a.csv", "Date,Run\n2026-11-01,3\n2026-11-02,2\n",
                "Run: 2026-11-01 done, 2026-11-02 done, 2026-11-01 3, 2026-11-02 2"
            ),
            ("Checkmarks.csv", "Date,Run,\n2026-11-01,1,\n2026-11-02,0,\n", "Run: 2026-11-01 done"),
            (
                "Checkmarks.csv", "Date,Run\n2026-11-01,x\n2026-11-02,2\n",
                "Run: 2026-11-01 done, 2026-11-02 done"
            ),
            ("Checkmarks.csv", "Date,Run\n2026-11-02,2.5\n", "Run: 2026-11-02 done, 2026-11-02 2.5"),
            (
                "a.csv", "Date,Run,\n2026-11-02,2,\n2026-11-03,4,\n",
                "Run: 2026-11-02 done, 2026-11-03 done, 2026-11-02 2, 2026-11-03 4"
            ),
            (
                "a.csv", "Date,Run,\n2026-11-02,1,\n2026-11-03,3,\n",
                "Run: 2026-11-02 done, 2026-11-03 done, 2026-11-02 1, 2026-11-03 3"
            ),
            (
                "Checkmarks.csv", "date,Run  [Sport]  amount\n2026-11-02,2\n",
                "Run: 2026-11-02 done, 2026-11-02 2"
            ),
            ("Checkmarks.csv", "Date,Name,Value\n2026-11-02,Run,2\n", "Run: 2026-11-02 done, 2026-11-02 2"),
            ("Checkmarkss.csv", "Date,Run\n2026-11-02,2\n", "Run: 2026-11-02 done, 2026-11-02 2"),
        ])
    func noSigns(name: String, text: String, days: String) throws {
        #expect(try Brought([name: text]).days == [days])
    }

    @Test(
        "TAB-25: named as a table its numbers are taken as they stand; named columns alone say no such thing")
    func asTable() throws {
        let text = "Date,Run,\n2026-11-03,3,\n2026-11-02,-1,\n2026-11-01,2,\n"
        #expect(
            try Brought(["Checkmarks.csv": text], as: .csv, keepGoing: true).days == [
                "Run: 2026-11-01 done, 2026-11-03 done, 2026-11-01 2, 2026-11-03 3"
            ])
        #expect(throws: ImportFault.otherFormat(.loop, named: .csv, by: .columns)) {
            try Brought(text, hints: TableHints(columns: "date=Date"))
        }
    }

    @Test("TAB-25, TAB-26: rows that are shorter, or a list that is longer, than the table are broken lines")
    func tooFewCells() throws {
        let line = BrokenLine(file: "Cups.csv", line: 1, .fields(1, needed: 2...2))
        #expect(throws: ImportFault.brokenLine(line, count: 2, canBeLeftOut: false)) {
            try Brought(["Cups.csv": "2026-11-01\n2026-11-02\n"], as: .loop)
        }
        let list = Self.list + "003,Read,YES_NO,,,1,1,#00ACC1,,,,false\n"
        let brought = try Brought(
            [
                "Habits.csv": list,
                "Checkmarks.csv": "Date,Walk,Water,Read,\n2026-11-14,2,9000,\n2026-11-13\n",
            ],
            keepGoing: true)
        #expect(brought.leftOut == ["Checkmarks.csv 3 1 of 4 to 5 fields"])
    }

    @Test("TAB-25: named as Loop's, any table is read so, and what it does not say is a broken line")
    func asLoop() throws {
        let text = "Date,Run,Read\n2026-11-03,2,1\n2026-11-02,3,0\n"
        #expect(
            try Brought(["a.csv": text], as: .loop).days == [
                "Run: 2026-11-03 done, 2026-11-02 skip", "Read: ",
            ])
        #expect(throws: ImportFault.notInFormat(.loop)) { try Brought(["x.dat": "hello"], as: .loop) }
        let odd = "Date,Run\n2026-11-03,2\n2026-11-02,2.5\n2026-11-01,yes\n"
        #expect(
            try Brought(["a.csv": odd], as: .loop, keepGoing: true).leftOut == [
                "a.csv 3 value 2.5", "a.csv 4 value yes",
            ])
    }

    private func brought(_ text: String, as format: ImportFormat? = nil) throws(ImportFault) -> [String] {
        var last: UInt64 = 0
        let source = ImportSource(ImportFiles(files: [.init(path: "Cups.csv", bytes: Array(text.utf8))]))
        return try Import.read(
            source, format: format, hints: TableHints(name: "Cups"), today: "2026-11-20",
            newID: {
                last += 1
                return Identifier(high: 0, low: last)
            }
        ).library.trackers.map { tracker in
            let amounts = tracker.amounts.entries.map { "\($0.day.iso) \($0.value.text)" }
            let notes = tracker.notes.entries.map { $0.value.text }
            let skips = tracker.skips.map { "\($0.iso) skip" }
            return "\(tracker.name): "
                + (tracker.marks.map(\.iso) + amounts + skips + notes).joined(separator: ", ")
        }
    }

    @Test(
        "TAB-26: one habit's file is known by the same signs, its notes come along, and its name is asked for",
        arguments: [
            (
                "Date,Value,Notes\n2026-11-02,YES_MANUAL,late\n2026-11-01,SKIP,\n",
                "2026-11-02, 2026-11-01 skip, late"
            ),
            ("Date,Value\n2026-11-02,0\n2026-11-01,-1\n2026-10-31,2\n", "2026-10-31"),
            ("2016-01-05,2\n2016-01-04,-1\n", "2016-01-05"),
            ("2016-01-05,7000\n2016-01-04,-1\n", "2016-01-05, 2016-01-05 7"),
            // As a spreadsheet saves it again.
            ("Date,Value,\n2026-11-01,2,\n2026-11-02,3,\n", "2026-11-01, 2026-11-02 skip"),
            ("Date;Value;Notes;\n01.11.2026;YES_MANUAL;late;\n", "2026-11-01, late"),
        ])
    func oneHabit(text: String, days: String) throws {
        #expect(try brought(text) == ["Cups: " + days])
        #expect(try brought(text, as: .loop) == ["Cups: " + days])
        #expect(throws: ImportFault.table(.namelessHabit, file: "Run.csv")) { try Brought(["Run.csv": text]) }
    }

    @Test(
        "TAB-26, sample 5: doubtful numbers of one habit are asked about, and read as Loop's if that is said",
        arguments: [
            ("Date,Value\n2026-11-01,2\n2026-11-02,3\n", "2026-11-01, 2026-11-02 skip"),
            (
                "Date,Value,Notes\n2026-11-01,SKIP,\n2026-11-02,15000,\n",
                "2026-11-02, 2026-11-02 15, 2026-11-01 skip"
            ),
            ("Value,Date\n2,2026-11-01\n3,2026-11-02\n", "2026-11-01, 2026-11-02 skip"),
        ])
    func doubtfulHabit(text: String, days: String) throws {
        #expect(throws: ImportFault.perhapsLoop(file: "Cups.csv")) { try brought(text) }
        #expect(try brought(text, as: .loop) == ["Cups: " + days])
    }

    @Test("TAB-26: named as a table its numbers are taken as they stand; 0, 1 and fractions are in no doubt")
    func oneHabitAsTable() throws {
        let text = "Date,Value,Notes\n2026-11-01,2,late\n2026-11-02,3,\n"
        #expect(
            try brought(text, as: .csv) == ["Cups: 2026-11-01, 2026-11-02, 2026-11-01 2, 2026-11-02 3, late"])
        #expect(try brought("Date,Value\n2026-11-01,1\n2026-11-02,0\n") == ["Cups: 2026-11-01"])
        #expect(try brought("Date,Value\n2026-11-01,2.5\n") == ["Cups: 2026-11-01, 2026-11-01 2.5"])
        // Names of habits in the table are still its own.
        #expect(throws: ImportFault.needlessName(file: "Cups.csv")) {
            try brought("Date,Name,Value\n2026-11-01,Run,1\n")
        }
        // The only other column is that of the habit.
        #expect(try brought("Date,Run\n2026-11-01,1\n") == ["Cups: 2026-11-01"])
        #expect(throws: ImportFault.needlessName(file: "Cups.csv")) {
            try brought("Date,Run,Read\n2026-11-01,1,0\n")
        }
    }

    @Test("TAB-23, TAB-24, TAB-26: the sentences, in both languages")
    func sentences() {
        func said(_ fault: ImportFault) -> [String] {
            let phrase = fault.message(of: "l").phrase { _ in nil }
            return [phrase.english, phrase.russian]
        }
        #expect(
            said(.otherHabits(table: "Checkmarks.csv", list: "Habits.csv")) == [
                "“Checkmarks.csv” and “Habits.csv” do not name the same habits: export from Loop again.",
                "В «Checkmarks.csv» и «Habits.csv» разные привычки: повторите экспорт из Loop.",
            ])
        #expect(
            said(.listWithoutDays(file: "Habits.csv")) == [
                "“Habits.csv” lists habits, but no file here has their days: add Checkmarks.csv of the same export.",
                "В «Habits.csv» есть привычки, но нет файла с их днями: добавьте Checkmarks.csv из того же экспорта.",
            ])
        #expect(
            said(.scoresAlone(file: "Scores.csv")) == [
                "“Scores.csv” holds scores that Loop has calculated, and no days: import Checkmarks.csv.",
                "В «Scores.csv» оценки, вычисленные Loop, а дней нет: импортируйте Checkmarks.csv.",
            ])
        #expect(
            said(.perhapsLoop(file: "Run.csv")) == [
                "“Run.csv” may be Loop's, where 2 is done and 15000 is 15.",
                "Возможно, «Run.csv» из Loop, где 2 — сделано, а 15000 — это 15.",
            ])
        #expect(
            ImportFault.perhapsLoop(file: "Run.csv").message(of: "l").advice == [.importing(.nameLoopOrTable)]
        )
    }
}

extension String {
    fileprivate func replacing(_ word: String, by other: String) -> String {
        split(separator: word, omittingEmptySubsequences: false).joined(separator: other)
    }
}
