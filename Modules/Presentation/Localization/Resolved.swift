/// A value in force, with its source.
public struct Resolved<Value: Sendable>: Sendable {
    public let value: Value
    public let source: ChoiceSource

    public init(_ value: Value, from source: ChoiceSource) {
        self.value = value
        self.source = source
    }

    func map<Other>(_ transform: (Value) -> Other) -> Resolved<Other> {
        Resolved<Other>(transform(value), from: source)
    }
}

/// The source of a choice, in order of precedence; the last is the default.
public enum ChoiceSource: String, CaseIterable, Sendable {
    /// An option of the command line.
    case option
    /// A variable of the environment that is meant for this program.
    case environment
    case setting
    /// A property of the system or the terminal: the locale, the background.
    case system
    case standard = "default"
}
