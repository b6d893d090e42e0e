import TrackerPresentation

extension CommandTable {
    static let onboarding = CommandSpec(
        .onboarding, in: .upkeep,
        summary: Phrase("show the first-start pages again", "снова показать страницы первого запуска"),
        alsoCalled: ["welcome", "intro", "tutorial"],
        hasJSON: false,
        examples: [
            Example(
                ["onboarding"], needsTerminal: true,
                Phrase("two pages, for a start", "две страницы для начала"))
        ])

    static let paths = CommandSpec(
        .paths, in: .upkeep,
        summary: Phrase("show where library and settings are", "показать, где библиотека и настройки"),
        alsoCalled: ["path", "where", "files", "пути"],
        examples: [
            Example(
                ["paths"],
                Phrase("library, settings, backups, log", "библиотека, настройки, резервные копии, журнал")),
            Example(["paths", "--plain"], Phrase("the same, for a script", "то же самое для скриптов")),
        ])

    static let doctor = CommandSpec(
        .doctor, in: .upkeep, effect: .changesWith(.repair),
        summary: Phrase("check the library and its backups", "проверить библиотеку и резервные копии"),
        alsoCalled: ["verify", "repair", "fix", "проверить"],
        options: [
            OptionSpec(
                .repair, nil,
                Phrase(
                    "put right what can be; the old file is kept",
                    "исправить, что можно; старый файл сохранится"))
        ],
        details: [
            .text(
                Phrase("Without --repair nothing is changed.", "Без --repair ничего не меняется."))
        ],
        examples: [
            Example(["doctor"], Phrase("is everything in order?", "всё ли в порядке?")),
            Example(
                ["doctor", "--repair", "--dry-run"],
                Phrase("see what a repair would do", "посмотреть, что будет исправлено")),
        ])
}
