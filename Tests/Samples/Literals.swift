public import TrackerDomain

extension Day: ExpressibleByStringLiteral {
    /// Lets a test write a day as `"2026-03-02"`.
    public init(stringLiteral iso: String) {
        guard let day = Day(iso: iso) else { preconditionFailure("\(iso) is no day") }
        self = day
    }
}

extension Amount: ExpressibleByStringLiteral {
    /// Lets a test write an amount as `"2.5"`.
    public init(stringLiteral text: String) {
        guard let amount = Amount(text: text) else { preconditionFailure("\(text) is no amount") }
        self = amount
    }
}

extension Goal: ExpressibleByStringLiteral {
    /// Lets a test write a goal as `"at least 5 km"`.
    public init(stringLiteral text: String) {
        guard let goal = Goal(text: text) else { preconditionFailure("\(text) is no goal") }
        self = goal
    }
}

extension Identifier: ExpressibleByIntegerLiteral {
    /// Lets a test write an id as a small number.
    public init(integerLiteral number: UInt64) {
        self.init(high: 0, low: number)
    }
}
