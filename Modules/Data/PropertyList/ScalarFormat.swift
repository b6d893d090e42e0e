/// The spelling of values that are not plain text.
enum ScalarFormat {
    static func isSpace(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): true
        default: false
        }
    }

    static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var text = text.drop(while: isSpace)
        while let last = text.last, isSpace(last) { text.removeLast() }
        return text
    }

    /// True if trimmed text is a valid value of its element.
    static func isValid(_ text: ArraySlice<UInt8>, of kind: PropertyListNode.Kind) -> Bool {
        switch kind {
        case .integer: isInteger(text)
        case .real: Double(String(decoding: text, as: UTF8.self)) != nil
        case .date: isDate(text)
        case .data: isBase64(text)
        default: true
        }
    }

    /// True if the bytes are valid UTF-8.
    static func isUTF8(_ bytes: ArraySlice<UInt8>) -> Bool {
        String(validating: bytes, as: UTF8.self) != nil
    }

    private static func isInteger(_ text: ArraySlice<UInt8>) -> Bool {
        let text = String(decoding: text, as: UTF8.self)
        return Int64(text) != nil || UInt64(text) != nil
    }

    /// `2026-11-20T09:30:00Z`, the only date format of property lists.
    private static func isDate(_ text: ArraySlice<UInt8>) -> Bool {
        let pattern = "0000-00-00T00:00:00Z".utf8
        return text.count == pattern.count
            && zip(text, pattern).allSatisfy { byte, model in
                model == UInt8(ascii: "0") ? isDigit(byte) : byte == model
            }
    }

    private static func isBase64(_ text: ArraySlice<UInt8>) -> Bool {
        let symbols = text.filter { !isSpace($0) }
        let body = symbols.reversed().drop { $0 == UInt8(ascii: "=") }
        return symbols.count.isMultiple(of: 4) && symbols.count - body.count <= 2
            && body.allSatisfy(isBase64Symbol)
    }

    private static func isBase64Symbol(_ byte: UInt8) -> Bool {
        isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "/")
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
