extension Frame {
    /// Draws a line with its first cell at the point; leaves out parts outside `clip` or the grid.
    ///
    /// A wide cluster cut by the edge becomes a blank. Clusters of zero cells are left out.
    package mutating func draw(_ line: Line, at point: Point, in clip: Rect? = nil) {
        let room = clip.map(bounds.intersection) ?? bounds
        guard room.rows.contains(point.row) else { return }
        var column = point.column
        for span in line.spans {
            for cluster in span.text {
                guard column < room.right else { return }
                let width = CellWidth.of(cluster)
                draw(cluster, width, span.style, Point(column: column, row: point.row), room)
                column += width
            }
        }
    }

    /// Draws lines one below the other from the top of the rectangle, clipped to it.
    package mutating func draw(_ lines: [Line], _ alignment: Alignment = .left, in rect: Rect) {
        for (row, line) in zip(0..<rect.size.rows, lines) { draw(line, alignment, row: row, in: rect) }
    }

    /// Draws a line in one row of the rectangle, counted from its top, clipped to it.
    package mutating func draw(_ line: Line, _ alignment: Alignment, row: Int, in rect: Rect) {
        let (before, _) = alignment.split(blanks: max(rect.size.columns - line.width, 0))
        draw(line, at: rect.origin + Point(column: before, row: row), in: rect)
    }

    /// Fills the rectangle with a cluster of one cell; with blanks if it has another width.
    package mutating func fill(_ rect: Rect, _ style: Style = .plain, with cluster: Character = " ") {
        let sign = CellWidth.of(cluster) == 1 ? cluster : " "
        let area = bounds.intersection(rect)
        for row in area.rows {
            for column in area.columns {
                put(sign, cells: 1, style, at: Point(column: column, row: row))
            }
        }
    }

    /// Restyles the clusters of a rectangle, whole clusters even if the edge cuts them.
    package mutating func restyle(_ rect: Rect, _ style: (Point, Style) -> Style) {
        let area = bounds.intersection(rect)
        for row in area.rows {
            for column in area.columns {
                var point = Point(column: column, row: row)
                if cells[index(point)].cluster == nil {
                    guard column == area.left else { continue }
                    point.column -= 1
                }
                setStyle(style(point, cells[index(point)].style), at: point)
            }
        }
    }

    private mutating func draw(
        _ cluster: Character, _ width: Int, _ style: Style, _ point: Point, _ room: Rect
    ) {
        let end = point.column + width
        if point.column >= room.left, end <= room.right {
            if width > 0 { put(cluster, cells: width, style, at: point) }
        } else if width == 2 {
            for column in point.column..<end where room.columns.contains(column) {
                put(" ", cells: 1, style, at: Point(column: column, row: point.row))
            }
        }
    }
}
