extension StringProtocol {
    /// The longest beginning that takes at most `cells` cells; clusters stay whole.
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
    /// The text itself if it fits, otherwise its beginning and the ellipsis, in exactly `cells` cells.
    ///
    /// Where a wide cluster no longer fits, a space stands for its first half.
    package func clipped(to cells: Int, ellipsis: String = "…") -> String {
        guard cellWidth > cells else { return self }
        let mark = ellipsis.prefix(cells: cells)
        let kept = prefix(cells: cells - mark.cellWidth)
        return String(kept + mark).padded(to: cells)
    }

    /// The text with spaces around it, so that it takes `cells` cells; wider text is returned as it is.
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
