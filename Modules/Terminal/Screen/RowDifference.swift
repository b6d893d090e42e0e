/// What has to be written in one row to lead from a frame to another of its size.
struct RowDifference {
    private let row: Int
    private let old: Frame
    private let new: Frame
    private let depth: ColorDepth

    /// Nil when the row's cells are the same.
    init?(row: Int, old: Frame, new: Frame, depth: ColorDepth) {
        let range = row * new.size.columns..<(row + 1) * new.size.columns
        guard old.cells[range] != new.cells[range] else { return nil }
        (self.row, self.old, self.new, self.depth) = (row, old, new, depth)
    }

    func paint(with painter: inout CellPainter) {
        let used = new.usedColumns(row)
        // Cells that a picture to their left may have spilled into.
        var spilled = 0
        var column = 0
        while column < new.size.columns {
            let point = Point(column: column, row: row)
            guard let cluster = new[point].cluster else { return }
            let end = column + width(at: column)
            defer { column = end }
            guard column < spilled || end - 1 < spilled || (column..<end).contains(where: isChanged) else {
                continue
            }
            // A shorter rest is written as blanks.
            if column >= used, max(old.usedColumns(row), spilled) - column > 3 {
                painter.erase(from: point)
                return
            }
            painter.write(cluster, cells: end - column, new[point].style, at: point)
            spilled = max(spilled, column + CellWidth.reach(of: cluster))
        }
    }

    private func width(at column: Int) -> Int {
        let next = column + 1
        return next < new.size.columns && new[Point(column: next, row: row)].cluster == nil ? 2 : 1
    }

    /// Styles that the terminal cannot tell apart are no change.
    private func isChanged(_ column: Int) -> Bool {
        let point = Point(column: column, row: row)
        let (before, after) = (old[point], new[point])
        guard before != after else { return false }
        return before.cluster != after.cluster
            || SelectGraphicRendition(before.style, depth: depth)
                != SelectGraphicRendition(after.style, depth: depth)
    }
}
