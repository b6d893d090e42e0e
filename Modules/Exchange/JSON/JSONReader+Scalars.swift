/// Strings, numbers and words.
extension JSONReader {
    /// Reads a string whose opening quote comes next.
    mutating func readString(_ kind: JSONNode.Kind) throws(ImportFault) {
        let start = position + 1
        try append(kind, from: start)
        position = start
        var (isEscaped, all): (Bool, UInt8) = (false, 0)
        while next != UInt8(ascii: "\"") {
            // A line cannot end inside a string, nor can the document.
            guard next >= 0x20 else { throw malformed }
            if next == UInt8(ascii: "\\") {
                isEscaped = true
                guard let end = JSONEscapes.end(in: bytes, at: position) else { throw malformed }
                position = end
            } else {
                all |= bytes[position]
                position += 1
            }
        }
        let text = bytes[start..<position]
        if all >= 0x80, String(validating: text, as: UTF8.self) == nil { throw .notText(file: file) }
        nodes[nodes.count - 1].isEscaped = isEscaped
        nodes[nodes.count - 1].extent = UInt32(text.count)
        position += 1
    }

    mutating func readWord(_ word: StaticString, _ kind: JSONNode.Kind) throws(ImportFault) {
        try append(kind, from: position)
        let end = position + word.utf8CodeUnitCount
        guard end <= bytes.count,
            word.withUTF8Buffer({ bytes[position..<end].elementsEqual($0) })
        else { throw malformed }
        position = end
    }

    /// Reads `-0.5e+3`: no zero in front, no point without digits on both sides.
    mutating func readNumber() throws(ImportFault) {
        let start = position
        try append(.number, from: start)
        _ = take(UInt8(ascii: "-"))
        if !take(UInt8(ascii: "0")) { try skipDigits() }
        if take(UInt8(ascii: ".")) { try skipDigits() }
        if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
            if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
            try skipDigits()
        }
        nodes[nodes.count - 1].extent = UInt32(position - start)
    }

    private mutating func skipDigits() throws(ImportFault) {
        let start = position
        while (0x30...0x39).contains(next) { position += 1 }
        guard position > start else { throw malformed }
    }
}

/// The escapes of strings.
enum JSONEscapes {
    /// Where an escape that begins at `start` ends; nil where it is none. Two that make one character are one.
    static func end(in bytes: [UInt8], at start: Int) -> Int? {
        scalar(in: bytes[start...])?.end
    }

    /// The text with its escapes, which are sound, resolved.
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

    /// The number that four hexadecimal digits make.
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
