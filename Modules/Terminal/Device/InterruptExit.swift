#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The reaction to Ctrl-C during a prompt or a progress line.
package enum InterruptExit {
    /// The bytes that the handler writes; made in advance, as a handler may make plain system calls only.
    nonisolated(unsafe) private static var message = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
    nonisolated(unsafe) private static var action: SignalAction?
    /// True if SIGINT waits outside of `begin` and `end`.
    nonisolated(unsafe) private static var isHeld = false

    /// Lets SIGINT wait for the next question, so that it ends the process there and not in the middle of a change.
    package static func hold() {
        block(true)
        isHeld = true
    }

    /// Ends the process as a question would if SIGINT waits, and restores the default otherwise.
    package static func release(leaving bytes: [UInt8]) {
        guard isHeld else { return }
        begin(leaving: bytes)
        isHeld = false
        end()
    }

    private static func block(_ isBlocked: Bool) {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGINT)
        pthread_sigmask(isBlocked ? SIG_BLOCK : SIG_UNBLOCK, &signals, nil)
    }

    /// Runs the body; meanwhile SIGINT ends the process at once with status 130, the cursor on a new line.
    ///
    /// - Parameter farewell: The bytes written to standard error after the newline.
    package static func whileAsking<Result>(interruptNotice: [UInt8] = [], _ body: () -> Result) -> Result {
        begin(leaving: [UInt8(ascii: "\n")] + interruptNotice)
        defer { end() }
        return body()
    }

    /// Makes SIGINT write these bytes to standard error and end the process at once with status 130.
    ///
    /// The signal by default would end the process without an exit status of its own.
    package static func begin(leaving bytes: [UInt8]) {
        message = .allocate(capacity: bytes.count)
        _ = message.initialize(from: bytes)
        action = SignalAction(SIGINT) { _ in
            write(STDERR_FILENO, InterruptExit.message.baseAddress, InterruptExit.message.count)
            _exit(130)
        }
        if isHeld { block(false) }
    }

    /// Restores the previous action of SIGINT.
    package static func end() {
        if isHeld { block(true) }
        action?.restore()
        message.deallocate()
    }
}
