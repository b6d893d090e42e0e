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
        var bytes: [UInt8] = []
        bytes.append(self, hyphened: true)
        return String(decoding: bytes, as: UTF8.self)
    }

    public var description: String { iso }
}

extension [UInt8] {
    /// Appends `2026-11-20`, or `20261120`.
    package mutating func append(_ day: Day, hyphened: Bool) {
        let (year, month, number) = day.components
        if (0...9999).contains(year) {
            append(twoDigits: year / 100)
            append(twoDigits: year % 100)
        } else {
            self += String(year, digits: 4).utf8
        }
        if hyphened { append(UInt8(ascii: "-")) }
        append(twoDigits: month)
        if hyphened { append(UInt8(ascii: "-")) }
        append(twoDigits: number)
    }

    private mutating func append(twoDigits number: Int) {
        append(UInt8(truncatingIfNeeded: 0x30 &+ number / 10))
        append(UInt8(truncatingIfNeeded: 0x30 &+ number % 10))
    }
}

extension String {
    /// A number with leading zeros to at least so many digits.
    package init(_ number: some BinaryInteger, digits: Int, radix: Int = 10, uppercase: Bool = false) {
        let text = String(number, radix: radix, uppercase: uppercase)
        self = String(repeating: "0", count: Swift.max(0, digits - text.utf8.count)) + text
    }
}
