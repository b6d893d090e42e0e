import TrackerData
import TrackerPresentation

extension CommandTable {
    /// The settings and what they mean.
    private static let settings = SettingKey.allCases.map { HelpParagraph.entry($0.rawValue, $0.explanation) }

    static let configList = CommandSpec(
        .configList, in: .upkeep,
        summary: Phrase("show all settings", "показать все настройки"),
        alsoCalled: ["ls", "show", "список"],
        examples: [
            Example(
                ["config", "list"], Phrase("every setting with its value", "все настройки и их значения")),
            Example(
                ["config", "list", "--json"], Phrase("the same, for a script", "то же самое для скриптов")),
        ])

    static let configGet = CommandSpec(
        .configGet, in: .upkeep,
        summary: Phrase("show the value in force", "показать действующее значение"),
        alsoCalled: ["show"],
        operands: [OperandSpec(.settingKey)],
        details: settings,
        examples: [
            Example(["config", "get", "language"], Phrase("the language in use", "какой язык используется")),
            Example(
                ["config", "get", "day-start"], Phrase("when a new day begins", "когда начинается новый день")
            ),
        ])

    static let configSet = CommandSpec(
        .configSet, in: .upkeep, effect: .changes,
        summary: Phrase("change a setting", "изменить настройку"),
        alsoCalled: ["add", "change", "edit", "изменить"],
        operands: [OperandSpec(.settingKey), OperandSpec(.settingValue)],
        details: settings,
        examples: [
            Example(["config", "set", "language", "ru"], Phrase("speak Russian", "говорить по-русски")),
            Example(
                ["config", "set", "day-start", "03:00"],
                Phrase(
                    "until three at night it is still yesterday",
                    "до трёх часов ночи ещё длится вчерашний день")),
            Example(
                ["config", "set", "first-weekday", "sun"],
                Phrase("weeks begin on Sunday", "неделя начинается с воскресенья")),
        ])

    static let configUnset = CommandSpec(
        .configUnset, in: .upkeep, effect: .changes,
        summary: Phrase("put a setting back to its default", "вернуть настройке исходное значение"),
        alsoCalled: ["delete", "remove", "rm", "reset", "сбросить", "удалить"],
        operands: [OperandSpec(.settingKey)],
        details: settings,
        examples: [
            Example(
                ["config", "unset", "language"], Phrase("the system's language again", "снова язык системы")),
            Example(
                ["config", "unset", "theme"],
                Phrase("the terminal's background decides again", "снова по фону терминала")),
        ])
}
