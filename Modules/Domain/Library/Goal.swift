/// The goal for a day of a habit: at least, or at most, an amount.
public struct Goal: Hashable, Sendable {
    public enum Kind: String, CaseIterable, Sendable {
        case atLeast, atMost
    }

    /// The rule of a unit that is not empty.
    public static let unitRule = TextRule(limit: 12, byteLimit: 1296)

    public let kind: Kind
    public let amount: Amount
    /// 0 to 12 characters, as typed.
    public let unit: String

    /// Returns nil for “at least 0”, which is always reached; `unit` is a result of `cleanedUnit`.
    public init?(_ kind: Kind, _ amount: Amount, unit: String = "") {
        if kind == .atLeast, amount == .zero { return nil }
        self.kind = kind
        self.amount = amount
        self.unit = unit
    }

    /// The goal with a unit if it has none.
    package func measured(in unit: String) -> Goal {
        self.unit.isEmpty ? Goal(kind, amount, unit: unit) ?? self : self
    }

    /// Returns a unit in its stored form: white space collapsed as in names; may be empty.
    public static func cleanedUnit(_ text: String) throws(TextFault) -> String {
        do throws(TextFault) {
            return try unitRule.cleaned(text)
        } catch .blank {
            return ""
        }
    }

    /// True if a day's amount may reach thousands: for a goal of 100 or more.
    var countsInThousands: Bool { amount.inThousandths >= 100_000 }

    /// True if a library may hold this unit unchanged.
    static func allows(unit: String) -> Bool { unit.isEmpty || unitRule.allows(unit) }

    /// True if a recorded amount meets the goal.
    public func isReached(by amount: Amount) -> Bool {
        switch kind {
        case .atLeast: amount >= self.amount
        case .atMost: amount <= self.amount
        }
    }

    /// True if an amount is over the limit.
    public func isExceeded(by amount: Amount?) -> Bool {
        kind == .atMost && amount.map { !isReached(by: $0) } ?? false
    }

    /// The amount of a day marked without one: the goal itself, or 0 for a limit.
    package var amountOfMark: Amount {
        switch kind {
        case .atLeast: amount
        case .atMost: .zero
        }
    }
}

/// The text of a goal in files: `at least 5 km`, `at most 2`.
extension Goal {
    public init?(text: String) {
        for kind in Kind.allCases {
            let prefix = kind.prefix + " "
            guard text.hasPrefix(prefix) else { continue }
            let parts = text.dropFirst(prefix.count).splitAtBlanks(maxSplits: 1)
            let unit = parts.count == 2 ? String(parts[1]) : ""
            guard let amount = Amount(text: parts[0]), parts.count == 1 || !unit.isEmpty,
                Goal.allows(unit: unit)
            else { return nil }
            self.init(kind, amount, unit: unit)
            return
        }
        return nil
    }

    public var text: String { "\(kind.prefix) \(amount.text)" + (unit.isEmpty ? "" : " \(unit)") }
}

extension Substring {
    /// The parts between single blanks, by bytes: a unit may begin or end with a letter that joins a blank into one character.
    func splitAtBlanks(maxSplits: Int = .max) -> [Substring] {
        utf8.split(separator: UInt8(ascii: " "), maxSplits: maxSplits, omittingEmptySubsequences: false)
            .map { Substring($0) }
    }
}

extension Goal {
    private static let none = "none"

    /// The value read from a text of a file, a goal or no goal; nil if it is neither.
    public static func value(ofText text: String) -> Goal?? {
        if text == none { return .some(nil) }
        return Goal(text: text).map { .some($0) }
    }

    public static func text(of goal: Goal?) -> String { goal?.text ?? none }
}

extension Goal.Kind {
    fileprivate var prefix: String {
        switch self {
        case .atLeast: "at least"
        case .atMost: "at most"
        }
    }
}

/// The goals that a habit has had; nil while it had none.
public typealias GoalHistory = Timeline<Goal?>

extension Goal {
    /// The amount of one press of + or −: a tenth of the goal, rounded to 1, 2, 2.5 or 5 × 10ⁿ.
    ///
    /// Counted things, whatever has a unit that is no measure or none, go by whole numbers, at least 1.
    public var step: Amount {
        let isCounted = MeasuredUnit(unit)?.isCounted ?? true
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
