#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Gives the terminal back when the process crashes, then says what happened and lets it end by the signal.
///
/// A handler may allocate nothing and call little: all it needs is prepared in one block that stays where it is.
struct CrashExit {
    private let actions: [SignalAction]
    private static let signals = [
        (SIGILL, "SIGILL"), (SIGTRAP, "SIGTRAP"), (SIGABRT, "SIGABRT"), (SIGSEGV, "SIGSEGV"),
        (SIGBUS, "SIGBUS"), (SIGFPE, "SIGFPE"),
    ]
    private static let stackSize = 65_536

    nonisolated(unsafe) private static var plan: UnsafeMutablePointer<CrashPlan>?

    /// From now on a crash is told in the words for the signal's name; until `arm` is called all is as ever.
    init(notice: (String) -> String) {
        let plan = UnsafeMutablePointer<CrashPlan>.allocate(capacity: 1)
        plan.initialize(to: CrashPlan(notices: Self.signals.map { ($0, notice($1)) }))
        Self.plan = plan
        // A stack that has overflowed has no room for a handler.
        var stack = stack_t()
        stack.ss_sp = .allocate(byteCount: Self.stackSize, alignment: 16)
        stack.ss_size = .init(Self.stackSize)
        sigaltstack(&stack, nil)
        actions = Self.signals.map { SignalAction($0.0, Self.handle) }
    }

    func arm(_ terminal: Int32, _ leave: [UInt8], _ settings: termios, _ errors: ErrorCapture?) {
        Self.plan?.pointee.arm(terminal, leave, settings, errors)
    }

    func disarm() {
        Self.plan?.pointee.disarm()
    }

    /// The signals do what they did before. The block stays: it is small, and a handler may be reading it.
    func stop() {
        for action in actions { action.restore() }
    }

    private static let handle: SignalAction.Handler = { number in
        CrashExit.plan?.pointee.run(number)
        signal(number, SIG_DFL)
        raise(number)
    }
}
