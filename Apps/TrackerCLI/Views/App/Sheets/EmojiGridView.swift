import Terminal
import TrackerDomain
import TrackerPresentation

/// Draws the eighteen emoji: the chosen one with a backing and a check, the one under the focus in brackets.
struct EmojiGridView {
    let context: TextContext

    private static let cellWidth = 5
    static let width = FormGrid.columns * cellWidth
    /// Heading and grid.
    static let height = 1 + FormGrid.rows

    /// - Parameters:
    ///   - chosen: Any emoji; one that is not in the grid stands in the heading.
    ///   - focus: 0 to 17; any other place is that in the heading.
    func draw(
        _ label: String, chosen: String?, focus: Int?, in rect: Rect, on rendering: inout Rendering
    ) {
        var heading = context.pointer(focus != nil) + context.name(label, isFocused: focus != nil)
        if let chosen, !Emoji.palette.contains(chosen) {
            let own = Rect(
                column: rect.left + heading.width + 1, row: rect.top, columns: Self.cellWidth, rows: 1)
            let isFocused = focus.map { !Emoji.palette.indices.contains($0) } ?? false
            heading = heading + " " + sign(chosen, isChosen: true, isFocused: isFocused)
            rendering.mark(own.intersection(rect), as: .part(.ownEmoji))
            if isFocused { rendering.frame.cursor = Cursor(position: own.origin) }
        }
        rendering.frame.draw(heading, at: rect.origin, in: rect)
        let grid = FormGrid(cellWidth: Self.cellWidth, focus: focus)
        grid.draw(
            Emoji.palette.enumerated().map { index, emoji in
                sign(emoji, isChosen: emoji == chosen, isFocused: index == focus)
            },
            part: { .emoji($0) }, in: rect.inset(top: 1, left: 2), on: &rendering)
    }

    private func sign(_ emoji: String, isChosen: Bool, isFocused: Bool) -> Line {
        let sign =
            isChosen
            ? Line(emoji + String(context.theme.glyphs.check), context.theme.selection) : context.line(emoji)
        return isFocused ? context.bracketed(sign) : Line(" ") + sign
    }
}
