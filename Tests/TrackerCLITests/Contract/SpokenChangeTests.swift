import Terminal
import TestKit
import Testing
import TrackerCLI

/// T9: a change says itself in one line; `-q` silences it; doing it again changes nothing.
@Suite struct SpokenChangeTests {
    /// Twenty cells.
    private static let name = "Бегать по утру 🏃 ёж"
    /// Twenty cells too.
    private static let category = "Двадцать клеток дома"

    private static let lines: [[String]] = [
        ["add", "Учить", "--category", category, "--event"], ["done", name],
        ["done", name, "--date", "2025-09-14"],
        ["undone", name, "--date", "-1"], ["undone", name, "--date", "2025-09-17"], ["pin", name],
        ["edit", name, "--emoji", "🍔"], ["skip", name], ["skip", name, "--date", "-2..today"],
        ["note", name, "хорошо"], ["pause", name], ["archive", name], ["edit", name, "--goal", "5 км"],
        ["done", name, "--date", "-5..-2", "--note", "хорошо"],
        ["edit", name, "--schedule", "mon"], ["delete", name, "--yes"],
        ["category", "add", "Двадцать клеток, имя"],
        ["category", "rename", category, "Двадцать клеток, имя"], ["category", "delete", category, "--yes"],
        ["add", "Двадцать клеток, имя", "--category", "Тоже двадцать клеток", "--event"],
        ["edit", name, "--category", "Тоже двадцать клеток"],
        ["undo"], ["redo"],
    ]

    @Test(
        "N19: one line that names the undo, which on a terminal goes below where both have no room",
        arguments: lines, ["en", "ru"])
    func oneLine(line: [String], language: String) throws {
        let run = try shell(language).run(line)
        #expect(run.code == .done && run.errors == "")
        #expect(run.output.utf8.filter { $0 == 0x0A }.count == 1)
        #expect(run.output.contains(line == ["undo"] ? "tracker redo" : "tracker undo"))
        try Self.expectSame(run, as: Self.onTerminal(shell(language)).run(line), language)
    }

    @Test("what undo and redo name fits too", arguments: lines.filter { $0.count > 1 }, ["en", "ru"])
    func replayed(line: [String], language: String) throws {
        let (piped, terminal) = (try shell(language), try shell(language))
        piped.run(line)
        terminal.run(line)
        Self.onTerminal(terminal)
        for command in ["undo", "redo"] {
            let run = piped.tracker(command)
            #expect(run.code == .done)
            try Self.expectSame(run, as: terminal.tracker(command), language)
        }
    }

    @discardableResult
    private static func onTerminal(_ shell: Shell) -> Shell {
        shell.isTerminal = true
        shell.environment["NO_COLOR"] = "1"
        return shell
    }

    /// The words of a pipe in lines of at most 80 cells, the undo in the last one.
    private static func expectSame(_ piped: Shell.Run, as shown: Shell.Run, _ language: String) throws {
        let said = String(piped.output.dropLast())
        let lines = shown.output.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.joined(separator: " ") == said)
        #expect(lines.allSatisfy { $0.cellWidth <= 80 })
        if said.cellWidth <= 80 { #expect(lines.count == 1) }
        let undo = language == "ru" ? ["Отменить: ", "Повторить: "] : ["Undo: ", "Redo: "]
        let last = try #require(lines.last)
        #expect(lines.count == 1 || undo.contains { last.hasPrefix($0) })
        // Three names of twenty cells, and nothing else, have no room in a line.
        let isLong = said.cellWidth > 80 + 1 + last.cellWidth
        #expect(lines.count <= (isLong ? 3 : 2), "\(shown.output)")
    }

    @Test("-q: not a byte, and the change is made", arguments: lines)
    func quiet(line: [String]) throws {
        let (shell, loud) = (try shell("en"), try shell("en"))
        loud.run(line)
        #expect(shell.run(line + ["-q"]) == Shell.Run())
        #expect(shell.tracker("list", "--plain").output == loud.tracker("list", "--plain").output)
    }

    @Test("-q leaves results, documents and refusals")
    func quietIsNotMute() throws {
        let shell = try shell("en")
        #expect(shell.tracker("list", "-q").output != "")
        #expect(shell.tracker("done", Self.name, "-q", "--json").output.contains("completed"))
        #expect(shell.tracker("done", "Swim", "-q").errors != "")
    }

    @Test("marking and unmarking again: rc 0, it says so, nothing changes")
    func idempotent() throws {
        for (language, already, open) in [
            ("en", "Already done", "Was not done"), ("ru", "Уже отмечено", "Не было отмечено"),
        ] {
            let shell = try shell(language)
            shell.tracker("done", Self.name)
            let (list, bytes) = (shell.tracker("list", "--json").output, shell.library)
            let again = shell.tracker("done", Self.name)
            #expect(again.code == .done && again.output.hasPrefix(already))
            #expect(!again.output.contains("tracker undo"))
            #expect(shell.library == bytes && shell.tracker("list", "--json").output == list)

            shell.tracker("undone", Self.name)
            let (unmarked, before) = (shell.tracker("undone", Self.name), shell.library)
            #expect(unmarked.code == .done && unmarked.output.hasPrefix(open))
            #expect(shell.library == before)
        }
    }

    @Test("TRK-6: an event done on another day is not unmarked; the day is said")
    func eventElsewhere() throws {
        let shell = try WorkedExample.shell()
        let (before, run) = (shell.library, shell.tracker("undone", "Doctor", "--date", "2026-03-05"))
        #expect(run.code == .done)
        #expect(run.output.contains("Fri, 6 March 2026"))
        #expect(shell.library == before)
        let refused = shell.tracker("done", "Doctor", "Run")
        #expect(refused.code == .couldNot && refused.errors.contains("Fri, 6 March 2026"))
        #expect(shell.library == before, "all or none: Run stays unmarked")
    }

    @Test(
        "UNDO-1: any number undoes at most what is there",
        arguments: ["5", "101", "2000000", "99999999999999999999"])
    func undoMany(count: String) throws {
        let shell = try Shell()
        let empty = shell.tracker("list", "--json").output
        shell.tracker("add", "Run", "--category", "Sport", "--schedule", "daily")
        shell.tracker("done", "Run")
        let full = shell.tracker("list", "--json").output
        #expect(
            shell.tracker("undo", count).output
                == "Undid 2 steps: done, 20 Nov: Run; added: Run. Redo: tracker redo 2\n")
        #expect(shell.tracker("list", "--json").output == empty)
        #expect(
            shell.tracker("redo", count).output
                == "Redid 2 steps: added: Run; done, 20 Nov: Run. Undo: tracker undo 2\n")
        #expect(shell.tracker("list", "--json").output == full)
    }

    @Test("UNDO-1: nothing to undo or redo is said, rc 0")
    func nothingToUndo() throws {
        for (language, undo, redo) in [
            ("en", "Nothing to undo.\n", "Nothing to redo.\n"),
            ("ru", "Отменять нечего.\n", "Повторять нечего.\n"),
        ] {
            let shell = try Shell(language: language)
            #expect(shell.tracker("undo", "5") == Shell.Run(output: undo))
            #expect(shell.tracker("redo") == Shell.Run(output: redo))
            #expect(shell.home.list() == [])
        }
    }

    /// The files of a home in each language, made once.
    private static let homes = ["en", "ru"].map { try? HomeFiles(of: lived($0)) }

    private func shell(_ language: String) throws -> Shell {
        let shell = try Shell(language: language)
        try shell.take(Self.homes[language == "en" ? 0 : 1])
        return shell
    }

    private static func lived(_ language: String) throws -> Shell {
        let shell = try Shell(language: language)
        shell.tracker("add", name, "--category", category, "--schedule", "daily")
        shell.tracker("done", name, "--date", "yesterday")
        shell.tracker("done", name, "--date", "2025-09-17")
        shell.tracker("pin", name)
        shell.tracker("undo")
        return shell
    }
}
