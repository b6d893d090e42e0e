#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Makes a write to a child that is gone fail with EPIPE instead of ending the tests.
///
/// Children are not affected: they start with every signal at its default.
package enum BrokenPipe {
    private static let ignored: Void = {
        _ = signal(SIGPIPE, SIG_IGN)
    }()

    package static func becomesAnError() {
        ignored
    }
}
