/// What a day of a habit asks for: at least, or at most, an amount.
public struct Goal: Hashable, Sendable {
    public enum Kind: String, CaseIterable, Sendable {
        case atLeast, atMost
    }

    /// A unit's text may be empty.
    public static let unitRule = TextRule(limit: 12, byteLimit: 1296)

    public let kind: Kind
    public let amount: Amount
    /// 0 to 12 characters, as a person typed them.
    public let unit: String

    /// `nil` where nothing, which is always there, would be asked for at least.
    ///
    /// - Parameter unit: As `cleanedUnit` gives it.
    public init?(_ kind: Kind, _ amount: Amount, unit: String = "") {
        if kind == .atLeast, amount == .zero { return nil }
        self.kind = kind
        self.amount = amount
        self.unit = unit
    }

    /// A unit as it is kept: white space collapsed as in names; it may be left out.
    public static func cleanedUnit(_ text: String) throws(TextFault) -> String {
        do throws(TextFault) {
            return try unitRule.cleaned(text)
        } catch .blank {
            return ""
        }
    }

    /// Whether a day may well hold thousands: from 100 on.
    var countsInThousands: Bool { amount.inThousandths >= 100_000 }

    /// Whether a unit may stand in a library as it is.
    static func allows(unit: String) -> Bool { unit.isEmpty || unitRule.allows(unit) }

    /// Whether a recorded amount is what the goal asks for.
    public func isReached(by amount: Amount) -> Bool {
        switch kind {
        case .atLeast: amount >= self.amount
        case .atMost: amount <= self.amount
        }
    }

    /// What a day that was marked without an amount counts as: the goal itself, or nothing of a limit.
    var amountOfMark: Amount {
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
            let words = kind.words + " "
            guard text.hasPrefix(words) else { continue }
            // A unit may begin with a mark that makes one character with the blank before it.
            let parts = text.dropFirst(words.count).utf8.split(
                separator: UInt8(ascii: " "), maxSplits: 1, omittingEmptySubsequences: false
            ).map { Substring($0) }
            let unit = parts.count == 2 ? String(parts[1]) : ""
            guard let amount = Amount(text: parts[0]), parts.count == 1 || !unit.isEmpty,
                Goal.allows(unit: unit)
            else { return nil }
            self.init(kind, amount, unit: unit)
            return
        }
        return nil
    }

    public var text: String { "\(kind.words) \(amount.text)" + (unit.isEmpty ? "" : " \(unit)") }
}

extension Goal {
    private static let none = "none"

    /// The goal or none that a text of a file says; `nil` where it says neither.
    public static func value(ofText text: String) -> Goal?? {
        if text == none { return .some(nil) }
        return Goal(text: text).map { .some($0) }
    }

    public static func text(of goal: Goal?) -> String { goal?.text ?? none }
}

extension Goal.Kind {
    fileprivate var words: String {
        switch self {
        case .atLeast: "at least"
        case .atMost: "at most"
        }
    }
}

/// The goals a habit has had; `nil` while it had none.
public typealias GoalHistory = Timeline<Goal?>
