import Samples
import TestKit
import Testing
import TrackerCLI
import TrackerDomain

/// Breaks on the command line. Today is Friday, 20 November 2026, unless the test moves it.
@Suite struct BreakCommandTests {
    /// The command of the worked example.
    private static let christmas = ["pause", "--all", "--from", "2026-12-24", "--until", "2027-01-03"]
    private static let undo = "Undo: tracker undo\n"

    // MARK: Worked example

    @Test("OFF-6, OFF-7, OFF-10: a break of all, set ahead, shortened for one and lengthened for all")
    func worked() throws {
        let shell = try shell()
        #expect(
            shell.run(Self.christmas).output
                == "On a break from Thu, 24 December 2026 to Sun, 3 January 2027 (11 days): Run, Read. "
                + Self.undo)
        #expect(shell.tracker("list").output.contains("2 breaks ahead  Show: tracker list --filter resting"))
        // Cards say it from 17 December on.
        for (day, says) in [("2026-12-16", false), ("2026-12-17", true), ("2026-12-23", true)] {
            shell.today = try #require(Day(iso: day))
            #expect(shell.tracker("list").output.contains("break from 24 Dec") == says, "\(day)")
        }
        shell.today = "2026-12-24"
        // The event alone is listed.
        #expect(shell.tracker("list", "--plain").output.split(separator: "\n").count == 1)
        shell.today = "2026-12-25"
        #expect(
            shell.tracker("done", "run").output
                == "Done today: Run. Still on a break until 3 Jan: Run. \(Self.undo)")
        #expect(shell.tracker("list").output.contains("break until 3 Jan"))
        shell.today = "2026-12-28"
        #expect(
            shell.tracker("pause", "Run", "--until", "30.12.2026").output
                == "Break now until Wed, 30 December 2026: Run. \(Self.undo)")
        #expect(try nextDue(shell, "Run") == "2026-12-31")
        #expect(try nextDue(shell, "Read") == "2027-01-04")
        #expect(
            shell.tracker("pause", "--all", "--until", "2027-01-10").output
                == "On a break from Mon, 28 December 2026 to Sun, 10 January 2027 (14 days): Run, Read. "
                + Self.undo)
        #expect(try nextDue(shell, "Run") == "2027-01-11" && nextDue(shell, "Read") == "2027-01-11")
    }

    @Test("OFF-7: a pause stays under a break of all, and an end of its own makes it one")
    func workedGym() throws {
        let shell = try shell()
        shell.tracker("add", "Gym", "--category", "Sport", "--schedule", "daily", "--start", "2026-10-01")
        shell.tracker("pause", "Gym", "--from", "2026-11-01")
        #expect(
            shell.run(Self.christmas).output.hasSuffix(
                "(11 days): Run, Read, Gym. Still paused: Gym. \(Self.undo)"))
        #expect(try show(shell, "Gym")["standing"] == .string("paused"))
        #expect(try rest(shell, "Gym") == ["2026-12-24", "2027-01-03"])
        #expect(
            shell.tracker("pause", "Gym", "--until", "sun").output
                == "Break now until Sun, 22 November 2026: Gym. \(Self.undo)")
        #expect(try rest(shell, "Gym") == ["2026-11-01", "2026-11-22"])
        #expect(try nextDue(shell, "Gym") == "2026-11-23")
        shell.today = "2026-12-23"
        #expect(try rest(shell, "Gym") == ["2026-12-24", "2027-01-03"])
        #expect(shell.tracker("log", "Gym", "--days", "1", "--plain").output.hasSuffix("\t?\n"))
        shell.today = "2026-12-24"
        #expect(try nextDue(shell, "Gym") == "2027-01-04")
        #expect(shell.tracker("log", "Gym", "--days", "2", "--plain").output.hasSuffix("\txs\n"))
    }

    // MARK: What is said

    @Test(
        "OFF-6, OFF-8: each change of a break says itself, in both languages",
        arguments: [
            (
                "en", [christmas],
                "On a break from Thu, 24 December 2026 to Sun, 3 January 2027 (11 days): Run, Read."
            ),
            ("ru", [christmas], "Перерыв с 24 декабря 2026 по 3 января 2027 (11 дней): Run, Read."),
            (
                "en", [["pause", "Run", "--from", "2026-12-24", "--until", "2026-12-24"]],
                "On a break on Thu, 24 December 2026: Run."
            ),
            (
                "ru", [["pause", "Run", "--from", "2026-12-24", "--until", "2026-12-24"]],
                "Перерыв 24 декабря 2026: Run."
            ),
            (
                "en", [["pause", "Run", "--until", "+2"]],
                "On a break from Fri, 20 November 2026 to Sun, 22 November 2026 (3 days): Run."
            ),
            (
                "en", [["pause", "Run"], ["pause", "Run", "--until", "2026-12-27"]],
                "Break now until Sun, 27 December 2026: Run."
            ),
            (
                "ru", [["pause", "Run"], ["pause", "Run", "--until", "2026-12-27"]],
                "Перерыв теперь по 27 декабря 2026: Run."
            ),
            ("en", [christmas, ["resume", "Run"]], "Break of 24 Dec – 3 Jan taken back: Run."),
            ("ru", [christmas, ["resume", "Run"]], "Перерыв 24 декабря – 3 января отменён: Run."),
            ("en", [christmas, ["resume", "--all"]], "Break of 24 Dec – 3 Jan taken back: Run, Read."),
            (
                "en", [["pause", "Run", "--from", "-2", "--until", "+5"], ["resume", "Run"]],
                "Break now until Thu, 19 November 2026: Run."
            ),
        ])
    func said(language: String, lines: [[String]], said: String) throws {
        let shell = try shell(language)
        for line in lines.dropLast() { #expect(shell.run(line).code == .done) }
        let line = lines[lines.count - 1]
        let trial = shell.run(line + ["--dry-run"])
        #expect(
            trial.output.hasPrefix(language == "en" ? "Would" : "Будет")
                || trial.output.contains(language == "en" ? "would" : "будет"), "\(trial)")
        let before = shell.library
        let run = shell.run(line)
        #expect(run.output.hasPrefix(said + " ") && run.code == .done, "\(run)")
        #expect(shell.run(line + ["-q"]).output == "")
        shell.tracker("undo")
        #expect(shell.library != before)
    }

    @Test("OFF-6: on a break on those days already, rc 0", arguments: ["en", "ru"])
    func already(language: String) throws {
        let shell = try shell(language)
        shell.run(Self.christmas)
        let said =
            language == "en"
            ? "On a break on those days already: Run, Read.\n" : "В эти дни и так перерыв: Run, Read.\n"
        #expect(shell.run(Self.christmas) == Shell.Run(output: said))
    }

    @Test(
        "OFF-6: an end before the beginning is rc 2 and changes nothing",
        arguments: [
            ("en", "The break would end before it begins: 20 Dec is before 24 Dec.\n"),
            ("ru", "Перерыв закончился бы раньше, чем начался: 20 декабря раньше 24 декабря.\n"),
        ])
    func backwards(language: String, said: String) throws {
        let shell = try shell(language)
        let before = shell.library
        #expect(
            shell.tracker("pause", "Run", "--from", "2026-12-24", "--until", "2026-12-20")
                == Shell.Run(errors: said, code: .wrongLine))
        #expect(shell.library == before)
    }

    @Test("OFF-6: bad input is one sentence, rc 2", arguments: ["en", "ru"])
    func refused(language: String) throws {
        let shell = try shell(language)
        let before = try shell.home.contents()
        for line in [
            ["pause", "Exam", "--until", "sun"], ["pause", "Run", "--until", "x"],
            ["pause", "Run", "--until", "+"], ["pause", "Run", "--until", "2026-02-30"],
            ["pause", "Run", "--until", "2199-01-01"], ["pause", "Run", "--until", "yesterday"],
            ["pause", "--until", "sun"], ["pause", "Run", "--all", "--until", "sun"],
        ] {
            let run = shell.run(line)
            #expect(run.code == .wrongLine && run.output == "", "\(line)")
            #expect(OneSentence(run.errors, line: line).faults(language) == [], "\(line): \(run.errors)")
        }
        #expect(try shell.home.contents() == before)
    }

    @Test("OFF-7: an archived one is left alone, and that is said")
    func archived() throws {
        let shell = try shell()
        shell.tracker("archive", "Run")
        #expect(
            shell.tracker("pause", "Run", "--until", "sun")
                == Shell.Run(output: "Archived, so left alone: Run.\n"))
        #expect(shell.run(Self.christmas).output.contains("(11 days): Read. "))
        #expect(try rest(shell, "Run") == nil)
    }

    // MARK: Undo, history, JSON

    @Test(
        "OFF-6: one command is one step, which undo and redo give back by the file", arguments: ["en", "ru"])
    func undone(language: String) throws {
        let shell = try shell(language)
        let before = try content(shell)
        shell.run(Self.christmas)
        let after = try content(shell)
        let step =
            language == "en"
            ? "“break 24 Dec – 3 Jan: Run, Read”" : "«перерыв 24 декабря – 3 января: Run, Read»"
        let (undid, redid) = language == "en" ? ("Undid ", "Redid ") : ("Отменён шаг ", "Повторён шаг ")
        #expect(shell.tracker("undo").output.hasPrefix(undid + step + "."))
        #expect(try content(shell) == before)
        #expect(shell.tracker("redo").output.hasPrefix(redid + step + "."))
        #expect(try content(shell) == after)
    }

    @Test("OFF-6: nothing new stands in the file: rests of version 3")
    func file() throws {
        let shell = try shell()
        shell.run(Self.christmas)
        let text = String(decoding: shell.library ?? [], as: UTF8.self)
        #expect(text.contains("<integer>3</integer>") && text.contains("<key>rests</key>"))
    }

    @Test("OFF-6, OFF-8: JSON tells a break's days one by one, and the end of a pause alone")
    func changes() throws {
        let shell = try shell()
        let kinds = try kinds(shell, Self.christmas)
        #expect(kinds == Array(repeating: "skipped", count: 22))
        #expect(
            try self.kinds(shell, ["pause", "Run", "--from", "2026-12-24", "--until", "2027-01-03"]) == [])
        #expect(try self.kinds(shell, ["resume", "Run"]) == Array(repeating: "unskipped", count: 11))
        shell.tracker("pause", "Run")
        #expect(try self.kinds(shell, ["pause", "Run", "--until", "sun"]) == ["resumed"])
    }

    @Test("OFF-9: JSON has the break of today, else the next, and null for an archived one")
    func breakInJSON() throws {
        let shell = try shell()
        #expect(try rest(shell, "Run") == nil)
        shell.run(Self.christmas)
        #expect(try rest(shell, "Run") == ["2026-12-24", "2027-01-03"])
        #expect(try show(shell, "Run")["standing"] == .string("active"))
        #expect(shell.tracker("show", "Run", "--plain").output.contains("\nbreak\t2026-12-24..2027-01-03\n"))
        shell.tracker("pause", "Run", "--until", "sun")
        #expect(try rest(shell, "Run") == ["2026-11-20", "2026-11-22"])
        let listed = try ParsedJSON(shell.tracker("list", "--filter", "resting", "--json").output)
        let cards = try #require(listed["sections"]?.items.first?["trackers"]?.items)
        #expect(cards.map { $0["break"]?["until"]?.string } == ["2026-11-22", "2027-01-03"])
        #expect(cards.map { $0["since"] } == [.null, .null])
        shell.tracker("archive", "Run")
        #expect(try rest(shell, "Run") == nil)
    }

    // MARK: Lists

    @Test("OFF-9: the filter for what rests says of each what, whatever the date", arguments: ["en", "ru"])
    func resting(language: String) throws {
        let shell = try shell(language)
        for name in ["Ahead", "Now", "Paused", "Soon", "Free"] {
            shell.tracker("add", name, "--category", "Sport", "--schedule", "daily", "--start", "2026-11-01")
        }
        shell.tracker("pause", "Ahead", "--from", "2026-12-24", "--until", "2027-01-03")
        shell.tracker("pause", "Now", "--until", "2027-01-03")
        shell.tracker("pause", "Paused", "--from", "2026-11-03")
        shell.tracker("pause", "Soon", "--from", "2026-12-24")
        let told =
            language == "en"
            ? [
                "break 24 Dec – 3 Jan", "break until 3 Jan", "paused since 3 Nov", "paused from 24 Dec",
                "2 paused or archived · 2 breaks ahead",
            ]
            : [
                "перерыв 24 декабря – 3 января", "перерыв по 3 января", "на паузе с 3 ноя",
                "на паузе с 24 дек", "на паузе и в архиве: 2 · 2 перерыва впереди",
            ]
        for date in ["2026-11-20", "2026-10-01", "2027-02-01"] {
            let rows = shell.tracker("list", "--filter", "resting", "--date", date).output.split(
                separator: "\n")
            for (name, said) in zip(["Ahead", "Now", "Paused", "Soon"], told) {
                #expect(rows.contains { $0.contains(name) && $0.contains(said) }, "\(date) \(name)")
            }
            #expect(!rows.contains { $0.contains("Free") })
        }
        #expect(shell.tracker("list").output.contains(told[4]))
        #expect(!shell.tracker("list").output.contains(told[0]))
    }

    @Test(
        "N5: a pause of all to come is told in the lists, and does not hide the filter",
        arguments: ["en", "ru"])
    func pauseToCome(language: String) throws {
        let shell = try shell(language)
        shell.tracker("pause", "--all", "--from", "2026-12-24")
        let (ahead, from) =
            language == "en"
            ? ("2 breaks ahead", "paused from 24 Dec") : ("2 перерыва впереди", "на паузе с 24 дек")
        #expect(shell.tracker("list").output.contains(ahead))
        #expect(shell.tracker("list", "--filter", "resting").output.contains(from))
        #expect(!shell.tracker("list", "--date", "2026-12-16").output.contains(from))
        #expect(shell.tracker("list", "--date", "2026-12-17").output.contains(from))
        #expect(shell.tracker("list", "--date", "2026-12-24").output.contains(ahead))
        let json = try ParsedJSON(shell.tracker("list", "--date", "2026-12-24", "--json").output)
        #expect(json["filtersAvailable"] == .bool(true))
    }

    @Test("OFF-10: show has a row for the break", arguments: ["en", "ru"])
    func showRow(language: String) throws {
        let shell = try shell(language)
        shell.run(Self.christmas)
        let row =
            language == "en"
            ? "24 Dec 2026 – 3 Jan 2027, 11 days" : "24 декабря 2026 – 3 января 2027, 11 дней"
        let caption = language == "en" ? "Break" : "Перерыв"
        #expect(
            shell.tracker("show", "Run").output.split(separator: "\n").contains {
                $0.contains(caption) && $0.contains(row)
            })
        shell.today = "2027-01-04"
        #expect(!shell.tracker("show", "Run").output.contains(row))
        #expect(!shell.tracker("list").output.contains(language == "en" ? "break" : "перерыв"))
    }

    @Test("OFF-11: done on a day of a break counts, and the break goes on")
    func doneMeanwhile() throws {
        let shell = try shell("ru")
        shell.run(Self.christmas)
        shell.today = "2026-12-25"
        #expect(
            shell.tracker("done", "Run").output.hasPrefix(
                "Отмечено за сегодня: Run. По-прежнему перерыв (по 3 января): Run."))
        #expect(try show(shell, "Run")["total"] == .number("1"))
        #expect(try rest(shell, "Run") == ["2026-12-24", "2027-01-03"])
    }

    // MARK: Skips of all

    @Test("OFF-12: skip --all leaves out what is paused, not what will be; --note goes to each")
    func skipAll() throws {
        let shell = try shell()
        for name in ["Paused", "Later", "Gone"] {
            shell.tracker("add", name, "--category", "Sport", "--schedule", "daily", "--start", "2026-11-18")
        }
        shell.tracker("pause", "Paused")
        shell.tracker("pause", "Later", "--from", "2026-12-01")
        shell.tracker("archive", "Gone")
        #expect(
            shell.tracker("skip", "--all", "--date", "-3..today", "--note", "a cold").output
                == "Skipped on 4 days: Run, Read. Skipped on 3 days: Later; 1 day before the start left out. "
                + Self.undo)
        #expect(shell.tracker("notes", "--plain").output.split(separator: "\n").count == 11)
        #expect(
            shell.tracker("unskip", "--all", "--date", "-3..today").output
                == "No longer skipped on 4 days: Run, Read, Later. \(Self.undo)")
        #expect(
            shell.tracker("skip", "--all", "Run")
                == Shell.Run(errors: "Name trackers or write --all, not both.\n", code: .wrongLine))
        #expect(
            shell.tracker("unskip")
                == Shell.Run(errors: "Name trackers, or write --all for all of them.\n", code: .wrongLine))
        let empty = try Shell(language: "ru")
        #expect(empty.tracker("skip", "--all") == Shell.Run(output: "Пропускать нечего.\n"))
    }

    // MARK: Support

    /// Two habits and an event, in the order Run, Read.
    private func shell(_ language: String = "en") throws -> Shell {
        let shell = try Shell(language: language)
        for (name, kind) in [
            ("Run", ["--schedule", "daily"]), ("Read", ["--schedule", "daily"]), ("Exam", ["--event"]),
        ] {
            shell.run(["add", name, "--category", "Sport", "--start", "2026-11-02"] + kind)
        }
        return shell
    }

    private func show(_ shell: Shell, _ name: String) throws -> ParsedJSON {
        try ParsedJSON(shell.tracker("show", name, "--json").output)
    }

    private func nextDue(_ shell: Shell, _ name: String) throws -> String? {
        try show(shell, name)["nextDue"]?.string
    }

    private func rest(_ shell: Shell, _ name: String) throws -> [String]? {
        let rest = try #require(try show(shell, name)["break"])
        return rest == .null ? nil : [rest["from"], rest["until"]].compactMap { $0?.string }
    }

    private func kinds(_ shell: Shell, _ line: [String]) throws -> [String] {
        try ParsedJSON(shell.run(line + ["--json"]).output)["changes"]?.items
            .compactMap { $0["kind"]?.string } ?? []
    }

    /// What the library holds, without its history.
    private func content(_ shell: Shell) throws -> String {
        shell.tracker("export", "--format", "json", "-").output
    }
}
