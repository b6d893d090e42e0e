import TestKit
import Testing
import TrackerCLI

/// Over the worked example of the statistics, whose today is Sunday 8 March 2026.
@Suite("YEAR: stats and report of chosen days") struct YearCommandTests {
    private let chosen = ["--from", "2026-03-04", "--to", "2026-03-07"]

    @Test("YEAR-3: JSON has from, to and each rate; without the options not a byte changes")
    func json() throws {
        let shell = try WorkedExample.shell()
        let whole = shell.tracker("stats", "--json").output
        #expect(!whole.contains("\"rate\"") && !whole.contains("\"from\"") && !whole.contains("\"year\""))
        let days = try ParsedJSON(shell.run(["stats", "--json"] + chosen).output)
        #expect(days["from"]?.string == "2026-03-04" && days["to"]?.string == "2026-03-07")
        #expect(days["year"] == nil && days["completed"] == .number("6") && days["average"] == .number("1.5"))
        #expect(days["bestPeriod"] == .number("4") && days["perfectDays"] == .number("2"))
        let rates = days["trackers"]?.items.map { [$0["name"], $0["rate"]] }
        #expect(
            rates == [
                [.string("Drink"), .number("0.75")], [.string("Doctor"), .null],
                [.string("Run"), .number("0.5")],
            ])
        let year = try ParsedJSON(shell.tracker("stats", "--json", "--year", "2026").output)
        #expect(year["year"] == .number("2026") && year["from"]?.string == "2026-01-01")
        #expect(year["to"]?.string == "2026-03-08")
    }

    @Test("YEAR-1: --from alone goes to today, --to after today as well")
    func open() throws {
        let shell = try WorkedExample.shell()
        let open = shell.tracker("stats", "--json", "--from", "2026-03-04")
        #expect(open == shell.tracker("stats", "--json", "--from", "2026-03-04", "--to", "2026-12-31"))
        #expect(try ParsedJSON(open.output)["to"]?.string == "2026-03-08")
    }

    @Test("YEAR-3: the title and the column name the days; plain has the rate after the strength")
    func text() throws {
        let shell = try WorkedExample.shell()
        let year = shell.tracker("stats", "--year", "2026").output
        #expect(year.hasPrefix("Statistics · 2026\n") && year.contains("Total  2026  Strength"))
        #expect(!year.contains("30 days"))
        let days = shell.run(["stats"] + chosen).output
        #expect(days.hasPrefix("Statistics · 4 – 7 March 2026\n") && days.contains("Rate"))
        let russian = shell.tracker("stats", "--year", "2026", "--lang", "ru").output
        #expect(russian.hasPrefix("Статистика · 2026\n"))
        let plain = shell.run(["stats", "--plain"] + chosen).output.split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        #expect(
            plain.map { [$0[1], $0[4], $0[7]] } == [
                ["Drink", "3", "0.75"], ["Doctor", "1", ""], ["Run", "2", "0.5"],
            ])
    }

    @Test("YEAR-1: a year without completions: zeros and a sentence, rc 0")
    func nothing() throws {
        let shell = try WorkedExample.shell()
        let run = shell.tracker("stats", "--year", "2019")
        #expect(run.code == .done && run.output.contains("Nothing was done in 2019."))
        #expect(
            shell.tracker("stats", "--year", "2019", "--lang", "ru").output.contains(
                "В 2019 году ничего не отмечено."))
        let json = try ParsedJSON(shell.tracker("stats", "--year", "2019", "--json").output)
        #expect(json["hasData"] == .bool(false) && json["completed"] == .number("0"))
        #expect(json["trackers"]?.items.isEmpty == true)
        #expect(shell.tracker("report", "-", "--year", "2019").output.contains("Nothing was done in 2019."))
    }

    @Test(
        "YEAR-1: what cannot be is refused in one sentence",
        arguments: [
            ("2027 has not begun yet: write 2026 or a year before.", ["--year", "2027"], "future"),
            ("“26” is not a year: write four digits, as in 2025.", ["--year", "26"], "invalid"),
            ("“1899” is out of range: years go from 1900 to 2199.", ["--year", "1899"], "invalid"),
            (
                "Mon, 9 March 2026 has not come yet: write today or a day before.", ["--from", "2026-03-09"],
                "future"
            ),
            (
                "“2026-03-07..2026-03-04” runs backwards: write the first day first, as in -6..today.",
                ["--from", "2026-03-07", "--to", "2026-03-04"], "invalid"
            ),
            (
                "“2016-02-29..2026-03-08” is more than 3,660 days.",
                ["--from", "2016-02-29"], "invalid"
            ),
        ])
    func refused(sentence: String, options: [String], code: String) throws {
        let shell = try WorkedExample.shell()
        for command in ["stats", "report"] {
            let run = shell.run([command] + options + (command == "report" ? ["-"] : []))
            #expect(run.code == .wrongLine && run.errors == sentence + "\n" && run.output == "", "\(command)")
        }
        let error = try ParsedJSON(shell.run(["stats", "--json"] + options).errors)
        #expect(error["error"]?["code"]?.string == code)
    }

    @Test("YEAR-1: 3,660 days are still taken")
    func most() throws {
        let shell = try WorkedExample.shell()
        // 8 March 2026 and the 3,659 days before it.
        #expect(shell.tracker("stats", "--from", "2016-03-01").code == .done)
        #expect(shell.tracker("stats", "--from", "2016-02-29").code == .wrongLine)
    }

    @Test("YEAR-1: a year with a first or a last day is refused")
    func together() throws {
        let shell = try WorkedExample.shell()
        for option in ["--from", "--to"] {
            let run = shell.tracker("stats", "--year", "2026", option, "2026-03-04")
            #expect(run.code == .wrongLine && run.errors.contains("--year"), "\(option)")
        }
    }

    @Test("YEAR-3: the report is headed by the year and has its own map and figures; other days each year's")
    func report() throws {
        let shell = try WorkedExample.shell()
        let year = shell.tracker("report", "-", "--year", "2026").output
        #expect(year.contains("<header class='top'><h1>Habit report</h1><p>2026</p></header>"))
        #expect(year.contains("<figcaption>2026</figcaption>") && !year.contains("Last 30 days"))
        let days = shell.tracker("report", "-", "--from", "2025-12-31", "--to", "2026-03-07").output
        #expect(days.contains("<p>31 December 2025 – 7 March 2026</p>"))
        #expect(
            days.contains("<figcaption>2025</figcaption>") && days.contains("<figcaption>2026</figcaption>"))
        let picture = shell.tracker("report", "--svg", "-", "--from", "2025-12-31").output
        #expect(picture.contains(">2025</text>") && picture.contains(">2026</text>"))
        #expect(
            shell.tracker("report", "--svg", "-", "--year", "2026").output.contains(
                "<title id='title'>2026</title>"))
    }
}
