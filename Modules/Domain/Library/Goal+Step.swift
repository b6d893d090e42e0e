extension Goal {
    /// The amount of one press of + or −: a tenth of the goal, rounded to 1, 2, 2.5 or 5 × 10ⁿ.
    ///
    /// Counted things, whatever has a unit that is no measure or none, go by whole numbers, at least 1.
    public var step: Amount {
        let isCounted = MeasuredUnit(unit) == nil && unit.lowercased() != "mi"
        let goal = amount.inThousandths
        let steps = Self.steps.filter { !isCounted || $0 % 1000 == 0 }
        // Of two that are as near the smaller one comes first.
        let nearest = steps.min { abs(10 * $0 - goal) < abs(10 * $1 - goal) }
        return nearest.flatMap { Amount(thousandths: $0) } ?? .one
    }

    /// All steps in thousandths, ascending: to a tenth of the greatest amount and beyond.
    private static let steps: [Int] = (0...8).flatMap { exponent in
        let power = (0..<exponent).reduce(1) { power, _ in 10 * power }
        // 2.5 thousandths are no amount.
        return exponent == 0 ? [1, 2, 5] : [power, 2 * power, 5 * power / 2, 5 * power]
    }
}
