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
    ///   - focus: 0 to 17.
    func draw(
        _ label: String, chosen: String?, focus: Int?, in rect: Rect, on rendering: inout Rendering
    ) {
        var heading = context.pointer(focus != nil) + context.name(label, isFocused: focus != nil)
        if let chosen, !Emoji.palette.contains(chosen) { heading = heading + "  " + backed(chosen) }
        rendering.frame.draw(heading, at: rect.origin, in: rect)
        let grid = FormGrid(cellWidth: Self.cellWidth, focus: focus)
        grid.draw(
            Emoji.palette.enumerated().map { index, emoji in
                let sign = emoji == chosen ? backed(emoji) : context.line(emoji)
                return index == focus ? context.bracketed(sign) : Line(" ") + sign
            },
            part: { .emoji($0) }, in: rect.inset(top: 1, left: 2), on: &rendering)
    }

    private func backed(_ emoji: String) -> Line {
        Line(emoji + String(context.theme.glyphs.check), context.theme.selection)
    }
}
