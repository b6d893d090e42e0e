import TrackerDomain

/// The lines of a calendar (RFC 5545, 3.1): folded to at most 75 bytes, each ending in CR and LF.
struct ContentLines {
    private static let limit = 75
    private(set) var bytes: [UInt8] = []

    init(_ add: (inout ContentLines) -> Void) { add(&self) }

    mutating func reserveCapacity(_ bytes: Int) { self.bytes.reserveCapacity(bytes) }

    /// Adds lines that were made before.
    mutating func add(_ lines: ContentLines) { bytes.append(contentsOf: lines.bytes) }

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

    /// Adds a property of one date, which always fits in a line.
    ///
    /// - Parameter line: The name of the property, with what precedes and what follows the date in its value.
    mutating func add(_ line: DateLine, _ day: Day) {
        bytes.append(contentsOf: line.before)
        bytes.append(day, hyphened: false)
        bytes.append(contentsOf: line.after)
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

/// A line that differs by its date alone.
struct DateLine {
    fileprivate let before: [UInt8]
    fileprivate let after: [UInt8]

    init(_ name: String, before: String = "", after: String = "") {
        self.before = Array("\(name):\(before)".utf8)
        self.after = Array("\(after)\r\n".utf8)
    }

    static let start = DateLine("DTSTART;VALUE=DATE")
    static let recurrence = DateLine("RECURRENCE-ID;VALUE=DATE")
}

extension Day {
    /// The date in the format of calendars, `20261120`.
    var compact: String {
        var bytes: [UInt8] = []
        bytes.append(self, hyphened: false)
        return String(decoding: bytes, as: UTF8.self)
    }
}
