/// What a line asks for, ready to be carried out; the exit code says what came of it.
protocol Answering {
    func answer() throws(Failure) -> ExitCode
}

/// A command that does what it is asked or throws; there is no third.
protocol Command: Answering {
    func run() throws(Failure)
}

extension Command {
    func answer() throws(Failure) -> ExitCode {
        try run()
        return .done
    }
}
