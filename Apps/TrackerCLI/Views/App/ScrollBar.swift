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
