import TestKit
import Testing
import TrackerCLI

/// Goals, limits and amounts on the command line.
@Suite struct AmountCommandTests {
    @Test(
        "AMT-3: done records the goal, sets, adds and takes away, and says how it stands",
        arguments: [
            (
                "en",
                [
                    (["--amount", "3"], "Recorded today: Water (3 of 8 cups)."),
                    (["--amount", "+2,5"], "Recorded today: Water (5.5 of 8 cups)."),
                    (["--amount", "-1 cups"], "Recorded today: Water (4.5 of 8 cups)."),
                    ([], "Done today: Water (8 of 8 cups, goal reached)."),
                    (["--amount", "-1"], "Recorded today: Water (7 of 8 cups, no longer done)."),
                    (["--amount", "+1"], "Done today: Water (8 of 8 cups, goal reached)."),
                ]
            ),
            (
                "ru",
                [
                    (["--amount", "3"], "Записано за сегодня: Water (3 · цель: 8 cups)."),
                    (["--amount", "+2.5"], "Записано за сегодня: Water (5,5 · цель: 8 cups)."),
                    ([], "Отмечено за сегодня: Water (8 cups, цель 8 достигнута)."),
                    (["--amount", "7"], "Записано за сегодня: Water (7 · цель: 8 cups, больше не сделано)."),
                ]
            ),
        ])
    func done(language: String, lines: [(options: [String], said: String)]) throws {
        let shell = try shell(language, goal: ["--goal", "8 cups"])
        for (options, said) in lines {
            let run = shell.run(["done", "Water"] + options)
            #expect(run.code == .done && run.output.hasPrefix(said), "\(options): \(run.output)\(run.errors)")
        }
        shell.tracker("done", "Water")
        let already = [
            "en": "Already done today: Water (8 of 8 cups).",
            "ru": "Уже отмечено за сегодня: Water (8 · цель: 8 cups).",
        ]
        #expect(shell.tracker("done", "Water").output == already[language].map { $0 + "\n" })
    }

    @Test("AMT-2, AMT-3: a limit is kept by what is recorded, and beyond it nothing is marked")
    func limit() throws {
        let shell = try shell("en", goal: ["--limit", "2"])
        #expect(shell.tracker("done", "Water").output.hasPrefix("Done today: Water (0 · limit 2)."))
        #expect(
            shell.tracker("done", "Water", "--amount", "3").output.hasPrefix(
                "Recorded today: Water (3, over the limit of 2)."))
        let before = shell.library
        let refused = shell.tracker("done", "Water")
        #expect(refused.code == .couldNot && refused.errors.contains("--amount") && shell.library == before)
        #expect(shell.tracker("undone", "Water").output.hasPrefix("Amount removed for today: Water."))
        #expect(try card(shell)["amount"] == .null)
    }

    @Test(
        "K8: a day done before there was a goal stays done with more, and undo leaves it as it was",
        arguments: [
            ("en", "Recorded today: Water (9 of 8)."), ("ru", "Записано за сегодня: Water (9 · цель: 8)."),
        ])
    func doneBefore(language: String, said: String) throws {
        let shell = try shell(language, goal: [])
        shell.tracker("done", "Water")
        shell.tracker("edit", "Water", "--goal", "8")
        let before = try card(shell)
        #expect(shell.tracker("done", "Water", "--amount", "+1").output.hasPrefix(said))
        #expect(try card(shell)["completed"] == .bool(true) && card(shell)["amount"] == .string("9"))
        shell.tracker("undo")
        #expect(try card(shell) == before)
    }

    @Test("AMT-3: the changes are amountSet, then completed or uncompleted where that follows")
    func changes() throws {
        let shell = try shell("en", goal: ["--goal", "8"])
        for (line, kinds) in [
            (["done", "Water", "--amount", "3"], ["amountSet"]),
            (["done", "Water", "--amount", "3"], []),
            (["done", "Water"], ["amountSet", "completed"]),
            (["done", "Water", "--amount", "-1"], ["amountSet", "uncompleted"]),
            (["done", "Water", "--amount", "9", "--note", "hot"], ["amountSet", "completed", "noted"]),
            (["undone", "Water"], ["amountSet", "uncompleted"]),
            (["undo"], ["completed", "amountSet"]),
        ] {
            let entries = try ParsedJSON(shell.run(line + ["--json"]).output)["changes"]?.items ?? []
            #expect(entries.map { $0["kind"]?.string } == kinds, "\(line)")
            #expect(entries.allSatisfy { $0["date"]?.string == "2026-11-20" })
        }
    }

    @Test("AMT-3: what cannot be is refused, and every byte stays", arguments: ["en", "ru"])
    func refusals(language: String) throws {
        let shell = try shell(language, goal: ["--goal", "8 чашек"])
        shell.tracker("add", "Run", "--category", "Sport", "--schedule", "daily")
        shell.tracker("add", "Exam", "--category", "Sport", "--event")
        shell.tracker("done", "Water", "--amount", "2")
        let before = try shell.home.contents()
        for (code, line) in [
            (ExitCode.couldNot, ["done", "Water", "--amount", "-3"]),
            (.couldNot, ["done", "Water", "--amount", "+999999"]),
            (.wrongLine, ["done", "Water", "Run", "--amount", "3"]),
            (.wrongLine, ["done", "Exam", "--amount", "3"]),
            (.wrongLine, ["done", "Water", "--amount", "3 km"]),
            (.wrongLine, ["done", "Water", "--amount", "1e9"]),
            (.wrongLine, ["done", "Water", "--amount", "5,5,5"]),
            (.wrongLine, ["done", "Water", "--amount", ""]),
            (.wrongLine, ["done", "Water", "--amount", "1.2345"]),
            (.wrongLine, ["done", "Water", "--amount", "3", "--date", "tomorrow"]),
            (.wrongLine, ["edit", "Run", "--goal", "-3"]), (.wrongLine, ["edit", "Run", "--goal", "0"]),
            (.wrongLine, ["edit", "Run", "--limit", "1000001"]),
            (.wrongLine, ["edit", "Exam", "--goal", "3"]),
            (.wrongLine, ["edit", "Run", "--goal", "3 abcdefghijklm"]),
            (.wrongLine, ["edit", "Run", "--goal", "3", "--limit", "4"]),
            (.wrongLine, ["add", "A", "--category", "B", "--event", "--goal", "3"]),
        ] {
            let run = shell.run(line)
            #expect(run.code == code && run.output == "", "\(line)")
            // One of them names a command to give a goal by.
            let sentence = OneSentence(run.errors, line: line + ["tracker"])
            #expect(sentence.faults(language) == [], "\(line): \(run.errors)")
        }
        #expect(try shell.home.contents() == before)
    }

    @Test(
        "N1: a number that can be read in two ways and a k are refused, and every byte stays",
        arguments: ["en", "ru"])
    func doubtful(language: String) throws {
        let shell = try shell(language, goal: ["--goal", "2000 ml"])
        shell.tracker("add", "Run", "--category", "Sport", "--schedule", "daily", "--goal", "5 km")
        let before = try shell.home.contents()
        let tenThousand =
            language == "en"
            ? "“10.000” can be 10000 or 10: write 10000, or 10.0.\n"
            : "«10.000» — это 10000 или 10: напишите 10000 или 10,0.\n"
        let short =
            language == "en"
            ? "Write 10000 instead of “10k”.\n" : "Вместо «10k» напишите 10000.\n"
        let byGoal =
            language == "en"
            ? "“1.125” can be 1125 or 1.125: write 1125, or 1.1250.\n"
            : "«1.125» — это 1125 или 1,125: напишите 1125 или 1,1250.\n"
        for (line, said) in [
            (
                ["add", "Steps", "--category", "Health", "--schedule", "daily", "--goal", "10.000 steps"],
                tenThousand
            ),
            (["add", "Steps", "--category", "Health", "--schedule", "daily", "--limit", "10k"], short),
            (["edit", "Run", "--goal", "10.000"], tenThousand), (["edit", "Run", "--limit", "10k"], short),
            (["done", "Run", "--amount", "10.000"], tenThousand),
            (["done", "Water", "--amount", "10k"], short),
            (["done", "Water", "--amount", "1.125"], byGoal),
        ] {
            let run = shell.run(line)
            #expect(run == Shell.Run(errors: said, code: .wrongLine), "\(line)")
        }
        #expect(try shell.home.contents() == before)
        #expect(shell.tracker("done", "Run", "--amount", "1.125").code == .done)
        #expect(shell.tracker("show", "Run", "--json").output.contains(#""amount":"1.125""#))
        let code = try ParsedJSON(shell.tracker("done", "Water", "--amount", "1.125", "--json").errors)
        #expect(code["error"]?["code"]?.string == "invalid", "\(code)")
    }

    @Test("AMT-3: --amount is for one tracker, though another has a goal, too")
    func severalWithGoals() throws {
        let shell = try shell("en", goal: ["--goal", "8"])
        shell.tracker("add", "Run", "--category", "Sport", "--schedule", "daily", "--goal", "5")
        let before = shell.library
        #expect(shell.tracker("done", "Water", "Run", "--amount", "3").code == .wrongLine)
        #expect(shell.library == before)
    }

    @Test("AMT-1, AMT-4: the goal stands in JSON with the exact amount, in the list and in show")
    func documents() throws {
        let shell = try shell("en", goal: ["--goal", "2,5 km"])
        shell.tracker("done", "Water", "--amount", "0.125")
        let card = try card(shell)
        #expect(card["goal"] == (try ParsedJSON(#"{"kind":"atLeast","amount":"2.5","unit":"km"}"#)))
        #expect(card["amount"] == .string("0.125") && card["completed"] == .bool(false))
        #expect(card["amounts"] == (try ParsedJSON(#"{"2026-11-20":"0.125"}"#)))
        #expect(shell.tracker("list").output.contains("0.125 of 2.5 km"))
        #expect(shell.tracker("show", "Water").output.contains("at least 2.5 km"))
    }

    @Test(
        "AMT-6, AMT-13: a goal that is removed leaves its amounts as bare numbers, and a new one finds them again"
    )
    func removal() throws {
        let shell = try shell("en", goal: ["--goal", "8"])
        shell.tracker("done", "Water", "--amount", "3")
        #expect(shell.tracker("edit", "Water", "--goal", "none").code == .done)
        #expect(try card(shell)["goal"] == .null && card(shell)["amount"] == .string("3"))
        #expect(try card(shell)["amounts"]?.keys == ["2026-11-20"])
        shell.tracker("edit", "Water", "--limit", "5")
        #expect(try card(shell)["amount"] == .string("3") && card(shell)["completed"] == .bool(true))
    }

    private func card(_ shell: Shell) throws -> ParsedJSON {
        try ParsedJSON(shell.tracker("show", "Water", "--json").output)
    }

    private func shell(_ language: String, goal: [String]) throws -> Shell {
        let shell = try Shell(language: language)
        #expect(
            shell.run(["add", "Water", "--category", "Home", "--schedule", "daily"] + goal).code == .done)
        return shell
    }
}
