package import TrackerPresentation

/// What an option means in one place: with one command, or everywhere.
package struct OptionSpec: Sendable {
    package let name: OptionName
    /// What follows the option; nil for a flag.
    package let value: ValueKind?
    /// What the option does, in half a line without a full stop.
    package let summary: Phrase
    /// Whether the synopsis shows the option without brackets.
    package let isExpected: Bool
    /// Whether the option stands in the place of the command's last operand, never beside it.
    package let replacesOperand: Bool
    /// What the option sets for the whole run, given its value; one that is not among the fixed words sets nothing.
    /// Nil for an option of some commands only, which look at it themselves.
    package let set: (@Sendable (inout GlobalOptions, String) -> Void)?

    init(
        _ name: OptionName, _ value: ValueKind? = nil, isExpected: Bool = false,
        replacesOperand: Bool = false, _ summary: Phrase,
        set: (@Sendable (inout GlobalOptions, String) -> Void)? = nil
    ) {
        self.name = name
        self.value = value
        self.summary = summary
        self.isExpected = isExpected
        self.replacesOperand = replacesOperand
        self.set = set
    }
}

/// A word, or several, that a command takes after its name.
package struct OperandSpec: Sendable {
    package enum Count: Sendable {
        case one, optional, oneOrMore, anyNumber

        package var minimum: Int {
            switch self {
            case .one, .oneOrMore: 1
            case .optional, .anyNumber: 0
            }
        }

        package var repeats: Bool {
            switch self {
            case .one, .optional: false
            case .oneOrMore, .anyNumber: true
            }
        }
    }

    package let kind: ValueKind
    package let count: Count

    package init(_ kind: ValueKind, _ count: Count = .one) {
        self.kind = kind
        self.count = count
    }
}
