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

    /// The cells that digits take before rows of which some are numbered.
    static func digitsWidth(_ numbered: Int) -> Int { numbered > 0 ? 2 : 0 }

    /// - Parameters:
    ///   - numbered: How many rows, from the first one on, show the digit that chooses them.
    ///   - targets: What a click on each row means; none for rows that clicks do nothing on.
    func draw(
        _ rows: [Row], numbered: Int = 0, targets: [Target] = [], in rect: Rect, on rendering: inout Rendering
    ) {
        let width = rect.size.columns
        var content = Rendering(size: Size(columns: width, rows: rows.count))
        for (index, row) in rows.enumerated() {
            let place = Rect(column: 0, row: index, columns: width, rows: 1)
            let digit = canvas.line(index < numbered ? "\(index + 1)" : "", .secondary)
                .padded(to: Self.digitsWidth(numbered))
            let left = canvas.pointer(row.isFocused) + digit + row.left
            content.frame.draw(canvas.row(left, row.right, width: width), at: place.origin)
            if index < targets.count { content.mark(place, as: targets[index]) }
            if row.isFocused { content.frame.cursor = Cursor(position: place.origin) }
        }
        let focus = rows.firstIndex(where: \.isFocused).map { $0..<$0 + 1 }
        SheetScroll(canvas: canvas).draw(content, around: focus, in: rect, on: &rendering)
    }
}
