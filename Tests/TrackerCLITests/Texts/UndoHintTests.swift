import Testing
import TrackerCLI
import TrackerPresentation

@Suite struct UndoHintTests {
    @Test("C13: what takes a change back is told in the words of the app")
    func words() {
        #expect(UndoHint.undo().phrase(.none) == Phrase("Undo: tracker undo", "Отменить: tracker undo"))
        #expect(UndoHint.redo(3).phrase(.none) == Phrase("Redo: tracker redo 3", "Повторить: tracker redo 3"))
    }

    /// "Added: 🙂 n… (Home, new category, irregular event)." with 49 cells besides the name; the undo takes 18 more.
    private static func add(_ length: Int, to shell: Shell) -> Shell.Run {
        let name = String(repeating: "n", count: length)
        return shell.tracker("add", name, "--category", "Home", "--event")
    }

    private static let sentence = "Added: 🙂 nnnnnnnnnn (Home, new category, irregular event)."

    // 10 + 49 cells, with a blank and the 18 of the undo 78.
    @Test("N19: a change and its undo stand in one line where both have room", arguments: [78, 79, 80, 120])
    func oneLine(columns: Int) throws {
        let shell = try Self.terminal(columns)
        #expect(Self.add(10, to: shell).output == Self.sentence + " Undo: tracker undo\n")
    }

    @Test("N19: where both have no room, the undo has a line of its own", arguments: [59, 60, 77])
    func twoLines(columns: Int) throws {
        let shell = try Self.terminal(columns)
        #expect(Self.add(10, to: shell).output == Self.sentence + "\nUndo: tracker undo\n")
    }

    @Test("N19: a change that has no room in a line goes on at a blank in the next one")
    func threeLines() throws {
        let shell = try Self.terminal(50)
        #expect(
            Self.add(10, to: shell).output
                == "Added: 🙂 nnnnnnnnnn (Home, new category,\nirregular event).\nUndo: tracker undo\n")
    }

    @Test("N19: in a pipe a change and its undo are one line, however long")
    func pipe() throws {
        let shell = try Shell()
        shell.columns = 20
        #expect(
            Self.add(38, to: shell).output.hasSuffix(
                " (Home, new category, irregular event). Undo: tracker undo\n"))
    }

    @Test("N19: a dry run says on a narrow terminal what it says elsewhere, and no undo")
    func dryRun() throws {
        let shell = try Self.terminal(60)
        #expect(
            shell.tracker("add", "Run", "--category", "Home", "--event", "--dry-run").output
                == "Would add: 🙂 Run (Home, new category, irregular event).\n")
    }

    private static func terminal(_ columns: Int) throws -> Shell {
        let shell = try Shell()
        (shell.isTerminal, shell.columns) = (true, columns)
        shell.environment["NO_COLOR"] = "1"
        return shell
    }
}
