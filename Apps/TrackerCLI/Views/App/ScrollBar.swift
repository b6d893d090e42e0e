import Terminal
import TrackerPresentation

/// A bar beside rows that scroll, with their visible part.
struct ScrollBar {
    let context: TextContext
    /// The first visible row, and the first one with the end visible.
    let offset, last: Int
    /// All rows there are.
    let total: Int
    /// The stop at an offset, for clicks and drags.
    let stop: (_ offset: Int) -> ScrollTrack.Stop?

    init(
        context: TextContext, offset: Int, last: Int, total: Int,
        stop: @escaping (_ offset: Int) -> ScrollTrack.Stop?
    ) {
        self.context = context
        self.offset = offset
        self.last = last
        self.total = total
        self.stop = stop
    }

    /// The bar of a page of which `rows` rows are visible.
    init(context: TextContext, of page: Page, offset: Int, rows: Int) {
        self.init(context: context, offset: offset, last: page.lastOffset(rows: rows), total: page.rows) {
            page.stop(at: $0, rows: rows)
        }
    }

    /// Draws the bar into a column, or nothing if all rows are visible.
    ///
    /// - Parameter isOnFrame: Whether the column is a sheet's edge: the thumb alone is drawn then.
    func draw(isOnFrame: Bool = false, in rect: Rect, on rendering: inout Rendering) {
        let rows = rect.size.rows
        guard last > 0, rows > 0 else { return }
        let length = max(rows * rows / total, 1)
        let top = (rows - length) * min(offset, last) / last
        let glyphs = context.theme.glyphs
        if !isOnFrame {
            let track = context.line(glyphs.frame.vertical, .disabled)
            rendering.frame.draw(Array(repeating: track, count: rows), in: rect)
        }
        let thumb = context.line(glyphs.focusFrame.vertical, isOnFrame ? .accent : .secondary)
        rendering.frame.draw(
            Array(repeating: thumb, count: length), in: rect.inset(top: top).split(top: length).top)
        rendering.mark(ScrollTrack(area: rect, top: top, length: length, last: last, stop: stop))
    }
}

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
