package import Terminal
import TrackerPresentation

/// A dialog over the dimmed screen: a frame with a title. Its keys stand in the footer, the only row that is not dim.
package struct SheetFrame {
    let context: TextContext

    /// Cells between the sides of the frame and what it holds.
    static let padding = 1
    /// A narrower margin beside a wide dialog is blank: a cell or two of every word say nothing.
    private static let leastBeside = 4

    package init(context: TextContext) { self.context = context }

    /// Draws an empty dialog in the middle of the rectangle, no larger than that.
    ///
    /// The cells around it become dim, if `dims`, and lose their targets: a click beside the dialog is an Esc.
    ///
    /// - Parameters:
    ///   - content: What the dialog should have room for.
    ///   - dims: False if the screen shows the value being chosen.
    /// - Returns: The rectangle of the content; wider than asked for if the title needs it.
    package func draw(
        _ title: String, around content: Size, in rect: Rect, dims: Bool = true,
        on rendering: inout Rendering
    ) -> Rect {
        let theme = context.theme
        let title = context.line(title, .title)
        let outer = rect.centered(
            Size(
                columns: max(content.columns + 2 + 2 * Self.padding, title.width + 6), rows: content.rows + 2)
        )
        rendering.coverTargets()
        rendering.mark(rect, as: .intent(.cancel))
        rendering.mark(outer, as: .nothing)
        if dims { rendering.frame = rendering.frame.dimmed(theme.style(.disabled)) }
        let isSliver = rect.size.columns - outer.size.columns < 2 * Self.leastBeside
        rendering.frame.fill(
            isSliver
                ? Rect(
                    column: rect.left, row: outer.top, columns: rect.size.columns, rows: outer.size.rows)
                : outer)
        rendering.frame.box(outer, theme.glyphs.frame, theme.style(.secondary))
        rendering.frame.label(title, on: .top, of: outer, ellipsis: theme.glyphs.ellipsis)
        return outer.inset(columns: 1 + Self.padding, rows: 1)
    }
}
