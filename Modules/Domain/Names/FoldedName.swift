/// A name as comparisons see it: lower case, ё as е, composed equal to decomposed.
public struct FoldedName: Hashable, Comparable, Sendable {
    /// The folded grapheme clusters; characters compare by canonical equivalence.
    private let characters: [Character]

    public init(_ text: String) {
        characters = Name.collapsingSpace(text).lowercased().map { $0 == "ё" ? "е" : $0 }
    }

    public static func < (left: FoldedName, right: FoldedName) -> Bool {
        left.characters.lexicographicallyPrecedes(right.characters)
    }

    public var isEmpty: Bool { characters.isEmpty }

    public func hasPrefix(_ other: FoldedName) -> Bool { characters.starts(with: other.characters) }

    /// Whether the other name stands anywhere in this one; the empty name stands in all.
    public func contains(_ other: FoldedName) -> Bool { characters.holds(other.characters) }
}
