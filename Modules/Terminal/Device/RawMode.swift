#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A terminal's original line settings, and the raw settings that deliver each key at once.
struct RawMode {
    let descriptor: Int32
    let found: termios

    /// Returns nil if the descriptor is no terminal.
    init?(descriptor: Int32) {
        var settings = termios()
        guard tcgetattr(descriptor, &settings) == 0 else { return nil }
        self.descriptor = descriptor
        found = settings
    }

    /// Switches to raw mode and keeps the input typed so far. A background process stops here until it is in
    /// front again.
    func enable() {
        var settings = found
        // No flow control by Ctrl-S and Ctrl-Q, no signals by keys, no echo, no line editing, bytes of eight bits.
        settings.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR | ISTRIP | BRKINT | PARMRK)
        settings.c_oflag &= ~tcflag_t(OPOST)
        settings.c_lflag &= ~tcflag_t(ISIG | ICANON | ECHO | ECHONL | IEXTEN)
        settings.c_cflag = settings.c_cflag & ~tcflag_t(CSIZE | PARENB) | tcflag_t(CS8)
        withUnsafeMutableBytes(of: &settings.c_cc) { characters in
            characters[Int(VMIN)] = 1
            characters[Int(VTIME)] = 0
        }
        apply(settings)
    }

    /// Waits until the output is sent: a Ctrl-S typed ahead would otherwise block it under the restored settings.
    ///
    /// Sending takes time on a queued line such as a serial line or a pseudo terminal of macOS. If nobody reads
    /// it any more, the wait ends after half a second (TCSADRAIN would wait for ever).
    func restore() {
        let device = TerminalDevice(descriptor: descriptor)
        let deadline = ContinuousClock.now + .milliseconds(500)
        while device.unsentBytes > 0, ContinuousClock.now < deadline {
            _ = Readiness.wait(for: [], milliseconds: 10)
        }
        apply(found)
    }

    private func apply(_ settings: termios) {
        var settings = settings
        while tcsetattr(descriptor, TCSANOW, &settings) != 0, errno == EINTR {}
    }
}
