import Terminal
import TrackerPresentation

extension CommandSpec {
    /// Crashes on purpose, to test the terminal's state after it with the shipped program.
    static let debug = CommandSpec(
        in: .upkeep, needs: .nothing, makeCommand: DebugCommand.init,
        summary: Phrase("crash on the full screen", "аварийно завершиться на полном экране"),
        operands: [
            OperandSpec(.words(["crash"])), OperandSpec(.words(DeliberateCrash.allCases.map(\.rawValue))),
        ],
        hasJSON: false)
}

/// The hidden `tracker debug crash KIND`: crashes in the full-screen app, to show that the terminal is restored.
struct DebugCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        guard let terminal = session.environment.openTerminal(session.terminalOptions) else {
            throw .unsupported(.noTerminal(session.repeated))
        }
        terminal.enter()
        defer { terminal.leave() }
        var frame = Frame(size: terminal.size)
        frame.draw(Line(session.invocation.operands.joined(separator: " ")), at: .zero)
        terminal.write(FrameEncoder(depth: session.colorDepth).repaint(frame))
        session.invocation.operands.last.flatMap(DeliberateCrash.init)?.happen()
        return .done
    }
}
