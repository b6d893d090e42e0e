import Samples
import Testing
import TrackerDomain
import TrackerExchange

/// What an import that keeps going takes of a source that it does not understand all of.
struct UnderstoodTests {
    private static func line(_ problem: BrokenLine.Problem) -> ImportFault {
        .nothingUnderstood(BrokenLine(file: "file", line: 2, problem))
    }

    private static let words = ImportFault.table(.noMarks(example: "quick"), file: "file")

    @Test(
        "TAB-21: where nothing is understood all is refused, whatever the shape",
        arguments: [
            ("Date,Floss,Run\n2026-11-01,quick,slow\n", words),
            ("date,Floss\n2026-11-01,quick\n", words),
            ("date,Floss  [Home]\n2026-11-01,quick\n", line(.value("quick"))),
            ("date,name,value\n2026-11-01,Floss,quick\n", words),
            ("Date,Floss\nsoon,x\n", .table(.noDates, file: "file")),
            ("Date,Floss\n2026-11-01,x,x\n", line(.fields(3, needed: 2...2))),
            (
                "date,name,kind,value\n2026-11-01,Exam,event,5\n",
                line(.eventValue)
            ),
            ("2026-11-01\tRun\ty\textra\n2026-11-31\tRun\ty\n", nil),
        ])
    func nothing(text: String, fault: ImportFault?) {
        guard let fault else {
            #expect(throws: ImportFault.self) { try Brought(text, as: .habitctl, keepGoing: true) }
            return
        }
        #expect(throws: fault) { try Brought(text, keepGoing: true) }
        #expect(throws: ImportFault.self) { try Brought(text) }
    }

    @Test("TAB-21: so is a list of dates of which none can be told")
    func dates() {
        let line = BrokenLine(
            file: "file", line: 1,
            .ambiguousDay("1/2/2026", dayFirst: "2026-02-01", monthFirst: "2026-01-02"))
        #expect(throws: ImportFault.nothingUnderstood(line)) {
            try Brought("1/2/2026\n", hints: TableHints(name: "Run"), keepGoing: true)
        }
    }

    @Test(
        "TAB-21: no tracker comes of a column or of rows without an understood cell, others come as ever",
        arguments: [
            ("Date,Floss,Run\n2026-11-01,quick,x\n", ["Run: 2026-11-01 done"]),
            // A day that was not done is understood, an empty cell is nothing.
            ("Date,Floss,Run,Sit\n2026-11-01,no,quick,\n", ["Floss: "]),
            (
                "Date,Floss,Run\n2026-11-01,quick,x\n2026-11-02,x,quick\n2026-11-03,x,x\n",
                ["Floss: 2026-11-02 done, 2026-11-03 done", "Run: 2026-11-01 done, 2026-11-03 done"]
            ),
            ("date,name,kind,value\n2026-11-01,Exam,event,5\n2026-11-01,Run,,x\n", ["Run: 2026-11-01 done"]),
            // A row without a value says nothing, in a long table as in a wide one.
            (
                "date,name,value\n2026-11-01,Read,\n2026-11-01,Sit,no\n2026-11-02,Run,meh\n2026-11-02,Sit,no\n",
                ["Sit: "]
            ),
            // Our own headings list trackers, of which one may have no day.
            (
                "date,Floss  [Home],Run  [Home]\n2026-11-01,,1\n2026-11-02,,meh\n",
                ["Floss: ", "Run: 2026-11-01 done"]
            ),
        ])
    func some(text: String, days: [String]) throws {
        #expect(try Brought(text, keepGoing: true).days == days)
    }

    @Test("TAB-21: a folder of Loop with broken days alone makes no habit that its list lacks")
    func loop() throws {
        let brought = try Brought(
            [
                "Habits.csv":
                    "Position,Name,Question,Description,NumRepetitions,Interval,Color\n001,Run,,,1,1,#D32F2F\n",
                "001 Run/Checkmarks.csv": "2026-11-01,2\n", "002 Old/Checkmarks.csv": "2026-11-31,2\n",
            ], keepGoing: true)
        #expect(brought.days == ["Run: 2026-11-01 done"])
    }

    @Test("TAB-21: a table without anything broken has all its habits, as ever")
    func whole() throws {
        #expect(try Brought("Date,Run,Sit\n2026-11-01,x,\n").days == ["Run: 2026-11-01 done"])
    }

    @Test(
        "HARD-12: names that differ by what nobody sees are one habit",
        arguments: [
            "date,name,value\n2026-11-01,Run\u{200B},x\n2026-11-02,Run,x\n",
            "date,name,value,category\n2026-11-01,Run,x,Sport\u{200B}\n2026-11-02,\u{2060}Run,x,Sport\n",
            "2026-11-01 : Run\u{200B} : y\n2026-11-02 : Run : y\n",
            "2026-11-01\tRun\u{200B}\ty\n2026-11-02\tRun\ty\n",
            "HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText\nRun\u{200B},,,2026-11-01,1,\nRun,,,2026-11-02,1,\n",
        ])
    func invisible(text: String) throws {
        let brought = try Brought(text)
        #expect(brought.days == ["Run: 2026-11-01 done, 2026-11-02 done"])
        // Of one name, or of a category's and a tracker's.
        #expect(brought.understood.contains("removedCharacters \(text.contains("Sport") ? 2 : 1)"))
    }

    @Test("HARD-12: a habit of a wide table goes on in another one, though its name has what nobody sees")
    func invisibleHeading() throws {
        let brought = try Brought([
            "1.csv": "Date,Run\u{200B}\n2026-11-01,x\n", "2.csv": "Date,Run\n2026-11-02,x\n",
        ])
        #expect(brought.days == ["Run: 2026-11-01 done, 2026-11-02 done"])
        // Units are compared so, too.
        let units = try Brought(
            "date,name,amount,unit\n2026-11-01,Run,1,km\u{200B}\n2026-11-01,Run,2,km\n")
        #expect(units.days == ["Run: 2026-11-01 done, 2026-11-01 3"])
    }
}
