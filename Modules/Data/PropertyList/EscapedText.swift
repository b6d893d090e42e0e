/// The ways in which XML text stands for other characters: references and CDATA sections.
enum EscapedText {
    static let sectionStart = "<![CDATA["
    static let sectionEnd = "]]>"

    /// The bytes that a text means. The reader has checked every reference and section in it.
    static func resolve(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var rest = text
        while true {
            let plain = rest.prefix { $0 != UInt8(ascii: "&") && $0 != UInt8(ascii: "<") }
            result += plain
            rest = rest[plain.endIndex...]
            guard let byte = rest.first else { return result }
            if byte == UInt8(ascii: "&"), let (scalar, length) = reference(rest) {
                result.append(contentsOf: String(Character(scalar)).utf8)
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
    }

    /// The character that a reference at the start of `text` stands for, and its length in bytes.
    static func reference(_ text: ArraySlice<UInt8>) -> (scalar: Unicode.Scalar, length: Int)? {
        guard let end = text.prefix(12).firstIndex(of: UInt8(ascii: ";")) else { return nil }
        let name = text[(text.startIndex + 1)..<end]
        let length = end + 1 - text.startIndex
        return scalar(named: name).map { ($0, length) }
    }

    private static func scalar(named name: ArraySlice<UInt8>) -> Unicode.Scalar? {
        if name.first == UInt8(ascii: "#") { return scalar(numbered: name.dropFirst()) }
        for (entity, scalar) in entities where name.elementsEqual(entity.utf8) { return scalar }
        return nil
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

    private static let entities: [(String, Unicode.Scalar)] = [
        ("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"),
    ]
}
