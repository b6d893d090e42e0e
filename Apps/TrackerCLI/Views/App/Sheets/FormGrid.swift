import Terminal
import TrackerPresentation

/// Lays out eighteen signs in three rows of six.
struct FormGrid {
    static let columns = 6
    static let rows = 3

    let cellWidth: Int
    /// 0 to 17.
    let focus: Int?

    func draw(
        _ signs: [Line], part: (Int) -> FormSheetState.Part, in rect: Rect, on rendering: inout Rendering
    ) {
        for (index, sign) in signs.enumerated() {
            let cell = Rect(
                column: rect.left + index % Self.columns * cellWidth, row: rect.top + index / Self.columns,
                columns: cellWidth, rows: 1
            ).intersection(rect)
            rendering.frame.draw(sign, at: cell.origin, in: cell)
            if !cell.isEmpty { rendering.mark(cell, as: .part(part(index))) }
            if index == focus { rendering.frame.cursor = Cursor(position: cell.origin) }
        }
    }
}

extension TextContext {
    /// A sign under the focus.
    func bracketed(_ sign: Line) -> Line { line("[", .accent, .bold) + sign + line("]", .accent, .bold) }
}
