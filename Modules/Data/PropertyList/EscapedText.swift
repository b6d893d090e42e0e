/// The ways in which XML text stands for other characters: references and CDATA sections.
enum EscapedText {
    private static let sectionStart = "<![CDATA["
    private static let sectionEnd = "]]>"

    /// The bytes that a text means. The reader has checked every reference and section in it.
    static func resolve(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var rest = text
        while let byte = rest.first {
            if byte == UInt8(ascii: "&"), let (scalar, length) = reference(rest) {
                if scalar.isASCII {
                    result.append(UInt8(scalar.value))
                } else {
                    result += String(scalar).utf8
                }
                rest.removeFirst(length)
            } else if rest.starts(with: sectionStart.utf8) {
                rest.removeFirst(sectionStart.utf8.count)
                while !rest.isEmpty, !rest.starts(with: sectionEnd.utf8) {
                    result.append(rest.removeFirst())
                }
                rest.removeFirst(min(sectionEnd.utf8.count, rest.count))
            } else {
                result.append(byte)
                rest.removeFirst()
            }
        }
        return result
    }

    /// The character that a reference at the start of `text` stands for, and its length in bytes.
    static func reference(_ text: ArraySlice<UInt8>) -> (scalar: Unicode.Scalar, length: Int)? {
        guard let end = text.prefix(12).firstIndex(of: UInt8(ascii: ";")) else { return nil }
        let name = text[(text.startIndex + 1)..<end]
        let length = end + 1 - text.startIndex
        return scalar(named: name).map { ($0, length) }
    }

    private static func scalar(named name: ArraySlice<UInt8>) -> Unicode.Scalar? {
        switch (name.first, name.count) {
        case (UInt8(ascii: "#"), _): scalar(numbered: name.dropFirst())
        case (UInt8(ascii: "a"), 3): name.elementsEqual("amp".utf8) ? "&" : nil
        case (UInt8(ascii: "l"), 2): name.elementsEqual("lt".utf8) ? "<" : nil
        case (UInt8(ascii: "g"), 2): name.elementsEqual("gt".utf8) ? ">" : nil
        case (UInt8(ascii: "q"), 4): name.elementsEqual("quot".utf8) ? "\"" : nil
        case (UInt8(ascii: "a"), 4): name.elementsEqual("apos".utf8) ? "'" : nil
        default: nil
        }
    }

    private static func scalar(numbered digits: ArraySlice<UInt8>) -> Unicode.Scalar? {
        let isHexadecimal = digits.first == UInt8(ascii: "x")
        let digits = isHexadecimal ? digits.dropFirst() : digits
        // Int's own parser would take a sign.
        guard let first = digits.first, first != UInt8(ascii: "+"), first != UInt8(ascii: "-") else {
            return nil
        }
        return UInt32(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10)
            .flatMap(Unicode.Scalar.init)
    }
}
