/// Fixed-width hexadecimal numbers, as file names and the trailer hold them.
// Digit by digit: the standard library's way is made for any number and any radix, and takes a start much longer.
enum Hexadecimal {
    /// Sixteen lower-case digits.
    static func text(_ value: UInt64) -> String {
        String(unsafeUninitializedCapacity: 16) { buffer in
            for place in 0..<16 {
                let digit = UInt8(truncatingIfNeeded: value &>> UInt64(60 - place * 4)) & 15
                buffer[place] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
            }
            return 16
        }
    }

    /// The number that exactly sixteen lower-case digits spell.
    static func value(_ text: some StringProtocol) -> UInt64? {
        value(text.utf8)
    }

    /// The number that exactly sixteen lower-case digits spell.
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
