/// Reads strings, numbers and literals.
extension JSONReader {
    /// Reads a string from its opening quote on.
    mutating func readString(_ kind: JSONNode.Kind) throws(ImportFault) {
        let start = position + 1
        var end = start
        var (isEscaped, all): (Bool, UInt8) = (false, 0)
        while true {
            // Neither a line nor the document may end inside a string.
            guard end < bytes.count, bytes[end] >= 0x20 else { throw malformed }
            let byte = bytes[end]
            if byte == UInt8(ascii: "\"") { break }
            if byte == UInt8(ascii: "\\") {
                isEscaped = true
                guard let next = JSONEscapes.end(in: bytes, at: end) else { throw malformed }
                end = next
            } else {
                all |= byte
                end += 1
            }
        }
        if all >= 0x80, String(validating: bytes[start..<end], as: UTF8.self) == nil {
            throw .notText(file: file)
        }
        try append(kind, start..<end, isEscaped: isEscaped)
        position = end + 1
    }

    mutating func readLiteral(_ literal: StaticString, _ kind: JSONNode.Kind) throws(ImportFault) {
        let end = position + literal.utf8CodeUnitCount
        guard end <= bytes.count,
            literal.withUTF8Buffer({ bytes[position..<end].elementsEqual($0) })
        else { throw malformed }
        try append(kind, position..<end)
        position = end
    }

    /// Reads `-0.5e+3`: without leading zeros, with digits on both sides of a point.
    mutating func readNumber() throws(ImportFault) {
        let start = position
        _ = take(UInt8(ascii: "-"))
        if !take(UInt8(ascii: "0")) { try skipDigits() }
        if take(UInt8(ascii: ".")) { try skipDigits() }
        if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
            if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
            try skipDigits()
        }
        try append(.number, start..<position)
    }

    private mutating func skipDigits() throws(ImportFault) {
        let start = position
        while (0x30...0x39).contains(next) { position += 1 }
        guard position > start else { throw malformed }
    }
}

/// The escapes of strings.
enum JSONEscapes {
    /// The end of an escape that begins at `start`; nil if it is none. A surrogate pair counts as one.
    static func end(in bytes: [UInt8], at start: Int) -> Int? {
        scalar(in: bytes[start...])?.end
    }

    /// Resolves the escapes, which are valid, of a text.
    static func resolve(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var resolved: [UInt8] = []
        resolved.reserveCapacity(text.count)
        var position = text.startIndex
        while position < text.endIndex {
            if text[position] == UInt8(ascii: "\\"), let (scalar, end) = scalar(in: text[position...]) {
                resolved += Array(String(scalar).utf8)
                position = end
            } else {
                resolved.append(text[position])
                position += 1
            }
        }
        return resolved
    }

    private static func scalar(in text: ArraySlice<UInt8>) -> (Unicode.Scalar, end: Int)? {
        let end = text.startIndex + 2
        guard end <= text.endIndex else { return nil }
        let letter = Unicode.Scalar(text[end - 1])
        switch letter {
        case "\"", "\\", "/": return (letter, end)
        case "b": return ("\u{8}", end)
        case "f": return ("\u{C}", end)
        case "n": return ("\n", end)
        case "r": return ("\r", end)
        case "t": return ("\t", end)
        case "u": break
        default: return nil
        }
        guard let unit = unit(in: text, at: end) else { return nil }
        if let scalar = Unicode.Scalar(unit) { return (scalar, end + 4) }
        let second = end + 4
        guard unit < 0xDC00, second + 6 <= text.endIndex, text[second] == UInt8(ascii: "\\"),
            text[second + 1] == UInt8(ascii: "u"), let low = self.unit(in: text, at: second + 2),
            (0xDC00...0xDFFF).contains(low)
        else { return nil }
        let value = 0x10000 + (unit & 0x3FF) << 10 + (low & 0x3FF)
        return Unicode.Scalar(value).map { ($0, second + 6) }
    }

    /// The number of four hexadecimal digits.
    private static func unit(in text: ArraySlice<UInt8>, at start: Int) -> UInt32? {
        guard start + 4 <= text.endIndex else { return nil }
        var unit: UInt32 = 0
        for byte in text[start..<start + 4] {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
            unit = unit << 4 | UInt32(digit)
        }
        return unit
    }
}
