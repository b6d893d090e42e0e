/// Fixed-width hexadecimal numbers, as file names and the trailer hold them.
enum Hexadecimal {
    /// Sixteen lower-case digits.
    static func text(_ value: UInt64) -> String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }

    /// The number that exactly sixteen lower-case digits spell.
    static func value(_ text: some StringProtocol) -> UInt64? {
        guard text.utf8.count == 16, text.utf8.allSatisfy(isDigit) else { return nil }
        return UInt64(text, radix: 16)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }
}
