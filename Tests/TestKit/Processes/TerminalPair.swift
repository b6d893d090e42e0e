#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Both ends of a new pseudo-terminal; opening it makes it nobody's controlling terminal.
package final class TerminalPair {
    /// The end that plays the terminal.
    package let main: Descriptor
    /// The end that the program uses as its terminal; nil once closed.
    package private(set) var other: Descriptor?
    /// The path of the program's end.
    package let path: String

    package init(columns: Int = 80, rows: Int = 24) throws(FailedCall) {
        let number = posix_openpt(O_RDWR | O_NOCTTY)
        guard number >= 0 else { throw FailedCall("posix_openpt") }
        main = Descriptor(number)
        _ = fcntl(number, F_SETFD, FD_CLOEXEC)
        guard grantpt(number) == 0, unlockpt(number) == 0 else { throw FailedCall("unlockpt") }
        path = try Self.path(ofOtherEndOf: number)
        // Some systems have no window size to set before the other end is open.
        let opened = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard opened >= 0 else { throw FailedCall("open(\(path))") }
        other = Descriptor(opened)
        try resize(columns: columns, rows: rows)
    }

    /// Closes our copy of the program's end, so that the terminal ends with the program's use of it.
    func closeOther() {
        other = nil
    }

    package func resize(columns: Int, rows: Int) throws(FailedCall) {
        var size = winsize(
            ws_row: UInt16(clamping: rows), ws_col: UInt16(clamping: columns), ws_xpixel: 0, ws_ypixel: 0)
        guard ioctl(main.number, UInt(TIOCSWINSZ), &size) == 0 else {
            throw FailedCall("ioctl(TIOCSWINSZ)")
        }
    }

    private static func path(ofOtherEndOf terminal: Int32) throws(FailedCall) -> String {
        var name = [CChar](repeating: 0, count: 128)
        guard ptsname_r(terminal, &name, name.count) == 0 else { throw FailedCall("ptsname_r") }
        return name.withUnsafeBytes { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
