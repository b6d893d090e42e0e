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
        guard hidden > 0, !rect.isEmpty else { return }
        let length = max(rect.size.rows * rect.size.rows / total, 1)
        let first = offset * (rect.size.rows - length) / hidden
        let thumb = Line(canvas.theme.glyphs.focusFrame.vertical, canvas.theme.style(.accent))
        for row in first..<first + length {
            rendering.frame.draw(
                thumb, at: Point(column: rect.right + SheetFrame.padding, row: rect.top + row))
        }
    }
}

extension Rendering {
    /// Shows the rows of another rendering from `row` on, with their targets, as far as the rectangle has room.
    fileprivate mutating func place(_ content: Rendering, from row: Int, in rect: Rect) {
        var window = Frame(size: rect.size)
        window.overlay(content.frame, at: Point(column: 0, row: -row))
        frame.overlay(window, at: rect.origin)
        let shift = rect.origin - Point(column: 0, row: row)
        for (area, target) in content.targets {
            let shown = Rect(origin: area.origin + shift, size: area.size).intersection(rect)
            if !shown.isEmpty { mark(shown, as: target) }
        }
    }
}
