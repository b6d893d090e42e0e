/// The cells to write in one row to turn a frame into another of its size.
struct RowDifference {
    let row: Int
    /// Nil if the terminal's row is blank.
    let old: Frame?
    let new: Frame
    let depth: ColorDepth

    func paint(with painter: inout CellPainter) {
        let columns = new.size.columns
        let first = row * columns
        let used = new.usedColumns(row)
        // Cells that a picture to their left may overlap.
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
            // Erasing is shorter than this only for more than three blanks.
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

    /// The cell differs visibly: styles that look the same on the terminal are no change.
    private func isChanged(_ index: Int) -> Bool {
        let after = new.cells[index]
        let before = old?.cells[index] ?? .blank
        guard before != after else { return false }
        return !before.isSpelled(like: after)
            || SelectGraphicRendition(before.style, depth: depth)
                != SelectGraphicRendition(after.style, depth: depth)
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
