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

extension Collection where Element: Equatable {
    /// Whether other elements stand in this collection side by side and in their order; no elements stand in all.
    ///
    /// The standard library's search for a text in a text would put its regular expressions into the program, which
    /// is an eighth more than it is.
    package func holds(_ other: some Collection<Element>) -> Bool {
        var rest = self[...]
        while !rest.starts(with: other) {
            guard rest.popFirst() != nil else { return false }
        }
        return true
    }
}
