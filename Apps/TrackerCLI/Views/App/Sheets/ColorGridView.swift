import Terminal
import TrackerDomain
import TrackerPresentation

/// Draws the eighteen colours as numbered swatches: the chosen one with an outline and a check, the one under the
/// focus in brackets; below them the name of one.
struct ColorGridView {
    let context: TextContext

    private static let cellWidth = 6
    static let width = FormGrid.columns * cellWidth
    /// Heading, grid and name.
    static let height = 1 + FormGrid.rows + 1

    /// - Parameters:
    ///   - name: The name of the colour with the focus, or else of the chosen one.
    ///   - focus: 0 to 17.
    func draw(
        _ label: String, name: String?, chosen: PaletteColor?, focus: Int?, in rect: Rect,
        on rendering: inout Rendering
    ) {
        let heading = context.pointer(focus != nil) + context.name(label, isFocused: focus != nil)
        rendering.frame.draw(heading, at: rect.origin, in: rect)
        let (rows, last) = rect.inset(top: 1, left: 2).split(top: FormGrid.rows)
        let grid = FormGrid(cellWidth: Self.cellWidth, focus: focus)
        grid.draw(
            PaletteColor.all.enumerated().map { index, color in
                let sign = swatch(color, isChosen: color == chosen)
                if index == focus { return context.bracketed(sign) }
                return color == chosen ? outlined(sign) : Line(" ") + sign
            },
            part: { .color($0) }, in: rows, on: &rendering)
        if let name, let shown = focus.map({ PaletteColor.all[$0] }) ?? chosen {
            let sample = Line(
                String(repeating: context.theme.glyphs.block, count: 2), context.theme.style(.tracker(shown)))
            rendering.frame.draw(Line(" ") + sample + " " + context.line(name), at: last.origin, in: last)
        }
    }

    /// Four cells of the colour: the number, and a check if it is chosen.
    private func swatch(_ color: PaletteColor, isChosen: Bool) -> Line {
        let number = String(color.number)
        let room = String(repeating: " ", count: number.count < 2 ? 1 : 0)
        let sign = isChosen ? String(context.theme.glyphs.check) : " "
        return Line(" " + number + room + sign, context.theme.text(on: color))
    }

    private func outlined(_ sign: Line) -> Line {
        context.line("(", .accent, .bold) + sign + context.line(")", .accent, .bold)
    }
}
