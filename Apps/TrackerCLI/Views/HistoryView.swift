import Terminal
import TrackerPresentation

/// Draws the steps to undo and to redo, newest first, in the same columns.
struct HistoryView {
    let context: TextContext

    private static let columns = [
        Table.Column(alignment: .right), Table.Column(isFlexible: true), Table.Column(rank: 0),
    ]

    func lines(_ state: HistoryState) -> [Line] {
        if let placeholder = state.placeholder { return [context.clipped(context.line(placeholder))] }
        let rows = Table(columns: HistoryView.columns, rows: (state.undo + state.redo).map(cells))
            .lines(width: context.width, ellipsis: context.theme.glyphs.ellipsis)
        let undo = block(.undoHeading, rows.prefix(state.undo.count))
        let redo = block(.redoHeading, rows.dropFirst(state.undo.count))
        return undo + (undo.isEmpty || redo.isEmpty ? [] : [""]) + redo
    }

    private func block(_ heading: Phrase, _ rows: ArraySlice<Line>) -> [Line] {
        rows.isEmpty ? [] : [context.clipped(context.line(heading(context.language), .title))] + rows
    }

    private func cells(_ row: HistoryState.Row) -> [Line] {
        [
            context.line(String(row.number), .secondary), context.line(row.text),
            context.line(row.dayText, .secondary),
        ]
    }
}
