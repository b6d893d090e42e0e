#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A child that runs in a session of its own.
struct RunningChild: Sendable {
    private let id: pid_t

    init(id: pid_t) {
        self.id = id
    }

    func send(signal: Int32) throws(SystemFault) {
        guard kill(id, signal) == 0 else { throw SystemFault("kill") }
    }

    /// Waits until it has ended; at the deadline it is killed.
    func reap(by deadline: Deadline) -> ExitStatus {
        while true {
            if let status = collect(options: WNOHANG) { return status }
            if deadline.hasPassed { return killAndReap() }
            // The portable way to wait for a child with a time limit is to ask again.
            poll(nil, 0, 1)
        }
    }

    /// Ends the child and whatever it started in its group.
    func killAndReap() -> ExitStatus {
        kill(-id, SIGKILL)
        _ = collect(options: 0)
        return .killedAtDeadline
    }

    /// Nil while it runs.
    private func collect(options: Int32) -> ExitStatus? {
        var status: Int32 = 0
        var collected: pid_t
        repeat {
            collected = waitpid(id, &status, options)
        } while collected < 0 && errno == EINTR
        return collected == id ? ExitStatus(waitStatus: status) : nil
    }
}
