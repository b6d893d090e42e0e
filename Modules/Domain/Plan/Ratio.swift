/// A share or a mean as two whole numbers, rounded only for display.
public struct Ratio: Hashable, Sendable {
    public let numerator: Int
    /// At least 1.
    public let denominator: Int

    /// Returns nil if the denominator is zero or less.
    public init?(_ numerator: Int, of denominator: Int) {
        guard denominator > 0 else { return nil }
        self.numerator = numerator
        self.denominator = denominator
    }

    /// The value times `scale`, rounded to a whole number, a half away from zero.
    public func rounded(scale: Int) -> Int {
        (2 * scale * numerator + denominator) / (2 * denominator)
    }
}
