/// A line about what happened, or why something did not.
public struct Notice: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// Something was changed, and can be undone.
        case change
        /// Something was taken back, and can be done again.
        case undone
        case information
        case error
    }

    public let kind: Kind
    public let text: String

    public init(_ kind: Kind, _ text: String) {
        self.kind = kind
        self.text = text
    }
}
