/// An amount recorded on a day: an exact decimal number of thousandths, 0 to 1,000,000.
public struct Amount: Hashable, Sendable {
    /// The greatest amount, 1,000,000.
    public static let most = Amount(unchecked: 1_000_000_000)
    public static let zero = Amount(unchecked: 0)
    public static let one = Amount(unchecked: 1000)

    /// 0 to 1,000,000,000.
    let thousandths: Int32

    private init(unchecked thousandths: Int32) {
        self.thousandths = thousandths
    }

    /// Returns nil if the number is below 0 or above 1,000,000,000.
    public init?(thousandths: Int) {
        guard (0...Int(Amount.most.thousandths)).contains(thousandths) else { return nil }
        self.init(unchecked: Int32(thousandths))
    }

    /// The amount in thousandths.
    public var inThousandths: Int { Int(thousandths) }

    /// Reads digits with at most three decimals, `5`, `2.5`, `0.125`; nil for any other text.
    public init?(text: some StringProtocol) {
        // Byte by byte: a library may have a hundred thousand of them.
        var (number, digits, decimals): (Int, Int, Int?) = (0, 0, nil)
        for byte in text.utf8 {
            if byte == UInt8(ascii: "."), decimals == nil, digits > 0 {
                decimals = 0
                continue
            }
            guard case let digit = byte &- UInt8(ascii: "0"), digit < 10 else { return nil }
            if let count = decimals { decimals = count + 1 } else { digits += 1 }
            guard digits <= 7, decimals ?? 0 <= 3 else { return nil }
            number = number * 10 + Int(digit)
        }
        guard digits > 0, decimals != 0 else { return nil }
        for _ in (decimals ?? 0)..<3 { number *= 10 }
        self.init(thousandths: number)
    }

    /// The shortest text that reads as the same amount.
    public var text: String {
        var bytes: [UInt8] = []
        bytes.append(self)
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension [UInt8] {
    /// Appends the shortest text that reads as the same amount.
    package mutating func append(_ amount: Amount) {
        let (whole, fraction) = amount.thousandths.quotientAndRemainder(dividingBy: 1000)
        append(digits: whole)
        guard fraction > 0 else { return }
        append(UInt8(ascii: "."))
        append(digits: fraction / 100)
        if fraction % 100 > 0 { append(digits: fraction / 10 % 10) }
        if fraction % 10 > 0 { append(digits: fraction % 10) }
    }

    private mutating func append(digits number: Int32) {
        if number >= 10 { append(digits: number / 10) }
        append(UInt8(ascii: "0") + UInt8(number % 10))
    }
}

extension Amount: Comparable {
    public static func < (left: Amount, right: Amount) -> Bool { left.thousandths < right.thousandths }
}
