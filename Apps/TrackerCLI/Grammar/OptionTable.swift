import Terminal
import TrackerData
import TrackerPresentation

/// The options that hold with every command.
package enum OptionTable {
    /// Every option that needs no particular command, in the order of help.
    package static let everywhere = general + forTheApp

    package static let general = [
        OptionSpec(
            .library, .file,
            Phrase("use this library instead of the usual one", "взять эту библиотеку вместо обычной")),
        OptionSpec(
            .lang, .words(Language.allCases.map(\.rawValue)),
            Phrase("language of this run", "язык этого запуска")),
        OptionSpec(
            .json, nil,
            Phrase("print one line of JSON, for scripts", "вывести одну строку JSON, для скриптов")),
        OptionSpec(
            .plain, nil,
            Phrase(
                "print one record per line, fields separated by tabs",
                "вывести по записи на строку, поля через табуляцию")),
        OptionSpec(
            .screenColor, .words(ColorPreference.allCases.map(\.rawValue)),
            Phrase(
                """
                color the output; “--color” is the same, except with add and edit, where it is the tracker's
                """,
                "раскрашивать вывод; «--color» — то же самое, но у add и edit это цвет трекера")),
        OptionSpec(.ascii, nil, Phrase("draw with ASCII characters only", "рисовать только знаками ASCII")),
        OptionSpec(
            .noPager, nil,
            Phrase("never show long output page by page", "не листать длинный вывод постранично")),
        OptionSpec(.yes, nil, Phrase("answer every question with yes", "на все вопросы отвечать «да»")),
        OptionSpec(
            .noInput, nil,
            Phrase(
                "ask nothing; fail where an answer is needed",
                "ничего не спрашивать; если нужен ответ, выйти с ошибкой")),
        OptionSpec(
            .dryRun, nil,
            Phrase("say what would change, change nothing", "сказать, что изменится, и ничего не менять")),
        OptionSpec(.quiet, nil, Phrase("do not say what was changed", "не сообщать, что изменилось")),
        OptionSpec(.debug, nil, Phrase("add details to errors", "добавить к ошибкам подробности")),
        OptionSpec(.help, nil, Phrase("show this help", "показать эту справку")),
        OptionSpec(.version, nil, Phrase("print the version", "вывести номер версии")),
    ]

    package static let forTheApp = [
        OptionSpec(
            .theme, .words(ThemeSetting.allCases.map(\.rawValue)),
            Phrase("colors for a light or a dark background", "цвета для светлого или тёмного фона")),
        OptionSpec(
            .accessible, nil,
            Phrase(
                "numbered questions instead of drawings, for screen readers",
                "нумерованные вопросы вместо рисунков, для программ экранного доступа")),
        OptionSpec(.noMouse, nil, Phrase("leave the mouse to the terminal", "оставить мышь терминалу")),
        OptionSpec(
            .noOnboarding, nil, Phrase("skip the first-start pages", "не показывать страницы первого запуска")
        ),
    ]
}
