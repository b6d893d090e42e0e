import TestKit
import Testing
import TrackerCLI

/// Goals of a period in the numbered prompts; today is Friday, 20 November 2026.
@MainActor @Suite struct AccessibleSumTests {
    private func shell(_ language: String, answers: Answer...) throws -> Shell {
        let shell = try Shell(language: language)
        shell.tracker("add", "Run", "--category", "Sport", "--schedule", "daily")
        shell.isTerminal = true
        shell.answers = answers
        return shell
    }

    @Test(
        "SUM-1: a goal of a week is the schedule, and what there is now; a goal of a day alone is refused",
        arguments: [
            (
                "en", "Goal", ["30 km a week", "5 km"],
                [
                    "Now: 30 km a week. Enter keeps it.\n",
                    "The schedule of Run is 30 km a week: name a schedule, too, or write “5 km a week”.",
                ]
            ),
            (
                "ru", "Цель", ["30 км в неделю", "5 км"],
                [
                    "Сейчас: 30 км в неделю. Enter оставит как есть.\n",
                    "Расписание трекера «Run» — 30 км в неделю: укажите и расписание или напишите «5 км в неделю».",
                ]
            ),
        ])
    func goalOfWeek(language: String, choice: String, typed: [String], said: [String]) throws {
        let shell = try shell(
            language, answers: .row("Run"), .row(choice), .text(typed[0]), .row("Run"), .row(choice),
            .text(typed[1]))
        let output = shell.tracker("--accessible").output
        for text in said { #expect(output.contains(text), "\(text): \(output)") }
        shell.isTerminal = false
        let card = try ParsedJSON(shell.tracker("show", "Run", "--json").output)
        #expect(card["rule"]?["kind"]?.string == "sum" && card["rule"]?["per"]?.string == "week")
        #expect(card["rule"]?["goal"]?["amount"]?.string == "30" && card["goal"] == .null)
    }

    @Test(
        "SUM-11: the amount of a day of a sum is asked for by one choice, and forgotten",
        arguments: [
            ("en", "Goal", "30 km a week", "Enter the amount", "none", "5 of 13 km since Monday"),
            ("ru", "Цель", "30 км в неделю", "Ввести количество", "нет", "5 из 13 км на этой неделе"),
        ])
    func amountOfSum(
        language: String, goal: String, rule: String, choice: String, none: String, said: String
    ) throws {
        let shell = try shell(
            language, answers: .row("Run"), .row(goal), .text(rule), .row("Run"), .row(choice), "5",
            .row("Run"), .row(choice), .text(none))
        // Of 30 km the three days left of the week are asked 13.
        #expect(shell.tracker("--accessible").output.contains(said))
        shell.isTerminal = false
        #expect(try ParsedJSON(shell.tracker("show", "Run", "--json").output)["amount"] == .null)
    }
}
