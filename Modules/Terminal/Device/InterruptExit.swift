#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What Ctrl-C does while a question waits for its answer.
package enum InterruptExit {
    /// Runs the body; meanwhile SIGINT ends the process at once with status 130, the cursor on a new line.
    ///
    /// Left to its default the signal would end the process without an exit status of its own.
    package static func whileAsking<Result>(_ body: () -> Result) -> Result {
        let previous = signal(SIGINT) { _ in
            // In a handler nothing is safe but plain system calls.
            var newline = UInt8(ascii: "\n")
            write(STDERR_FILENO, &newline, 1)
            _exit(130)
        }
        defer { signal(SIGINT, previous) }
        return body()
    }
}
