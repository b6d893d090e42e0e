/// Converts a binary property list (`bplist00`) to the XML that the strict reader takes.
///
/// Checks each offset, each length and the total size before use, since a container may occur in many places, or
/// in itself. Rejects dates, data, reals and sets: no library has them.
package enum BinaryPropertyList {
    private static let magic = Array("bplist00".utf8)

    package static func looksLike(_ bytes: some Sequence<UInt8>) -> Bool { bytes.starts(with: magic) }

    static func text(_ bytes: [UInt8]) throws(PropertyListFault) -> [UInt8] {
        var reader = try BinaryListReader(bytes, limits: .standard)
        return try reader.read()
    }
}

private struct BinaryListReader {
    private let bytes: [UInt8]
    private let limits: PropertyListLimits
    /// The start of the offset table, and the number of bytes of an entry.
    private let table: (start: Int, width: Int)
    /// The number of bytes of an object reference.
    private let referenceWidth: Int
    private let objects: Int
    private let top: Int

    private var xml: [UInt8] = []

    private static let headerSize = 8
    private static let trailerSize = 32
    /// The limit of the binary size: XML is several times as large; no library comes near it.
    private static let maxBytes = 16 << 20

    init(_ bytes: [UInt8], limits: PropertyListLimits) throws(PropertyListFault) {
        guard bytes.count <= Self.maxBytes else { throw .tooLarge(limit: Self.maxBytes) }
        let trailer = bytes.count - Self.trailerSize
        guard trailer > Self.headerSize else { throw .truncated }
        func number(_ offset: Int) throws(PropertyListFault) -> Int {
            guard let number = Self.number(bytes[(trailer + offset)..<(trailer + offset + 8)]) else {
                throw .malformed(offset: trailer + offset)
            }
            return number
        }
        table = (try number(24), Int(bytes[trailer + 6]))
        referenceWidth = Int(bytes[trailer + 7])
        objects = try number(8)
        top = try number(16)
        guard (1...8).contains(table.width), (1...8).contains(referenceWidth), top < objects,
            table.start >= Self.headerSize, table.start <= trailer,
            objects * table.width <= trailer - table.start
        else { throw .malformed(offset: trailer) }
        self.bytes = bytes
        self.limits = limits
    }

    mutating func read() throws(PropertyListFault) -> [UInt8] {
        xml.reserveCapacity(min(bytes.count * 4, limits.size))
        try append("<plist>")
        try write(top, depth: 0)
        try append("</plist>")
        return xml
    }

    /// Recurses into containers, at most ``PropertyListLimits/depth`` deep.
    private mutating func write(_ object: Int, depth: Int) throws(PropertyListFault) {
        let offset = try offset(of: object)
        let (kind, low) = (bytes[offset] >> 4, bytes[offset] & 0xF)
        switch kind {
        case 0x0 where low == 8: try append("<false/>")
        case 0x0 where low == 9: try append("<true/>")
        case 0x1: try append("<integer>\(try integer(at: offset, power: low))</integer>")
        case 0x5, 0x6: try append(text(at: offset), in: "string")
        case 0xA, 0xD:
            guard depth < limits.depth else { throw .tooDeep(offset: offset) }
            try write(container: offset, isDictionary: kind == 0xD, depth: depth)
        default: throw .malformed(offset: offset)
        }
    }

    private mutating func write(
        container offset: Int, isDictionary: Bool, depth: Int
    ) throws(PropertyListFault) {
        let (count, start) = try length(at: offset)
        let references = isDictionary ? count * 2 : count
        guard references <= (table.start - start) / referenceWidth else { throw .malformed(offset: offset) }
        func reference(_ index: Int) throws(PropertyListFault) -> Int {
            let first = start + index * referenceWidth
            guard let object = Self.number(bytes[first..<first + referenceWidth]), object < objects else {
                throw .malformed(offset: first)
            }
            return object
        }
        try append(isDictionary ? "<dict>" : "<array>")
        for index in 0..<count {
            if isDictionary { try append(text(at: self.offset(of: reference(index))), in: "key") }
            try write(reference(isDictionary ? count + index : index), depth: depth + 1)
        }
        try append(isDictionary ? "</dict>" : "</array>")
    }

    private func offset(of object: Int) throws(PropertyListFault) -> Int {
        let entry = table.start + object * table.width
        guard let offset = Self.number(bytes[entry..<entry + table.width]),
            (Self.headerSize..<table.start).contains(offset)
        else { throw .malformed(offset: entry) }
        return offset
    }

    /// The number of an object's parts and their start; stored in four bits, or in an integer after them.
    private func length(at offset: Int) throws(PropertyListFault) -> (count: Int, start: Int) {
        let low = bytes[offset] & 0xF
        guard low == 0xF else { return (Int(low), offset + 1) }
        guard offset + 1 < table.start, bytes[offset + 1] >> 4 == 0x1 else {
            throw .malformed(offset: offset)
        }
        let power = bytes[offset + 1] & 0xF
        let count = try integer(at: offset + 1, power: power)
        guard (0...bytes.count).contains(count) else { throw .malformed(offset: offset) }
        return (count, offset + 2 + 1 << Int(power))
    }

    /// Integers of one, two and four bytes are unsigned, those of eight signed.
    private func integer(at offset: Int, power: UInt8) throws(PropertyListFault) -> Int {
        guard power <= 3, offset + 1 + 1 << Int(power) <= table.start else {
            throw .malformed(offset: offset)
        }
        let digits = bytes[(offset + 1)..<(offset + 1 + 1 << Int(power))]
        return Int(truncatingIfNeeded: digits.reduce(0 as UInt64) { $0 << 8 | UInt64($1) })
    }

    private func text(at offset: Int) throws(PropertyListFault) -> String {
        let isWide = bytes[offset] >> 4 == 0x6
        guard isWide || bytes[offset] >> 4 == 0x5 else { throw .malformed(offset: offset) }
        let (count, start) = try length(at: offset)
        let size = isWide ? count * 2 : count
        guard size <= table.start - start else { throw .malformed(offset: offset) }
        let text = bytes[start..<start + size]
        let units = stride(from: start, to: start + size, by: 2).lazy.map { (index: Int) -> UInt16 in
            UInt16(text[index]) << 8 | UInt16(text[index + 1])
        }
        let decoded =
            isWide
            ? String(validating: units, as: UTF16.self) : String(validating: text, as: Unicode.ASCII.self)
        guard let decoded else { throw .encoding }
        return decoded
    }

    private mutating func append(_ text: String, in element: String) throws(PropertyListFault) {
        try append("<\(element)>")
        // Escaping makes a text at most five times as long.
        guard xml.count + text.utf8.count * 5 <= limits.size else { throw .tooLarge(limit: limits.size) }
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): xml += "&amp;".utf8
            case UInt8(ascii: "<"): xml += "&lt;".utf8
            default: xml.append(byte)
            }
        }
        try append("</\(element)>")
    }

    /// Checks the total size: any number of keys may refer to the same text.
    private mutating func append(_ text: String) throws(PropertyListFault) {
        guard xml.count + text.utf8.count <= limits.size else { throw .tooLarge(limit: limits.size) }
        xml += text.utf8
    }

    /// The number in big-endian bytes; nil if it is greater than any offset.
    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        let number = digits.reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
        return number <= UInt64(UInt32.max) ? Int(number) : nil
    }
}
