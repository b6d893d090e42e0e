#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A running child with the parent's ends of its three pipes, served together so that none blocks another.
struct PipedChild {
    let child: RunningChild
    private(set) var stdout: [UInt8] = []
    private(set) var stderr: [UInt8] = []
    private var unsent: ArraySlice<UInt8>
    // Nil once closed; `poll` skips the descriptor -1.
    private var input: Descriptor?
    private var output: Descriptor?
    private var error: Descriptor?

    init(_ process: ChildProcess, input bytes: [UInt8]) throws(FailedCall) {
        let inputPipe = try Pipe()
        let outputPipe = try Pipe()
        let errorPipe = try Pipe()
        let theirs = StandardStreams.descriptors(
            input: inputPipe.reading, output: outputPipe.writing, error: errorPipe.writing)
        child = try Spawn.start(process, streams: theirs)
        try inputPipe.writing.makeNonBlocking()
        unsent = bytes[...]
        input = bytes.isEmpty ? nil : inputPipe.writing
        output = outputPipe.reading
        error = errorPipe.reading
    }

    /// Returns false if the deadline passed before the child had closed both streams.
    mutating func drain(by deadline: Deadline) throws(FailedCall) -> Bool {
        while output != nil || error != nil {
            var events = [
                pollfd(fd: output?.number ?? -1, events: Int16(POLLIN), revents: 0),
                pollfd(fd: error?.number ?? -1, events: Int16(POLLIN), revents: 0),
                pollfd(fd: input?.number ?? -1, events: Int16(POLLOUT), revents: 0),
            ]
            let count = poll(&events, nfds_t(events.count), deadline.millisecondsLeft)
            if count == 0 { return false }
            if count < 0 {
                guard errno == EINTR else { throw FailedCall("poll") }
                continue
            }
            if events[0].revents != 0, !(try Self.append(from: output, to: &stdout)) { output = nil }
            if events[1].revents != 0, !(try Self.append(from: error, to: &stderr)) { error = nil }
            if events[2].revents != 0, !send() { input = nil }
        }
        return true
    }

    /// Returns false at the end of the stream.
    private static func append(
        from stream: Descriptor?, to bytes: inout [UInt8]
    ) throws(FailedCall) -> Bool {
        guard let chunk = try stream?.readChunk() else { return false }
        bytes += chunk
        return true
    }

    /// Returns false once all is sent or the child reads no more.
    private mutating func send() -> Bool {
        guard let count = try? input?.writeSome(unsent) else { return false }
        unsent = unsent.dropFirst(count)
        return !unsent.isEmpty
    }
}
