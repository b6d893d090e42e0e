import Terminal
import TrackerDomain
import TrackerPresentation

extension CommandSpec {
    static let help = CommandSpec(
        in: .upkeep, needs: .nothing, makeCommand: HelpCommand.init,
        summary: Phrase(
            "explain a command, or a topic: days, amounts, schedules, scripts, options",
            "рассказать о команде или теме: дни, количества, расписания, скрипты, параметры"),
        alsoCalled: ["?", "usage", "помощь", "справка"],
        operands: [OperandSpec(.command, .anyNumber)],
        hasJSON: false,
        examples: [
            Example(
                ["help", .init("days", "дни")], Phrase("a topic: how to name days", "тема: как указать день")),
            Example(
                ["help", "add"],
                Phrase(
                    "one command; “tracker add -h” is the same",
                    "одна команда; «tracker add -h» — то же самое")),
            Example(
                ["help", "category", "rename"], Phrase("a command of two words", "команда из двух слов")),
        ])
}

/// `tracker help`: what the commands do.
struct HelpCommand: Command {
    let session: Session

    func run() -> ExitCode {
        let context = session.console.context
        let topic = HelpTopic(words: session.invocation.operands)
        let width = min(80, context.width ?? 80)
        session.console.print(
            HelpText.lines(on: topic, in: session.language, width: width).map { line in
                Line(line.spans.map { Span(context.plain($0.text), style($0.role, context.theme)) })
            })
        return .done
    }

    private func style(_ role: HelpLine.Role, _ theme: Theme) -> Style {
        switch role {
        case .plain: .plain
        case .heading: theme.style(.title)
        case .literal: theme.style(.accent)
        }
    }
}

extension CommandSpec {
    static let man = CommandSpec(
        in: .upkeep, needs: .nothing, makeCommand: ManCommand.init,
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
}

/// `tracker man`: the manual page, as source for `man`.
struct ManCommand: Command {
    let session: Session

    func run() -> ExitCode {
        let language = session.invocation.operands.first.flatMap(Language.init(rawValue:)) ?? session.language
        session.console.print(raw: ManPage.source(in: language, version: Version.number))
        return .done
    }
}

extension CommandSpec {
    static let completions = CommandSpec(
        in: .upkeep, needs: .nothing, makeCommand: CompletionsCommand.init,
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
            .code("mkdir -p ~/.config/fish/completions"),
            .code("tracker completions fish > ~/.config/fish/completions/tracker.fish"),
        ],
        examples: [
            Example(["completions", "bash"], Phrase("the script for bash", "скрипт для bash")),
            Example(["completions", "zsh"], Phrase("the script for zsh", "скрипт для zsh")),
            Example(["completions", "fish"], Phrase("the script for fish", "скрипт для fish")),
        ])
}

/// `tracker completions`: the script that teaches a shell to complete.
struct CompletionsCommand: Command {
    let session: Session

    func run() -> ExitCode {
        let script =
            switch session.invocation.operands.first {
            case "zsh": ZshCompletions.script(in: session.language)
            case "fish": FishCompletions.script(in: session.language)
            default: BashCompletions.script(in: session.language)
            }
        session.console.print(raw: script)
        return .done
    }
}

extension CommandSpec {
    /// The command that completion scripts call.
    static let complete = CommandSpec(
        in: .upkeep, needs: .nothing, makeCommand: CompleteCommand.init,
        summary: Phrase("print names for completion scripts", "вывести названия для автодополнения"),
        operands: [
            OperandSpec(.words(LibraryNames.allCases.map(\.rawValue))), OperandSpec(.tracker, .optional),
        ],
        hasJSON: false)
}

/// The hidden command for completion scripts: prints names, one per line, in the order of the list.
struct CompleteCommand: Command {
    let session: Session

    /// Completion prints no errors, as the person is typing.
    func run() -> ExitCode {
        let kind = session.invocation.operands.first.flatMap(LibraryNames.init)
        session.console.print(records: kind.map(names)?.map { [$0] } ?? [])
        return .done
    }

    private func names(_ kind: LibraryNames) -> [String] {
        if kind == .devices { return (try? session.sync.status()).map { $0.others.map($0.name) } ?? [] }
        return (try? session.store.load().library).map {
            kind.list(of: $0, beside: session.invocation.operands.dropFirst().first, today: session.today)
        } ?? []
    }
}
