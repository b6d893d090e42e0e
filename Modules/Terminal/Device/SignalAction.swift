#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The action of a signal, saved to be restored.
struct SignalAction {
    private let signal: Int32
    private var previous = sigaction()

    typealias Handler = @convention(c) (Int32) -> Void

    /// Sets the handler, on the alternate stack if one exists; interrupted system calls restart, except waits.
    init(_ signal: Int32, _ handler: Handler?) {
        self.signal = signal
        var action = sigaction()
        #if canImport(Glibc)
            action.__sigaction_handler.sa_handler = handler
        #elseif canImport(Musl)
            action.__sa_handler.sa_handler = handler
        #else
            action.__sigaction_u.__sa_handler = handler
        #endif
        action.sa_flags = SA_RESTART | Int32(SA_ONSTACK)
        sigaction(signal, &action, &previous)
    }

    func restore() {
        var action = previous
        sigaction(signal, &action, nil)
    }
}

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
