/// Reads a JSON document (RFC 8259) strictly, in a single pass over its bytes.
///
/// It keeps its own stack of open containers, so that nesting costs no call depth.
struct JSONReader {
    let bytes: [UInt8]
    let file: String
    var position = 0
    var line: UInt32 = 1
    var nodes: [JSONNode] = []

    /// Containers whose end has not been reached, outermost first.
    private var open: [Int] = []
    private let limits: JSONLimits

    init(_ bytes: [UInt8], file: String, limits: JSONLimits) {
        self.bytes = bytes
        self.file = file
        self.limits = limits
    }

    mutating func read() throws(ImportFault) -> [JSONNode] {
        guard bytes.count <= limits.size else { throw .tooLarge(file: file) }
        // A value takes two bytes at least. Unused capacity is never touched, so it takes no memory,
        // while growing by doubling would take half as much again.
        nodes.reserveCapacity(min(limits.values, bytes.count / 2 + 1))
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        skipSpace()
        guard position < bytes.count else { throw .empty }
        try readValue()
        while let container = open.last { try readNext(in: container) }
        skipSpace()
        guard position == bytes.count else { throw malformed }
        return nodes
    }

    /// Reads the next element or member of a container, or its end.
    private mutating func readNext(in container: Int) throws(ImportFault) {
        let isObject = nodes[container].kind == .object
        skipSpace()
        if take(isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
            nodes[container].next = UInt32(nodes.count)
            if isObject { try checkKeys(of: container) }
            open.removeLast()
            return
        }
        if nodes[container].extent > 0 {
            try expect(UInt8(ascii: ","))
            skipSpace()
        }
        if isObject {
            guard next == UInt8(ascii: "\"") else { throw malformed }
            try readString(.key)
            nodes[container].extent += 1
            skipSpace()
            try expect(UInt8(ascii: ":"))
            skipSpace()
        }
        nodes[container].extent += 1
        try readValue()
    }

    private mutating func readValue() throws(ImportFault) {
        switch next {
        case UInt8(ascii: "{"): try openContainer(.object)
        case UInt8(ascii: "["): try openContainer(.array)
        case UInt8(ascii: "\""): try readString(.string)
        case UInt8(ascii: "t"): try readLiteral("true", .true)
        case UInt8(ascii: "f"): try readLiteral("false", .false)
        case UInt8(ascii: "n"): try readLiteral("null", .null)
        default: try readNumber()
        }
    }

    private mutating func openContainer(_ kind: JSONNode.Kind) throws(ImportFault) {
        guard open.count < limits.depth else { throw malformed }
        try append(kind, position..<position)
        open.append(nodes.count - 1)
        position += 1
    }

    mutating func append(
        _ kind: JSONNode.Kind, _ text: Range<Int>, isEscaped: Bool = false
    ) throws(ImportFault) {
        guard nodes.count < limits.values else { throw .tooLarge(file: file) }
        nodes.append(
            JSONNode(
                kind: kind, isEscaped: isEscaped, offset: UInt32(text.lowerBound), extent: UInt32(text.count),
                next: UInt32(nodes.count + 1), line: line))
    }

    // MARK: Bytes

    /// The next byte; at the end zero, which occurs nowhere in a document.
    var next: UInt8 { position < bytes.count ? bytes[position] : 0 }

    mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte, position < bytes.count else { return false }
        position += 1
        return true
    }

    mutating func expect(_ byte: UInt8) throws(ImportFault) {
        guard take(byte) else { throw malformed }
    }

    var malformed: ImportFault { .malformed(file: file, line: Int(line)) }

    private mutating func skipSpace() {
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\n"): line += 1
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
            default: return
            }
            position += 1
        }
    }
}
