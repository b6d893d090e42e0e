import Terminal
import TrackerPresentation

/// Draws the steps to undo and to redo, newest first.
struct HistoryView {
    let canvas: Canvas

    func lines(_ state: HistoryState) -> [Line] {
        if let placeholder = state.placeholder { return [canvas.clipped(canvas.line(placeholder))] }
        let undo = block(.undoHeading, state.undo)
        let redo = block(.redoHeading, state.redo)
        return undo + (undo.isEmpty || redo.isEmpty ? [] : [""]) + redo
    }

    private func block(_ heading: Phrase, _ rows: [HistoryState.Row]) -> [Line] {
        guard !rows.isEmpty else { return [] }
        let columns = [
            Table.Column(alignment: .right), Table.Column(isFlexible: true), Table.Column(rank: 0),
        ]
        let cells = rows.map { row in
            [
                canvas.line(String(row.number), .secondary), canvas.line(row.text),
                canvas.line(row.dayText, .secondary),
            ]
        }
        return [canvas.clipped(canvas.line(heading(canvas.language), .title))]
            + Table(columns: columns, rows: cells).lines(
                width: canvas.width, ellipsis: canvas.look.glyphs.ellipsis)
    }
}
