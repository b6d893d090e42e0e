import Terminal
import TestKit
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A terminal played by the test, and a session on it; for use in a process of its own.
final class PlayedTerminal {
    let session: TerminalSession
    private var pair: TerminalPair?
    private let device: Int32
    private let found: termios

    init(_ options: TerminalOptions = TerminalOptions { "crashed: \($0)" }, columns: Int = 80, rows: Int = 24)
        throws
    {
        let pair = try TerminalPair(columns: columns, rows: rows)
        device = dup(try #require(pair.other).number)
        found = try Self.lineSettings(of: device)
        session = try #require(TerminalSession(input: device, output: device, options))
        self.pair = pair
    }

    /// Everything that has been written to it since the last call.
    func output() throws -> String {
        let main = try #require(pair).main
        var event = pollfd(fd: main.number, events: Int16(POLLIN), revents: 0)
        var bytes: [UInt8] = []
        while poll(&event, 1, 0) > 0, let chunk = try main.readChunk() { bytes += chunk }
        return String(decoding: bytes, as: UTF8.self)
    }

    func type(_ text: String) throws {
        _ = try #require(pair).main.writeSome(Array(text.utf8)[...])
    }

    /// As when its window is closed.
    func vanish() {
        pair = nil
    }

    func resize(columns: Int, rows: Int) throws {
        try #require(pair).resize(columns: columns, rows: rows)
        // It is nobody's controlling terminal, so the system does not tell.
        kill(getpid(), SIGWINCH)
    }

    /// What is left to read on the program's end, as the shell would find it.
    func leftovers() -> Int {
        var count: Int32 = 0
        #if canImport(Darwin)
            // The number that a macro makes there, which Swift does not import: _IOR('f', 127, int).
            let request: UInt = 0x4004_667F
        #else
            let request = UInt(FIONREAD)
        #endif
        _ = ioctl(device, request, &count)
        return Int(count)
    }

    var settings: String {
        get throws { try Self.settings(of: device) }
    }

    /// Gives the line the settings it had before there was a session.
    func setFound() throws {
        var settings = found
        try #require(tcsetattr(device, TCSANOW, &settings) == 0)
    }

    static func settings(of device: Int32) throws -> String {
        let settings = try lineSettings(of: device)
        return
            "\(settings.c_iflag) \(settings.c_oflag) \(settings.c_cflag) \(settings.c_lflag) \(settings.c_cc)"
    }

    private static func lineSettings(of device: Int32) throws -> termios {
        var settings = termios()
        try #require(tcgetattr(device, &settings) == 0)
        return settings
    }
}
