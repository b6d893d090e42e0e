import Terminal
import TrackerPresentation

extension CommandTable {
    static let help = CommandSpec(
        .help, in: .upkeep,
        summary: Phrase("explain the program or a command", "рассказать о программе или команде"),
        alsoCalled: ["?", "usage", "помощь", "справка"],
        operands: [OperandSpec(.command, .anyNumber)],
        hasJSON: false,
        examples: [
            Example(["help"], Phrase("all commands", "все команды")),
            Example(
                ["help", "add"],
                Phrase(
                    "one command; “tracker add -h” is the same",
                    "одна команда; «tracker add -h» — то же самое")),
            Example(
                ["help", "category", "rename"], Phrase("a command of two words", "команда из двух слов")),
        ])

    static let man = CommandSpec(
        .man, in: .upkeep,
        summary: Phrase("print the manual page", "вывести страницу руководства"),
        alsoCalled: ["manual", "docs", "руководство"],
        operands: [OperandSpec(.words(Language.allCases.map(\.rawValue)), .optional)],
        hasJSON: false,
        details: [
            .text(
                Phrase(
                    "The page comes as roff source. To read it at once:",
                    "Страница выводится в формате roff. Чтобы сразу её прочитать:")),
            .code("tracker man > tracker.1 && man ./tracker.1"),
        ],
        examples: [
            Example(["man"], Phrase("in the language in use", "на текущем языке")),
            Example(["man", "ru"], Phrase("in Russian", "по-русски")),
        ])

    static let completions = CommandSpec(
        .completions, in: .upkeep,
        summary: Phrase("print completions for a shell", "вывести скрипт автодополнения для оболочки"),
        alsoCalled: ["completion", "autocomplete"],
        operands: [OperandSpec(.words(["bash", "zsh", "fish"]))],
        hasJSON: false,
        details: [
            .text(
                Phrase(
                    """
                    They complete commands, options, fixed words and the names of your trackers and \
                    categories. For bash, put this line into ~/.bashrc:
                    """,
                    """
                    Дополняются команды, параметры, постоянные слова, а также названия ваших трекеров и \
                    категорий. Для bash добавьте в ~/.bashrc строку:
                    """
                )),
            .code(#"eval "$(tracker completions bash)""#),
            .text(
                Phrase(
                    "For zsh, put these into ~/.zshrc; the first is there already if other completions work:",
                    "Для zsh — в ~/.zshrc; первая строка уже там, если работает другое автодополнение:")),
            .code("autoload -Uz compinit && compinit"),
            .code(#"eval "$(tracker completions zsh)""#),
            .text(Phrase("For fish:", "Для fish:")),
            .code("tracker completions fish > ~/.config/fish/completions/tracker.fish"),
        ],
        examples: [
            Example(["completions", "bash"], Phrase("the script for bash", "скрипт для bash")),
            Example(["completions", "zsh"], Phrase("the script for zsh", "скрипт для zsh")),
            Example(["completions", "fish"], Phrase("the script for fish", "скрипт для fish")),
        ])

    /// What completion scripts call: names of one kind, one a line.
    static let complete = CommandSpec(
        .complete, in: .upkeep,
        summary: Phrase("print names for completion scripts", "вывести названия для автодополнения"),
        operands: [OperandSpec(.words(["trackers", "categories"]))],
        hasJSON: false)

    /// What becomes of the terminal at a crash, to be tried on the program as it is shipped.
    static let debug = CommandSpec(
        .debug, in: .upkeep,
        summary: Phrase("crash on the full screen", "аварийно завершиться на полном экране"),
        operands: [
            OperandSpec(.words(["crash"])), OperandSpec(.words(DeliberateCrash.allCases.map(\.rawValue))),
        ],
        hasJSON: false)
}
