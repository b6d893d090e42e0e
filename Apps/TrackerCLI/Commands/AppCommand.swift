import TrackerPresentation

/// `tracker` on a terminal, and `tracker onboarding`: the full-screen app.
struct AppCommand {
    let session: Session
    let startsWithOnboarding: Bool

    /// The program's first thread is the main actor's, and nothing else calls this.
    func run() throws(Failure) -> ExitCode {
        let term = session.world.environment("TERM") ?? ""
        guard !term.isEmpty, term != "dumb" else { throw .unsupported(.dumbTerminal) }
        guard let terminal = session.world.openTerminal(session.terminalOptions) else {
            throw .unsupported(.noTerminal)
        }
        let result = MainActor.assumeIsolated { () -> Result<ExitCode, Failure> in
            let app = FullScreenApp(
                session: session, terminal: terminal, startsWithOnboarding: startsWithOnboarding)
            do throws(Failure) { return .success(try app.run()) } catch { return .failure(error) }
        }
        return try result.get()
    }
}

extension Session {
    /// Whether a person who gave no command sees the app: on a terminal, with no other form asked for.
    var opensApp: Bool { world.output.isTerminal && console.form == .text }
}
