#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Reads answers from a file descriptor, line by line.
///
/// Keeps the bytes after a line for the next one: use one reader for all prompts.
package struct InputLineReader {
    private let descriptor: Int32
    private var pending: [UInt8] = []

    package init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    package mutating func next() -> InputLine {
        var searched = 0
        while true {
            if let newline = pending[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                let line = Array(pending[..<newline])
                pending.removeFirst(newline + 1)
                return Self.line(line)
            }
            searched = pending.count
            switch receive() {
            case 0?:
                guard !pending.isEmpty else { return .endOfFile }
                defer { pending = [] }
                return Self.line(pending)
            case nil:
                return .failed(errno)
            default:
                continue
            }
        }
    }

    /// Reads more bytes; returns their number, nil on failure.
    private mutating func receive() -> Int? {
        var buffer = [UInt8](repeating: 0, count: 4096)
        var count: Int
        repeat {
            count = read(descriptor, &buffer, buffer.count)
        } while count < 0 && errno == EINTR
        guard count >= 0 else { return nil }
        pending += buffer[..<count]
        return count
    }

    private static func line(_ bytes: [UInt8]) -> InputLine {
        String(validating: bytes, as: UTF8.self).map { .text($0) } ?? .notUTF8(bytes)
    }
}

/// The result of reading a line.
package enum InputLine: Equatable, Sendable {
    /// A line without its newline; the last line of a file may lack one.
    case text(String)
    /// The bytes of a line that is not UTF-8.
    case notUTF8([UInt8])
    case endOfFile
    /// The errno of the failure.
    case failed(Int32)
}
