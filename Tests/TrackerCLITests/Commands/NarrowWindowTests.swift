import Terminal
import Testing
import TrackerCLI

/// C12: in narrow windows names stay longer than counts, and nothing is wider than the window.
@Suite struct NarrowWindowTests {
    private static let home = try? HomeFiles(of: lived())

    private static func lived() throws -> Shell {
        let shell = try Shell()
        shell.keepSixWeeks()
        return shell
    }

    private static func shell(_ language: String, columns: Int) throws -> Shell {
        let shell = try Shell(language: language)
        try shell.take(home)
        shell.isTerminal = true
        shell.columns = columns
        shell.environment["NO_COLOR"] = "1"
        return shell
    }

    private static let commands: [[String]] = [
        ["list"], ["list", "--filter", "completed"], ["stats"], ["calendar"], ["calendar", "Walk"],
        ["calendar", "--month", "2026-10"], ["show", "Walk"], ["show", "Dentist"], ["category", "list"],
        ["history"], ["config", "list"],
    ]

    @Test("C12, T14: nothing is wider than the window", arguments: ["en", "ru"], Array(30...40) + [60, 79])
    func width(language: String, columns: Int) throws {
        let shell = try Self.shell(language, columns: columns)
        for command in Self.commands {
            for line in shell.run(command).output.split(separator: "\n") {
                #expect(StyledOutput(line + "\n").width <= columns, "\(command): \(line)")
            }
        }
    }

    @Test("C12: a name of 16 cells is whole before any count is shown", arguments: [30, 34, 40])
    func names(columns: Int) throws {
        let shell = try Self.shell("en", columns: columns)
        for command in [["list", "--date", "thu"], ["stats"]] {
            #expect(shell.run(command).output.contains("▌ 🌺 Water the plants"), "\(command)")
        }
    }

    @Test(
        "C12, SUM-9: the count of a sum goes before what its week came to, of all trackers in the list",
        arguments: [
            ("en", 60, "reached once", ["5 of 30 km this week · 5 today", "0 of 3 this week"]),
            (
                "ru", 70, "достигнуто 1 раз",
                ["5 из 30 км на этой неделе · сегодня 5", "0 из 3 на этой неделе"]
            ),
        ])
    func countOfSum(language: String, columns: Int, count: String, captions: [String]) throws {
        let shell = try Shell.ofRunner(language)
        let name = language == "en" ? "Run" : "Бег"
        shell.tracker("done", name, "--amount", "30", "--date", "2026-11-10")
        shell.tracker("done", name, "--amount", "5")
        shell.run(["add", "Gym", "--category", "Sport", "--schedule", "3/week", "--start", "2026-11-02"])
        shell.isTerminal = true
        shell.environment["NO_COLOR"] = "1"
        for (columns, showsCount) in [(columns, false), (100, true)] {
            shell.columns = columns
            let output = shell.tracker("list").output
            for caption in captions { #expect(output.contains(caption), "\(columns): \(output)") }
            #expect(output.contains(count) == showsCount, "\(columns): \(output)")
        }
    }

    @Test(
        "C12, OFF-9: the figures go before the reason of a rest, and the streak before the count",
        // The name has 34 cells after a sign of 5; its box, its figures and the gaps take 4, 5, 7 and 8.
        arguments: [
            (["--until", "2026-11-29"], 80, "…  3 дня  серия 3  перерыв по 29 ноября\n"),
            (["--until", "2026-11-29"], 60, "…  3 дня  перерыв по 29 ноября\n"),
            (christmas, 80, "…  каждый день · перерыв 24 декабря – 3 января\n"),
            // 43 cells have no room beside sixteen cells of the name.
            (christmas, 60, "…  3 дня  серия 3\n"),
        ] as [([String], Int, String)])
    func reasonOfRest(days: [String], columns: Int, end: String) throws {
        let shell = try Shell(language: "ru")
        let name = "Читать двадцать страниц перед сном"
        shell.tracker("add", name, "--category", "Дом", "--schedule", "daily", "--start", "2026-11-02")
        shell.tracker("done", name, "--date", "2026-11-17..2026-11-19")
        shell.run(["pause", name] + days)
        shell.isTerminal = true
        shell.columns = columns
        let output = StyledOutput(shell.tracker("list", "--filter", "resting").output).text
        #expect(output.contains(end), "\(output)")
    }

    private static let christmas = ["--from", "2026-12-24", "--until", "2027-01-03"]

    // 38 and 35 cells with a gap of two; 46 and 39 in Russian. The short form has 25 and 32.
    @Test(
        "C12, OFF-9, REST-9: the command that lists what rests is whole: behind what rests, below it, or left out",
        arguments: [
            (
                "en", [75, 60, 34], "1 resting · break 24 Dec – 3 Jan, Read", "1 resting · 1 break ahead",
                "Show: tracker list --filter resting"
            ),
            (
                "ru", [87, 60, 38], "на отдыхе: 1 · перерыв 24 дек – 3 янв, Read",
                "на отдыхе: 1 · 1 перерыв впереди", "Показать: tracker list --filter resting"
            ),
        ] as [(String, [Int], String, String, String)])
    func restingHint(language: String, columns: [Int], whole: String, short: String, hint: String) throws {
        let shell = try Shell.withTwoHabits(language)
        shell.tracker("pause", "Run", "--until", "2026-11-29")
        shell.run(["pause", "Read"] + Self.christmas)
        shell.isTerminal = true
        for (columns, end) in zip(columns, ["\(whole)  \(hint)", "\(whole)\n\(hint)", short]) {
            shell.columns = columns
            let output = StyledOutput(shell.tracker("list").output).text
            #expect(output.hasSuffix("\n\n\(end)\n"), "\(columns): \(output)")
        }
    }

    // "  Health · 3 times in 10 days" has 29 cells.
    @Test("N7, T14: a schedule with its day goes on below where it has no room")
    func longSchedule() throws {
        let shell = try Self.shell("en", columns: 30)
        shell.tracker("add", "X", "--category", "Health", "--schedule", "3/10d@2026-11-15")
        #expect(
            shell.tracker("show", "X").output.contains("  Health · 3 times in 10 days\n  from 15 Nov\n"))
    }

    @Test("T14: below 20 columns everything is as in 20", arguments: [1, 19])
    func least(columns: Int) throws {
        let (narrow, least) = (try Self.shell("en", columns: columns), try Self.shell("en", columns: 20))
        for command in Self.commands {
            #expect(narrow.run(command).output == least.run(command).output, "\(command)")
        }
    }

    @Test("C12: in 20 columns names have all the room")
    func twenty() throws {
        let shell = try Self.shell("en", columns: 20)
        #expect(shell.tracker("list").output.contains(" ▌ 🐶 Walk the…\n"))
        #expect(shell.tracker("stats").output.contains("▌ 🐶 Walk the dog\n"))
        #expect(shell.tracker("category", "list").output.contains("Home & garden\n"))
    }

    @Test(
        "STAT-4, STAT-5: from 110 columns on, 4 and twice 53, a day of the year has two cells, below it one",
        // Walk the dog counts from 10 October: the weeks from Sunday 27 September to 15 November.
        arguments: [(["stats"], 53), (["show", "Walk"], 8)])
    func year(command: [String], weeks: Int) throws {
        for (columns, width) in [
            (60, 4 + weeks), (109, 4 + weeks), (110, 4 + 2 * weeks), (120, 4 + 2 * weeks),
        ] {
            let lines = try Self.shell("en", columns: columns).run(command).output.split(separator: "\n")
            // The last week has begun: its Sunday ends the row.
            let sunday = try #require(lines.first { $0.hasPrefix("Sun ") })
            #expect(StyledOutput(sunday + "\n").width == width, "\(columns): \(sunday)")
        }
    }

    @Test("STAT-1: the boxes of the four figures have one width", arguments: ["en", "ru"], [30, 60, 120])
    func boxes(language: String, columns: Int) throws {
        let output = try Self.shell(language, columns: columns).tracker("stats").output
        let tops = output.split { " \n".contains($0) }.filter { $0.hasPrefix("╭") }
        #expect(tops.count == 4 && Set(tops).count == 1, "\(tops)")
    }

    @Test("C12: from 35 columns on a day has brackets of its own, below it shares them with the next")
    func calendar() throws {
        func output(_ columns: Int) throws -> String {
            StyledOutput(try Self.shell("en", columns: columns).tracker("calendar", "Walk").output)
                .description
        }
        let roomy = try output(35)
        #expect(roomy.contains(" Sun  Mon  Tue  Wed  Thu  Fri  Sat\n"))
        #expect(roomy.contains(" [20●] 21◌\n"))
        let tight = try output(30)
        #expect(tight.contains(" Sun Mon Tue Wed Thu Fri Sat\n"))
        #expect(tight.contains("[20●]21◌\n"))
    }
}
