#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Stopping as Ctrl-Z does.
enum JobControl {
    /// The leader of a session has nobody who would wake it.
    static var canStop: Bool { getsid(0) != getpid() }

    /// Stops the whole job, as the terminal would; returns once this process runs again.
    static func stop() {
        // This process by its own thread, so that it stops here.
        let ignoring = SignalAction(SIGTSTP, SIG_IGN)
        kill(0, SIGTSTP)
        let stopping = SignalAction(SIGTSTP, SIG_DFL)
        raise(SIGTSTP)
        stopping.restore()
        ignoring.restore()
    }
}
