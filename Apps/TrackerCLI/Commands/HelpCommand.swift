import Terminal
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
                Line(line.spans.map { Span(canvas.plain($0.text), style($0.role, canvas.look)) })
            })
    }

    private func style(_ role: HelpLine.Role, _ look: Look) -> Style {
        switch role {
        case .plain: .plain
        case .heading: look.style(.title)
        case .literal: look.style(.accent)
        }
    }
}
