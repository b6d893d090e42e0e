extension StringProtocol {
    /// The longest prefix of at most `cells` cells; never splits a cluster.
    package func prefix(cells: Int) -> SubSequence {
        var room = cells
        for index in indices {
            room -= CellWidth.of(self[index])
            if room < 0 { return self[..<index] }
        }
        return self[...]
    }
}

extension String {
    /// The text itself if it fits, otherwise a prefix and the ellipsis, in exactly `cells` cells.
    ///
    /// A space replaces the first half of a wide cluster that does not fit.
    package func clipped(to cells: Int, ellipsis: String = "…") -> String {
        guard cellWidth > cells else { return self }
        let mark = ellipsis.prefix(cells: cells)
        let beginning = prefix(cells: cells - mark.cellWidth)
        return String(beginning + mark).padded(to: cells)
    }

    /// The text padded with spaces to `cells` cells; wider text is returned unchanged.
    package func padded(to cells: Int, _ alignment: Alignment = .left) -> String {
        let (before, after) = alignment.split(blanks: Swift.max(cells - cellWidth, 0))
        return String(repeating: " ", count: before) + self + String(repeating: " ", count: after)
    }

    /// The text in exactly `cells` cells: clipped or padded.
    package func fitted(
        to cells: Int, _ alignment: Alignment = .left, ellipsis: String = "…"
    ) -> String {
        clipped(to: cells, ellipsis: ellipsis).padded(to: cells, alignment)
    }
}

/// The position of text in a wider column.
package enum Alignment: Sendable {
    case left, center, right

    /// Splits the blank cells of a column; an odd one in the middle goes to the right.
    package func split(blanks: Int) -> (before: Int, after: Int) {
        switch self {
        case .left: (0, blanks)
        case .center: (blanks / 2, blanks - blanks / 2)
        case .right: (blanks, 0)
        }
    }
}

/// The way in which the first or last scalar of a text may form a cluster with its neighbour.
enum TextEdge: Hashable, Sendable {
    /// Joins nothing; also the edge of empty text.
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
        // A skin tone is wide and belongs to the scalar before it.
        let isSkinTone = (0x1F3FB...0x1F3FF).contains(scalar.value)
        self = CellWidth.of(scalar) == 2 && !isSkinTone ? .wide : .open
    }

    /// No cluster crosses the seam between texts with these edges.
    func isApart(from other: TextEdge) -> Bool {
        switch (self, other) {
        case (.alone, .alone), (.alone, .wide), (.wide, .alone): true
        default: false
        }
    }
}
