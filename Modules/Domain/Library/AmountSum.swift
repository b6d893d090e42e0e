/// The sum of amounts, which may be greater than the greatest one.
public struct AmountSum: Hashable, Sendable {
    public static let zero = AmountSum(inThousandths: 0)

    public let inThousandths: Int

    public init(inThousandths: Int) {
        self.inThousandths = inThousandths
    }

    public init(_ amount: Amount) {
        self.init(inThousandths: amount.inThousandths)
    }

    public init(times: Int) {
        self.init(inThousandths: 1000 * times)
    }

    /// The number of times that it stands for.
    public var times: Int { inThousandths / 1000 }

    /// The shortest exact text, as of an amount.
    public var text: String {
        let (whole, rest) = inThousandths.quotientAndRemainder(dividingBy: 1000)
        // The text of what is left begins with a zero.
        return "\(whole)" + (Amount(thousandths: rest)?.text ?? "").dropFirst()
    }
}

extension AmountSum: Comparable {
    public static func < (left: AmountSum, right: AmountSum) -> Bool {
        left.inThousandths < right.inThousandths
    }
}

extension AmountSum {
    static func += (sum: inout AmountSum, amount: Amount) {
        sum = AmountSum(inThousandths: sum.inThousandths + amount.inThousandths)
    }

    static func - (left: AmountSum, right: AmountSum) -> AmountSum {
        AmountSum(inThousandths: left.inThousandths - right.inThousandths)
    }
}

extension DayMap<Amount> {
    /// The sum of the amounts of a range of days.
    func sum(in days: ClosedRange<Day>) -> AmountSum {
        let first = self.days.count(through: days.lowerBound - 1)
        let slice = values[first..<first + self.days.count(in: days)]
        return AmountSum(inThousandths: slice.reduce(0) { $0 + $1.inThousandths })
    }
}
