import Terminal
import TrackerPresentation

extension CommandSpec {
    static let onboarding = CommandSpec(
        in: .upkeep, makeCommand: { AppCommand(session: $0, startsWithOnboarding: true) },
        summary: Phrase("show the first-start pages again", "снова показать страницы первого запуска"),
        alsoCalled: ["welcome", "intro", "tutorial"],
        hasJSON: false,
        examples: [
            Example(
                ["onboarding"], needsTerminal: true,
                Phrase("two pages, for a start", "две страницы для начала"))
        ])
}

/// `tracker` on a terminal, and `tracker onboarding`: the full-screen app.
struct AppCommand: Command {
    let session: Session
    let startsWithOnboarding: Bool

    func run() throws(Failure) -> ExitCode {
        if session.isAccessible {
            return try onMainActor(nil) { (session, _) throws(Failure) in
                try AccessibleApp(session).run()
                return .done
            }
        }
        let term = session.environment.variable("TERM") ?? ""
        guard !term.isEmpty, term != "dumb" else { throw .unsupported(.dumbTerminal(session.repeated)) }
        guard let terminal = session.environment.openTerminal(session.terminalOptions) else {
            throw .unsupported(.noTerminal(session.repeated))
        }
        let startsWithOnboarding = startsWithOnboarding
        return try onMainActor(terminal) { (session, terminal) throws(Failure) in
            guard let terminal else { throw .unsupported(.noTerminal(session.repeated)) }
            return try FullScreenApp(
                session: session, terminal: terminal, startsWithOnboarding: startsWithOnboarding
            ).run()
        }
    }

    /// The program has only the main actor's thread; the compiler cannot know it, as tests run commands on others.
    private func onMainActor(
        _ terminal: TerminalSession?,
        _ body: @MainActor (Session, TerminalSession?) throws(Failure) -> ExitCode
    ) throws(Failure) -> ExitCode {
        nonisolated(unsafe) let (session, terminal) = (session, terminal)
        let result = MainActor.assumeIsolated { () -> Result<ExitCode, Failure> in
            do throws(Failure) { return .success(try body(session, terminal)) } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }
}

extension Session {
    /// Whether a line without a command opens the app: on a terminal, unless another output format is requested.
    ///
    /// `ACCESSIBLE`, set for every program of a session, opens no prompts in its pipes; the option does.
    var opensApp: Bool { (environment.output.isTerminal || globals.isAccessible) && console.format == .text }

    /// `--accessible` or `ACCESSIBLE`: numbered prompts instead of a screen.
    var isAccessible: Bool { globals.isAccessible(environment.variable) }
}
