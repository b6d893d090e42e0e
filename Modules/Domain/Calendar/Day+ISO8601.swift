extension Day: CustomStringConvertible {
    /// Reads `YYYY-MM-DD`, exactly ten ASCII characters, from 1900-01-01 to 2199-12-31.
    public init?(iso text: some StringProtocol) {
        self.init(utf8: ArraySlice(text.utf8))
    }

    /// Reads the bytes of `YYYY-MM-DD`, exactly ten, from 1900-01-01 to 2199-12-31.
    public init?(utf8 text: ArraySlice<UInt8>) {
        let start = text.startIndex
        guard text.count == 10, text[start + 4] == UInt8(ascii: "-"), text[start + 7] == UInt8(ascii: "-"),
            let year = Day.number(in: text, start..<start + 4),
            let month = Day.number(in: text, start + 5..<start + 7),
            let day = Day.number(in: text, start + 8..<start + 10)
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    private static func number(in text: ArraySlice<UInt8>, _ range: Range<Int>) -> Int? {
        var number = 0
        for index in range {
            let digit = text[index] &- UInt8(ascii: "0")
            guard digit < 10 else { return nil }
            number = number &* 10 &+ Int(digit)
        }
        return number
    }

    /// `YYYY-MM-DD`.
    public var iso: String {
        let (year, month, day) = components
        return "\(String(year, digits: 4))-\(String(month, digits: 2))-\(String(day, digits: 2))"
    }

    public var description: String { iso }
}

extension String {
    /// A number with leading zeros to at least so many digits.
    package init(_ number: some BinaryInteger, digits: Int, radix: Int = 10, uppercase: Bool = false) {
        let text = String(number, radix: radix, uppercase: uppercase)
        self = String(repeating: "0", count: Swift.max(0, digits - text.utf8.count)) + text
    }
}
