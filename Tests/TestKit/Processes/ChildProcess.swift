#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A program to run with exactly these arguments and this environment: nothing is inherited.
///
/// It runs in a session of its own, so it has no controlling terminal unless it is given a `PseudoTerminal`.
package struct ChildProcess: Sendable {
    package var executable: String
    package var arguments: [String]
    package var environment: [String: String]
    /// Nil for that of the tests.
    package var workingFolder: String?

    /// A program by its absolute path.
    package init(
        executable: String, arguments: [String] = [], environment: [String: String] = [:],
        workingFolder: String? = nil
    ) {
        self.executable = executable
        self.arguments = arguments
        self.environment = environment
        self.workingFolder = workingFolder
    }

    /// A product of this package, from the same build as the running tests.
    package init(
        product: String, arguments: [String] = [], environment: [String: String] = [:],
        workingFolder: String? = nil
    ) {
        self.init(
            executable: BuiltProduct.path(named: product), arguments: arguments, environment: environment,
            workingFolder: workingFolder)
    }

    /// Runs it with pipes for its three streams, until it has ended and closed them.
    ///
    /// At the deadline it is killed with all processes of its process group.
    package func run(
        input: [UInt8] = [], deadline: Duration = .seconds(60)
    ) throws(FailedCall) -> ProcessOutcome {
        BrokenPipe.becomesAnError()
        let deadline = Deadline(in: deadline)
        var piped = try PipedChild(self, input: input)
        return try finish(&piped, by: deadline)
    }

    /// Runs it and sends it a signal after a time, at any point, by default SIGKILL; the outcome has its output so far.
    ///
    /// If it has ended before, it keeps its own exit status.
    package func run(
        killedAfter delay: Duration, by signal: Int32 = SIGKILL
    ) throws(FailedCall) -> ProcessOutcome {
        var piped = try PipedChild(self, input: [])
        Sleep.pause(delay)
        try piped.child.send(signal: signal)
        return try finish(&piped, by: Deadline(in: .seconds(60)))
    }

    private func finish(
        _ piped: inout PipedChild, by deadline: Deadline
    ) throws(FailedCall) -> ProcessOutcome {
        let ended = try piped.drain(by: deadline)
        let status = ended ? piped.child.reap(by: deadline) : piped.child.killAndReap()
        return ProcessOutcome(stdout: piped.stdout, stderr: piped.stderr, status: status)
    }
}
