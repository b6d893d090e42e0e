import TestKit
import Testing
import TrackerCLI

/// IN-1: trackers on standard input.
@Suite struct NamesFromInputTests {
    private func shell(_ language: String = "en") throws -> Shell {
        let shell = try Shell(language: language)
        for name in ["Run", "Read", "Walk the dog"] {
            shell.tracker("add", name, "--category", "Home", "--schedule", "daily")
        }
        return shell
    }

    private func run(_ shell: Shell, _ input: String, _ line: String...) -> Shell.Run {
        shell.input = Array(input.utf8)
        return shell.run(line)
    }

    @Test("IN-1: what is due is marked by a pipe, in one step")
    func due() throws {
        let shell = try shell()
        shell.tracker("done", "Read")
        let list = shell.tracker("list", "--filter", "due", "--plain").output
        #expect(run(shell, list, "done", "-").output == "Done today: Run, Walk the dog. Undo: tracker undo\n")
        shell.tracker("undo")
        #expect(shell.tracker("list", "--filter", "due", "--plain").output == list)
    }

    @Test("IN-1: names up to a tab, one a line, however lines end; blank ones are left out")
    func lines() throws {
        let shell = try shell()
        let input = "\n  \r\nwalk the\tx\ty\r\n\tRun\nRead"
        #expect(run(shell, input, "pin", "-").output == "Pinned: Walk the dog, Read. Undo: tracker undo\n")
    }

    @Test(
        "IN-1: each command that takes several trackers takes them so",
        arguments: [
            "done", "undone", "skip", "unskip", "pause", "resume", "archive", "unarchive", "pin", "unpin",
            "delete",
        ])
    func commands(command: String) throws {
        let (shell, named) = (try shell(), try shell())
        shell.input = Array("Run\nRead\n".utf8)
        let options = command == "delete" ? ["--yes"] : []
        #expect(shell.run([command, "-"] + options) == named.run([command, "Run", "Read"] + options))
        #expect(shell.library == named.library)
        let ours = Set(CommandName.visible.filter(\.spec.takesNamesFromInput).map(\.rawValue))
        #expect(ours.contains(command) && ours.count == 11)
    }

    @Test("IN-1: all or none, and what asks needs --yes")
    func allOrNone() throws {
        let shell = try shell()
        let before = shell.library
        #expect(run(shell, "Run\nNothing\n", "done", "-").code == .couldNot)
        let asked = run(shell, "Run\n", "delete", "-")
        #expect(asked.code == .wrongLine && asked.errors.contains("--yes") && shell.library == before)
    }

    @Test(
        "IN-1: nothing on standard input is no error",
        arguments: [("en", "No tracker named.\n"), ("ru", "Ни один трекер не назван.\n")])
    func empty(language: String, said: String) throws {
        let shell = try shell(language)
        let before = try shell.home.contents()
        for input in ["", "\n \n\t\n"] {
            #expect(run(shell, input, "done", "-") == Shell.Run(output: said))
            #expect(run(shell, input, "done", "-", "-q") == Shell.Run())
            #expect(
                run(shell, input, "done", "-", "--json").output == "{\"schemaVersion\":1,\"changes\":[]}\n")
        }
        #expect(try shell.home.contents() == before)
    }

    @Test(
        "IN-1: a wrong day or amount is refused where nothing is named, too",
        arguments: [
            ["pause", "-", "--until", "xyz"], ["pause", "-", "--from", "xyz"],
            ["skip", "-", "--date", "xyz"], ["done", "-", "--amount", "xyz"],
        ])
    func options(line: [String]) throws {
        let shell = try shell()
        for input in ["", "Run\n"] {
            shell.input = Array(input.utf8)
            let run = shell.run(line)
            #expect(run.code == .wrongLine && run.errors.contains("“xyz”"), "\(run)")
        }
    }

    @Test(
        "IN-1: a terminal, a name beside it, too many and broken text are refused", arguments: ["en", "ru"])
    func refused(language: String) throws {
        let shell = try shell(language)
        let before = try shell.home.contents()
        for (input, line) in [
            ("Run\n", ["done", "-", "Run"]), ("Run\n", ["done", "Run", "-"]), ("Run\n", ["done", "-", "-"]),
            ("Run\n", ["done", "-", "0.5"]),
            (String(repeating: "Run\n", count: 10_001), ["done", "-"]), ("Run\n", ["pause", "-", "--all"]),
        ] {
            shell.input = Array(input.utf8)
            let run = shell.run(line)
            #expect(run.code == .wrongLine && run.output == "", "\(line)")
            #expect(OneSentence(run.errors, line: line).faults(language) == [], "\(run.errors)")
        }
        shell.input = [0x52, 0xFF, 0x0A]
        #expect(shell.tracker("done", "-").code == .wrongLine)
        shell.isTerminal = true
        let onTerminal = shell.tracker("done", "-")
        #expect(
            onTerminal.code == .wrongLine && onTerminal.errors.contains("tracker list --filter due --plain"))
        #expect(try shell.home.contents() == before)
    }

    @Test(
        "TWIN-2: without a tracker and a terminal the refusal names -",
        arguments: [
            "done", "undone", "skip", "unskip", "pause", "resume", "archive", "unarchive", "pin", "unpin",
            "delete",
        ])
    func unnamed(command: String) throws {
        let hasAll = ["skip", "unskip", "pause", "resume"].contains(command)
        for (language, said) in [
            (
                "en",
                "No tracker is named: write \(hasAll ? "--all, or " : "")- to read them from standard input.\n"
            ),
            (
                "ru",
                "Не указан трекер: напишите \(hasAll ? "--all или " : "")-, чтобы взять их из стандартного ввода.\n"
            ),
        ] {
            let shell = try shell(language)
            #expect(shell.tracker(command) == Shell.Run(errors: said, code: .wrongLine))
            shell.isTerminal = true
            #expect(!shell.tracker(command).errors.contains("- to read"))
        }
    }

    @Test(
        "TWIN-2: where the first line is no tracker, --plain is told",
        arguments: [
            ("en", " From tracker list take --plain.\n"), ("ru", " Берите из tracker list --plain.\n"),
        ])
    func notPlain(language: String, said: String) throws {
        let shell = try shell(language)
        let run = run(shell, shell.tracker("list").output, "done", "-")
        #expect(run.code == .couldNot && run.errors.hasSuffix(said), "\(run)")
        #expect(!self.run(shell, "Run\nNothing\n", "done", "-").errors.contains("--plain"))
    }

    @Test("IN-1: ten thousand lines are taken")
    func many() throws {
        let input = String(repeating: "Run\nread\n", count: 5000)
        #expect(run(try shell(), input, "done", "-").output == "Done today: Run, Read. Undo: tracker undo\n")
    }

    @Test("IN-1: a tracker that is named so stands behind --, and other commands take the word as it is")
    func named() throws {
        let shell = try shell()
        shell.tracker("add", "--category", "Home", "--schedule", "daily", "--", "-")
        #expect(run(shell, "Run\n", "done", "--", "-").output == "Done today: -. Undo: tracker undo\n")
        #expect(run(shell, "Run\n", "show", "-").output.contains("-\n"))
    }

    @Test("IN-1, AMT-10: a line that begins with a digit is a tracker, never an amount")
    func digits() throws {
        let shell = try shell()
        shell.tracker("edit", "Run", "--goal", "5 km")
        let run = run(shell, "Run\n3\n", "done", "-")
        #expect(run.code == .couldNot && run.errors.contains("“3”"))
        #expect(self.run(shell, "Run\n", "done", "-", "--amount", "3").output.contains("3 of 5 km"))
    }
}
