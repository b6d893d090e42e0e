import Terminal
import TrackerPresentation

/// Draws a short list of which one is picked: filters, the chooser, menus.
struct PickListView {
    let canvas: TextContext

    private static let leastWidth = 30

    func draw(_ state: PickListState, in rect: Rect, on rendering: inout Rendering) {
        let names = state.rows.map { $0.text.cellWidth }.max() ?? 0
        let keys = state.rows.map { key($0).width }.max() ?? 0
        let area = SheetFrame(canvas: canvas).draw(
            state.title,
            around: Size(
                columns: max(names + keys + 6 + SheetRows.digitsWidth(state.numberedRows), Self.leastWidth),
                rows: state.rows.count),
            in: rect, on: &rendering)
        SheetRows(canvas: canvas).draw(
            state.rows.map { row in
                SheetRows.Row(
                    left: canvas.line(
                        row.text, row.isDestructive ? .error : .text, row.isFocused ? .bold : []),
                    right: key(row) + canvas.check(row.isChosen), isFocused: row.isFocused)
            },
            numbered: state.numberedRows,
            targets: state.rows.indices.map { .row($0) }, in: area, on: &rendering)
    }

    /// The key that does the same, here and without the menu.
    private func key(_ row: PickListState.Row) -> Line {
        canvas.line(row.action.flatMap(KeyHint.init)?.keys(canvas.language) ?? "", .secondary)
    }
}
