import TestKit
import Testing
import TrackerCLI

/// What `add` says where a value is wrong and another is missing. Today is Friday, 20 November 2026.
@Suite struct ValueBeforeMissingTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let options: [String]
        let english, russian: String

        var testDescription: String { options.joined(separator: " ") }
    }

    /// None of them has a schedule.
    private static let rows = [
        Row(
            options: ["--category", "Sport", "--goal", "30 km this wek"],
            english: "“km this wek” is not a unit:",
            russian: "«km this wek» — не единица:"),
        Row(
            options: ["--limit", "2/wek"], english: "“/wek” is not a unit:", russian: "«/wek» — не единица:"),
        Row(
            options: ["--schedule", "funday"], english: "“funday” is not a schedule:",
            russian: "«funday» — не расписание:"),
        Row(options: ["--start", "foo"], english: "“foo” is not a day:", russian: "«foo» — не день:"),
        Row(
            options: ["--start", "+3"], english: "Mon, 23 November 2026 has not come yet:",
            russian: "Этот день ещё впереди (пн, 23 ноября 2026):"),
        Row(options: ["--emoji", "foo"], english: "“foo” is not one emoji:", russian: "«foo» — не эмодзи:"),
        Row(options: ["--color", "foo"], english: "“foo” is not a color", russian: "«foo» — не цвет"),
        Row(
            options: ["--category", String(repeating: "x", count: 39)], english: "Limit 38 characters",
            russian: "Ограничение 38 символов"),
        Row(
            options: ["--event", "--goal", "5 km"], english: "“Run” is an irregular event and has no goal:",
            russian: "«Run» — нерегулярное событие, у него нет цели:"),
    ]

    @Test("SAY-5: the fault of a value comes before what is missing", arguments: rows)
    func fault(row: Row) throws {
        for (language, said) in [("en", row.english), ("ru", row.russian)] {
            let shell = try Shell(language: language)
            let run = shell.run(["add", "Run"] + row.options)
            #expect(run.code == .wrongLine && run.output.isEmpty && run.errors.hasPrefix(said), "\(run)")
            #expect(shell.library == nil)
        }
    }

    @Test("SAY-5: without a fault what is missing is named")
    func missing() throws {
        for others in [[], ["--goal", "none"]] {
            let run = try Shell().run(["add", "Run", "--category", "Sport"] + others)
            #expect(run == Shell.Run(errors: "Missing: --schedule or --event.\n", code: .wrongLine))
        }
    }

    @Test(
        "SAY-1, SAY-4: a goal or a limit of a day is for every day, unless a schedule says otherwise",
        arguments: [
            ("--goal", "5 km a day", "every day, at least 5 km"),
            ("--limit", "2 cups daily", "every day, at most 2 cups"),
            ("--goal", "20 pages", "every day, at least 20 pages"), ("--limit", "0", "every day, at most 0"),
        ])
    func daily(option: String, goal: String, said: String) throws {
        let shell = try Shell()
        let line = ["add", "Run", "--category", "Sport", option, goal]
        #expect(shell.run(line).output == "Added: 🙂 Run (Sport, new category, \(said)). Undo: tracker undo\n")
        #expect(shell.run(line + ["--schedule", "mon", "--dry-run"]).output.contains("(Sport, Mon, at "))
    }

    @Test("SAY-5: a full id of a category is still one")
    func categoryByID() throws {
        let shell = try Shell()
        shell.tracker("add", "Run", "--category", "Sport", "--event")
        let card = try ParsedJSON(shell.tracker("show", "Run", "--json").output)
        let id = try #require(card["category"]?["id"]?.string)
        #expect(
            shell.tracker("add", "Gym", "--category", id, "--event", "--dry-run").output
                == "Would add: 😻 Gym (Sport, irregular event).\n")
    }
}
