import Terminal
import TrackerDomain
import TrackerPresentation

/// The options that apply to every command.
package enum OptionTable {
    /// Every general option, in the order of help.
    package static let everywhere = general + forTheApp

    /// The option that outranks a setting; nil if there is none.
    static func option(outranking setting: SettingKey) -> OptionName? {
        everywhere.first { $0.setting == setting }?.name
    }

    package static let general = [
        OptionSpec(
            .library, .file,
            Phrase("use this library instead of the usual one", "взять эту библиотеку вместо обычной"),
            set: { globals, value in globals.library = value }),
        OptionSpec(
            .lang, .words(Language.allCases.map(\.rawValue)),
            Phrase("language of this run", "язык этого запуска"), outranks: .language),
        OptionSpec(
            .json, nil,
            Phrase("print one line of JSON, for scripts", "вывести одну строку JSON, для скриптов"),
            set: { globals, _ in globals.output = .json }),
        OptionSpec(
            .plain, nil,
            Phrase(
                "print one record per line, fields separated by tabs",
                "вывести по записи на строку, поля через табуляцию"),
            set: { globals, _ in globals.output = .plain }),
        OptionSpec(
            .screenColor, .words(ColorPreference.allCases.map(\.rawValue)),
            Phrase(
                """
                color the output; “--color” is the same, except with add and edit, where it is the tracker's
                """,
                "раскрашивать вывод; «--color» — то же самое, но у add и edit это цвет трекера"),
            set: { globals, value in
                globals.screenColor = ColorPreference(rawValue: value) ?? globals.screenColor
            }),
        OptionSpec(
            .ascii, nil, Phrase("draw with ASCII characters only", "рисовать только знаками ASCII"),
            set: { globals, _ in globals.isASCII = true }),
        OptionSpec(
            .noPager, nil,
            Phrase("never show long output page by page", "не листать длинный вывод постранично"),
            set: { globals, _ in globals.usesPager = false }),
        OptionSpec(
            .yes, nil, Phrase("answer every question with yes", "на все вопросы отвечать «да»"),
            set: { globals, _ in globals.assumesYes = true }),
        OptionSpec(
            .noInput, nil,
            Phrase(
                "ask nothing; fail where an answer is needed",
                "ничего не спрашивать; если нужен ответ, выйти с ошибкой"),
            set: { globals, _ in globals.mayAsk = false }),
        OptionSpec(
            .dryRun, nil,
            Phrase("say what would change, change nothing", "сказать, что изменится, и ничего не менять"),
            set: { globals, _ in globals.isDryRun = true }),
        OptionSpec(
            .quiet, nil, Phrase("do not say what was changed", "не сообщать, что изменилось"),
            set: { globals, _ in globals.isQuiet = true }),
        OptionSpec(
            .debug, nil, Phrase("add details to errors", "добавить к ошибкам подробности"),
            set: { globals, _ in globals.showsDetailsOfErrors = true }),
        OptionSpec(.help, nil, Phrase("show this help", "показать эту справку")),
        OptionSpec(
            .version, nil, Phrase("print the version", "вывести номер версии"),
            set: { globals, _ in globals.showsVersion = true }),
    ]

    /// The general options that the overview explains; the page on options has all.
    package static let inOverview: [OptionName] = [
        .library, .lang, .json, .plain, .dryRun, .yes, .quiet, .help,
    ]

    /// Whether a general option has an effect on every command.
    static func appliesToAll(_ option: OptionName) -> Bool {
        ![.json, .plain, .dryRun, .quiet, .yes, .noInput].contains(option)
    }

    package static let forTheApp = [
        OptionSpec(
            .theme, .words(ThemeSetting.allCases.map(\.rawValue)),
            Phrase("colors for a light or a dark background", "цвета для светлого или тёмного фона"),
            outranks: .theme),
        OptionSpec(
            .accessible, nil,
            Phrase(
                "numbered questions instead of drawings, for screen readers",
                "нумерованные вопросы вместо рисунков, для программ экранного доступа"),
            set: { globals, _ in globals.isAccessible = true }),
        OptionSpec(
            .noMouse, nil, Phrase("leave the mouse to the terminal", "оставить мышь терминалу"),
            outranks: .mouse, with: Switch.off.rawValue),
        OptionSpec(
            .noOnboarding, nil,
            Phrase("leave out the first-start pages", "не показывать страницы первого запуска"),
            set: { globals, _ in globals.showsOnboarding = false }),
    ]
}
