/// How the first or the last scalar of a text may form a cluster with the text beside it.
enum TextEdge: Hashable, Sendable {
    /// Stands alone, or there is no text.
    case alone
    /// Takes two cells: may join others like it, but nothing that stands alone.
    case wide
    /// May join anything.
    case open

    init(_ scalar: Unicode.Scalar?) {
        guard let scalar, !CellWidth.standsAlone(scalar) else {
            self = .alone
            return
        }
        // A skin tone is wide and belongs to whatever is in front of it.
        let isSkinTone = (0x1F3FB...0x1F3FF).contains(scalar.value)
        self = CellWidth.of(scalar) == 2 && !isSkinTone ? .wide : .open
    }

    /// Whether no cluster reaches over the seam of texts with these edges.
    func isApart(from other: TextEdge) -> Bool {
        switch (self, other) {
        case (.alone, .alone), (.alone, .wide), (.wide, .alone): true
        default: false
        }
    }
}
