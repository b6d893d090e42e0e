package import TrackerPresentation

/// A subject that several commands share, with a page of help of its own: `tracker help days`.
package enum HelpSubject: String, CaseIterable, Sendable {
    case days, amounts, schedules, marks, scripts, options

    /// The words that ask for it, of which both hold in either language.
    package var word: Phrase {
        switch self {
        case .days: Phrase(rawValue, "дни")
        case .amounts: Phrase(rawValue, "количества")
        case .schedules: Phrase(rawValue, "расписания")
        case .marks: Phrase(rawValue, "отметки")
        case .scripts: Phrase(rawValue, "скрипты")
        case .options: Phrase(rawValue, "параметры")
        }
    }

    static func called(_ word: String) -> HelpSubject? {
        let typed = word.lowercased()
        return allCases.first { ([$0.word.english, $0.word.russian] + $0.others).contains(typed) }
    }

    /// Other words that people try.
    private var others: [String] {
        switch self {
        case .days: ["day", "date", "dates", "день", "даты"]
        case .amounts: ["amount", "goal", "goals", "limit", "limits", "units", "цель", "цели", "единицы"]
        case .schedules: ["schedule", "rule", "rules", "расписание", "правила"]
        case .marks: ["mark", "words", "отметка", "слова"]
        case .scripts, .options: []
        }
    }

    /// The content of the page, in half a line without a full stop.
    package var summary: Phrase {
        switch self {
        case .days: Phrase("how to name days", "как указать день или несколько")
        case .amounts: Phrase("how to write amounts and goals", "как записать количество и цель")
        case .schedules: Phrase("how to say when a habit is due", "как сказать, когда нужна привычка")
        case .marks: Phrase("which words of a table are marks", "какие слова таблицы — отметки")
        case .scripts: Phrase("exit codes, prompts, jq, cron", "коды завершения, приглашения, jq, cron")
        case .options: Phrase("options that many commands have", "параметры, общие для многих команд")
        }
    }

    package var examples: [Example] {
        switch self {
        case .days:
            [
                Example(
                    ["done", .run, "--date", .init("yesterday", "вчера")],
                    Phrase("done yesterday", "сделано вчера")),
                Example(
                    ["list", "--date", .init("3 days ago", "3 дня назад")],
                    Phrase("the list of that day", "список того дня")),
            ]
        case .amounts:
            [
                Example(["done", .steps, "7500"], Phrase("so much today", "столько сегодня")),
                Example(
                    [
                        "add", .init("Swim", "Плавание"), "--category", .sport, "--goal",
                        .init("3 km a week", "3 км в неделю"),
                    ],
                    Phrase("so much a week, on whichever days", "столько в неделю, в любые дни")),
            ]
        case .schedules:
            [
                Example(
                    ["edit", .run, "--schedule", .init("mon,wed,fri", "пн,ср,пт")],
                    Phrase("three days of the week", "три дня недели")),
                Example(
                    ["edit", .read, "--schedule", .init("3/week", "3/нед")],
                    Phrase("three times a week, on whichever days", "три раза в неделю, в любые дни")),
            ]
        case .marks:
            [
                Example(
                    ["import", "habits.csv", "--done", .init("late,half done", "поздно,не всё")],
                    Phrase("words of one's own that mean done", "свои слова, которые значат «сделано»")),
                Example(
                    ["import", "habits.csv", "--skip", .init("ill", "болезнь"), "--not-done", "2"],
                    Phrase("what else may be said", "что ещё можно задать")),
            ]
        case .scripts:
            [
                Example(
                    ["list", "--filter", "due", "--plain", "--exit-code"],
                    Phrase("exits with 1 where nothing is left to do", "код 1, если делать больше нечего")),
                Example(["done", .run, "-q"], Phrase("says nothing", "без сообщений")),
            ]
        case .options:
            [
                Example(
                    ["--json", "list", "-d", .init("yesterday", "вчера"), "-c", .sport],
                    Phrase("before or after the command", "до команды или после неё")),
                Example(["list", "--lang", "ru"], Phrase("in Russian this once", "один раз по-русски")),
            ]
        }
    }

    package var paragraphs: [HelpParagraph] {
        switch self {
        case .days: Self.aboutDays
        case .amounts: Self.aboutAmounts
        case .schedules: Self.aboutSchedules
        case .marks: Self.aboutMarks
        case .scripts: Self.aboutScripts
        case .options: [.text(Self.aboutOptions), .colors]
        }
    }
}
