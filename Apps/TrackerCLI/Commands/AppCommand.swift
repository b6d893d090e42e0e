import TrackerPresentation

/// `tracker` on a terminal, and `tracker onboarding`: the full-screen app.
struct AppCommand {
    let session: Session
    let startsWithOnboarding: Bool

    /// The program's first thread is the main actor's, and nothing else calls this.
    func run() throws(Failure) -> ExitCode {
        if session.isAccessible { return try onMainActor { () throws(Failure) in try runPrompts() } }
        let term = session.world.environment("TERM") ?? ""
        guard !term.isEmpty, term != "dumb" else { throw .unsupported(.dumbTerminal) }
        guard let terminal = session.world.openTerminal(session.terminalOptions) else {
            throw .unsupported(.noTerminal)
        }
        return try onMainActor { () throws(Failure) in
            try FullScreenApp(
                session: session, terminal: terminal, startsWithOnboarding: startsWithOnboarding
            ).run()
        }
    }

    @MainActor
    private func runPrompts() throws(Failure) -> ExitCode {
        try AccessibleApp(session).run()
        return .done
    }

    private func onMainActor(
        _ body: @MainActor () throws(Failure) -> ExitCode
    ) throws(Failure) -> ExitCode {
        let result = MainActor.assumeIsolated { () -> Result<ExitCode, Failure> in
            do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
        }
        return try result.get()
    }
}

extension Session {
    /// Whether a person who gave no command sees the app: on a terminal, with no other form asked for.
    var opensApp: Bool { (world.output.isTerminal || isAccessible) && console.form == .text }

    /// `--accessible` or `ACCESSIBLE`: numbered prompts instead of a screen.
    var isAccessible: Bool {
        globals.isAccessible || !["", "0"].contains(world.environment("ACCESSIBLE") ?? "")
    }
}
