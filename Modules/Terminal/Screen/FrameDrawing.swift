extension Frame {
    /// Draws a line with its first cell at the point; what lies outside `clip`, or outside the grid, is left out.
    ///
    /// A wide cluster that the edge would cut becomes a blank. Clusters that take no cell are left out.
    package mutating func draw(_ line: Line, at point: Point, in clip: Rect? = nil) {
        let room = clip.map(bounds.intersection) ?? bounds
        guard room.rows.contains(point.row) else { return }
        var column = point.column
        var start = 0
        for run in line.runs {
            guard column < room.right else { return }
            draw(line.utf8[start..<run.bytes], run.style, &column, row: point.row, room)
            start = run.bytes
        }
    }

    /// Draws text from a column on, which it moves behind the text.
    private mutating func draw(
        _ text: ArraySlice<UInt8>, _ style: Style, _ column: inout Int, row: Int, _ room: Rect
    ) {
        var index = text.startIndex
        while index < text.endIndex, column < room.right {
            let point = Point(column: column, row: row)
            let end = text.endOfScalar(from: index)
            // Nothing joins a scalar that stands alone but what does not.
            if text.standsAlone(at: index), end == text.endIndex || text.standsAlone(at: end) {
                draw(ClusterCode(text[index..<end]), 1, style, point, room)
                column += 1
                index = end
                continue
            }
            let joined = text[index..<text.endOfJoined(from: end)]
            for cluster in String(decoding: joined, as: UTF8.self) {
                let width = CellWidth.of(cluster)
                draw(code(of: cluster), width, style, Point(column: column, row: row), room)
                column += width
            }
            index = joined.endIndex
        }
    }

    /// Draws lines one below the other from the top left of the rectangle, clipped to it.
    package mutating func draw(_ lines: [Line], in rect: Rect) {
        for (row, line) in zip(rect.rows, lines) {
            draw(line, at: Point(column: rect.left, row: row), in: rect)
        }
    }

    /// Draws a line in one row of the rectangle, counted from its top, clipped to it.
    package mutating func draw(_ line: Line, _ alignment: Alignment, row: Int, in rect: Rect) {
        let (before, _) = alignment.split(blanks: max(rect.size.columns - line.width, 0))
        draw(line, at: rect.origin + Point(column: before, row: row), in: rect)
    }

    /// Fills the rectangle with a cluster of one cell, with blanks if it takes another number of cells.
    package mutating func fill(_ rect: Rect, _ style: Style = .plain, with cluster: Character = " ") {
        let sign = CellWidth.of(cluster) == 1 ? code(of: cluster) : .blank
        let area = bounds.intersection(rect)
        for row in area.rows {
            for column in area.columns {
                put(sign, cells: 1, style, at: Point(column: column, row: row))
            }
        }
    }

    /// Gives the clusters of a rectangle other styles, whole clusters even where the edge cuts them.
    package mutating func restyle(_ rect: Rect, _ style: (Point, Style) -> Style) {
        let area = bounds.intersection(rect)
        for row in area.rows {
            for column in area.columns {
                var point = Point(column: column, row: row)
                if cells[index(point)].cluster == .secondHalf {
                    guard column == area.left else { continue }
                    point.column -= 1
                }
                setStyle(style(point, cells[index(point)].style), at: point)
            }
        }
    }

    private mutating func draw(
        _ cluster: ClusterCode, _ width: Int, _ style: Style, _ point: Point, _ room: Rect
    ) {
        let end = point.column + width
        if point.column >= room.left, end <= room.right {
            if width > 0 { put(cluster, cells: width, style, at: point) }
        } else if width == 2 {
            for column in point.column..<end where room.columns.contains(column) {
                put(.blank, cells: 1, style, at: Point(column: column, row: point.row))
            }
        }
    }
}

extension ArraySlice<UInt8> {
    /// Whether the scalar that begins at a place stands alone.
    fileprivate func standsAlone(at index: Int) -> Bool {
        if self[index] < 0x80 { return true }
        let scalar = ClusterCode(self[index..<endOfScalar(from: index)]).onlyScalar
        return scalar.map(CellWidth.standsAlone) ?? false
    }

    /// The end of what may be clusters of several scalars, from the end of their first on: before the second of two
    /// that stand alone.
    fileprivate func endOfJoined(from place: Int) -> Int {
        var index = place
        var isAlone = false
        while index < endIndex {
            let wasAlone = isAlone
            isAlone = standsAlone(at: index)
            if wasAlone, isAlone { return index }
            index = endOfScalar(from: index)
        }
        return endIndex
    }

    /// By its first byte, for the text of a line is good UTF-8.
    fileprivate func endOfScalar(from index: Int) -> Int {
        switch self[index] {
        case ..<0x80: index + 1
        case ..<0xE0: index + 2
        case ..<0xF0: index + 3
        default: index + 4
        }
    }
}
