import TrackerDomain

/// The lines of a calendar (RFC 5545, 3.1): folded so that none is longer than 75 bytes, each ending in CR and LF.
struct ContentLines {
    private static let limit = 75
    private(set) var bytes: [UInt8] = []

    /// - Parameter room: About how many lines there will be. Room that is not used takes no memory, while room that
    ///   grows by doubling takes twice as much of it.
    init(room: Int) { bytes.reserveCapacity(room * Self.limit / 2) }

    /// Adds a property whose value is no text, or begins or ends a component.
    mutating func add(_ name: String, _ value: String) { append(name, value) }

    mutating func add(_ name: String, text: String) { append(name, Self.escaped(text)) }

    /// Adds a property of text in several lines.
    mutating func add(_ name: String, lines: [String]) {
        append(name, lines.map(Self.escaped).joined(separator: "\\n"))
    }

    private static func escaped(_ text: String) -> String {
        text.marking(with: UInt8(ascii: "\\")) { byte in
            byte == UInt8(ascii: "\\") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: ",")
        }
    }

    private mutating func append(_ name: String, _ value: String) {
        let start = bytes.count
        bytes.append(contentsOf: name.utf8)
        bytes.append(UInt8(ascii: ":"))
        bytes.append(contentsOf: value.utf8)
        if bytes.count - start > Self.limit { fold(from: start) }
        bytes.append(contentsOf: "\r\n".utf8)
    }

    /// A character of several bytes stays on one line, though the standard lets it be torn apart.
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
    /// `20261120`, as calendars write a date.
    var compact: String {
        var bytes: [UInt8] = []
        bytes.append(self, hyphened: false)
        return String(decoding: bytes, as: UTF8.self)
    }
}
