/// A value in force, with what decided it.
public struct Resolved<Value> {
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

extension Resolved: Sendable where Value: Sendable {}

/// What decides a value, from what outranks everything to what is left where nobody says anything.
public enum ChoiceSource: String, CaseIterable, Sendable {
    /// An option of the command line.
    case option
    /// A variable of the environment that is meant for the program.
    case environment
    case setting
    /// What the system or the terminal tells of itself: the locale, the background.
    case system
    case standard = "default"
}
