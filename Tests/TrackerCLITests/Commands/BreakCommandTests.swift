import Samples
import TestKit
import Testing
import TrackerCLI
import TrackerDomain

/// Breaks on the command line. Today is Friday, 20 November 2026, unless the test moves it.
@Suite struct BreakCommandTests {
    // MARK: Worked example

    @Test("OFF-7: a pause that became a break is undone by that word")
    func pauseWithAnEnd() throws {
        let shell = try Shell.withTwoHabits()
        shell.tracker("pause", "Run", "--from", "2026-11-03")
        shell.tracker("pause", "Run", "--until", "2026-11-30")
        #expect(shell.tracker("undo").output.hasPrefix("Undid “break 3 – 30 Nov: Run”. "))
        #expect(shell.tracker("redo").output.hasPrefix("Redid “break 3 – 30 Nov: Run”. "))
        shell.tracker("undo")
        // What ends today has no days to come.
        shell.tracker("resume", "Run")
        #expect(shell.tracker("undo").output.hasPrefix("Undid “resumed: Run”. "))
    }

    @Test("OFF-6, OFF-7, OFF-10: a break of all, set ahead, shortened for one and lengthened for all")
    func worked() throws {
        let shell = try Shell.withTwoHabits()
        #expect(
            shell.run(Shell.christmas).output
                == "On a break from Thu, 24 December 2026 to Sun, 3 January 2027 (11 days): Run, Read. "
                + Shell.undoHint)
        #expect(shell.tracker("list").output.contains("break 24 Dec – 3 Jan, 2 habits  Show: "))
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
                == "Done today: Run. Still on a break until 3 Jan: Run. \(Shell.undoHint)")
        #expect(shell.tracker("list").output.contains("break until 3 Jan"))
        shell.today = "2026-12-28"
        #expect(
            shell.tracker("pause", "Run", "--until", "30.12.2026").output
                == "Break now until Wed, 30 December 2026: Run. \(Shell.undoHint)")
        #expect(try shell.nextDue(of: "Run") == "2026-12-31")
        #expect(try shell.nextDue(of: "Read") == "2027-01-04")
        #expect(
            shell.tracker("pause", "--all", "--until", "2027-01-10").output
                == "On a break from Mon, 28 December 2026 to Sun, 10 January 2027 (14 days): Run, Read. "
                + Shell.undoHint)
        #expect(try shell.nextDue(of: "Run") == "2027-01-11" && shell.nextDue(of: "Read") == "2027-01-11")
    }

    @Test("OFF-7, DAY-3: --date names all days of a break, and only adds days as --from and --until do")
    func allDays() throws {
        let shell = try Shell.withTwoHabits()
        let week = "On a break from Mon, 23 November 2026 to Sun, 29 November 2026 (7 days): "
        #expect(
            shell.tracker("pause", "--all", "--date", "next week").output
                == week + "Run, Read. " + Shell.undoHint)
        #expect(
            shell.tracker("pause", "Run", "-d", "+10").output
                == "On a break on Mon, 30 November 2026: Run. " + Shell.undoHint)
        for other in ["--from", "--until"] {
            #expect(shell.tracker("pause", "Run", "--date", "+12", other, "+13").code == .wrongLine)
        }
        let before = shell.library
        #expect(
            shell.tracker("pause", "Run", "--date", "mon,wed").errors.hasPrefix("“mon,wed” is not a day: "))
        #expect(shell.library == before)
        shell.today = "2026-11-23"
        #expect(try shell.nextDue(of: "Run") == "2026-12-01" && shell.nextDue(of: "Read") == "2026-11-30")
    }

    @Test("OFF-7: a break that is added in front of another one is told to the end of both")
    func touching() throws {
        let shell = try Shell.withTwoHabits()
        shell.tracker("pause", "--all", "--date", "next week")
        #expect(
            shell.tracker("pause", "--all", "--until", "26 nov").output
                == "On a break from Fri, 20 November 2026 to Sun, 29 November 2026 (10 days): Run, Read. "
                + Shell.undoHint)
    }

    @Test("OFF-7: a pause that began today stays under a break of all, too")
    func pausedToday() throws {
        let shell = try Shell.withTwoHabits()
        shell.tracker("pause", "Run")
        #expect(shell.run(Shell.christmas).output.contains(" Still paused: Run. "))
    }

    @Test("OFF-7: a pause stays under a break of all, and an end of its own makes it one")
    func workedGym() throws {
        let shell = try Shell.withTwoHabits()
        shell.tracker("add", "Gym", "--category", "Sport", "--schedule", "daily", "--start", "2026-10-01")
        shell.tracker("pause", "Gym", "--from", "2026-11-01")
        #expect(
            shell.run(Shell.christmas).output.hasSuffix(
                "(11 days): Run, Read, Gym. Still paused: Gym. \(Shell.undoHint)"))
        #expect(try shell.card(of: "Gym")["standing"] == .string("paused"))
        #expect(try shell.restBreak(of: "Gym") == ["2026-12-24", "2027-01-03"])
        #expect(
            shell.tracker("pause", "Gym", "--until", "sun").output
                == "Break now until Sun, 22 November 2026: Gym. \(Shell.undoHint)")
        #expect(try shell.restBreak(of: "Gym") == ["2026-11-01", "2026-11-22"])
        #expect(try shell.nextDue(of: "Gym") == "2026-11-23")
        shell.today = "2026-12-23"
        #expect(try shell.restBreak(of: "Gym") == ["2026-12-24", "2027-01-03"])
        #expect(shell.tracker("log", "Gym", "--days", "1", "--plain").output.hasSuffix("\t?\n"))
        shell.today = "2026-12-24"
        #expect(try shell.nextDue(of: "Gym") == "2027-01-04")
        #expect(shell.tracker("log", "Gym", "--days", "2", "--plain").output.hasSuffix("\txs\n"))
    }

    // MARK: What is said

    @Test(
        "OFF-6, OFF-8: each change of a break says itself, in both languages",
        arguments: [
            (
                "en", [Shell.christmas],
                "On a break from Thu, 24 December 2026 to Sun, 3 January 2027 (11 days): Run, Read."
            ),
            ("ru", [Shell.christmas], "Перерыв с 24 декабря 2026 по 3 января 2027 (11 дней): Run, Read."),
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
            ("en", [Shell.christmas, ["resume", "Run"]], "Break of 24 Dec – 3 Jan taken back: Run."),
            ("ru", [Shell.christmas, ["resume", "Run"]], "Перерыв 24 декабря – 3 января отменён: Run."),
            (
                "en", [Shell.christmas, ["resume", "--all"]],
                "Break of 24 Dec – 3 Jan taken back: Run, Read."
            ),
            (
                "en", [["pause", "Run", "--from", "-2", "--until", "+5"], ["resume", "Run"]],
                "Resumed: Run."
            ),
        ])
    func said(language: String, lines: [[String]], said: String) throws {
        let shell = try Shell.withTwoHabits(language)
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
        let shell = try Shell.withTwoHabits(language)
        shell.run(Shell.christmas)
        let said =
            language == "en"
            ? "On a break on those days already: Run, Read.\n" : "В эти дни и так перерыв: Run, Read.\n"
        #expect(shell.run(Shell.christmas) == Shell.Run(output: said))
    }

    @Test(
        "OFF-6: an end before the beginning is rc 2 and changes nothing",
        arguments: [
            ("en", "The break would end before it begins: 20 Dec is before 24 Dec.\n"),
            ("ru", "Перерыв закончился бы раньше, чем начался: 20 декабря раньше 24 декабря.\n"),
        ])
    func backwards(language: String, said: String) throws {
        let shell = try Shell.withTwoHabits(language)
        let before = shell.library
        #expect(
            shell.tracker("pause", "Run", "--from", "2026-12-24", "--until", "2026-12-20")
                == Shell.Run(errors: said, code: .wrongLine))
        #expect(shell.library == before)
    }

    @Test("OFF-6: bad input is one sentence, rc 2", arguments: ["en", "ru"])
    func refused(language: String) throws {
        let shell = try Shell.withTwoHabits(language)
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
        let shell = try Shell.withTwoHabits()
        shell.tracker("archive", "Run")
        #expect(
            shell.tracker("pause", "Run", "--until", "sun")
                == Shell.Run(output: "Unchanged (archived): Run.\n"))
        #expect(shell.run(Shell.christmas).output.contains("(11 days): Read. "))
        #expect(try shell.restBreak(of: "Run") == nil)
    }

    // MARK: Undo, history, JSON

    @Test(
        "OFF-6: one command is one step, which undo and redo give back by the file", arguments: ["en", "ru"])
    func undone(language: String) throws {
        let shell = try Shell.withTwoHabits(language)
        let before = try shell.content()
        shell.run(Shell.christmas)
        let after = try shell.content()
        let step =
            language == "en"
            ? "“break 24 Dec – 3 Jan: Run, Read”" : "«перерыв 24 декабря – 3 января: Run, Read»"
        let (undid, redid) = language == "en" ? ("Undid ", "Redid ") : ("Отменён шаг ", "Повторён шаг ")
        #expect(shell.tracker("undo").output.hasPrefix(undid + step + "."))
        #expect(try shell.content() == before)
        #expect(shell.tracker("redo").output.hasPrefix(redid + step + "."))
        #expect(try shell.content() == after)
    }

    @Test("OFF-6: nothing new stands in the file: rests, as they came with version 3")
    func file() throws {
        let shell = try Shell.withTwoHabits()
        shell.run(Shell.christmas)
        let text = String(decoding: shell.library ?? [], as: UTF8.self)
        #expect(text.contains("<key>rests</key>"))
    }

    @Test("OFF-6, OFF-8: JSON tells a break's days one by one, and the end of a pause alone")
    func changes() throws {
        let shell = try Shell.withTwoHabits()
        let kinds = try shell.kinds(Shell.christmas)
        #expect(kinds == Array(repeating: "skipped", count: 22))
        #expect(
            try shell.kinds(["pause", "Run", "--from", "2026-12-24", "--until", "2027-01-03"]) == [])
        #expect(try shell.kinds(["resume", "Run"]) == Array(repeating: "unskipped", count: 11))
        shell.tracker("pause", "Run")
        #expect(try shell.kinds(["pause", "Run", "--until", "sun"]) == ["resumed"])
    }

    @Test("OFF-9: JSON has the break of today, else the next, and null for an archived one")
    func breakInJSON() throws {
        let shell = try Shell.withTwoHabits()
        #expect(try shell.restBreak(of: "Run") == nil)
        shell.run(Shell.christmas)
        #expect(try shell.restBreak(of: "Run") == ["2026-12-24", "2027-01-03"])
        #expect(try shell.card(of: "Run")["standing"] == .string("active"))
        #expect(shell.tracker("show", "Run", "--plain").output.contains("\nbreak\t2026-12-24..2027-01-03\n"))
        shell.tracker("pause", "Run", "--until", "sun")
        #expect(try shell.restBreak(of: "Run") == ["2026-11-20", "2026-11-22"])
        let listed = try ParsedJSON(shell.tracker("list", "--filter", "resting", "--json").output)
        let cards = try #require(listed["sections"]?.items.first?["trackers"]?.items)
        #expect(cards.map { $0["break"]?["until"]?.string } == ["2026-11-22", "2027-01-03"])
        #expect(cards.map { $0["since"] } == [.null, .null])
        shell.tracker("archive", "Run")
        #expect(try shell.restBreak(of: "Run") == nil)
    }
}
