import Terminal
import TrackerPresentation

/// Shows the part of a long content that holds the focus; a thumb on the sheet's edge tells where that is.
struct SheetScroll {
    let canvas: Canvas

    /// - Parameters:
    ///   - focus: The content's rows to be seen; `nil` shows its beginning and leaves the cursor where it is.
    ///   - rect: What `SheetFrame` has returned, or rows of that.
    func draw(
        _ content: Rendering, around focus: Range<Int>?, in rect: Rect, on rendering: inout Rendering
    ) {
        let total = content.frame.size.rows
        let hidden = max(total - rect.size.rows, 0)
        let middle = focus.map { ($0.lowerBound + $0.upperBound - rect.size.rows) / 2 } ?? 0
        let offset = min(max(middle, 0), hidden)
        let cursor = rendering.frame.cursor
        rendering.place(content, from: offset, in: rect)
        if focus == nil { rendering.frame.cursor = cursor }
        drawBar(offset: offset, of: total, in: rect, on: &rendering)
    }

    /// Draws the thumb of what is seen in the rectangle, whatever shows it.
    func drawBar(offset: Int, of total: Int, in rect: Rect, on rendering: inout Rendering) {
        guard !rect.isEmpty else { return }
        let edge = Rect(
            column: rect.right + SheetFrame.padding, row: rect.top, columns: 1, rows: rect.size.rows)
        ScrollBar(canvas: canvas, offset: offset, last: max(total - rect.size.rows, 0), total: total)
            .draw(isOnFrame: true, in: edge, on: &rendering)
    }
}
