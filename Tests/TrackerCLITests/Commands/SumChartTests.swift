import TestKit
import Testing
import TrackerCLI

/// The bars of a sum's periods in `show`; today is Friday, 20 November 2026.
@Suite struct SumChartTests {
    /// What `show` tells of a habit of 30 km a week with these amounts in its last weeks.
    private func shown(_ amounts: [(monday: String, amount: String)]) throws -> String {
        let shell = try Shell()
        shell.tracker(
            "add", "Run", "--category", "Sport", "--goal", "30 km a week", "--start", amounts[0].monday)
        for (monday, amount) in amounts {
            shell.tracker("done", "Run", "--amount", amount, "--date", monday)
        }
        return shell.tracker("show", "Run").output
    }

    private func bar(_ cells: Int) -> String { String(repeating: "█", count: cells) }

    // 31 cells for 31.7: 29.24 are begun for 29.9, 29.34 for 30, and 29.83 for 30.5.
    @Test("SUM-14: however near a week came to its goal, its bar ends before the line, at it or beyond it")
    func nearTheLine() throws {
        let output = try shown([
            ("2026-10-26", "29.9"), ("2026-11-02", "30"), ("2026-11-09", "30.5"), ("2026-11-16", "31.7"),
        ])
        for row in [
            "  26 Oct  \(bar(29)) │ 29.9\n", "  2 Nov   \(bar(30))│ 30\n", "  9 Nov   \(bar(30))│█ 30.5\n",
            "  16 Nov  \(bar(30))│█ 31.7\n",
        ] {
            #expect(output.contains(row), "\(output)")
        }
    }

    // 31 cells for 30.5: all of them are begun for 30, of which the last one is left to what is beyond.
    @Test("SUM-14: the greatest surplus has a cell beyond the line, too")
    func leastSurplus() throws {
        let output = try shown([("2026-11-02", "29"), ("2026-11-09", "30"), ("2026-11-16", "30.5")])
        for row in [
            "  2 Nov   \(bar(29)) │ 29\n", "  9 Nov   \(bar(30))│ 30\n", "  16 Nov  \(bar(30))│█ 30.5\n",
        ] {
            #expect(output.contains(row), "\(output)")
        }
    }
}
