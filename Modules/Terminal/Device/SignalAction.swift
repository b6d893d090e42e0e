#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What a signal does, kept so that it can be put back.
struct SignalAction {
    private let signal: Int32
    private var previous = sigaction()

    typealias Handler = @convention(c) (Int32) -> Void

    /// Interrupted system calls start again, all but waiting; the handler runs on the alternate stack, if there is one.
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
