import Terminal
import TrackerPresentation

/// Shows the part of a long page that holds its focus, with a thumb on the sheet's edge.
struct SheetScroll {
    let context: TextContext

    /// - Parameters:
    ///   - offset: The first visible row; `nil` follows the focus.
    ///   - rect: The rectangle that `SheetFrame` returned, or rows of it.
    func draw(_ page: Page, from offset: Int? = nil, in rect: Rect, on rendering: inout Rendering) {
        let rows = rect.size.rows
        let offset = offset ?? page.offset(rows: rows)
        page.draw(from: offset, in: rect, on: &rendering)
        guard !rect.isEmpty else { return }
        let edge = Rect(column: rect.right + SheetFrame.padding, row: rect.top, columns: 1, rows: rows)
        ScrollBar(context: context, of: page, offset: offset, rows: rows)
            .draw(isOnFrame: true, in: edge, on: &rendering)
    }
}
