/// A binary property list (`bplist00`) as the XML that the strict reader takes.
///
/// Everything in it is looked at before it is believed: where objects lie, how long they are, and how much it all comes
/// to, since a container may stand in many places, or in itself. Dates, data, reals and sets are refused: no library
/// has them.
package enum BinaryPropertyList {
    private static let magic = Array("bplist00".utf8)

    package static func looksLike(_ bytes: [UInt8]) -> Bool { bytes.starts(with: magic) }

    package static func xml(_ bytes: [UInt8]) throws(LibraryFormatFault) -> [UInt8] {
        try reading(fileOf: bytes.count) { () throws(PropertyListFault) in
            var reader = try BinaryListReader(bytes, limits: .standard)
            return try reader.read()
        }
    }
}

private struct BinaryListReader {
    private let bytes: [UInt8]
    private let limits: PropertyListLimits
    /// Where the table of offsets begins, and how many bytes one takes.
    private let table: (start: Int, width: Int)
    /// How many bytes the number of an object takes.
    private let referenceWidth: Int
    private let objects: Int
    private let top: Int

    private var xml: [UInt8] = []

    private static let headerSize = 8
    private static let trailerSize = 32
    /// As XML it is several times as much; no library comes near.
    private static let mostBytes = 16 << 20

    init(_ bytes: [UInt8], limits: PropertyListLimits) throws(PropertyListFault) {
        guard bytes.count <= Self.mostBytes else { throw .tooLarge(limit: Self.mostBytes) }
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

    /// Calls itself for what is inside, at most ``PropertyListLimits/depth`` deep.
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
        func reference(_ place: Int) throws(PropertyListFault) -> Int {
            let first = start + place * referenceWidth
            guard let object = Self.number(bytes[first..<first + referenceWidth]), object < objects else {
                throw .malformed(offset: first)
            }
            return object
        }
        try append(isDictionary ? "<dict>" : "<array>")
        for place in 0..<count {
            if isDictionary { try append(text(at: self.offset(of: reference(place))), in: "key") }
            try write(reference(isDictionary ? count + place : place), depth: depth + 1)
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

    /// How many parts an object has, and where they begin: four bits, or an integer behind them.
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

    /// Of one, two and four bytes without a sign, of eight with one.
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
        let decoded =
            if isWide {
                String(
                    validating: stride(from: start, to: start + size, by: 2).lazy.map {
                        UInt16(text[$0]) << 8 | UInt16(text[$0 + 1])
                    }, as: UTF16.self)
            } else {
                String(validating: text, as: Unicode.ASCII.self)
            }
        guard let decoded else { throw .encoding }
        return decoded
    }

    private mutating func append(_ text: String, in element: String) throws(PropertyListFault) {
        try append("<\(element)>")
        // As long as it can become.
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

    /// A text may be meant by any number of keys.
    private mutating func append(_ text: String) throws(PropertyListFault) {
        guard xml.count + text.utf8.count <= limits.size else { throw .tooLarge(limit: limits.size) }
        xml += text.utf8
    }

    /// The number that bytes make, the highest first; nil where it is beyond any offset.
    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        let number = digits.reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
        return number <= UInt64(UInt32.max) ? Int(number) : nil
    }
}
