package import TrackerDomain
package import TrackerPresentation

/// The meaning of an option for one command, or for all.
package struct OptionSpec: Sendable {
    package let name: OptionName
    /// The kind of the option's value; nil for a flag.
    package let value: ValueKind?
    /// The effect of the option, in half a line without a full stop.
    package let summary: Phrase
    /// Whether the synopsis shows the option without brackets.
    package let isExpected: Bool
    /// Whether the option replaces the command's last operand, so that both cannot be given.
    package let replacesOperand: Bool
    /// Applies the option's value to the whole run; an invalid value sets nothing.
    ///
    /// Nil for an option of some commands only, which read it themselves.
    package let set: (@Sendable (inout GlobalOptions, String) -> Void)?
    /// The setting that the option outranks; nil for an option without one.
    package private(set) var setting: SettingKey?

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

    /// An option that gives a setting another value for the run: its own, or a flag's fixed one.
    init(
        _ name: OptionName, _ value: ValueKind? = nil, _ summary: Phrase, outranks setting: SettingKey,
        with fixed: String? = nil
    ) {
        self.init(name, value, summary) { globals, given in
            let word = fixed ?? given
            if value?.fixedWords?.contains(word) ?? true { globals.settings[setting] = word }
        }
        self.setting = setting
    }
}

/// A word, or several, after a command's name.
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
    /// Stands in the synopsis; the placeholder of the kind unless it is given.
    let name: Phrase

    package init(_ kind: ValueKind, _ count: Count = .one, named name: Phrase? = nil) {
        self.kind = kind
        self.count = count
        self.name = name ?? kind.placeholder
    }
}
