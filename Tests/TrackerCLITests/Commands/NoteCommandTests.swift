import TestKit
import Testing
import TrackerCLI

/// Notes of days on the command line. Today is Friday, 20 November 2026.
@Suite struct NoteCommandTests {
    @Test("NOTE-1: a note is written, shown, replaced and removed; a day to come may have one")
    func note() throws {
        for (language, written, removed, none) in [
            ("en", "Noted today: Run.", "Note removed today: Run.", "No note today: Run.\n"),
            (
                "ru", "Записана заметка за сегодня: Run.", "Заметка убрана за сегодня: Run.",
                "Нет заметки за сегодня: Run.\n"
            ),
        ] {
            let shell = try shell(language)
            #expect(shell.tracker("note", "Run") == Shell.Run(output: none))
            #expect(shell.tracker("note", "Run", "  along   the river ").output.hasPrefix(written))
            #expect(shell.tracker("note", "Run") == Shell.Run(output: "along the river\n"))
            let again = shell.tracker("note", "Run", "along the river")
            #expect(again.code == .done && !again.output.contains("tracker undo"))
            #expect(shell.tracker("note", "Run", "tired").code == .done)
            #expect(shell.tracker("note", "Run", "--remove").output.hasPrefix(removed))
            #expect(shell.tracker("note", "Run", "--remove") == Shell.Run(output: none))
            #expect(shell.tracker("note", "Run", "buy shoes", "--date", "tomorrow").code == .done)
        }
    }

    @Test("NOTE-2: notes are found by their text, folded, by tracker and by days, the newest first")
    func notes() throws {
        let shell = try shell("en")
        shell.tracker("note", "Run", "Ёлки вдоль реки", "--date", "-3")
        shell.tracker("done", "Read", "--note", "Chapter 3", "--date", "-1..today")
        shell.tracker("note", "Exam", "реквизиты", "--date", "tomorrow")
        let records = fields(shell.tracker("notes", "--plain").output)
        #expect(
            records.map { [$0[0], $0[2], $0[3]] } == [
                ["2026-11-21", "Exam", "реквизиты"], ["2026-11-20", "Read", "Chapter 3"],
                ["2026-11-19", "Read", "Chapter 3"], ["2026-11-17", "Run", "Ёлки вдоль реки"],
            ])
        for (line, found) in [
            (["--search", "РЕК"], 2), (["--search", "елки"], 1), (["Read"], 2), (["--from", "today"], 2),
            (["--to", "-2"], 1), (["--from", "-1", "--to", "today"], 2), (["--search", "nowhere"], 0),
        ] {
            #expect(fields(shell.run(["notes", "--plain"] + line).output).count == found, "\(line)")
        }
        let document = shell.tracker("notes", "Run", "--json").output
        #expect(document.hasPrefix(#"{"schemaVersion":1,"notes":[{"date":"2026-11-17","id":""#))
        #expect(document.hasSuffix(#","name":"Run","text":"Ёлки вдоль реки"}]}"# + "\n"))
    }

    @Test("DAY-4: notes of a range stand under both its ends")
    func heading() throws {
        let shell = try shell("en")
        shell.tracker("note", "Run", "windy", "--date", "-2")
        let whole = shell.tracker("notes").output
        #expect(whole.hasPrefix("18 Nov "))
        #expect(
            shell.tracker("notes", "--from", "mon", "--to", "today").output
                == "Notes · 16 – 20 November 2026\n\n" + whole)
        #expect(
            shell.tracker("notes", "--to", "-3", "--lang", "ru").output
                == "Заметки · 17 ноября 2026\n\nНичего не найдено\n")
        #expect(!shell.tracker("notes", "--from", "mon", "--plain").output.contains("·"))
    }

    @Test("NOTE-1: show lists the notes, the newest first")
    func shown() throws {
        let shell = try shell("en")
        shell.tracker("note", "Run", "windy", "--date", "-2")
        shell.tracker("note", "Run", "sunny", "--date", "-1")
        let text = shell.tracker("show", "Run").output
        let (older, newer) = (text.firstRange(of: "windy"), text.firstRange(of: "sunny"))
        #expect(try #require(newer).lowerBound < (try #require(older)).lowerBound)
        let records = shell.tracker("show", "Run", "--plain").output
        let notes = "\nnotes\t2026-11-18=windy\nnotes\t2026-11-19=sunny\ncompletedDays\t"
        #expect(records.contains(notes), "\(records)")
    }

    @Test("NOTE-2: what was searched for stands out, wherever it is")
    func emphasis() throws {
        let shell = try shell("en")
        shell.tracker("note", "Run", "Вдоль реки и опять у реки")
        shell.isTerminal = true
        let bold = shell.tracker("notes", "--search", "РЕКИ").output
        let plain = shell.tracker("notes").output
        #expect(bold.split(separator: "реки").count == 3 && bold != plain)
        #expect(bold.contains("\u{1B}[1") && bold.contains("Вдоль"))
    }

    @Test(
        "NOTE-1: a note of 501 characters, none at all, or both at once are refused", arguments: ["en", "ru"])
    func refusals(language: String) throws {
        let shell = try shell(language)
        #expect(shell.tracker("note", "Run", String(repeating: "ё", count: 500)).code == .done)
        let before = try shell.home.contents()
        for line in [
            ["note", "Run", String(repeating: "ё", count: 501)], ["note", "Run", " "],
            ["note", "Run", "a\u{1B}[31m"], ["note", "Run", "a", "--remove"], ["note", "Run", "a", "b"],
            ["note", "Run", "--dry-run"], ["note"], ["notes", "--from", "today", "--to", "-1"],
            ["done", "Run", "--note", ""],
        ] {
            let run = shell.run(line)
            #expect(run.code == .wrongLine && run.output == "", "\(line.map { $0.prefix(20) })")
            #expect(OneSentence(run.errors, line: line).faults(language) == [], "\(run.errors.prefix(200))")
        }
        #expect(try shell.home.contents() == before)
    }

    @Test("NOTE-1: done keeps mark and note in one step, and says so")
    func oneStep() throws {
        let shell = try shell("en")
        #expect(
            shell.tracker("done", "Run", "--note", "fast").output.hasPrefix("Done today: Run. With a note."))
        #expect(shell.tracker("done", "Run", "--note", "slow").output.hasPrefix("Noted today: Run."))
        shell.tracker("undo", "2")
        #expect(shell.tracker("notes").output == "There are no notes yet.\n")
    }

    private func fields(_ output: String) -> [[String]] {
        output.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
    }

    private func shell(_ language: String) throws -> Shell {
        let shell = try Shell(language: language)
        for (name, kind) in [
            ("Run", ["--schedule", "daily"]), ("Read", ["--schedule", "daily"]), ("Exam", ["--event"]),
        ] {
            shell.run(["add", name, "--category", "Sport"] + kind)
        }
        return shell
    }
}
