#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The system's view of an open file descriptor as a terminal.
package struct TerminalDevice: Sendable {
    private let descriptor: Int32

    package init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    package var isTerminal: Bool {
        isatty(descriptor) == 1
    }

    /// Nil if it is no window or the size is unknown.
    package var windowSize: Size? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
            return nil
        }
        return Size(columns: Int(size.ws_col), rows: Int(size.ws_row))
    }

    /// The number of written bytes not sent yet; 0 if the system does not know.
    var unsentBytes: Int {
        #if canImport(Darwin)
            // The macOS request TIOCOUTQ, a macro that Swift does not import: _IOR('t', 115, int).
            let request: UInt = 0x4004_7473
        #else
            let request = UInt(TIOCOUTQ)
        #endif
        var count: Int32 = 0
        return ioctl(descriptor, request, &count) == 0 ? Int(count) : 0
    }

    /// Reads the available bytes, none if it was interrupted; nil if the terminal is gone.
    ///
    /// Waits for the first byte if none has come.
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
