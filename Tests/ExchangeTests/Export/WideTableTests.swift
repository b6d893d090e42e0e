import Samples
import TestKit
import Testing
import TrackerDomain
import TrackerExchange

/// A column for each tracker.
struct WideTableTests {
    @Test("EXP-3: a row for each day from the first to the last; 1 done, s skipped; amounts beside the marks")
    func cells() throws {
        let library = try Library.holding(
            .habit(
                1, "Swim, far", goal: "at most 2", done: ["2026-03-02", "2026-03-04"],
                skipped: ["2026-03-05"],
                pausedDays: ["2026-03-06"], amounts: [("2026-03-03", "2.5"), ("2026-03-04", "0")],
                notes: [("2026-03-09", "Not a cell")]),
            .habit(2, "=Read", done: ["2026-03-02"], skipped: ["2026-03-02"]))
        #expect(
            try library.exported(as: .csv, isWide: true) == """
                date,"Swim, far  [Home]","Swim, far  [Home]  at most 2",'=Read  [Home]
                2026-03-02,1,,1 s
                2026-03-03,,2.5,
                2026-03-04,1,0,
                2026-03-05,s,,
                2026-03-06,rest,,

                """)
    }

    @Test("X2: a heading tells name, category, kind, goals from their days on, and twins by their ids")
    func headings() throws {
        let (second, third) = (
            Identifier(high: 0x2222_2222_0000_4000, low: 2), Identifier(high: 0x3333_3333_0000_4000, low: 3)
        )
        let goals = GoalHistory(entries: [
            .init(from: "2026-03-01", "at least 2.5 km"), .init(from: "2026-03-03", "at most 2 miles"),
            .init(from: "2026-03-04", nil),
        ])
        let changed = Tracker.made(
            id: 9, name: "Walk", emoji: "🙂", color: .number(1), categoryID: .home,
            kind: .habit(ScheduleHistory(.everyDay, from: "2026-03-01")), createdOn: "2026-03-01",
            goals: goals)
        let library = try Library.holding(
            .habit(1, "Run"), .habit(second, "Run", in: .work), .habit(third, "run", in: .work),
            .habit(4, "Weigh", amounts: [("2026-03-02", "70")]), .event(5, "Exam", in: .work), changed)
        #expect(
            try PlainTable(library.exported(as: .csv, isWide: true)).rows[0] == [
                "date", "Run  [Home]", "Weigh  [Home]", "Weigh  [Home]  amount", "Walk  [Home]",
                "Walk  [Home]  at least 2.5 km  from 2026-03-03 at most 2 miles  from 2026-03-04 none",
                "Run  [Work]  \(second)", "run  [Work]  \(third)", "Exam  [Work]  event",
            ])
    }

    @Test("EXP-3: a library without a day is the line of headings")
    func empty() throws {
        #expect(try Library(id: 1).exported(as: .csv, isWide: true) == "date\n")
        #expect(
            try Library.holding(.habit(1, "Run")).exported(as: .csv, isWide: true) == "date,Run  [Home]\n")
    }
}
