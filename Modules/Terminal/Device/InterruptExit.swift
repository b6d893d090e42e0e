#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What Ctrl-C does while a question waits for its answer.
package enum InterruptExit {
    /// What the handler writes; made before, as nothing is safe in it but plain system calls.
    nonisolated(unsafe) private static var lastWords = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)

    /// Runs the body; meanwhile SIGINT ends the process at once with status 130, the cursor on a new line.
    ///
    /// Left to its default the signal would end the process without an exit status of its own.
    ///
    /// - Parameter farewell: What is written to standard error after the newline.
    package static func whileAsking<Result>(farewell: [UInt8] = [], _ body: () -> Result) -> Result {
        lastWords = .allocate(capacity: farewell.count + 1)
        _ = lastWords.initialize(from: [UInt8(ascii: "\n")] + farewell)
        defer { lastWords.deallocate() }
        let previous = signal(SIGINT) { _ in
            write(STDERR_FILENO, InterruptExit.lastWords.baseAddress, InterruptExit.lastWords.count)
            _exit(130)
        }
        defer { signal(SIGINT, previous) }
        return body()
    }
}
