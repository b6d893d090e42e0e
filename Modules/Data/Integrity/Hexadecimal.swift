internal import TrackerDomain

/// Fixed-width hexadecimal numbers in file names and the trailer.
enum Hexadecimal {
    /// Sixteen lower-case digits.
    static func text(_ value: UInt64) -> String { String(value, digits: 16, radix: 16) }

    /// The number of exactly sixteen lower-case digits.
    static func value(_ text: some StringProtocol) -> UInt64? {
        value(text.utf8)
    }

    /// The number of exactly sixteen lower-case digits.
    static func value(_ digits: some Collection<UInt8>) -> UInt64? {
        guard digits.count == 16 else { return nil }
        var value: UInt64 = 0
        for byte in digits {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt64(byte - UInt8(ascii: "0"))
            case UInt8(ascii: "a")...UInt8(ascii: "f"):
                value = value << 4 | UInt64(byte - UInt8(ascii: "a") + 10)
            default: return nil
            }
        }
        return value
    }
}

/// Whole numbers as digits alone: no sign, no blanks.
enum DecimalDigits {
    /// The number of 1 to 18 digits, which always fits an `Int`.
    static func value(_ digits: some Collection<UInt8>) -> Int? {
        guard (1...18).contains(digits.count) else { return nil }
        var value = 0
        for digit in digits {
            guard case UInt8(ascii: "0")...UInt8(ascii: "9") = digit else { return nil }
            value = value * 10 + Int(digit - UInt8(ascii: "0"))
        }
        return value
    }
}
