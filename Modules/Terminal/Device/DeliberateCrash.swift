#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A crash on request, to test that the terminal is restored.
package enum DeliberateCrash: String, CaseIterable, Sendable {
    case ill, trap, abrt, segv, bus
    /// A failed precondition, for which Swift prints a line of its own on stderr.
    case fatal

    /// Crashes; does not return unless the signal is ignored.
    package func happen() {
        switch self {
        case .ill: raise(SIGILL)
        case .trap: raise(SIGTRAP)
        case .abrt: raise(SIGABRT)
        case .segv: raise(SIGSEGV)
        case .bus: raise(SIGBUS)
        case .fatal: Self.failPrecondition()
        }
    }

    /// Breaks a precondition of the standard library, which prints its reason in release builds; our own checks do not.
    private static func failPrecondition() {
        let name = "the crash that was asked for"
        _ = Dictionary(uniqueKeysWithValues: [(name, 1), (name, 2)])
    }
}
