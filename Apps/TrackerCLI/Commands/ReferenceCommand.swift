import Terminal
import TrackerData
import TrackerDomain
import TrackerPresentation

/// `tracker help`: what the commands do.
struct HelpCommand {
    let session: Session

    func run() {
        let canvas = session.console.canvas
        let topic = HelpTopic(words: session.invocation.operands)
        let width = min(80, canvas.width ?? 80)
        session.console.print(
            HelpText.lines(on: topic, in: session.language, width: width).map { line in
                Line(line.spans.map { Span(canvas.plain($0.text), style($0.role, canvas.theme)) })
            })
    }

    private func style(_ role: HelpLine.Role, _ theme: Theme) -> Style {
        switch role {
        case .plain: .plain
        case .heading: theme.style(.title)
        case .literal: theme.style(.accent)
        }
    }
}

/// `tracker man`: the manual page, as source for `man`.
struct ManCommand {
    let session: Session

    func run() {
        let language = session.invocation.operands.first.flatMap(Language.init(rawValue:)) ?? session.language
        session.console.print(raw: ManPage.source(in: language, version: Version.current))
    }
}

/// `tracker completions`: the script that teaches a shell to complete.
struct CompletionsCommand {
    let session: Session

    func run() {
        let script =
            switch session.invocation.operands.first {
            case "zsh": ZshCompletions.script(in: session.language)
            case "fish": FishCompletions.script(in: session.language)
            default: BashCompletions.script(in: session.language)
            }
        session.console.print(raw: script)
    }
}

/// The hidden command that completion scripts ask for names: one a line, in the order of the list.
struct CompleteCommand {
    let session: Session

    /// Completion stays silent whatever is wrong: a person is in the middle of typing.
    func run() {
        guard let library = try? session.store.load().library else { return }
        let names =
            switch session.invocation.operands.first {
            case "trackers": library.sortedTrackers.map(\.name)
            case "categories": library.sortedCategories.map(\.name)
            default: [String]()
            }
        session.console.print(records: names.map { [$0] })
    }
}
