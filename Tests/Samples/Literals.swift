public import TrackerDomain

extension Day: ExpressibleByStringLiteral {
    /// Lets a test write a day as `"2026-03-02"`.
    public init(stringLiteral iso: String) {
        guard let day = Day(iso: iso) else { preconditionFailure("\(iso) is no day") }
        self = day
    }
}

extension Identifier: ExpressibleByIntegerLiteral {
    /// Lets a test write an id as a small number.
    public init(integerLiteral number: UInt64) {
        self.init(high: 0, low: number)
    }
}
