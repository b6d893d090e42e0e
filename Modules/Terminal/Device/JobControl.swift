#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Stops the process as Ctrl-Z does.
enum JobControl {
    /// False for the leader of a session: nobody would wake it.
    static var canStop: Bool { getsid(0) != getpid() }

    /// Stops the whole job, as the terminal would; returns once this process runs again.
    static func stop() {
        // Our group gets the signal but ignores it; this process then stops itself by its own thread, at this point.
        let ignoring = SignalAction(SIGTSTP, SIG_IGN)
        kill(0, SIGTSTP)
        let stopping = SignalAction(SIGTSTP, SIG_DFL)
        raise(SIGTSTP)
        stopping.restore()
        ignoring.restore()
    }
}
