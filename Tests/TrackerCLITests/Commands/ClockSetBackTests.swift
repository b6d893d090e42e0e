import Testing
import TrackerCLI
import TrackerDomain

/// TRK-7: completions after today are kept, shown on their date and may be taken away, but count in no figure.
@Suite struct ClockSetBackTests {
    @Test("a completion of the 8th, seen on the 5th")
    func setBack() throws {
        let shell = try WorkedExample.shell()
        shell.today = try #require(Day(iso: "2026-03-05"))

        // Up to the 5th: C = 2{Run} 4{Run, Drink} 5{Drink}.
        let stats = try ParsedJSON(shell.tracker("stats", "--json").output)
        #expect(stats["completed"] == .number("4"))
        // P = 2{Run} 4{Run, Drink} 5{Drink}, each done.
        #expect(stats["perfectDays"] == .number("3"))
        // 2, 4 and 5; nothing was planned on the 3rd.
        #expect(stats["bestPeriod"] == .number("3"))
        #expect(stats["trackers"]?.items.map { $0["total"] } == [.number("2"), .number("0"), .number("2")])

        let sunday = try ParsedJSON(shell.tracker("list", "--date", "2026-03-08", "--json").output)
        let drink = sunday["sections"]?[0]?["trackers"]?[0]
        #expect(drink?["name"]?.string == "Drink")
        #expect(drink?["completed"] == .bool(true))
        #expect(drink?["canComplete"] == .bool(false))
        #expect(drink?["completedDays"] == .number("2"))

        // An event done on such a day counts as done: it is on no other list.
        #expect(!shell.tracker("list", "--plain").output.contains("Doctor"))
        #expect(shell.tracker("done", "Doctor").code == .couldNot)

        #expect(shell.tracker("done", "Drink", "--date", "2026-03-08").code == .wrongLine)
        #expect(shell.tracker("undone", "Drink", "--date", "2026-03-08").code == .done)
        #expect(shell.tracker("undone", "Drink", "--date", "2026-03-08").code == .wrongLine)
    }
}
