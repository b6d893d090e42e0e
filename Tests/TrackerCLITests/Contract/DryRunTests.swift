import TestKit
import Testing
import TrackerCLI

/// `--dry-run`: the same checks, output and exit code, nothing asked and nothing written.
@Suite struct DryRunTests {
    typealias Example = WorkedExample

    @Test(
        "the same document plus dryRun; the library's bytes stay",
        arguments: [
            ["done", "Run"], ["done", "Run", "Drink"], ["done", "Drink"], ["undone", "Drink"],
            ["undone", "Run"],
            ["pin", "Run"], ["pin", "Drink"], ["unpin", "Drink"], ["unpin", "Run"], ["skip", "Run", "Drink"],
            ["unskip", "Run"], ["note", "Run", "wet"], ["note", "Run", "--remove"], ["pause", "--all"],
            ["pause", "Run", "--from", "-2"], ["resume", "Run"], ["archive", "Run", "Doctor"],
            ["unarchive", "Run"], ["done", "Run", "--date", "-3..today", "--note", "wet"],
            ["edit", "Run", "--name", "Jog"], ["edit", "Run", "--goal", "5 km", "--schedule", "3/week"],
            ["edit", "Run", "--name", "Run"], ["delete", "Run"], ["category", "rename", "Home", "House"],
            ["category", "rename", "Home", "Home"], ["category", "delete", "Home"], ["undo"], ["undo", "50"],
            ["redo"],
            ["history", "clear"], ["doctor", "--repair"],
        ])
    func sameDocument(line: [String]) throws {
        for language in ["en", "ru"] {
            let shell = try Example.shell(language: language)
            let before = try shell.home.contents()
            let tried = shell.run(line + ["--dry-run", "--json"])
            #expect(try shell.home.contents() == before)
            let done = shell.run(line + ["--yes", "--json"])
            #expect(done.code == .done)
            #expect(tried.code == .done)
            #expect(tried.errors == "")
            #expect(tried.output == done.output.dropLast(2) + ",\"dryRun\":true}\n")
        }
    }

    @Test("ids of what would be new are null")
    func newIDs() throws {
        let shell = try Example.shell()
        let before = try shell.home.contents()
        let null = "\"tracker\":null,\"category\":null,\"date\":null}"
        #expect(
            shell.tracker("add", "A", "--category", "New", "--event", "--pin", "--dry-run", "--json").output
                == """
                {"schemaVersion":1,"changes":[{"kind":"categoryAdded",\(null),{"kind":"trackerAdded",\(null),\
                {"kind":"pinned",\(null)],"dryRun":true}\n
                """)
        #expect(
            shell.tracker("category", "add", "New", "--dry-run", "--json").output == """
                {"schemaVersion":1,"changes":[{"kind":"categoryAdded",\(null)],"dryRun":true}\n
                """)
        #expect(
            shell.tracker("edit", "Run", "--category", "New", "--dry-run", "--json").output == """
                {"schemaVersion":1,"changes":[{"kind":"categoryAdded",\(null),\
                {"kind":"trackerEdited","tracker":"\(Example.run)","category":null,"date":null}],"dryRun":true}\n
                """)
        #expect(try shell.home.contents() == before)
    }

    @Test("the text begins with what would be, even where nothing would; -q silences it")
    func text() throws {
        for (language, beginning) in [("en", "Would "), ("ru", "Будет ")] {
            let shell = try Example.shell(language: language)
            let before = try shell.home.contents()
            for line in [
                ["add", "A", "--category", "New", "--event"],
                ["add", "A", "--category", "Home", "--schedule", "daily"],
                ["edit", "Run", "--name", "Jog"], ["edit", "Run", "--name", "Run"], ["done", "Run"],
                ["done", "Drink"],
                ["undone", "Drink"], ["undone", "Run"], ["pin", "Run"], ["pin", "Drink"], ["unpin", "Drink"],
                ["unpin", "Run"], ["skip", "Run"], ["unskip", "Run"], ["note", "Run", "wet"],
                ["note", "Run", "--remove"], ["pause", "Run"], ["pause", "--all", "--from", "tomorrow"],
                ["resume", "Run"], ["resume", "--all"], ["archive", "Run"], ["unarchive", "Run"],
                ["done", "Drink", "--note", "wet"], ["edit", "Run", "--limit", "0"],
                ["delete", "Run"], ["category", "add", "New"],
                ["category", "rename", "Home", "House"],
                ["category", "rename", "Home", "Home"], ["category", "delete", "Home"], ["undo"],
                ["undo", "9"], ["redo"],
                ["config", "set", "theme", "dark"], ["config", "unset", "theme"], ["doctor", "--repair"],
                ["backup"], ["backup", "copy.plist"],
            ] {
                let run = shell.run(line + ["--dry-run"])
                #expect(run.output.hasPrefix(beginning), "\(line)")
                #expect(run.output.utf8.filter { $0 == 0x0A }.count == 1)
                #expect(run.errors == "" && run.code == .done)
                #expect(shell.run(line + ["--dry-run", "-q"]) == Shell.Run())
            }
            #expect(try shell.home.contents() == before)
        }
    }

    @Test("no library and no settings yet: a dry run makes neither")
    func nothingThere() throws {
        let shell = try Shell()
        shell.tracker("add", "A", "--category", "B", "--event", "--dry-run")
        shell.tracker("config", "set", "theme", "dark", "--dry-run")
        shell.tracker("undo", "--dry-run")
        #expect(shell.home.list() == [])
    }

    @Test("refusals are the same, sentence and exit code")
    func refusals() throws {
        for line in [
            ["done", "Swim"], ["done", "D"], ["done", "Doctor"], ["done", "Run", "--date", "tomorrow"],
            ["category", "add", "Home"], ["add", "A", "--category", "Home"],
            ["edit", "Doctor", "--schedule", "mon"],
            ["config", "set", "theme", "blue"], ["delete", "Swim", "--yes"], ["undo", "0"],
        ] {
            let shell = try Example.shell()
            let real = shell.run(line)
            #expect(real.code != .done)
            #expect(shell.run(line + ["--dry-run"]) == real)
        }
    }

    @Test("nothing is asked, on a terminal too")
    func asksNothing() throws {
        let shell = try Example.shell()
        shell.isTerminal = true
        shell.answers = ["Home", "daily"]
        #expect(shell.tracker("add", "A", "--dry-run").code == .wrongLine)
        #expect(shell.tracker("delete", "Run", "--dry-run").code == .done)
        #expect(shell.answers == ["Home", "daily"])
    }

    @Test("commands that change nothing do not take it: rc 2")
    func readingCommands() throws {
        let shell = try Shell()
        for line in [
            [], ["list"], ["show", "A"], ["stats"], ["log"], ["notes"], ["note", "A"], ["calendar"],
            ["category", "list"], ["history"],
            ["paths"], ["doctor"], ["restore"],
            ["config", "list"], ["config", "get", "theme"], ["help"], ["man"], ["completions", "bash"],
        ] {
            #expect(shell.run(line + ["--dry-run"]).code == .wrongLine, "\(line)")
        }
    }
}
