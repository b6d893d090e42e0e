import TestKit
import Testing
import TrackerCLI

/// Skips, pauses and the archive on the command line. Today is Friday, 20 November 2026.
@Suite struct StatusCommandTests {
    @Test(
        "OFF-1, OFF-2, OFF-3: each change says itself, and again that it is so already, rc 0",
        arguments: [
            ("en", ["skip", "Run"], "Skipped today: Run.", "Already skipped today: Run."),
            ("ru", ["skip", "Run"], "Пропущено за сегодня: Run.", "Уже пропущено за сегодня: Run."),
            (
                "en", ["skip", "Run", "--date", "2026-12-24..2026-12-31"],
                "Skipped on 8 days (Thu, 24 – Thu, 31 December 2026): Run.",
                "Already skipped on 8 days (Thu, 24 – Thu, 31 December 2026): Run."
            ),
            ("en", ["pause", "Run", "Read"], "Paused: Run, Read.", "Already paused: Run, Read."),
            ("ru", ["pause", "Run"], "На паузе: Run.", "Уже на паузе: Run."),
            (
                "en", ["pause", "Run", "--from", "2026-12-01"], "Paused from Tue, 1 December 2026 on: Run.",
                "Already paused: Run."
            ),
            ("en", ["archive", "Run"], "Archived: Run.", "Already archived: Run."),
            ("ru", ["archive", "Run"], "В архиве: Run.", "Уже в архиве: Run."),
        ])
    func said(language: String, line: [String], first: String, second: String) throws {
        let shell = try shell(language)
        let run = shell.run(line)
        #expect(run.code == .done && run.output.hasPrefix(first + " "), "\(run.output)\(run.errors)")
        #expect(run.output.contains("tracker undo") && run.output.utf8.filter { $0 == 0x0A }.count == 1)
        let before = shell.library
        let again = shell.run(line)
        // A pause that is to come moves with --from; named again with the same day it does not.
        #expect(again == Shell.Run(output: second + "\n"), "\(again)")
        #expect(shell.library == before)
    }

    @Test(
        "OFF-2: resuming, unskipping and unarchiving what is not so says so, rc 0",
        arguments: [
            ("en", ["resume", "Run"], "Was not paused: Run.\n"),
            ("ru", ["resume", "Run"], "Не было на паузе: Run.\n"),
            ("en", ["unskip", "Run"], "Was not skipped today: Run.\n"),
            ("en", ["unarchive", "Run", "Read"], "Was not archived: Run, Read.\n"),
            ("en", ["resume", "--all"], "Nothing is paused.\n"),
            ("ru", ["resume", "--all"], "На паузе ничего нет.\n"),
        ])
    func nothing(language: String, line: [String], said: String) throws {
        #expect(try shell(language).run(line) == Shell.Run(output: said))
    }

    @Test("OFF-1: a skipped day is off, and unskip brings it back; the changes are skipped and unskipped")
    func skips() throws {
        let shell = try shell("en")
        #expect(try kinds(shell, "skip", "Run", "--date", "-1..today", "--note", "ill").count == 4)
        var card = try ParsedJSON(shell.tracker("show", "Run", "--json").output)
        #expect(card["skipped"] == .bool(true) && card["note"] == .string("ill"))
        #expect(card["skips"] == .array([.string("2026-11-19"), .string("2026-11-20")]))
        #expect(
            shell.tracker("list").output.contains("[–]") && shell.tracker("list").output.contains("skipped"))
        #expect(!shell.tracker("list", "--filter", "not-completed", "--plain").output.contains("\tRun\t"))
        #expect(try kinds(shell, "unskip", "Run", "--date", "-1..today") == ["unskipped", "unskipped"])
        card = try ParsedJSON(shell.tracker("show", "Run", "--json").output)
        #expect(card["skips"] == .array([]) && card["skipped"] == .bool(false))
    }

    @Test("OFF-2: --all pauses every habit, not events; resume --all ends it, and the days since rest")
    func holiday() throws {
        let shell = try shell("en")
        #expect(try kinds(shell, "pause", "--all", "--from", "-3") == ["paused", "paused"])
        var card = try ParsedJSON(shell.tracker("show", "Run", "--json").output)
        #expect(card["standing"] == .string("paused") && card["since"] == .string("2026-11-17"))
        #expect(card["nextDue"] == .null)
        #expect(shell.tracker("list", "--plain").output.split(separator: "\n").count == 1)
        #expect(shell.tracker("list").output.contains("2 resting"))
        let inactive = shell.tracker("list", "--filter", "resting").output
        #expect(inactive.contains("Run") && inactive.contains("paused since 17 Nov"))
        #expect(try kinds(shell, "resume", "--all") == ["resumed", "resumed"])
        card = try ParsedJSON(shell.tracker("show", "Run", "--json").output)
        #expect(card["rests"]?.items.compactMap(\.string) == ["2026-11-17", "2026-11-18", "2026-11-19"])
        #expect(card["standing"] == .string("active") && card["since"] == .null)
        #expect(try kinds(shell, "unskip", "Run", "--date", "-3..-1").count == 3)
    }

    @Test("OFF-1: unskip keeps a note, too")
    func unskipWithNote() throws {
        let shell = try shell("en")
        shell.tracker("skip", "Run")
        #expect(try kinds(shell, "unskip", "Run", "--note", "well again") == ["unskipped", "noted"])
        #expect(shell.tracker("note", "Run").output == "well again\n")
    }

    @Test("OFF-2: --all moves the pauses there are, too")
    func allAgain() throws {
        let shell = try shell("en")
        shell.tracker("pause", "Run", "--from", "2026-12-01")
        #expect(try kinds(shell, "pause", "--all") == ["paused", "paused"])
        let card = try ParsedJSON(shell.tracker("show", "Run", "--json").output)
        #expect(card["since"] == .string("2026-11-20"))
    }

    @Test("OFF-2, OFF-3: an archived one is neither paused nor resumed, and that is said")
    func archivedLeftAlone() throws {
        for (language, said) in [
            ("en", "Unchanged (archived): Run.\n"), ("ru", "Без изменений (в архиве): Run.\n"),
        ] {
            let shell = try shell(language)
            shell.tracker("archive", "Run")
            let before = shell.library
            for verb in ["pause", "resume"] {
                #expect(shell.tracker(verb, "Run") == Shell.Run(output: said), "\(verb)")
            }
            #expect(shell.library == before)
        }
    }

    @Test("OFF-3: JSON has the day since when it is in the archive")
    func archivedSince() throws {
        let shell = try shell("en")
        shell.tracker("archive", "Run")
        let card = try ParsedJSON(shell.tracker("show", "Run", "--json").output)
        #expect(card["standing"] == .string("archived") && card["since"] == .string("2026-11-20"))
    }

    @Test("OFF-3: the archived one leaves lists and completions; of equal names the other is meant")
    func archive() throws {
        let shell = try shell("en")
        #expect(try kinds(shell, "archive", "Run", "Exam") == ["archived", "archived"])
        #expect(shell.tracker("list", "--plain").output.split(separator: "\n").count == 1)
        #expect(shell.tracker("__complete", "trackers").output == "Read\n")
        #expect(!shell.tracker("stats", "--plain").output.contains("\tRun\t"))
        #expect(!shell.tracker("log", "--plain").output.contains("\tRun\t"))
        #expect(shell.tracker("log", "Run", "--plain").output.contains("\tRun\t"))
        // The exact name and its beginning still find it.
        #expect(shell.tracker("show", "run", "--plain").output.contains("standing\tarchived"))
        shell.tracker("add", "Run", "--category", "Home", "--schedule", "mon")
        #expect(shell.tracker("show", "Run", "--plain").output.contains("standing\tactive"))
        #expect(shell.tracker("show", "ru", "--plain").output.contains("standing\tactive"))
        #expect(try kinds(shell, "unarchive", "Exam") == ["unarchived"])
    }

    @Test("OFF-5: a mark does not resume, and says that it rests")
    func markAtRest() throws {
        for (language, said, archived) in [
            ("en", "Done today: Run. Still paused: Run.", "Still archived: Run."),
            ("ru", "Отмечено за сегодня: Run. По-прежнему на паузе: Run.", "По-прежнему в архиве: Run."),
        ] {
            let shell = try shell(language)
            shell.tracker("pause", "Run")
            #expect(shell.tracker("done", "Run").output.hasPrefix(said))
            let card = try ParsedJSON(shell.tracker("show", "Run", "--json").output)
            #expect(card["standing"] == .string("paused") && card["completed"] == .bool(true))
            shell.tracker("archive", "Run")
            #expect(shell.tracker("done", "Run", "--date", "-1").output.contains(archived))
        }
    }

    @Test("OFF-5: of a pause to come a mark says nothing")
    func markBeforePause() throws {
        let shell = try shell("en")
        shell.tracker("pause", "Run", "--from", "2026-12-01")
        let said = shell.tracker("done", "Run").output
        #expect(said.hasPrefix("Done today: Run. ") && !said.contains("Still paused"))
    }

    @Test("What cannot be is refused with one sentence, and nothing is changed", arguments: ["en", "ru"])
    func refusals(language: String) throws {
        let shell = try shell(language)
        let before = try shell.home.contents()
        for (code, line) in [
            (ExitCode.wrongLine, ["skip", "Exam"]), (.wrongLine, ["pause", "Exam"]),
            (.wrongLine, ["pause", "Run", "Exam"]), (.wrongLine, ["pause"]), (.wrongLine, ["resume"]),
            (.wrongLine, ["pause", "Run", "--all"]), (.couldNot, ["pause", "Swim"]),
            (.couldNot, ["archive", "Swim"]),
            (.wrongLine, ["skip", "Run", "--date", "today..-1"]),
            (.wrongLine, ["skip", "Run", "--date", "1999-01-01..2026-11-01"]),
            (.wrongLine, ["pause", "Run", "--from", "2026-02-30"]),
            (.wrongLine, ["skip", "Run", "--note", String(repeating: "x", count: 501)]),
        ] {
            let run = shell.run(line)
            #expect(run.code == code && run.output == "", "\(line)")
            #expect(OneSentence(run.errors, line: line).faults(language) == [], "\(line): \(run.errors)")
        }
        #expect(try shell.home.contents() == before)
    }

    private func kinds(_ shell: Shell, _ line: String...) throws -> [String] {
        try ParsedJSON(shell.run(line + ["--json"]).output)["changes"]?.items
            .compactMap { $0["kind"]?.string } ?? []
    }

    /// Two habits and an event.
    private func shell(_ language: String) throws -> Shell {
        let shell = try Shell(language: language)
        for (name, kind) in [
            ("Run", ["--schedule", "daily"]), ("Read", ["--schedule", "daily"]), ("Exam", ["--event"]),
        ] {
            shell.run(["add", name, "--category", "Sport", "--start", "2026-11-02"] + kind)
        }
        return shell
    }
}
