/// A name as comparisons see it: lower case, ё as е, composed equal to decomposed.
public struct FoldedName: Hashable, Comparable, Sendable {
    /// The folded grapheme clusters; characters compare by canonical equivalence.
    private let characters: [Character]

    public init(_ text: String) {
        let collapsed = Name.collapsingSpace(text)
        // In ASCII each byte is a cluster, but for a line's two ends, which are collapsed.
        if collapsed.utf8.allSatisfy({ $0 < 0x80 }) {
            characters = collapsed.utf8.map { byte in
                let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
                return Character(Unicode.Scalar(isUpper ? byte | 0x20 : byte))
            }
        } else {
            characters = collapsed.lowercased().map { $0 == "ё" ? "е" : $0 }
        }
    }

    public static func < (left: FoldedName, right: FoldedName) -> Bool {
        left.characters.lexicographicallyPrecedes(right.characters)
    }

    public var isEmpty: Bool { characters.isEmpty }

    public func hasPrefix(_ other: FoldedName) -> Bool { characters.starts(with: other.characters) }

    /// Whether the other name stands anywhere in this one; the empty name stands in all.
    public func contains(_ other: FoldedName) -> Bool { characters.holds(other.characters) }
}
