import Testing
import TrackerCLI

/// C11: what stands for days is told below them, in both sets of signs.
@Suite struct LegendTests {
    @Test(
        "C11, TILE-8: the last days in the statistics",
        arguments: [
            ("en", "", "✓ done  ✗ missed  ? due today  – not planned\n"),
            ("ru", "", "✓ сделано  ✗ не сделано  ? пора сделать  – вне плана\n"),
            ("en", "--ascii", "+ done  x missed  ? due today  . not planned\n"),
            ("ru", "--ascii", "+ сделано  x не сделано  ? пора сделать  . вне плана\n"),
        ])
    func statistics(language: String, option: String, legend: String) throws {
        let shell = try WorkedExample.shell(language: language)
        #expect(shell.run(["stats"] + (option.isEmpty ? [] : [option])).output.hasSuffix("\n\n" + legend))
    }

    @Test(
        "C11, YEAR-2: nothing is due in days that are over",
        arguments: [
            (["--from", "2026-03-04", "--to", "2026-03-07"], "✓ done  ✗ missed  – not planned\n"),
            (["--from", "2026-03-04"], "✓ done  ✗ missed  ? due today  – not planned\n"),
        ])
    func pastDays(options: [String], legend: String) throws {
        let shell = try WorkedExample.shell()
        #expect(shell.run(["stats"] + options).output.hasSuffix("\n\n" + legend))
    }

    private static let bar = String(repeating: "█", count: 31)

    @Test(
        "N24: of one tracker its month and its year, each below a blank line; the year begins with its first month",
        arguments: [
            (
                "en",
                [
                    "● done  ○ not done  ◌ to come\n\n    Nov\n", "    less · ░ ▒ ▓ █ more\n",
                    "By month\n  Nov  \(bar) 1\n\nBy weekday, % of plan\n",
                ]
            ),
            (
                "ru",
                [
                    "● сделано  ○ не сделано  ◌ впереди\n\n    Ноя\n", "    меньше · ░ ▒ ▓ █ больше\n",
                    "По месяцам\n  Ноя  \(bar) 1\n\nПо дням недели, % плана\n",
                ]
            ),
        ])
    func tracker(language: String, pieces: [String]) throws {
        let shell = try Shell(today: "2026-11-03", language: language)
        shell.tracker("add", "Run", "--category", "Home", "--schedule", "daily")
        shell.tracker("done", "Run")
        let output = shell.tracker("show", "Run").output
        // November began on Sunday: two weeks, which are narrower than its name.
        for piece in pieces { #expect(output.contains("\n\n" + piece), "\(output)") }
    }

    // Drink, every day from Wednesday the 4th, was missed on the 7th; Run, on Monday, Wednesday and Friday, on the
    // 6th, and done on Saturday the 7th; the event was done on the 6th.
    @Test("C11: the days of the worked example")
    func days() throws {
        let output = try WorkedExample.shell().tracker("stats").output
        for row in ["–––––––––✓✓✓✗✓", "–––––––––––✓––", "–––––––✓–✓–✗✓–"] {
            #expect(output.contains("  \(row)\n"))
        }
        let ascii = try WorkedExample.shell().tracker("stats", "--ascii").output
        #expect(ascii.contains("  .........+++x+\n"))
    }

    @Test("C11: a habit that is still due today is not missed")
    func due() throws {
        let shell = try Shell()
        shell.tracker("add", "Run", "--category", "Home", "--schedule", "daily")
        shell.tracker("done", "Run", "--date", "yesterday")
        #expect(shell.tracker("stats").output.contains("  ––––––––––––✓?\n"))
    }

    @Test(
        "C11, TILE-8: calendars; of one habit today is not missed while it lasts, an event is never planned",
        arguments: [
            ("en", [], "● all done  ◐ some  ○ none  ◌ to come\n"),
            ("en", ["Run"], "● done  ○ not done  ◌ to come\n"),
            ("en", ["Doctor"], "● done  ◌ to come\n"),
            ("en", ["--ascii"], "+ all done  % some  x none  : to come\n"),
            ("ru", [], "● всё  ◐ частично  ○ ничего  ◌ впереди\n"),
            ("ru", ["Run"], "● сделано  ○ не сделано  ◌ впереди\n"),
            ("ru", ["Doctor"], "● сделано  ◌ впереди\n"),
        ] as [(String, [String], String)])
    func calendars(language: String, arguments: [String], legend: String) throws {
        let shell = try WorkedExample.shell(language: language)
        #expect(shell.run(["calendar"] + arguments).output.hasSuffix("\n\n" + legend))
    }

    @Test(
        "C11, OFF-1, TILE-8: a skipped day has the sign of the log, which is told below a month that has one",
        arguments: [
            ("en", [], "~", "\n● done  ○ not done  ◌ to come  ~ off\n"),
            ("en", ["--ascii"], "s", "\n+ done  x not done  : to come  s off\n"),
            ("ru", [], "~", "\n● сделано  ○ не сделано  ◌ впереди  ~ не нужно\n"),
        ] as [(String, [String], String, String)])
    func off(language: String, option: [String], sign: String, legend: String) throws {
        let shell = try Shell(today: "2026-11-20", language: language)
        shell.tracker(
            "add", "Run", "--category", "Home", "--schedule", "daily", "--start", "2026-11-18")
        shell.tracker("skip", "Run", "--date", "2026-11-19")
        for line in [["calendar", "Run"], ["show", "Run"]] {
            let output = shell.run(line + option).output
            #expect(output.contains(" 19\(sign)") && output.contains(legend), "\(output)")
        }
        #expect(shell.run(["log"] + option).output.contains("\(sign)?\n"))
        shell.tracker("done", "Run", "--date", "2026-11-18")
        let table = shell.run(["stats"] + option).output
        #expect(table.contains("\(sign)?\n"), "\(table)")
        // The same words in the same order.
        let told = shell.run(["log"] + option).output.split(separator: "\n").last
        #expect(told != nil && table.split(separator: "\n").last == told)
    }
}
