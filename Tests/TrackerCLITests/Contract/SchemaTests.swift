import DeskKit
import Testing
import TrackerCLI

/// Every document of every command fits its schema: the keys, their order and the types of their values.
@Suite struct SchemaTests {
    @Test(
        "the documents of the commands",
        arguments: [
            ("list", ["list"]), ("list", []), ("list", ["list", "--date", "2026-03-06"]),
            ("list", ["list", "--search", "nothing"]), ("list", ["list", "--date", "1900-01-01"]),
            ("stats", ["stats"]), ("stats", ["stats", "--sort", "name"]),
            ("show", ["show", "Run"]), ("show", ["show", "Doctor"]), ("list", ["list", "--category", "Ho"]),
            ("list", ["list", "--filter", "due"]), ("list", ["list", "--filter", "resting"]),
            ("stats", ["stats", "--sort", "strength"]), ("log", ["log"]),
            ("log", ["log", "Doctor", "--days", "3"]),
            ("notes", ["notes"]), ("notes", ["note", "Run"]), ("notes", ["notes", "Run", "--search", "x"]),
            (
                "changes",
                ["add", "A", "--category", "B", "--schedule", "4/10d", "--goal", "2,5", "--start", "-9"]
            ),
            ("changes", ["skip", "Run", "--date", "-3..today", "--note", "wet"]),
            ("changes", ["unskip", "Run"]),
            ("changes", ["note", "Run", "wet"]), ("changes", ["pause", "--all"]),
            ("changes", ["resume", "Run"]),
            ("changes", ["archive", "Run", "Doctor"]), ("changes", ["unarchive", "Run"]),
            ("calendar", ["calendar"]), ("calendar", ["calendar", "--month", "2024-02", "Drink"]),
            ("category-list", ["category", "list"]), ("history", ["history"]),
            ("paths", ["paths"]), ("web", ["web", "--link", "--name", "desk"]), ("version", ["--version"]),
            ("config-list", ["config", "list"]),
            ("config-get", ["config", "get", "theme"]),
            ("config-set", ["config", "set", "theme", "dark"]), ("config-set", ["config", "unset", "theme"]),
            ("doctor", ["doctor"]), ("backups", ["restore"]), ("backup", ["backup"]),
            ("changes", ["add", "A", "--category", "New", "--schedule", "fri-mon", "--pin"]),
            ("changes", ["edit", "Run", "--name", "Jog", "--category", "New"]),
            ("changes", ["done", "Run", "Drink", "--date", "yesterday"]), ("changes", ["done", "Drink"]),
            ("changes", ["undone", "Run", "--date", "sat"]), ("changes", ["pin", "Run"]),
            ("changes", ["unpin", "Drink"]), ("changes", ["delete", "Run", "--yes"]),
            ("changes", ["category", "add", "New"]), ("changes", ["category", "rename", "Home", "House"]),
            ("changes", ["category", "delete", "Home", "--yes"]), ("changes", ["undo", "4"]),
            ("changes", ["redo"]), ("changes", ["history", "clear", "--yes"]),
            ("changes", ["doctor", "--repair"]),
            ("remind", ["remind"]), ("remind", ["remind", "--at", "7:00", "--yes"]),
            ("remind", ["remind", "off"]),
            ("remind", ["remind", "status"]),
            ("sync", ["sync"]), ("sync", ["sync", "take", "-"]), ("sync-status", ["sync", "status"]),
            ("sync-on", ["sync", "on", "/sync", "--name", "desk"]), ("sync-off", ["sync", "off"]),
            ("sync-every", ["sync", "every"]), ("sync-every", ["sync", "every", "off"]),
            ("sync-log", ["sync", "log"]), ("sync-forget", ["sync", "forget", "old-pi"]),
        ])
    func documents(name: String, line: [String]) throws {
        let schema = try JSONSchema(named: name)
        for language in ["en", "ru"] {
            let shell = try WorkedExample.shell(language: language)
            shell.sync = FakeSync.ofThree
            let run = shell.run(line + ["--json"])
            #expect(run.errors == "")
            #expect(run.code == .done)
            #expect(schema.violations(in: try ParsedJSON(run.output)) == [])
            #expect(run.output.utf8.filter { $0 == 0x0A }.count == 1 && run.output.utf8.last == 0x0A)
        }
    }

    @Test("what tells documents apart: no document fits the schema of another kind")
    func schemasAreStrict() throws {
        let shell = try WorkedExample.shell()
        let list = try ParsedJSON(shell.tracker("list", "--json").output)
        for other in [
            "stats", "show", "calendar", "category-list", "history", "changes", "doctor", "error", "log",
            "notes", "backups", "sync", "sync-status", "sync-on", "sync-off", "sync-log", "sync-forget",
            "sync-every", "remind",
        ] {
            #expect(try JSONSchema(named: other).violations(in: list) != [])
        }
    }
}
