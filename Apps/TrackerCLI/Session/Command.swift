/// A command with all that it needs; the exit code says what came of it.
protocol Command {
    func run() throws(Failure) -> ExitCode
}
