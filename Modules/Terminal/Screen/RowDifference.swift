/// The cells to write in one row to turn a frame into another of its size.
struct RowDifference {
    let row: Int
    /// Nil if the terminal's row is blank.
    let old: Frame?
    let new: Frame
    let depth: ColorDepth

    /// The changes, from left to right.
    var patches: [Patch] {
        let columns = new.size.columns
        let first = row * columns
        let used = new.usedColumns(row)
        var patches: [Patch] = []
        // Cells that a picture to their left may overlap.
        var spilled = 0
        var column = 0
        // Neighbours mostly have one style.
        var (style, rendition) = (Style.plain, SelectGraphicRendition.plain)
        while column < columns {
            let cell = new.cells[first + column]
            guard let cluster = cell.cluster else { break }
            let isWide = column + 1 < columns && new.cells[first + column + 1].cluster == nil
            let end = column + (isWide ? 2 : 1)
            defer { column = end }
            guard column < spilled || isChanged(first + column) || isWide && isChanged(first + column + 1)
            else { continue }
            if cell.style != style {
                (style, rendition) = (cell.style, SelectGraphicRendition(cell.style, depth: depth))
            }
            // Erasing is shorter than this only for more than three blanks.
            let isRest = column >= used && max(old?.usedColumns(row) ?? 0, spilled) - column > 3
            let write = Patch.Write(
                isRest ? nil : cluster, cells: end - column, at: Point(column: column, row: row), rendition)
            let last = patches.count - 1
            if last < 0 || !patches[last].take(write, must: column < spilled) { patches.append(Patch(write)) }
            if isRest { break }
            spilled = max(spilled, column + CellWidth.reach(of: cluster))
        }
        return patches
    }

    /// The cell differs visibly: styles that look the same on the terminal are no change.
    private func isChanged(_ index: Int) -> Bool {
        let after = new.cells[index]
        let before = old?.cells[index] ?? .blank
        guard before != after else { return false }
        guard before.isSpelled(like: after) else { return true }
        let (old, new) = (
            SelectGraphicRendition(before.style, depth: depth),
            SelectGraphicRendition(after.style, depth: depth)
        )
        return (after.cluster == " " ? new.onBlank(after: old) : new) != old
    }
}

/// Full-width rows of a frame that show a part of something longer.
package struct ScrolledRows: Hashable, Sendable {
    package let rows: Range<Int>
    /// The number of rows before the first visible one.
    package let offset: Int

    package init(_ rows: Range<Int>, offset: Int) {
        self.rows = rows
        self.offset = offset
    }

    /// The rows by which the content moved up, negative if down; zero if none of the old is visible.
    func shift(since old: ScrolledRows?) -> Int {
        guard let old, old.rows == rows, abs(offset - old.offset) < rows.count else { return 0 }
        return offset - old.offset
    }
}
