extension Day: CustomStringConvertible {
    /// Reads `YYYY-MM-DD`, exactly ten ASCII characters, from 1900-01-01 to 2199-12-31.
    public init?(iso text: some StringProtocol) {
        self.init(utf8: ArraySlice(text.utf8))
    }

    /// Reads the bytes of `YYYY-MM-DD`, exactly ten, from 1900-01-01 to 2199-12-31.
    public init?(utf8 text: ArraySlice<UInt8>) {
        var (year, month, day) = (0, 0, 0)
        var position = 0
        for byte in text {
            let digit = Int(byte) - Int(UInt8(ascii: "0"))
            switch position {
            case 4, 7:
                guard byte == UInt8(ascii: "-") else { return nil }
            case 0...9:
                guard 0...9 ~= digit else { return nil }
                if position < 4 {
                    year = year * 10 + digit
                } else if position < 7 {
                    month = month * 10 + digit
                } else {
                    day = day * 10 + digit
                }
            default: return nil
            }
            position += 1
        }
        guard position == 10 else { return nil }
        self.init(year: year, month: month, day: day)
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
