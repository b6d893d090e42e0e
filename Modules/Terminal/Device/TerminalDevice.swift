#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What the system says about an open file descriptor as a terminal.
package struct TerminalDevice: Sendable {
    private let descriptor: Int32

    package init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    package var isTerminal: Bool {
        isatty(descriptor) == 1
    }

    /// Nil where there is no window or its size is unknown.
    package var windowSize: Size? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
            return nil
        }
        return Size(columns: Int(size.ws_col), rows: Int(size.ws_row))
    }

    /// How many of the bytes written are still on their way; 0 where the system does not know.
    var unsentBytes: Int {
        #if canImport(Darwin)
            // The number that a macro makes there, which Swift does not import: _IOR('t', 115, int).
            let request: UInt = 0x4004_7473
        #else
            let request = UInt(TIOCOUTQ)
        #endif
        var count: Int32 = 0
        return ioctl(descriptor, request, &count) == 0 ? Int(count) : 0
    }

    /// Some of the bytes that have come, none if it was interrupted; nil when the terminal is gone.
    ///
    /// Waits for a first one where none has come.
    func read() -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = systemRead(descriptor, &buffer)
        if count < 0 { return errno == EINTR || errno == EAGAIN ? [] : nil }
        return count == 0 ? nil : Array(buffer[..<count])
    }
}

// The method hides the C function of the same name.
private func systemRead(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
    read(descriptor, &buffer, buffer.count)
}
