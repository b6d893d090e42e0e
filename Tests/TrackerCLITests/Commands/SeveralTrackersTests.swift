import Testing
import TrackerCLI

/// C7: `delete`, `pin` and `unpin` take several trackers: all or none, one step.
@Suite struct SeveralTrackersTests {
    @Test("C7, UNDO-1: several are deleted, pinned and unpinned in one step")
    func oneStep() throws {
        let shell = try shell("en")
        for (line, output) in [
            (["pin", "Run", "Read"], "Pinned: Run, Read. Undo: tracker undo\n"),
            (["pin", "Swim", "Run"], "Pinned: Swim. Already pinned: Run. Undo: tracker undo\n"),
            (["unpin", "Run", "Swim", "Run"], "Unpinned: Run, Swim. Undo: tracker undo\n"),
            (["delete", "Run", "Swim", "--yes"], "Deleted: Run, Swim; 2 marks. Undo: tracker undo\n"),
        ] {
            let before = shell.tracker("list", "--json").output
            #expect(shell.run(line) == Shell.Run(output: output))
            let after = shell.tracker("list", "--json").output
            shell.tracker("undo")
            #expect(shell.tracker("list", "--json").output == before, "\(line)")
            shell.tracker("redo")
            #expect(shell.tracker("list", "--json").output == after, "\(line)")
        }
        let left = shell.tracker("list", "--plain").output.split(separator: "\n")
        #expect(left.count == 1 && left[0].contains("\tRead\t"))
    }

    @Test("C7: one that is not there, and nothing is done", arguments: ["pin", "unpin", "delete"])
    func allOrNone(command: String) throws {
        let shell = try shell("en")
        shell.tracker("pin", "Read")
        let before = shell.library
        let run = shell.tracker(command, "Run", "Read", "Nothing", "--yes")
        #expect(run.code == .couldNot && run.output == "" && shell.library == before)
    }

    @Test("C7: the question names them all, with what goes with each")
    func question() throws {
        let shell = try shell("ru")
        shell.isTerminal = true
        shell.answers = ["н"]
        let run = shell.tracker("delete", "Run", "Read", "--screen-color", "never")
        #expect(run.code == .cancelled)
        #expect(
            run.errors.contains("Уверены, что хотите удалить трекеры? 🙂 Run, 1 отметка; 😻 Read, 0 отметок."))
    }

    @Test("C7: JSON has a change for each")
    func json() throws {
        let changes = try ParsedJSON(
            try shell("en").tracker("delete", "Run", "Swim", "--yes", "--json").output)["changes"]
        #expect(changes?.items.map { $0["kind"]?.string } == ["trackerDeleted", "trackerDeleted"])
    }

    private func shell(_ language: String) throws -> Shell {
        let shell = try Shell(language: language)
        for (name, emoji) in [("Run", "🙂"), ("Read", "😻"), ("Swim", "🌺")] {
            shell.tracker("add", name, "--category", "Sport", "--schedule", "daily", "--emoji", emoji)
        }
        shell.tracker("done", "Run", "Swim")
        return shell
    }
}
