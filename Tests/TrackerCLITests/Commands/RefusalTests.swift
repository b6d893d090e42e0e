import TestKit
import Testing
import TrackerCLI

/// Sentences that speak of what was typed.
@Suite struct RefusalTests {
    private func shell(_ language: String = "en") throws -> Shell {
        let shell = try Shell(language: language)
        shell.tracker("add", "Gym", "--category", "Music", "--schedule", "daily")
        return shell
    }

    @Test("N21: names together with --all", arguments: ["pause", "resume"])
    func namesAndAll(command: String) throws {
        for (language, both, none) in [
            (
                "en", "Name trackers or write --all, not both.\n",
                "Name trackers, or write --all for all of them."
            ),
            (
                "ru", "Либо трекеры, либо --all, но не вместе.\n",
                "Укажите трекеры или напишите --all — все сразу."
            ),
        ] {
            let shell = try shell(language)
            #expect(shell.tracker(command, "--all", "Gym") == Shell.Run(errors: both, code: .wrongLine))
            shell.isTerminal = true
            let run = shell.tracker(command, "--color", "never")
            #expect(run.code == .wrongLine && run.errors.contains(none), "\(run)")
        }
    }

    @Test(
        "N21, TWIN-2: undo and redo of a tracker name its mark",
        arguments: [
            (["undo", "gym"], "tracker undone gym"), (["redo", "Gym"], "tracker done Gym"),
        ])
    func marks(line: [String], meant: String) throws {
        for (language, asked) in [
            ("en", ": write \(meant)."), ("ru", ": напишите \(meant)."),
        ] {
            let run = try shell(language).run(line)
            #expect(run.code == .wrongLine && run.errors.contains(asked), "\(run)")
        }
        for word in ["swim", "0", ""] {
            #expect(try shell().tracker("undo", word).errors.contains("write a whole number, 1 or more."))
        }
    }

    @Test(
        "N21: an option that is unknown is named, though the command is not complete",
        arguments: [
            ["category", "--bogus"], ["config", "--bogus", "x"], ["category", "--bogus", "--json"],
        ])
    func unknownOption(line: [String]) throws {
        for language in ["en", "ru"] {
            let run = try shell(language).run(line)
            #expect(run.code == .wrongLine && run.errors.contains("--bogus"), "\(run)")
        }
        #expect(try shell().tracker("category").errors.contains("Say what to do: tracker category list, "))
    }

    @Test("N21: a tracker without notes is named; one library without any is told as before")
    func notes() throws {
        for (language, one, none) in [
            ("en", "Gym has no notes.\n", "There are no notes yet.\n"),
            ("ru", "У трекера «Gym» нет заметок.\n", "Заметок пока нет.\n"),
        ] {
            let shell = try shell(language)
            #expect(shell.tracker("notes", "gym") == Shell.Run(output: one))
            #expect(shell.tracker("notes") == Shell.Run(output: none))
            shell.tracker("note", "gym", "loud")
            #expect(shell.tracker("notes", "gym", "--search", "x").output != one)
        }
    }

    @Test(
        "N21: a category that is there already is named in its own spelling",
        arguments: [["category", "add", "music"], ["category", "rename", "Sport", "MUSIC"]])
    func spelling(line: [String]) throws {
        for (language, named) in [("en", "“Music”"), ("ru", "«Music»")] {
            let shell = try shell(language)
            shell.tracker("category", "add", "Sport")
            let run = shell.run(line)
            #expect(run.code == .couldNot && run.errors.contains(named), "\(run)")
        }
    }

    @Test("N25: neither a category nor a command is proposed that differs in half of its letters")
    func noise() throws {
        let shell = try Shell()
        shell.tracker("add", "Tea", "--category", "Home", "--schedule", "daily")
        #expect(!shell.tracker("list", "--category", "Nope").errors.contains("Home"))
        #expect(shell.tracker("list", "--category", "Hoem").errors.contains("“Home”"))
        #expect(!shell.tracker("fix").errors.contains("doctor"))
    }

    @Test(
        "N26: on a terminal errors and questions break between words, in a pipe not at all",
        arguments: ["en", "ru"])
    func wrapped(language: String) throws {
        let shell = try shell(language)
        let line = ["done", "Gym", "--amount", "12345678", "--color", "never"]
        let piped = shell.run(line).errors
        #expect(piped.count > 100 && piped.utf8.filter { $0 == 0x0A }.count == 1)
        shell.isTerminal = true
        for columns in [40, 80] {
            shell.columns = columns
            let lines = shell.run(line).errors.split(separator: "\n")
            #expect(lines.count > 1 && lines.allSatisfy { $0.count <= columns }, "\(lines)")
            #expect(lines.joined(separator: " ") + "\n" == piped)
        }
        shell.answers = ["n"]
        shell.columns = 40
        let question = shell.tracker("delete", "Gym").errors.replacing("\u{1B}[1m", with: "")
            .replacing("\u{1B}[m", with: "").split(separator: "\n")
        // The answer ends the last line.
        #expect(question.count > 2 && question.dropLast().allSatisfy { $0.count <= 40 }, "\(question)")
    }
}
