#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A program on a pseudo-terminal whose other end the test holds.
///
/// Like any new terminal it echoes and edits lines until the program asks for something else. The program is
/// killed when this value is destroyed.
package final class PseudoTerminal {
    /// Every byte the program has written so far.
    package private(set) var transcript: [UInt8] = []
    /// The program's process ID, for looking it up in the system.
    package var processID: Int32 { child.id }
    /// Nil once the window is closed.
    private var pair: TerminalPair?
    private let child: RunningChild
    private var status: ExitStatus?
    /// The processor time of the program, once it has ended by itself.
    package private(set) var cpuTime: Duration?

    package convenience init(
        _ process: ChildProcess, columns: Int = 80, rows: Int = 24
    ) throws(FailedCall) {
        try self.init(process, columns: columns, rows: rows, .possible[0])
    }

    package init(
        _ process: ChildProcess, columns: Int = 80, rows: Int = 24, _ way: ControllingTerminal
    ) throws(FailedCall) {
        let pair = try TerminalPair(columns: columns, rows: rows)
        child = try Spawn.start(process, on: pair, way)
        pair.closeOther()
        self.pair = pair
    }

    deinit {
        if status == nil { _ = child.killAndReap { pair = nil } }
    }

    /// Changes the window; the program gets SIGWINCH.
    package func resize(columns: Int, rows: Int) throws(FailedCall) {
        try pair?.resize(columns: columns, rows: rows)
    }

    package func write(_ bytes: [UInt8]) throws(FailedCall) {
        var rest = bytes[...]
        while !rest.isEmpty, let pair {
            rest = rest.dropFirst(try pair.main.writeSome(rest))
        }
    }

    package func write(_ text: String) throws(FailedCall) {
        try write(Array(text.utf8))
    }

    /// Sends a signal to the program alone; Ctrl-C as a person types it is `write([3])`.
    package func send(signal: Int32) throws(FailedCall) {
        try child.send(signal: signal)
    }

    /// Reads until the condition holds for all bytes since `offset`; returns those.
    ///
    /// Returns nil if the program closed the terminal or the deadline passed before; the transcript has the rest.
    package func read(
        since offset: Int = 0, deadline: Duration = .seconds(30), until condition: ([UInt8]) -> Bool
    ) throws(FailedCall) -> [UInt8]? {
        let deadline = Deadline(in: deadline)
        while true {
            let bytes = Array(transcript.dropFirst(offset))
            if condition(bytes) { return bytes }
            guard try receive(by: deadline) else { return nil }
        }
    }

    /// Reads until this text has come, searched from `offset` of the transcript on.
    package func read(
        since offset: Int = 0, deadline: Duration = .seconds(30), until text: String
    ) throws(FailedCall) -> [UInt8]? {
        try read(since: offset, deadline: deadline) { bytes in
            !bytes.ranges(of: Array(text.utf8)).isEmpty
        }
    }

    /// Reads to the end and waits for the program; stdout is the whole transcript, stderr empty.
    package func finish(deadline: Duration = .seconds(30)) throws(FailedCall) -> ProcessOutcome {
        let deadline = Deadline(in: deadline)
        while try receive(by: deadline) {}
        return ProcessOutcome(stdout: transcript, stderr: [], status: end(by: deadline))
    }

    /// Closes the terminal under the program, as when its window is closed, and waits for the program's end.
    package func hangUp(deadline: Duration = .seconds(30)) -> ExitStatus {
        pair = nil
        return end(by: Deadline(in: deadline))
    }

    /// The number of times that the program's main thread has gone to sleep; nil if the system does not tell.
    package var sleeps: Int? {
        guard let bytes = try? FileBytes.read("/proc/\(child.id)/status") else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        return lines.first { $0.hasPrefix("voluntary_ctxt_switches:") }?
            .split(separator: "\t").last.flatMap { Int($0) }
    }

    private func end(by deadline: Deadline) -> ExitStatus {
        if let status { return status }
        let end = child.end(by: deadline) { pair = nil }
        (status, cpuTime) = (end.status, end.cpuTime)
        return end.status
    }

    /// Returns false at the end or the deadline.
    private func receive(by deadline: Deadline) throws(FailedCall) -> Bool {
        guard let pair else { return false }
        var event = pollfd(fd: pair.main.number, events: Int16(POLLIN), revents: 0)
        var count: Int32
        repeat {
            count = poll(&event, 1, deadline.millisecondsLeft)
        } while count < 0 && errno == EINTR
        guard count > 0, let chunk = try pair.main.readChunk() else { return false }
        transcript += chunk
        return true
    }
}
