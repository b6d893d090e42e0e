#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Turns signals into bytes of a pipe, so that one wait covers both them and input.
struct SignalWatch {
    private let pipe: SystemPipe
    private var actions: [SignalAction] = []

    /// The pipe's write end, global as a handler can reach nothing else; -1 while no watch runs.
    nonisolated(unsafe) private static var writing: Int32 = -1

    /// Signals that ask the process to end.
    static let terminating = [SIGTERM, SIGHUP, SIGINT, SIGQUIT]
    static let jobControl = [SIGTSTP, SIGCONT]

    /// Returns nil if the system has no descriptors left.
    init?() {
        guard let pipe = SystemPipe() else { return nil }
        self.pipe = pipe
        Self.writing = pipe.writing
        actions = (Self.terminating + Self.jobControl + [SIGWINCH]).map { SignalAction($0, Self.note) }
    }

    /// Becomes readable when a signal has come.
    var descriptor: Int32 {
        pipe.reading
    }

    /// Returns the signals since the last call, in order.
    func drain() -> [Int32] {
        pipe.drain().map(Int32.init)
    }

    /// Ends the watch and restores the previous actions.
    func stop() {
        for action in actions { action.restore() }
        Self.writing = -1
        pipe.close()
    }

    private static let note: SignalAction.Handler = { signal in
        let code = errno
        var byte = UInt8(truncatingIfNeeded: signal)
        write(SignalWatch.writing, &byte, 1)
        errno = code
    }
}
