import TrackerDomain

/// The lines of a calendar (RFC 5545, 3.1): folded to at most 75 bytes, each ending in CR and LF.
struct ContentLines {
    private static let limit = 75
    private(set) var bytes: [UInt8] = []

    /// - Parameter room: The approximate number of lines. Unused capacity takes no memory, while growing by
    ///   doubling takes twice as much.
    init(room: Int) { bytes.reserveCapacity(room * Self.limit / 2) }

    mutating func add(_ name: String, text: String) { add(name, Self.escaped(text)) }

    /// Adds a text property of several lines.
    mutating func add(_ name: String, lines: [String]) {
        add(name, lines.map(Self.escaped).joined(separator: "\\n"))
    }

    private static func escaped(_ text: String) -> String {
        text.marking(with: UInt8(ascii: "\\")) { byte in
            byte == UInt8(ascii: "\\") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: ",")
        }
    }

    /// Adds a property that is no text, or the beginning or end of a component.
    mutating func add(_ name: String, _ value: String) {
        let start = bytes.count
        bytes.append(contentsOf: name.utf8)
        bytes.append(UInt8(ascii: ":"))
        bytes.append(contentsOf: value.utf8)
        if bytes.count - start > Self.limit { fold(from: start) }
        bytes.append(contentsOf: "\r\n".utf8)
    }

    /// Keeps a character of several bytes on one line, though the standard lets it be split.
    private mutating func fold(from first: Int) {
        let line = Array(bytes[first...])
        bytes.removeSubrange(first...)
        var (start, room) = (0, Self.limit)
        while line.count - start > room {
            var end = start + room
            while line[end] & 0xC0 == 0x80 { end -= 1 }
            bytes.append(contentsOf: line[start..<end])
            bytes.append(contentsOf: "\r\n ".utf8)
            (start, room) = (end, Self.limit - 1)
        }
        bytes.append(contentsOf: line[start...])
    }
}

extension Day {
    /// The date in the format of calendars, `20261120`.
    var compact: String {
        var bytes: [UInt8] = []
        bytes.append(self, hyphened: false)
        return String(decoding: bytes, as: UTF8.self)
    }
}
