import Terminal
import TrackerPresentation

/// A bar beside rows that scroll, with their visible part.
struct ScrollBar {
    let context: TextContext
    /// The first visible row, and the first one with the end visible.
    let offset, last: Int
    /// All rows there are.
    let total: Int

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
    }
}
