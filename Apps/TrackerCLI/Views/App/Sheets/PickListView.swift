import Terminal
import TrackerPresentation

/// Draws a short list of which one is picked: filters, the chooser, menus.
struct PickListView {
    let context: TextContext

    private static let leastWidth = 30

    func draw(_ state: PickListState, in rect: Rect, on rendering: inout Rendering) {
        let names = state.rows.map { $0.text.cellWidth }.max() ?? 0
        let keys = state.rows.map { key($0).width }.max() ?? 0
        let parted = state.rows.count + state.rows.dropFirst().count(where: \.startsGroup)
        // The frame takes two rows.
        let rows = parted + 2 <= rect.size.rows ? parted : state.rows.count
        let area = SheetFrame(context: context).draw(
            state.title,
            around: Size(
                columns: max(names + keys + 6 + SheetRows.digitsWidth(state.numberedRows), Self.leastWidth),
                rows: rows),
            in: rect, on: &rendering)
        SheetRows(context: context).draw(
            state.rows.map { row in
                SheetRows.Row(
                    left: context.line(
                        row.text, row.isDestructive ? .error : .text, row.isFocused ? .bold : []),
                    right: key(row) + context.check(row.isChosen), isFocused: row.isFocused,
                    startsGroup: row.startsGroup)
            },
            numbered: state.numberedRows,
            targets: state.rows.indices.map { .row($0) }, in: area, on: &rendering)
    }

    /// The key that does the same, here and without the menu.
    private func key(_ row: PickListState.Row) -> Line {
        // Space chooses the row with the focus.
        guard let action = row.action, action != .toggleDone else { return Line() }
        return context.line(KeyHint(.action(action)).keys(context.language), .secondary)
    }
}
