import TestKit
import Testing
import TrackerCLI

/// Weekly quotas and sums where weeks begin on another day than Monday; today is Friday, 20 November 2026.
@Suite struct WeekStartTests {
    /// Two runs of 10 km and one time at the gym since Monday, another of each on Sunday.
    private static func shell(_ language: String, weekStartsOn weekday: String) throws -> Shell {
        let shell = try Shell(language: language)
        shell.tracker("config", "set", "first-weekday", weekday)
        for habit in [["Run", "--goal", "30 km a week"], ["Gym", "--schedule", "3/week"]] {
            shell.run(["add"] + habit + ["--category", "Sport", "--start", "2026-11-02"])
        }
        shell.tracker("done", "Run", "--amount", "10", "--date", "2026-11-15,2026-11-16,2026-11-18")
        shell.tracker("done", "Gym", "--date", "2026-11-15,2026-11-17")
        return shell
    }

    @Test(
        "WKST-1: list, show, report and what a mark says count since Monday, and say so",
        arguments: [
            (
                "en", "20 of 30 km since Monday", "1 of 3 since Monday", "Since Monday", "this week",
                "5 km today: Run (25 of 30 km since Monday)."
            ),
            (
                "ru", "20 из 30 km с понедельника", "1 из 3 с понедельника", "С понедельника", "этой неделе",
                "Сегодня 5 km: Run (25 из 30 km с понедельника)."
            ),
        ])
    func said(
        language: String, sum: String, quota: String, caption: String, thisWeek: String, told: String
    ) throws {
        let shell = try Self.shell(language, weekStartsOn: "sun")
        let list = shell.tracker("list").output
        #expect(list.contains("  \(sum)\n") && list.contains("  \(quota)\n"), "\(list)")
        let show = shell.tracker("show", "Run").output
        let row = show.split(separator: "\n").first { $0.contains(" \(caption) ") }
        #expect(row?.hasSuffix(" 20 km") == true, "\(show)")
        let page = shell.tracker("report", "-").output
        #expect(page.contains("<dt>\(caption)</dt>"))
        // The comparison of weeks in the report's figures is one of calendar weeks.
        for text in [list, show] { #expect(!text.lowercased().contains(thisWeek)) }
        #expect(shell.tracker("done", "Run", "--amount", "5").output.hasPrefix(told))
    }

    @Test("WKST-1: no document and no record changes by the first weekday")
    func documents() throws {
        let shells = try ["mon", "sun"].map { try Self.shell("en", weekStartsOn: $0) }
        for line in [
            ["list", "--json"], ["show", "Run", "--json"], ["show", "Gym", "--json"], ["log", "--json"],
            ["list", "--plain"], ["show", "Run", "--plain"], ["done", "Run", "--amount", "15", "--json"],
            ["undone", "Run", "--json"], ["history", "--json"],
        ] {
            let runs = shells.map { $0.run(line) }
            #expect(runs[0] == runs[1] && runs[0].output != "", "\(line): \(runs)")
        }
    }
}
