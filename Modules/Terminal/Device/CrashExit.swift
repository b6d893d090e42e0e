#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Restores the terminal when the process crashes, prints a notice and lets the signal end the process.
///
/// A signal handler may not allocate and may call little, so all its data is prepared in one block that never
/// moves.
struct CrashExit {
    private let actions: [SignalAction]
    private static let signals = [
        (SIGILL, "SIGILL"), (SIGTRAP, "SIGTRAP"), (SIGABRT, "SIGABRT"), (SIGSEGV, "SIGSEGV"),
        (SIGBUS, "SIGBUS"), (SIGFPE, "SIGFPE"),
    ]
    private static let stackSize = 65_536

    nonisolated(unsafe) private static var plan: UnsafeMutablePointer<CrashPlan>?

    /// Prepares the notices, made from each signal's name; changes no signal until `arm` is called.
    init(notice: (String) -> String) {
        let plan = UnsafeMutablePointer<CrashPlan>.allocate(capacity: 1)
        plan.initialize(to: CrashPlan(notices: Self.signals.map { ($0, notice($1)) }))
        Self.plan = plan
        // The handler needs a stack of its own: after a stack overflow the normal one is full.
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

    /// Restores the previous handlers. The small block is never freed, as a handler may be reading it.
    func stop() {
        for action in actions { action.restore() }
    }

    private static let handle: SignalAction.Handler = { number in
        CrashExit.plan?.pointee.run(number)
        signal(number, SIG_DFL)
        raise(number)
    }
}
