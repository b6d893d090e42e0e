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
        "N24, SHADE-1: of one tracker its month and its year, each below a blank line; the year begins with its first month",
        arguments: [
            (
                "en",
                [
                    "● done  ◌ to come\n\n    Nov\n", "    less · ░ ▒ ▓ █ more\n",
                    "By month\n  Nov  \(bar) 1\n\nBy weekday, % of plan\n",
                ]
            ),
            (
                "ru",
                [
                    "● сделано  ◌ впереди\n\n    Ноя\n", "    меньше · ░ ▒ ▓ █ больше\n",
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
        "C11, TILE-8, SHADE-1, SHADE-2: calendars have the signs that are there, and an event is never planned",
        arguments: [
            ("en", [], "● all done  ◑ some  ○ none  ◌ to come\n"),
            ("en", ["Run"], "● done  ○ not done  ◌ to come\n"),
            ("en", ["Doctor"], "● done\n"),
            ("en", ["--ascii"], "+ all done  % some  x none  : to come\n"),
            ("ru", [], "● всё  ◑ частично  ○ ничего  ◌ впереди\n"),
            ("ru", ["Run"], "● сделано  ○ не сделано  ◌ впереди\n"),
            ("ru", ["Doctor"], "● сделано\n"),
        ] as [(String, [String], String)])
    func calendars(language: String, arguments: [String], legend: String) throws {
        let shell = try WorkedExample.shell(language: language)
        #expect(shell.run(["calendar"] + arguments).output.hasSuffix("\n\n" + legend))
    }

    @Test("SHADE-1: shares of several habits have a meaning in common, in ASCII a sign, too")
    func shares() throws {
        let shell = try Shell(today: "2026-11-20")
        for name in ["A", "B", "C"] {
            shell.tracker(
                "add", name, "--category", "Home", "--schedule", "daily", "--start", "2026-11-18")
        }
        shell.tracker("done", "A", "--date", "2026-11-18")
        shell.tracker("done", "A", "B", "--date", "2026-11-19")
        #expect(shell.tracker("calendar").output.hasSuffix("\n\n◔ ◑ some  ○ none  ◌ to come\n"))
        #expect(shell.run(["calendar", "--ascii"]).output.hasSuffix("\n\n% some  x none  : to come\n"))
    }

    @Test("SHADE-2: the last day of a month is planned in those that have it, for people and in JSON")
    func rent() throws {
        let shell = try Shell(today: "2026-11-27")
        shell.tracker("add", "Rent", "--category", "Home", "--schedule", "month:31")
        let december = shell.tracker("calendar", "--month", "2026-12")
        #expect(december.output.contains(" 31◌\n\n◌ to come\n") && december.output.count { $0 == "◌" } == 2)
        let json = shell.tracker("calendar", "--month", "2026-12", "--json").output
        let end = #""planned":1,"completed":0,"share":null,"unplanned":0"#
        #expect(json.contains(#"{"date":"2026-12-31",\#(end)}"#), "\(json)")
        #expect(json.contains(#"{"date":"2026-12-30","planned":0,"#))
        // In a month of thirty days it is the last of them.
        let april = shell.tracker("calendar", "--month", "2027-04").output
        #expect(april.hasSuffix(" 30◌\n\n◌ to come\n") && april.count { $0 == "◌" } == 2)
    }

    @Test("SHADE-3: the legend of a goal's year tells from which amounts its steps are, whole or not at all")
    func quarters() throws {
        let shell = try Shell(today: "2026-11-20")
        shell.tracker("add", "Run", "--category", "Home", "--goal", "30 km a week", "--start", "2026-11-02")
        for (day, amount) in [("02", "5"), ("03", "8"), ("04", "8"), ("05", "20")] {
            shell.tracker("done", "Run", "--amount", amount, "--date", "2026-11-\(day)")
        }
        let legend = "    less · ░ ▒ ▓ █ more"
        #expect(shell.tracker("show", "Run").output.contains(legend + ", from 8, 20 km\n"))
    }

    @Test(
        "C11, OFF-1, TILE-8, SHADE-1: a skipped day has the sign of the log, which is told below a month that has one",
        arguments: [
            ("en", [], "~", "\n○ not done  ◌ to come  ~ off\n"),
            ("en", ["--ascii"], "s", "\nx not done  : to come  s off\n"),
            ("ru", [], "~", "\n○ не сделано  ◌ впереди  ~ не нужно\n"),
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
