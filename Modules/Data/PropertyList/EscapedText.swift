/// Resolves the escapes of XML text: references and CDATA sections.
///
/// All functions walk by index: there may be millions of escapes, and a slice for each costs reference counting.
enum EscapedText {
    /// The unescaped bytes of a text. The reader has checked every reference and section in it.
    static func resolve(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var position = text.startIndex
        var isInSection = false
        while position < text.endIndex {
            if isInSection, text.starts(sectionEnd, at: position) {
                isInSection = false
                position += sectionEnd.utf8CodeUnitCount
            } else if !isInSection, text.starts(sectionStart, at: position) {
                isInSection = true
                position += sectionStart.utf8CodeUnitCount
            } else if !isInSection, let (scalar, end) = reference(in: text, at: position) {
                if scalar.isASCII { result.append(UInt8(scalar.value)) } else { result += scalar.utf8 }
                position = end
            } else {
                result.append(text[position])
                position += 1
            }
        }
        return result
    }

    static let sectionStart: StaticString = "<![CDATA["
    static let sectionEnd: StaticString = "]]>"

    // MARK: References

    /// The character of the reference at an index, and the end of the reference.
    static func reference(
        in text: ArraySlice<UInt8>, at start: Int
    ) -> (scalar: Unicode.Scalar, end: Int)? {
        if text.starts("&#", at: start) { return numbered(in: text, from: start + 2) }
        if text.starts("&amp;", at: start) { return ("&", start + 5) }
        if text.starts("&lt;", at: start) { return ("<", start + 4) }
        if text.starts("&gt;", at: start) { return (">", start + 4) }
        if text.starts("&quot;", at: start) { return ("\"", start + 6) }
        if text.starts("&apos;", at: start) { return ("'", start + 6) }
        return nil
    }

    /// Reads the digits after `&#`, or `x` and hexadecimal ones, up to the semicolon.
    private static func numbered(
        in text: ArraySlice<UInt8>, from start: Int
    ) -> (scalar: Unicode.Scalar, end: Int)? {
        let isHexadecimal = text.starts("x", at: start)
        let radix: UInt32 = isHexadecimal ? 16 : 10
        let digits = isHexadecimal ? start + 1 : start
        var number: UInt32 = 0
        for index in digits..<min(start + maxNumberLength, text.endIndex) {
            if text[index] == UInt8(ascii: ";"), index > digits {
                return Unicode.Scalar(number).map { ($0, index + 1) }
            }
            guard number <= 0x10FFFF, let digit = value(ofDigit: text[index]), digit < radix else {
                return nil
            }
            number = number * radix + digit
        }
        return nil
    }

    /// The length of `x0010FFFF;`; no program writes more zeros.
    private static let maxNumberLength = 10

    private static func value(ofDigit byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
        default: nil
        }
    }
}
