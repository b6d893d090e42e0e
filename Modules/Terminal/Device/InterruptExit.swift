#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What Ctrl-C does while a question waits for its answer, or a line says what a long run is at.
package enum InterruptExit {
    /// What the handler writes; made before, as nothing is safe in it but plain system calls.
    nonisolated(unsafe) private static var lastWords = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
    nonisolated(unsafe) private static var action: SignalAction?

    /// Runs the body; meanwhile SIGINT ends the process at once with status 130, the cursor on a new line.
    ///
    /// - Parameter farewell: What is written to standard error after the newline.
    package static func whileAsking<Result>(farewell: [UInt8] = [], _ body: () -> Result) -> Result {
        begin(leaving: [UInt8(ascii: "\n")] + farewell)
        defer { end() }
        return body()
    }

    /// From now on SIGINT writes these bytes to standard error and ends the process at once with status 130.
    ///
    /// Left to its default the signal would end the process without an exit status of its own.
    package static func begin(leaving words: [UInt8]) {
        lastWords = .allocate(capacity: words.count)
        _ = lastWords.initialize(from: words)
        action = SignalAction(SIGINT) { _ in
            write(STDERR_FILENO, InterruptExit.lastWords.baseAddress, InterruptExit.lastWords.count)
            _exit(130)
        }
    }

    /// From now on SIGINT does what it did before.
    package static func end() {
        action?.restore()
        lastWords.deallocate()
    }
}
