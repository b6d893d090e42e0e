import Terminal
import TrackerPresentation

/// Draws rows with a mark before the one with the focus, scrolled so that it can be seen.
struct SheetRows {
    struct Row {
        let left: Line
        var right = Line()
        let isFocused: Bool
    }

    let canvas: Canvas

    /// - Parameter targets: What a click on each row means; none for rows that clicks do nothing on.
    func draw(_ rows: [Row], targets: [Target] = [], in rect: Rect, on rendering: inout Rendering) {
        let width = rect.size.columns
        var content = Rendering(size: Size(columns: width, rows: rows.count))
        for (index, row) in rows.enumerated() {
            let place = Rect(column: 0, row: index, columns: width, rows: 1)
            let left = canvas.pointer(row.isFocused) + row.left
            content.frame.draw(canvas.row(left, row.right, width: width), at: place.origin)
            if index < targets.count { content.mark(place, as: targets[index]) }
            if row.isFocused { content.frame.cursor = Cursor(position: place.origin) }
        }
        let focus = rows.firstIndex(where: \.isFocused).map { $0..<$0 + 1 }
        SheetScroll(canvas: canvas).draw(content, around: focus, in: rect, on: &rendering)
    }
}
