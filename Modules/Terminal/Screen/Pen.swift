/// The terminal's write position and rendition, and the shortest ways to others.
struct Pen {
    /// The columns of the terminal.
    let columns: Int
    /// Nil if terminals may differ on it; behind the last column after a write to that.
    var position: Point?
    private(set) var rendition = SelectGraphicRendition.plain

    init(columns: Int) {
        self.columns = columns
    }

    /// Selects a rendition; for a blank only what shows of it.
    mutating func select(_ wanted: SelectGraphicRendition, forBlank isBlank: Bool, in bytes: inout [UInt8]) {
        let next = isBlank ? wanted.onBlank(after: rendition) : wanted
        next.append(from: rendition, to: &bytes)
        rendition = next
    }

    mutating func move(to point: Point, in bytes: inout [UInt8]) {
        guard point != position else { return }
        let start = bytes.count
        Self.appendAbsolute(point, to: &bytes)
        if let position {
            let end = bytes.count
            appendRelative(from: position, to: point, to: &bytes)
            let isShorter = bytes.count - end < end - start
            bytes.removeSubrange(isShorter ? start..<end : end..<bytes.count)
        }
        position = point
    }

    private static func appendAbsolute(_ point: Point, to bytes: inout [UInt8]) {
        bytes += escape
        if point.row > 0 || point.column > 0 { bytes.append(decimal: point.row + 1) }
        if point.column > 0 {
            bytes.append(UInt8(ascii: ";"))
            bytes.append(decimal: point.column + 1)
        }
        bytes.append(UInt8(ascii: "H"))
    }

    private func appendRelative(from old: Point, to point: Point, to bytes: inout [UInt8]) {
        let rows = point.row - old.row
        if (0...3).contains(rows) {
            for _ in 0..<rows { bytes.append(UInt8(ascii: "\n")) }
        } else {
            Self.append(abs(rows), rows > 0 ? "B" : "A", to: &bytes)
        }
        let steps = point.column - old.column
        // In the last column some terminals delay the wrap: only another row ends that surely.
        let isAtEdge = old.column >= columns
        if isAtEdge ? point.column == columns - 1 && rows != 0 : steps == 0 { return }
        if point.column == 0 {
            bytes.append(UInt8(ascii: "\r"))
        } else if !isAtEdge, Self.digits(abs(steps)) < Self.digits(point.column + 1) {
            Self.append(abs(steps), steps > 0 ? "C" : "D", to: &bytes)
        } else {
            Self.append(point.column + 1, "G", to: &bytes)
        }
    }

    /// The digits of a number in a control sequence, which leaves out a 1.
    private static func digits(_ number: Int) -> Int {
        switch number {
        case 1: 0
        case ..<10: 1
        case ..<100: 2
        default: 3
        }
    }

    /// Appends a control sequence with one number.
    private static func append(_ number: Int, _ final: Unicode.Scalar, to bytes: inout [UInt8]) {
        bytes += escape
        if number > 1 { bytes.append(decimal: number) }
        bytes.append(UInt8(ascii: final))
    }

    private static let escape: [UInt8] = [0x1B, UInt8(ascii: "[")]
}
