/// A command with all its data; returns an exit code or throws.
protocol Command {
    func run() throws(Failure) -> ExitCode
}
