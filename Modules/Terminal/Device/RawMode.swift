#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The line settings of a terminal: as they were found, and with every key handed over as it is pressed.
struct RawMode {
    let descriptor: Int32
    let found: termios

    /// Nil if the descriptor is no terminal.
    init?(descriptor: Int32) {
        var settings = termios()
        guard tcgetattr(descriptor, &settings) == 0 else { return nil }
        self.descriptor = descriptor
        found = settings
    }

    /// Keeps what has been typed already. In the background the process stops here until it is in front again.
    func enable() {
        var settings = found
        // No flow control by Ctrl-S and Ctrl-Q, no signals by keys, no echo, no lines, bytes of eight bits.
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

    /// Waits until what was written has gone out: a Ctrl-S that is typed ahead would hold it back from then on.
    ///
    /// That takes time where there is a queue on the way, as serial lines and the pseudo terminals of macOS have.
    /// Nobody may read from it any more: after half a second it is left as it is (TCSADRAIN would wait for ever).
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
