import Terminal

/// Shows the part of a long page that holds its focus, with a scroll bar at the right.
struct ScreenScroll {
    let context: TextContext

    /// The margin for the mark of a row with the focus.
    static let margin = 1
    /// The scroll bar and a blank.
    static let barWidth = 2
    /// The width of all that is drawn beside a page.
    static let edges = margin + barWidth

    func draw(_ page: Page, in rect: Rect, on rendering: inout Rendering) {
        let rows = rect.size.rows
        let offset = page.offset(rows: rows)
        page.draw(from: offset, margin: Self.margin, in: rect.inset(right: Self.barWidth), on: &rendering)
        ScrollBar(context: context, of: page, offset: offset, rows: rows)
            .draw(in: rect.split(right: 1).right, on: &rendering)
        rendering.frame.scrolled = ScrolledRows(rect.rows, offset: offset)
    }
}
