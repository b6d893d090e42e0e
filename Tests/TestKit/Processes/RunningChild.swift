#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A child that runs in a session of its own.
struct RunningChild: Sendable {
    let id: pid_t

    func send(signal: Int32) throws(FailedCall) {
        guard kill(id, signal) == 0 else { throw FailedCall("kill") }
    }

    /// Waits until it has ended; kills it at the deadline.
    func reap(by deadline: Deadline) -> ExitStatus { end(by: deadline).status }

    /// Ends it; also returns its processor time if it has ended by itself.
    ///
    /// - Parameter letGo: Closes the terminal of one that had to be killed.
    func end(
        by deadline: Deadline, letGo: () -> Void = {}
    ) -> (status: ExitStatus, cpuTime: Duration?) {
        while true {
            if let end = collect(options: WNOHANG) { return end }
            if deadline.hasPassed { return (killAndReap(letGo: letGo), nil) }
            // Polling is the portable way to wait for a child with a time limit.
            poll(nil, 0, 1)
        }
    }

    /// Ends the child and all processes of its group.
    func killAndReap(letGo: () -> Void = {}) -> ExitStatus {
        kill(-id, SIGKILL)
        // On macOS even a killed program ends only once its terminal has taken all its output.
        letGo()
        _ = collect(options: 0)
        return .killedAtDeadline
    }

    /// Nil while it runs.
    private func collect(options: Int32) -> (status: ExitStatus, cpuTime: Duration?)? {
        var status: Int32 = 0
        var usage = rusage()
        var collected: pid_t
        repeat {
            collected = wait4(id, &status, options, &usage)
        } while collected < 0 && errno == EINTR
        guard collected == id else { return nil }
        let time = Self.duration(usage.ru_utime) + Self.duration(usage.ru_stime)
        return (ExitStatus(waitStatus: status), time)
    }

    private static func duration(_ time: timeval) -> Duration {
        .seconds(Int64(time.tv_sec)) + .microseconds(Int64(time.tv_usec))
    }
}
