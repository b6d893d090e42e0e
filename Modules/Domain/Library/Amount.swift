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
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard (1...7).contains(parts[0].utf8.count), let whole = Amount.number(parts[0]) else { return nil }
        guard parts.count == 2 else {
            self.init(thousandths: whole * 1000)
            return
        }
        guard (1...3).contains(parts[1].utf8.count), let fraction = Amount.number(parts[1]) else {
            return nil
        }
        self.init(thousandths: whole * 1000 + fraction * [100, 10, 1][parts[1].utf8.count - 1])
    }

    /// The shortest text that reads as the same amount.
    public var text: String {
        var bytes: [UInt8] = []
        bytes.append(self)
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func number(_ digits: some StringProtocol) -> Int? {
        digits.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(digits) : nil
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
