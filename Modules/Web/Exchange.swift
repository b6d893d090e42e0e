#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// One request and its answer, for a process of its own.
package enum Exchange {
    /// Answers a request, proper or not; SIGTERM ends the process only while it is incomplete, or answered.
    ///
    /// - Parameter limit: The most seconds for the request, then for taking the answer; then the process ends.
    package static func answer(
        from input: Int32, to output: Int32, limit: UInt32 = 10, _ respond: (Request) -> Response,
        refusal: (Refusal) -> Response
    ) {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGALRM) { _ in _exit(0) }
        var (termination, message) = (termination, [UInt8]()[...])
        pthread_sigmask(SIG_BLOCK, &termination, nil)
        do throws(Refusal) {
            let request = try receive(from: input, limit: limit)
            message = respond(request).bytes(for: request.method)[...]
        } catch {
            message = refusal(error).bytes(for: .get)[...]
        }
        alarm(limit)
        _ = fcntl(output, F_SETFL, fcntl(output, F_GETFL) & ~O_NONBLOCK)
        while !message.isEmpty {
            let count = message.withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
            guard count > 0 || errno == EINTR else { break }
            message = message.dropFirst(max(count, 0))
        }
        // A socket closed with bytes unread takes back what the client has not read yet.
        if shutdown(output, Int32(SHUT_WR)) == 0 {
            alarm(1)
            pthread_sigmask(SIG_UNBLOCK, &termination, nil)
            var buffer = [UInt8](repeating: 0, count: 1 << 14)
            while read(input, &buffer, buffer.count) > 0 {}
        }
        alarm(0)
    }

    private static func receive(from input: Int32, limit: UInt32) throws(Refusal) -> Request {
        let deadline = ContinuousClock.now + .seconds(limit)
        var (reader, termination) = (RequestReader(), termination)
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        var entry = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        while deadline > .now {
            // What has come already is read first: it may complete the request.
            if poll(&entry, 1, 0) == 0 {
                pthread_sigmask(SIG_UNBLOCK, &termination, nil)
                poll(&entry, 1, Int32((deadline - .now) / .milliseconds(1)) + 1)
                pthread_sigmask(SIG_BLOCK, &termination, nil)
            }
            guard entry.revents != 0 else { continue }
            let count = read(input, &buffer, buffer.count)
            if let request = try reader.read(buffer.prefix(max(count, 0))) { return request }
            guard count > 0 || count < 0 && [EINTR, EAGAIN].contains(errno) else { throw .unreadable(400) }
        }
        throw .unreadable(408)
    }

    /// SIGTERM alone.
    static var termination: sigset_t {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGTERM)
        return signals
    }
}
