/// Whole numbers as digits alone: no sign, no blanks.
enum DecimalDigits {
    /// The number that 1 to 18 digits spell, which always has room.
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
