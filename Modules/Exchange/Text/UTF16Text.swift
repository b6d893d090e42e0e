/// UTF-16 text with a byte order mark, as spreadsheets save "Unicode text".
enum UTF16Text {
    /// True if the bytes begin with a byte order mark.
    static func hasMark(_ bytes: ArraySlice<UInt8>) -> Bool { isLittleEndian(bytes) != nil }

    /// The text in UTF-8, without the mark; nil for bytes without one, and for invalid UTF-16.
    static func utf8(_ bytes: [UInt8]) -> [UInt8]? {
        guard let isLittleEndian = isLittleEndian(bytes[...]), bytes.count.isMultiple(of: 2) else {
            return nil
        }
        let low = isLittleEndian ? 0 : 1
        var text: [UInt8] = []
        // A unit takes three bytes at most; growing would need memory for the text twice.
        text.reserveCapacity(bytes.count / 2 * 3)
        var leading: UInt32?
        for index in stride(from: 2, to: bytes.count, by: 2) {
            let unit = UInt32(bytes[index + 1 - low]) << 8 | UInt32(bytes[index + low])
            switch (leading, unit) {
            case (nil, 0xD800..<0xDC00): leading = unit
            case (let high?, 0xDC00..<0xE000):
                append(0x10000 + (high - 0xD800) << 10 + unit - 0xDC00, to: &text)
                leading = nil
            // No text has a zero; after a mark it means units of 32 bits.
            case (_?, _), (nil, 0xDC00..<0xE000), (nil, 0): return nil
            case (nil, _): append(unit, to: &text)
            }
        }
        return leading == nil ? text : nil
    }

    /// Nil if there is no mark.
    private static func isLittleEndian(_ bytes: ArraySlice<UInt8>) -> Bool? {
        if bytes.starts(with: [0xFF, 0xFE]) { return true }
        return bytes.starts(with: [0xFE, 0xFF]) ? false : nil
    }

    private static func append(_ scalar: UInt32, to text: inout [UInt8]) {
        func last(_ shift: UInt32) -> UInt8 { UInt8(0x80 | scalar >> shift & 0x3F) }
        switch scalar {
        case 0..<0x80: text.append(UInt8(scalar))
        case 0x80..<0x800:
            text.append(UInt8(0xC0 | scalar >> 6))
            text.append(last(0))
        case 0x800..<0x10000:
            text.append(UInt8(0xE0 | scalar >> 12))
            text.append(last(6))
            text.append(last(0))
        default:
            text.append(UInt8(0xF0 | scalar >> 18))
            text.append(last(12))
            text.append(last(6))
            text.append(last(0))
        }
    }
}
