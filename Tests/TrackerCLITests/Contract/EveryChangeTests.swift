import DeskKit
import TestKit
import Testing
import TrackerCLI

/// All commands that change something, by the table of commands.
@Suite struct EveryChangeTests {
    /// A line for each of them, with the schema of its document.
    private static let lines: [CommandName: (schema: String, line: [String])] = [
        .add: ("changes", ["add", "Read", "--category", "Home", "--schedule", "daily"]),
        .done: ("changes", ["done", "Run"]), .undone: ("changes", ["undone", "Drink"]),
        .skip: ("changes", ["skip", "Run"]), .unskip: ("changes", ["unskip", "Run"]),
        .note: ("changes", ["note", "Run", "wet"]), .edit: ("changes", ["edit", "Run", "--name", "Jog"]),
        .pin: ("changes", ["pin", "Run"]), .unpin: ("changes", ["unpin", "Drink"]),
        .pause: ("changes", ["pause", "Run"]), .resume: ("changes", ["resume", "Run"]),
        .archive: ("changes", ["archive", "Run"]), .unarchive: ("changes", ["unarchive", "Run"]),
        .delete: ("changes", ["delete", "Run", "--yes"]),
        .merge: ("changes", ["merge", "Run", "Drink"]),
        .categoryMerge: ("changes", ["category", "merge", "Home", "Sport"]),
        .categoryAdd: ("changes", ["category", "add", "New"]),
        .categoryRename: ("changes", ["category", "rename", "Home", "House"]),
        .move: ("changes", ["move", "Run", "--last"]),
        .categoryMove: ("changes", ["category", "move", "Home", "--last"]),
        .categorySort: ("changes", ["category", "sort"]),
        .categoryDelete: ("changes", ["category", "delete", "Home", "--yes"]),
        .undo: ("changes", ["undo"]), .redo: ("changes", ["redo"]),
        .historyClear: ("changes", ["history", "clear", "--yes"]),
        .importing: ("import", ["import", "-"]), .backup: ("backup", ["backup"]),
        .restore: ("changes", ["restore", "1", "--yes"]),
        .configSet: ("config-set", ["config", "set", "theme", "dark"]),
        .configUnset: ("config-set", ["config", "unset", "theme"]),
        .doctor: ("changes", ["doctor", "--repair"]),
        .remind: ("remind", ["remind", "--at", "20:00", "--yes"]),
        .remindOff: ("remind", ["remind", "off"]),
        .syncOn: ("sync-on", ["sync", "on", "/sync", "--name", "desk"]),
        .syncOff: ("sync-off", ["sync", "off", "--yes"]),
        .syncEvery: ("sync-every", ["sync", "every", "off"]),
        .syncForget: ("sync-forget", ["sync", "forget", "old-pi"]),
    ]

    private static let changing = CommandName.allCases.filter { name in
        switch name.spec.effect {
        case .changes, .changesWith: !name.isHidden
        case .reads, .writesFile, .takesIn, .answers: false
        }
    }

    @Test(
        "N2: a dry run says so in the document of every command that changes something, and its schema allows it",
        arguments: changing, ["en", "ru"])
    func dryRun(command: CommandName, language: String) throws {
        let (name, line) = try #require(Self.lines[command])
        let schema = try JSONSchema(named: name)
        for option in [["--dry-run"], []] {
            let shell = try WorkedExample.shell(language: language)
            shell.sync = FakeSync.ofThree
            // There is a backup to restore.
            shell.tracker("backup")
            shell.tracker("pin", "Run")
            shell.input = Array("date,name,value\n2026-03-07,Swim,1\n".utf8)
            let run = shell.run(line + option + ["--json"])
            #expect(run.code == .done && run.errors == "", "\(run)")
            let document = try ParsedJSON(run.output)
            #expect(document["dryRun"] == (option.isEmpty ? nil : .bool(true)), "\(document)")
            #expect(schema.violations(in: document) == [], "\(document)")
        }
    }
}
