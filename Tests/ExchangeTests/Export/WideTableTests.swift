import Samples
import TestKit
import Testing
import TrackerDomain
import TrackerExchange

/// A column for each tracker.
struct WideTableTests {
    @Test("EXP-3: a row for each day from the first to the last; an amount, else 1 done and s skipped")
    func cells() throws {
        let library = try Library.holding(
            .habit(
                1, "Swim, far", goal: "at most 2", done: ["2026-03-02", "2026-03-04"],
                skipped: ["2026-03-05"],
                rested: ["2026-03-06"], amounts: [("2026-03-03", "2.5"), ("2026-03-04", "0")],
                notes: [("2026-03-09", "Not a cell")]),
            .habit(2, "=Read", done: ["2026-03-02"], skipped: ["2026-03-02"]))
        #expect(
            try library.exported(as: .csv, isWide: true) == """
                date,"Swim, far",'=Read
                2026-03-02,1,1
                2026-03-03,2.5,
                2026-03-04,0,
                2026-03-05,s,

                """)
    }

    @Test(
        "EXP-3: equal names are told apart by category, then by the beginning of the id; so is one named date"
    )
    func headings() throws {
        let (second, third) = (
            Identifier(high: 0x2222_2222_0000_4000, low: 2), Identifier(high: 0x3333_3333_0000_4000, low: 3)
        )
        let library = try Library.holding(
            .habit(1, "Run"), .habit(second, "Run", in: .work), .habit(third, "Run", in: .work),
            .habit(4, "date"), .habit(5, "Sit"), .habit(6, "Run (Home)"), .habit(7, "Lie"),
            .habit(8, "Lie", in: .work))
        let headings = try PlainTable(library.exported(as: .csv, isWide: true)).rows[0]
        #expect(
            headings == [
                "date", "Run (00000000)", "date (Home)", "Sit", "Run (Home) (00000000)", "Lie (Home)",
                "Run (22222222)", "Run (33333333)", "Lie (Work)",
            ])
    }

    @Test("EXP-3: where the beginnings of ids are the same, too, the whole ids stand there")
    func wholeIDs() throws {
        let library = try Library.holding(.habit(1, "Run"), .habit(2, "Run"))
        #expect(
            try library.exported(as: .csv, isWide: true) == """
                date,Run (00000000-0000-0000-0000-000000000001),Run (00000000-0000-0000-0000-000000000002)

                """)
    }

    @Test("EXP-3: a library without a day is the line of headings")
    func empty() throws {
        #expect(try Library(id: 1).exported(as: .csv, isWide: true) == "date\n")
        #expect(try Library.holding(.habit(1, "Run")).exported(as: .csv, isWide: true) == "date,Run\n")
    }
}
