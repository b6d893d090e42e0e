#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A crash that is asked for, to try what becomes of the terminal.
package enum DeliberateCrash: String, CaseIterable, Sendable {
    case ill, trap, abrt, segv, bus
    /// A broken promise, which Swift ends with a line of its own on stderr.
    case fatal

    /// Does not return, unless somebody ignores the signal.
    package func happen() {
        switch self {
        case .ill: raise(SIGILL)
        case .trap: raise(SIGTRAP)
        case .abrt: raise(SIGABRT)
        case .segv: raise(SIGSEGV)
        case .bus: raise(SIGBUS)
        case .fatal: Self.breakPromise()
        }
    }

    /// The standard library says why it ends a program in release builds too; our own checks do not.
    private static func breakPromise() {
        let name = "the crash that was asked for"
        _ = Dictionary(uniqueKeysWithValues: [(name, 1), (name, 2)])
    }
}
