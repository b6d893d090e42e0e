import Terminal
import TrackerPresentation

/// Draws the categories with how many trackers each has.
struct CategoryListView {
    let canvas: Canvas

    func lines(_ state: CategoryListState) -> [Line] {
        if let placeholder = state.placeholder {
            return [
                canvas.clipped(canvas.line(placeholder)),
                canvas.clipped(canvas.line(Phrase.hintAddCategory(canvas.language), .secondary)),
            ]
        }
        let rows = state.rows.map { [canvas.line($0.name), canvas.line($0.trackersText, .secondary)] }
        return Table(columns: [Table.Column(isFlexible: true), Table.Column(rank: 0)], rows: rows)
            .lines(width: canvas.width, ellipsis: canvas.look.glyphs.ellipsis)
    }
}
