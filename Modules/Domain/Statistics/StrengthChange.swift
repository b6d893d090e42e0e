/// A habit's strength at the end of a day, and thirty days before it.
public struct StrengthChange: Hashable, Sendable {
    /// 0 to 1.
    public let now: Double
    /// Nil if the habit began later.
    public let before: Double?

    /// The difference of the whole percents; nil without a strength before.
    public var points: Int? { before.map { Self.percent(now) - Self.percent($0) } }

    /// A difference of five or more; nil for a smaller one.
    public var notablePoints: Int? { points.flatMap { abs($0) < 5 ? nil : $0 } }

    /// A strength in whole percent.
    public static func percent(_ strength: Double) -> Int { Int(strength * 100 + 0.5) }
}

extension Tracker {
    /// True if a change up to today is a notable loss, and the habit is neither archived nor at rest today.
    public func isSlipping(by change: StrengthChange?, today: Day) -> Bool {
        change?.notablePoints ?? 0 < 0 && !status.isArchived && !isExempt(on: today)
    }
}
