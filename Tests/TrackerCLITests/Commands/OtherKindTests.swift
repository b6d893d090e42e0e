import TestKit
import Testing
import TrackerCLI

/// A category in the place of a tracker, and a tracker in that of a category.
@Suite struct OtherKindTests {
    /// The commands whose first word is a tracker; a review needs a terminal first.
    private static let ofTrackers = CommandName.visible.filter {
        $0.spec.operands.first?.kind.isTracker == true && $0 != .review
    }

    private func shell(_ language: String) throws -> Shell {
        let shell = try Shell(language: language)
        shell.tracker("add", "Run", "--category", "Health", "--schedule", "daily")
        shell.tracker("add", "Heal the world", "--category", "Good deeds", "--event")
        return shell
    }

    @Test("N15, TWIN-3: a category where a tracker is meant is told as one", arguments: ofTrackers)
    func categories(command: CommandName) throws {
        if command.spec.ownOption(.category)?.value == .category {
            return try expectCategory(
                [command.rawValue, "Health"], "write --category Health", "напишите --category Health")
        }
        let option = command == .edit ? ["--name", "Body"] : command.spec.needsAnOption ? ["--last"] : []
        let words = command.rawValue.split(separator: " ").map(String.init)
        try expectCategory(words + ["Health"] + option + (command == .merge ? ["Run"] : []))
    }

    @Test("N15, TWIN-3: so it is behind a tracker, and as the value of an option")
    func categoriesElsewhere() throws {
        for line in [
            ["done", "Run", "Health"], ["move", "Run", "--before", "health"], ["merge", "Run", "Health"],
        ] {
            try expectCategory(line)
        }
    }

    private func expectCategory(
        _ line: [String], _ english: String = "see tracker category",
        _ russian: String = "смотрите tracker category"
    ) throws {
        for (language, said) in [
            ("en", "“Health” is a category: \(english).\n"),
            ("ru", "«Health» — категория: \(russian).\n"),
        ] {
            let shell = try shell(language)
            let before = try shell.home.contents()
            #expect(shell.run(line) == Shell.Run(errors: said, code: .couldNot), "\(line)")
            #expect(try shell.home.contents() == before)
        }
    }

    @Test(
        "N15, TWIN-3: a tracker where a category is meant is told as one",
        arguments: [
            ["category", "rename", "Run", "Jog"], ["category", "delete", "run"],
            ["category", "move", "Run", "--last"], ["category", "move", "Health", "--before", "Run"],
            ["category", "merge", "Health", "Run"],
            ["list", "--category", "Run"], ["log", "-c", "Run", "--days", "3"],
        ])
    func trackers(line: [String]) throws {
        for (language, said) in [
            ("en", "“Run” is a tracker: see tracker edit.\n"),
            ("ru", "«Run» — трекер: смотрите tracker edit.\n"),
        ] {
            #expect(try shell(language).run(line) == Shell.Run(errors: said, code: .couldNot), "\(line)")
        }
    }

    @Test("N15: a category is told before a tracker with nearly its name, and only where no tracker has it")
    func others() throws {
        let shell = try shell("en")
        shell.tracker("category", "add", "Rum")
        #expect(shell.tracker("done", "rum").errors == "“Rum” is a category: see tracker category.\n")
        #expect(shell.tracker("show", "Heal").code == .done)
        #expect(shell.tracker("done", "Runn").errors.contains("did you mean “Run”?"))
        #expect(shell.tracker("show", "Swim").errors.contains("see “tracker list”."))
    }

    @Test("N15: what was found stands in JSON under the same code")
    func document() throws {
        let error = try ParsedJSON(shell("en").tracker("edit", "Health", "--name", "Body", "--json").errors)[
            "error"]
        #expect(error?["code"]?.string == "notFound")
        #expect(error?["message"]?.string == "“Health” is a category: see tracker category.")
    }
}
