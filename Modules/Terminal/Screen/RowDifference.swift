/// What has to be written in one row to lead from a frame to another of its size.
struct RowDifference {
    let row: Int
    /// Nil: the terminal's row is blank.
    let old: Frame?
    let new: Frame
    let depth: ColorDepth

    func paint(with painter: inout CellPainter) {
        let columns = new.size.columns
        let first = row * columns
        let used = new.usedColumns(row)
        // Cells that a picture to their left may have spilled into.
        var spilled = 0
        var column = 0
        while column < columns {
            let cell = new.cells[first + column]
            guard let cluster = cell.cluster else { return }
            let isWide = column + 1 < columns && new.cells[first + column + 1].cluster == nil
            let end = column + (isWide ? 2 : 1)
            defer { column = end }
            guard column < spilled || isChanged(first + column) || isWide && isChanged(first + column + 1)
            else {
                continue
            }
            let point = Point(column: column, row: row)
            // A shorter rest is written as blanks.
            if column >= used, max(old?.usedColumns(row) ?? 0, spilled) - column > 3 {
                painter.erase(from: point)
                return
            }
            painter.write(
                cluster, cell.style, cells: end - column, isAgreed: CellWidth.isAgreed(on: cluster), at: point
            )
            spilled = max(spilled, column + CellWidth.reach(of: cluster))
        }
    }

    /// Styles that the terminal cannot tell apart are no change.
    private func isChanged(_ index: Int) -> Bool {
        let after = new.cells[index]
        let before = old?.cells[index] ?? .blank
        guard before != after else { return false }
        return !before.isSpelled(like: after)
            || SelectGraphicRendition(before.style, depth: depth)
                != SelectGraphicRendition(after.style, depth: depth)
    }
}

/// Rows of a frame that show a part of something longer, over the frame's whole width.
package struct ScrolledRows: Hashable, Sendable {
    package let rows: Range<Int>
    /// How many rows of the whole stand before the first that is seen.
    package let offset: Int

    package init(_ rows: Range<Int>, offset: Int) {
        self.rows = rows
        self.offset = offset
    }

    /// How many rows up the content has moved since, downwards below zero; zero where none of it is still seen.
    func shift(since old: ScrolledRows?) -> Int {
        guard let old, old.rows == rows, abs(offset - old.offset) < rows.count else { return 0 }
        return offset - old.offset
    }
}
