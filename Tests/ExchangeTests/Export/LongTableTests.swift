import Samples
import TestKit
import Testing
import TrackerDomain
import TrackerExchange

/// A row for each tracker and day that holds something.
struct LongTableTests {
    @Test(
        "EXP-3: every mark, amount, unit and note has its cell, in the order of the list and then of the days"
    )
    func cells() throws {
        let library = try Library.holding(
            .habit(
                1, "Swim", in: .work, goal: "at least 5 km", done: ["2026-03-02", "2026-03-07"],
                skipped: ["2026-03-04"], pausedDays: ["2026-03-05"],
                amounts: [("2026-03-02", "5.5"), ("2026-03-03", "0.001")],
                notes: [("2026-03-03", "Rain, snow"), ("2026-03-06", "\"Tired\"")]),
            .habit(2, "Read", done: ["2026-03-01"], skipped: ["2026-03-01"]),
            .event(3, "Exam", done: ["2026-03-06"]),
            .habit(4, "Never"))
        #expect(
            try library.exported(as: .csv) == """
                date,tracker,category,kind,mark,amount,unit,note,id
                2026-03-01,Read,Home,habit,done,,,,
                2026-03-06,Exam,Home,event,done,,,,
                2026-03-02,Swim,Work,habit,done,5.5,km,,
                2026-03-03,Swim,Work,habit,,0.001,km,"Rain, snow",
                2026-03-04,Swim,Work,habit,skipped,,,,
                2026-03-05,Swim,Work,habit,rest,,,,
                2026-03-06,Swim,Work,habit,,,,\"""Tired\""",
                2026-03-07,Swim,Work,habit,done,,,,

                """)
    }

    @Test("EXP-3: the unit is that of the goal on the day; without a goal there is none")
    func units() throws {
        let goals = GoalHistory(entries: [
            .init(from: "2026-03-01", "at least 1 km"), .init(from: "2026-03-03", "at most 2 miles"),
            .init(from: "2026-03-04", nil),
        ])
        let tracker = Tracker.made(
            id: 1, name: "Run", emoji: "🙂", color: .number(1), categoryID: .home,
            kind: .habit(ScheduleHistory(.everyDay, from: "2026-03-01")), createdOn: "2026-03-01",
            goals: goals,
            amounts: DayMap([("2026-03-02", "1"), ("2026-03-03", "2"), ("2026-03-04", "3")]))
        let rows = try PlainTable(Library.holding(tracker).exported(as: .csv)).rows
        #expect(rows.dropFirst().map { Array($0[5...6]) } == [["1", "km"], ["2", "miles"], ["3", ""]])
    }

    @Test(
        "EXP-3: what a spreadsheet would calculate has an apostrophe in front, other text is as it is",
        arguments: [
            ("=1+1", "'=1+1"), ("+7", "'+7"), ("-7", "'-7"), ("@SUM", "'@SUM"), ("'a", "''a"), ("a=1", "a=1"),
            ("7", "7"),
        ])
    func formulas(name: String, cell: String) throws {
        let library = try Library.holding(
            .habit(1, name, done: ["2026-03-02"], notes: [(Day("2026-03-02"), name)]))
        #expect(
            try library.exported(as: .csv).hasSuffix("\n2026-03-02,\(cell),Home,habit,done,,,\(cell),\n"))
    }

    @Test("EXP-3: whatever a name, a unit or a note holds, a plain reader finds it in its cell")
    func hostile() throws {
        var names = HostileNames(seed: 13)
        var calculated = 0
        for _ in 0..<200 {
            let (name, note) = (names.next(), names.next())
            let library = try Library.holding(
                .habit(1, name, done: ["2026-03-02"], notes: [(Day("2026-03-02"), note)]))
            let text = try library.exported(as: .csv)
            let rows = PlainTable(text).rows
            try #require(rows.count == 2 && rows[1].count == 9, "\(name), \(note)")
            for (cell, text) in [(rows[1][1], name), (rows[1][7], note)] {
                let isCalculated = ["=", "+", "-", "@", "'"].contains(text.unicodeScalars.first)
                calculated += isCalculated ? 1 : 0
                #expect(Array(cell.utf8) == Array(((isCalculated ? "'" : "") + text).utf8), "\(text)")
            }
            #expect(!text.utf8.contains(0x0D))
        }
        #expect(calculated > 20)
    }

    @Test("EXP-3: the id stands where name, category and kind do not tell trackers apart, and nowhere else")
    func twins() throws {
        let library = try Library.holding(
            .habit(1, "Run", status: .archived(since: "2026-03-05"), done: ["2026-03-02"]),
            .habit(2, "RUN", done: ["2026-03-06", "2026-03-07"]),
            .habit(3, "Run", in: .work, done: ["2026-03-02"]), .event(4, "Run", done: ["2026-03-02"]))
        let rows = try PlainTable(library.exported(as: .csv)).rows.dropFirst()
        #expect(
            Set(rows.map { $0[2...3].joined(separator: " ") + ", " + $0[0] + ": " + $0[8] }) == [
                "Home habit, 2026-03-02: \(1 as Identifier)", "Home habit, 2026-03-06: \(2 as Identifier)",
                "Home habit, 2026-03-07: \(2 as Identifier)", "Work habit, 2026-03-02: ",
                "Home event, 2026-03-02: ",
            ])
    }

    @Test("EXP-3: an empty library is the line of headings")
    func empty() throws {
        #expect(
            try Library(id: 1).exported(as: .csv) == "date,tracker,category,kind,mark,amount,unit,note,id\n")
    }
}
