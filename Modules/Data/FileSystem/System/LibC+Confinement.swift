#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

// What keeps a program that reads files of unknown origin within bounds.
extension LibC {
    #if canImport(Darwin)
        static let utf8Locale = "LC_ALL=en_US.UTF-8"

        /// macOS sets no limits of another process: the clock and the output bound it there.
        static func confine(_ id: pid_t, seconds: Int) {}
    #else
        static let utf8Locale = "LC_ALL=C.UTF-8"

        /// Bounds a program's time on the processor and its memory, also after a kill of this process.
        static func confine(_ id: pid_t, seconds: Int) {
            for (resource, most) in [(RLIMIT_CPU, rlim_t(seconds + 1)), (RLIMIT_AS, 1 << 30)] {
                var limit = rlimit(rlim_cur: most, rlim_max: most)
                prlimit(id, resource, &limit, nil)
            }
        }
    #endif

    /// The signals that end this process, kept waiting while a program runs that has to end with it, or while there is
    /// something to remove.
    struct EndSignals {
        private static let all = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

        /// Runs the body; a signal that came meanwhile has its effect afterwards.
        static func whileBlocked<Result, Fault: Error>(
            _ body: (EndSignals) throws(Fault) -> Result
        ) throws(Fault) -> Result {
            var (set, old) = (sigset_t(), sigset_t())
            sigemptyset(&set)
            for signal in all { sigaddset(&set, signal) }
            pthread_sigmask(SIG_BLOCK, &set, &old)
            defer { pthread_sigmask(SIG_SETMASK, &old, nil) }
            return try body(EndSignals())
        }

        /// True if one of them waits that is not ignored.
        var isWaiting: Bool {
            var set = sigset_t()
            sigpending(&set)
            return EndSignals.all.contains { sigismember(&set, $0) == 1 && !EndSignals.isIgnored($0) }
        }

        private static func isIgnored(_ signal: Int32) -> Bool {
            var action = sigaction()
            guard sigaction(signal, nil, &action) == 0 else { return false }
            #if canImport(Glibc)
                let handler = action.__sigaction_handler.sa_handler
            #elseif canImport(Musl)
                let handler = action.__sa_handler.sa_handler
            #else
                let handler = action.__sigaction_u.__sa_handler
            #endif
            return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
        }
    }
}
