extension Frame {
    /// Draws a box along the inside of the rectangle's edges; its interior stays as it is.
    ///
    /// Draws nothing in a rectangle of less than two columns or rows.
    package mutating func box(
        _ rect: Rect, _ lines: BoxLines, _ style: Style = .plain, title: Line = Line(),
        _ alignment: Alignment = .left
    ) {
        guard rect.size.columns >= 2, rect.size.rows >= 2 else { return }
        let horizontal = String(repeating: lines.horizontal, count: rect.size.columns - 2)
        draw(Line(lines.topLeft + horizontal + lines.topRight, style), at: rect.origin)
        draw(
            Line(lines.bottomLeft + horizontal + lines.bottomRight, style),
            at: Point(column: rect.left, row: rect.bottom - 1))
        for row in rect.rows.dropFirst().dropLast() {
            draw(Line(lines.vertical, style), at: Point(column: rect.left, row: row))
            draw(Line(lines.vertical, style), at: Point(column: rect.right - 1, row: row))
        }
        label(title, on: .top, of: rect, alignment)
    }

    /// Writes a line into a box's horizontal edge, with a blank on both sides, two cells from the corners.
    ///
    /// Cuts a longer line with an ellipsis.
    package mutating func label(
        _ line: Line, on edge: BoxEdge, of rect: Rect, _ alignment: Alignment = .left,
        ellipsis: String = "…"
    ) {
        let room = rect.size.columns - 4
        guard !line.spans.isEmpty, room > 2 else { return }
        let text = Line(" ") + line.clipped(to: room - 2, ellipsis: ellipsis) + Line(" ")
        let row = edge == .top ? 0 : rect.size.rows - 1
        draw(text, alignment, row: row, in: rect.inset(columns: 2, rows: 0))
    }

    /// Puts another frame over this one with its top left at the point, and takes over its cursor.
    package mutating func overlay(_ frame: Frame, at point: Point) {
        let area = bounds.intersection(Rect(origin: point, size: frame.size))
        for row in area.rows {
            for column in area.columns {
                let target = Point(column: column, row: row)
                copy(from: frame, target - point, to: target, area)
            }
        }
        cursor = Cursor(
            position: frame.cursor.position + point, isVisible: frame.cursor.isVisible)
    }

    /// The frame as shown behind a dialog: dim, in the muted colours, its cursor hidden.
    ///
    /// Drops reversal and colours, so that nothing behind competes with the dialog.
    package func dimmed(_ muted: Style = .plain) -> Frame {
        var style = muted
        style.attributes.insert(.dim)
        var frame = self
        frame.setStyle(style)
        frame.cursor.isVisible = false
        return frame
    }

    private mutating func copy(
        from frame: Frame, _ source: Point, to target: Point, _ area: Rect
    ) {
        let cell = frame.cells[frame.index(source)]
        guard let cluster = cell.cluster else {
            // Its first half is outside the rectangle.
            if target.column == area.left { put(" ", cells: 1, cell.style, at: target) }
            return
        }
        let isWide =
            source.column + 1 < frame.size.columns
            && frame.cells[frame.index(source) + 1].cluster == nil
        if isWide, target.column + 1 < area.right {
            put(cluster, cells: 2, cell.style, at: target)
        } else {
            put(isWide ? " " : cluster, cells: 1, cell.style, at: target)
        }
    }
}
