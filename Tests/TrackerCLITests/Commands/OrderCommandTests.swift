import TestKit
import Testing
import TrackerCLI

/// Moving trackers and categories on the command line. Today is Friday, 20 November 2026.
struct OrderCommandTests {
    private func shell(_ language: String = "en") throws -> Shell {
        let shell = try Shell(language: language)
        for name in ["A", "B", "C"] {
            shell.run(["add", name, "--category", "Sport", "--schedule", "daily"])
        }
        shell.run(["add", "Read", "--category", "Art", "--schedule", "daily"])
        return shell
    }

    private func names(_ shell: Shell) -> String {
        shell.tracker("list", "--plain").output.split(separator: "\n")
            .map { String($0.split(separator: "\t")[2]) }.joined(separator: " ")
    }

    @Test("ORD-1: A B C: C before A gives C A B, undone A B C, A to the end B C A; lists and exports follow")
    func worked() throws {
        let shell = try shell()
        #expect(names(shell) == "Read A B C")
        #expect(
            shell.tracker("move", "C", "--before", "A").output
                == "Moved: C, now before A. Undo: tracker undo\n")
        #expect(names(shell) == "Read C A B")
        let table = shell.tracker("export", "--format", "csv", "--wide").output
        #expect(table.hasPrefix("date,Read  [Art],C  [Sport],A  [Sport],B  [Sport]\n"))
        #expect(shell.tracker("undo").output.hasPrefix("Undid “moved: C”."))
        #expect(names(shell) == "Read A B C")
        #expect(shell.tracker("move", "A", "--last").output.hasPrefix("Moved: A, now last."))
        #expect(names(shell) == "Read B C A")
        #expect(shell.tracker("move", "A", "--last").output == "A is already there.\n")
        #expect(shell.tracker("move", "A", "--first").output.hasPrefix("Moved: A, now first."))
        #expect(
            shell.tracker("move", "A", "--after", "B", "--dry-run").output == "Would move: A, now after B.\n")
        #expect(names(shell) == "Read A B C")
    }

    @Test("ORD-1: in Russian")
    func russian() throws {
        let shell = try shell("ru")
        #expect(
            shell.tracker("move", "C", "--before", "A").output
                == "Перемещено: C, теперь перед трекером «A». Отменить: tracker undo\n")
        #expect(shell.tracker("undo").output.hasPrefix("Отменён шаг «перемещено: C»."))
        #expect(
            shell.tracker("move", "A", "--after", "Read").errors
                == "«A» и «Read» в разных разделах (категории разные).\n")
        #expect(
            shell.tracker("category", "move", "Sport", "--before", "Art").output.hasPrefix(
                "Перемещено: Sport, теперь перед разделом «Art»."))
        #expect(
            shell.tracker("category", "sort").output.hasPrefix("Категории расставлены по алфавиту."))
    }

    @Test("ORD-1: what cannot be is refused with one sentence, code 2")
    func refused() throws {
        let shell = try shell()
        for (line, sentence) in [
            (
                ["move", "A", "--before", "Read"],
                "A and Read are in different sections (the categories differ).\n"
            ),
            (["move", "A", "--after", "A"], "A cannot stand before or after itself: name another one.\n"),
            (
                ["move", "A"],
                "Say what to change: --before, --after, --first or --last.\n"
            ),
            (
                ["move", "A", "--first", "--last"],
                "“--first” and “--last” cannot be used together: keep one of them.\n"
            ),
        ] {
            let run = shell.run(line)
            #expect(run.code == .wrongLine && run.errors == sentence, "\(line)")
        }
        #expect(names(shell) == "Read A B C")
    }

    @Test("ORD-2: categories keep the order that was given to them, until they are sorted")
    func categories() throws {
        let shell = try shell()
        #expect(
            shell.tracker("category", "move", "Sport", "--before", "Art").output
                == "Moved: Sport, now before Art. Undo: tracker undo\n")
        #expect(names(shell) == "A B C Read")
        shell.tracker("category", "add", "Aa")
        func categories() -> [String] {
            shell.tracker("category", "list", "--plain").output.split(separator: "\n")
                .map { String($0.split(separator: "\t")[1]) }
        }
        #expect(categories() == ["Sport", "Art", "Aa"])
        #expect(
            shell.tracker("category", "move", "Sport", "--first").output
                == "Sport is already there.\n")
        #expect(
            shell.tracker("category", "sort").output
                == "Categories sorted by name. Undo: tracker undo\n")
        #expect(categories() == ["Aa", "Art", "Sport"])
        #expect(shell.tracker("category", "sort").output == "The categories are sorted by name already.\n")
        #expect(shell.tracker("undo").output.hasPrefix("Undid “categories sorted by name”."))
        #expect(categories() == ["Sport", "Art", "Aa"])
        shell.tracker("undo", "2")
        #expect(categories() == ["Art", "Sport"])
    }

    @Test("ORD-3: changes for scripts: moved and categoryMoved name what was moved")
    func documents() throws {
        let shell = try shell()
        let moved = shell.tracker("move", "C", "--first", "--json").output
        #expect(
            moved.contains(#"{"kind":"moved","tracker":""#)
                && moved.contains(#","category":null,"date":null}"#))
        let category = shell.tracker("category", "move", "Sport", "--first", "--json").output
        #expect(category.contains(#"{"kind":"categoryMoved","tracker":null,"category":""#))
        #expect(!category.contains("categoriesOrdered"))
        let sorted = shell.tracker("category", "sort", "--json").output
        #expect(
            sorted.contains(#"[{"kind":"categoriesOrdered","tracker":null,"category":null,"date":null}]"#))
    }
}
