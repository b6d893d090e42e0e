/// The forms of an English noun with a number.
public struct EnglishPlural: Hashable, Sendable {
    public let one: String
    public let other: String

    public init(one: String, other: String) {
        self.one = one
        self.other = other
    }

    /// The form for a whole number (CLDR: `one` for 1).
    public func form(for count: Int) -> String { count == 1 ? one : other }
}
