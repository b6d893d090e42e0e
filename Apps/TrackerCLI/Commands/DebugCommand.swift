import Terminal

/// The hidden `tracker debug crash KIND`: crashes while it holds the screen, so that anyone can see it given back.
struct DebugCommand {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        guard let terminal = session.environment.openTerminal(session.terminalOptions) else {
            throw .unsupported(.noTerminal)
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
