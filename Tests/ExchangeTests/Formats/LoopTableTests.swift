import Samples
import Testing
import TrackerDomain
import TrackerExchange
import TrackerPresentation

/// Loop's tables without what tells their numbers: never read as amounts or done days.
struct LoopTableTests {
    private static let list = """
        Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?
        001,Walk,YES_NO,,,3,7,#1976D2,,,,false
        002,Water,NUMERICAL,,,1,1,#00ACC1,glasses,AT_LEAST,8.0,false

        """
    private static let table = "Date,Walk,Water,\n2026-11-14,YES_MANUAL,9000,\n2026-11-13,SKIP,NO,\n"
    private static let walk = "Date,Value,Notes\n2026-11-14,YES_MANUAL,\n"
    private static let water = "Date,Value,Notes\n2026-11-14,9000,\n2026-11-13,NO,\n"

    @Test(
        "TAB-23: the list with the table of all habits, but no folder of each, is refused and names the table"
    )
    func tableOfAll() {
        #expect(throws: ImportFault.tableOfAll(file: "Checkmarks.csv")) {
            try Brought(["Habits.csv": Self.list, "Checkmarks.csv": Self.table])
        }
        #expect(throws: ImportFault.tableOfAll(file: "l/Checkmarks.csv")) {
            try Brought([
                "l/Habits.csv": Self.list, "l/Checkmarks.csv": Self.table, "l/Scores.csv": "Date,Walk,\n",
            ])
        }
        // In numbers, and with a name that has a comma.
        #expect(throws: ImportFault.tableOfAll(file: "Checkmarks.csv")) {
            try Brought(
                [
                    "Habits.csv": Self.list.replacing("Water", by: "\"Water, cold\""),
                    "Checkmarks.csv": "Date,Walk,Water, cold,\n2026-11-14,-1,0,\n",
                ], as: .loop, keepGoing: true)
        }
    }

    @Test("TAB-23: days of the table that one habit's missing folder would have are not left out unsaid")
    func missingFolder() throws {
        let files: KeyValuePairs = [
            "Habits.csv": Self.list, "Checkmarks.csv": Self.table, "001 Walk/Checkmarks.csv": Self.walk,
        ]
        #expect(throws: ImportFault.tableOfAll(file: "Checkmarks.csv")) { try Brought(files) }
        // A name with a comma takes two cells of the table, whichever of the two has its folder.
        let (quoted, two) = (Self.list.replacing("Water", by: "\"Water, cold\""), "Date,Walk,Water, cold,\n")
        for (text, isLost) in [("2026-11-14,2,2,\n", true), ("2026-11-14,2,-1,\n", false)] {
            let source: KeyValuePairs = [
                "Habits.csv": quoted, "Checkmarks.csv": two + text, "001 Walk/Checkmarks.csv": Self.walk,
            ]
            if isLost {
                #expect(throws: ImportFault.tableOfAll(file: "Checkmarks.csv")) { try Brought(source) }
            } else {
                #expect(try Brought(source).days.first == "Walk: 2026-11-14 done")
            }
        }
        #expect(throws: ImportFault.tableOfAll(file: "Checkmarks.csv")) {
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
        let whole = try Brought([
            "Habits.csv": Self.list, "Checkmarks.csv": Self.table, "001 Walk/Checkmarks.csv": Self.walk,
            "002 Water/Checkmarks.csv": Self.water,
        ])
        #expect(
            whole.days == ["Walk: 2026-11-14 done", "Water: 2026-11-14 done, 2026-11-13 0, 2026-11-14 9"])
    }

    @Test("TAB-23: a table without an entry holds nothing back, and a list alone is read as ever")
    func noDays() throws {
        for table in ["Date,Walk,Water,\n", "Date,Walk,Water,\n2026-11-14,UNKNOWN,-1,\n"] {
            let brought = try Brought(["Habits.csv": Self.list, "Checkmarks.csv": table])
            #expect(brought.understood.contains("listWithoutDays 2"))
        }
        let heading = String(Self.list.prefix { $0 != "\n" }) + "\n"
        #expect(throws: ImportFault.emptyList(file: "Habits.csv")) {
            try Brought(["Habits.csv": heading, "Checkmarks.csv": Self.table])
        }
    }

    @Test(
        "TAB-25: a table of numbers is known by −1, by a word, by its name, or by a 2 under an open heading",
        arguments: [
            ("Checkmarks.csv", "Date,Run,Read,\n2026-11-03,3,2,\n2026-11-02,2,3,\n2026-11-01,0,1,\n"),
            ("Checkmarks.csv", "Date,Run,Read\n2026-11-03,15000,0\n"),
            ("Checkmarks (1).csv", "Date;Run;Read\n2026-11-03;4;0\n"),
            ("a.csv", "Date,Run,Read,\n2026-11-03,3,2,\n"),
            ("a.csv", "Date,Run\n2026-11-03,1\n2026-11-02,-1\n"),
            ("a.csv", "Date,Run\n2026-11-03,0\n2026-11-02,UNKNOWN\n"),
            ("a.csv", "Date,Run\n11/14/2026,YES_MANUAL\n"), ("a.csv", "date,Run\n2026-11-03,YES_AUTO\n"),
            ("Run.csv", "2016-01-05,2\n2016-01-04,-1\n"), ("Checkmarks.csv", "Date,Run\n2026-11-03,SKIP\n"),
            // Habits may be called as columns of ours are.
            ("Checkmarks.csv", "Date,Activity,Done,\n2026-11-01,2,3,\n"),
            ("Checkmarks.csv", "Date,Habit,Note,\n2026-11-01,YES_MANUAL,NO,\n2026-11-02,2,3,\n"),
        ])
    func signs(name: String, text: String) {
        #expect(throws: ImportFault.partOfFolder(file: name)) { try Brought([name: text]) }
        #expect(throws: ImportFault.partOfFolder(file: name)) { try Brought([name: text], keepGoing: true) }
        #expect(throws: ImportFault.partOfFolder(file: name)) { try Brought([name: text], as: .loop) }
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
        #expect(throws: ImportFault.partOfFolder(file: "file")) {
            try Brought(text, hints: TableHints(columns: "date=Date"))
        }
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
            return "\(tracker.name): " + (tracker.marks.map(\.iso) + amounts + notes).joined(separator: ", ")
        }
    }

    @Test(
        "TAB-26: one habit's file is known by the same signs, and doubtful numbers are asked about",
        arguments: [
            (
                "Date,Value,Notes\n2026-11-02,YES_MANUAL,late\n2026-11-01,SKIP,\n",
                ImportFault.partOfFolder(file: "Cups.csv")
            ),
            ("Date,Value\n2026-11-02,1\n2026-11-01,-1\n", .partOfFolder(file: "Cups.csv")),
            ("Date,Value\n2026-11-01,2\n2026-11-02,3\n", .perhapsLoop(file: "Cups.csv")),
            ("Date,Value,Notes\n2026-11-01,SKIP,\n2026-11-02,15000,\n", .perhapsLoop(file: "Cups.csv")),
            // As a spreadsheet saves it again, and with its columns moved.
            ("Date,Value,\n2026-11-01,2,\n2026-11-02,3,\n", .partOfFolder(file: "Cups.csv")),
            ("Date,Value,Notes,\n2026-11-01,YES_MANUAL,late,\n", .partOfFolder(file: "Cups.csv")),
            ("Value,Date\n2,2026-11-01\n3,2026-11-02\n", .perhapsLoop(file: "Cups.csv")),
        ])
    func oneHabit(text: String, fault: ImportFault) {
        #expect(throws: fault) { try brought(text) }
        #expect(throws: ImportFault.partOfFolder(file: "Cups.csv")) { try brought(text, as: .loop) }
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

    @Test("TAB-23, TAB-26: the sentences, in both languages")
    func sentences() {
        func said(_ fault: ImportFault) -> [String] {
            let phrase = fault.message(of: "l").phrase { _ in nil }
            return [phrase.english, phrase.russian]
        }
        #expect(
            said(.tableOfAll(file: "Checkmarks.csv")) == [
                "“Checkmarks.csv” holds the days of all habits in one table, which is not read yet: add the folder that Loop exports for each habit, or import its full backup, a .db file.",
                "В «Checkmarks.csv» дни всех привычек одной таблицей, она пока не читается: добавьте папки привычек из экспорта Loop или импортируйте его полную резервную копию, файл .db.",
            ])
        #expect(
            said(.perhapsLoop(file: "Run.csv")) == [
                "“Run.csv” may be Loop's, where 2 is done and 15000 is 15.",
                "Возможно, «Run.csv» из Loop, где 2 — сделано, а 15000 — это 15.",
            ])
        #expect(ImportFault.perhapsLoop(file: "Run.csv").message(of: "l").advice == [.nameLoopOrTable])
    }
}

extension String {
    fileprivate func replacing(_ word: String, by other: String) -> String {
        split(separator: word, omittingEmptySubsequences: false).joined(separator: other)
    }
}
