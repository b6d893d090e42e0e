/// A name for comparisons: lower case, ё as е, composed equal to decomposed.
public struct FoldedName: Hashable, Comparable, Sendable {
    /// The folded grapheme clusters; characters compare by canonical equivalence.
    private let characters: [Character]

    public init(_ text: String) {
        characters = Name.collapsingSpace(text).lowercased().map { $0 == "ё" ? "е" : $0 }
    }

    /// The name for searches, in which é is e, too; what is to be unique keeps them apart.
    public init(withoutAccents text: String) { self.init(Name.withoutAccents(text)) }

    public static func < (left: FoldedName, right: FoldedName) -> Bool {
        left.characters.lexicographicallyPrecedes(right.characters)
    }

    public var isEmpty: Bool { characters.isEmpty }

    public func hasPrefix(_ other: FoldedName) -> Bool { characters.starts(with: other.characters) }

    /// True if this name contains the other; every name contains the empty one.
    public func contains(_ other: FoldedName) -> Bool { characters.holds(other.characters) }
}

extension Collection where Element: Equatable {
    /// True if the collection contains the other elements, adjacent and in order; true for no elements.
    ///
    /// The standard library's search in strings would link its regular expressions, which make the program larger
    /// by an eighth.
    package func holds(_ other: some Collection<Element>) -> Bool {
        guard let first = other.first else { return true }
        var rest = self[...]
        // Looking for the first element alone is many times as fast in millions of bytes.
        while let index = rest.firstIndex(of: first) {
            rest = rest[index...]
            if rest.starts(with: other) { return true }
            rest = rest.dropFirst()
        }
        return false
    }
}
