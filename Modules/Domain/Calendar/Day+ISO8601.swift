extension Day: CustomStringConvertible {
    /// Reads `YYYY-MM-DD`, exactly ten ASCII characters, from 1900-01-01 to 2199-12-31.
    @inlinable
    public init?(iso text: some StringProtocol) {
        var numbers = [0, 0, 0]
        var part = 0
        var position = 0
        for byte in text.utf8 {
            if position == 4 || position == 7 {
                guard byte == UInt8(ascii: "-") else { return nil }
                part += 1
            } else {
                guard position < 10, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
                numbers[part] = numbers[part] * 10 + Int(byte - UInt8(ascii: "0"))
            }
            position += 1
        }
        guard position == 10 else { return nil }
        self.init(year: numbers[0], month: numbers[1], day: numbers[2])
    }

    /// `YYYY-MM-DD`.
    public var iso: String {
        let (year, month, day) = components
        return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
    }

    public var description: String { iso }
}

/// A number with leading zeros to at least `width` digits.
func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}
