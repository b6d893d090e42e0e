import TestKit
import Testing
import TrackerCLI

/// A category in the place of a tracker, and a tracker in that of a category.
@Suite struct OtherKindTests {
    /// The commands that begin with a tracker and have no counterpart for categories.
    private static let ofTrackers = CommandName.visible.filter { command in
        switch command.spec.operands.first?.kind {
        case .tracker, .trackerAmong: ![.edit, .delete, .move, .log].contains(command)
        default: false
        }
    }

    private func shell(_ language: String) throws -> Shell {
        let shell = try Shell(language: language)
        shell.tracker("add", "Run", "--category", "Health", "--schedule", "daily")
        shell.tracker("add", "Heal the world", "--category", "Good deeds", "--event")
        return shell
    }

    @Test(
        "N15: a category where a tracker is meant is told as one, with the command that serves it",
        arguments: [
            (["edit", "Health", "--name", "Body"], "tracker category rename Health Body"),
            (["edit", "health", "--color", "red"], "tracker category rename Health …"),
            (
                ["edit", "good", "--name", "Kind deeds"],
                "tracker category rename \"Good deeds\" \"Kind deeds\""
            ),
            (["delete", "Health"], "tracker category delete Health"),
            (["log", "Health", "--days", "3"], "tracker log --category Health --days 3"),
            (["done", "Run", "Health"], "tracker list --category Health"),
            (["move", "Health", "--last"], "tracker category move Health --last"),
            (["move", "Run", "--before", "Health"], "tracker list --category Health"),
        ]
            + ofTrackers.map { ([$0.rawValue, "Health"], "tracker list --category Health") })
    func categories(line: [String], command: String) throws {
        let name = command.contains("Good") ? "Good deeds" : "Health"
        for (language, kind) in [("en", "\(name) is a category: "), ("ru", "\(name) — это категория: ")] {
            let shell = try shell(language)
            let before = try shell.home.contents()
            #expect(shell.run(line) == Shell.Run(errors: "\(kind)\(command).\n", code: .couldNot), "\(line)")
            #expect(try shell.home.contents() == before)
        }
    }

    @Test(
        "N15: a tracker where a category is meant is told as one, with the command that serves it",
        arguments: [
            (["category", "rename", "Run", "Jog"], "tracker edit Run --name Jog"),
            (["category", "delete", "run"], "tracker delete Run"),
            (["category", "move", "Run", "--last"], "tracker move Run --last"),
            (["category", "move", "Health", "--before", "Run"], "tracker show Run"),
            (["list", "--category", "Run"], "tracker show Run"),
            (["log", "--category", "Run", "--days", "3"], "tracker log Run --days 3"),
        ])
    func trackers(line: [String], command: String) throws {
        for (language, kind) in [("en", "Run is a tracker: "), ("ru", "Run — это трекер: ")] {
            #expect(
                try shell(language).run(line)
                    == Shell.Run(errors: "\(kind)\(command).\n", code: .couldNot), "\(line)")
        }
    }

    @Test("N15: a category is told before a tracker with nearly its name, and only where no tracker has it")
    func others() throws {
        let shell = try shell("en")
        shell.tracker("category", "add", "Rum")
        #expect(
            shell.tracker("done", "rum").errors == "Rum is a category: tracker list --category Rum.\n")
        #expect(shell.tracker("show", "Heal").code == .done)
        #expect(shell.tracker("done", "Runn").errors.contains("did you mean “Run”?"))
        #expect(shell.tracker("show", "Swim").errors.contains("see “tracker list”."))
    }

    @Test("N15: what was found stands in JSON under the same code")
    func document() throws {
        let error = try ParsedJSON(shell("en").tracker("edit", "Health", "--name", "Body", "--json").errors)[
            "error"]
        #expect(error?["code"]?.string == "notFound")
        #expect(
            error?["message"]?.string == "Health is a category: tracker category rename Health Body --json.")
    }
}
