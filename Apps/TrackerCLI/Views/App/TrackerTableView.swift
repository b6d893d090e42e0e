import Terminal
import TrackerPresentation

/// Draws the statistics' table of trackers, scrolled to the row with the focus.
struct TrackerTableView {
    let canvas: Canvas

    /// The table below other pieces: heading, captions and one tracker; the blank row before them comes last.
    func piece(_ state: StatisticsScreenState) -> Stack.Piece {
        Stack.Piece(rows: 3...3 + state.statistics.rows.count, rank: 6) { rect, rendering in
            draw(state, in: rect.inset(top: rect.size.rows > 4 ? 1 : 0), on: &rendering)
        }
    }

    func draw(_ state: StatisticsScreenState, in rect: Rect, on rendering: inout Rendering) {
        let view = StatisticsTableView(canvas: canvas, marksOrder: true)
        let table = view.table(state.statistics)
        let lines = view.lines(table)
        let (heading, rest) = rect.split(top: 1)
        let (captions, body) = rest.split(top: 1)
        let shown = window(state, rows: body.size.rows)
        rendering.frame.draw(self.heading(state.statistics, shown), in: heading)
        if !heading.isEmpty { rendering.mark(heading, as: .action(.sortStatistics)) }
        rendering.frame.draw(lines[0], at: captions.origin, in: captions)
        for head in view.heads(table) {
            let area = Rect(
                column: captions.left + head.cells.lowerBound, row: captions.top, columns: head.cells.count,
                rows: 1
            ).intersection(captions)
            if !area.isEmpty { rendering.mark(area, as: .sort(head.order)) }
        }
        rendering.frame.scrolled = ScrolledRows(body.rows, offset: shown.lowerBound)
        for (row, index) in zip(body.rows, shown) {
            let tracker = state.statistics.rows[index]
            let place = Rect(column: body.left, row: row, columns: body.size.columns, rows: 1)
            rendering.frame.draw(lines[index + 1], at: place.origin, in: place)
            if !place.isEmpty { rendering.mark(place, as: .tracker(tracker.id)) }
            if tracker.id == state.focusedRow {
                point(at: place.split(left: lines[index + 1].width).left, on: &rendering)
            }
        }
    }

    /// The mark stands in the margin.
    private func point(at place: Rect, on rendering: inout Rendering) {
        let before = Point(column: place.left - 1, row: place.top)
        let pointer = canvas.line(canvas.look.glyphs.pointer, .accent, .bold)
        rendering.frame.draw(pointer, at: before, in: rendering.frame.bounds)
        rendering.frame.cursor = Cursor(position: before)
        rendering.frame.restyle(place) { _, style in
            var style = style
            style.attributes.insert(.bold)
            return style
        }
    }

    /// Which rows are shown: the one with the focus has as many above as below it.
    private func window(_ state: StatisticsScreenState, rows: Int) -> Range<Int> {
        let count = state.statistics.rows.count
        let focus = state.statistics.rows.firstIndex { $0.id == state.focusedRow } ?? 0
        let first = max(0, min(focus - rows / 2, count - rows))
        return first..<min(first + max(rows, 0), count)
    }

    /// What the rows stand by and, where not all are shown, which ones these are.
    private func heading(_ state: StatisticsState, _ shown: Range<Int>) -> [Line] {
        let order = Phrase.sorted(by: state.order)(canvas.language)
        let left =
            canvas.line(Phrase.trackersTitle(canvas.language), .title) + canvas.line(" " + order, .secondary)
        guard shown.count < state.rows.count, !shown.isEmpty else { return [canvas.clipped(left)] }
        let count = Phrase.rows(shown.lowerBound + 1...shown.upperBound, of: state.rows.count)
        return Array(canvas.sides(left, canvas.line(count(canvas.language), .secondary)).prefix(1))
    }
}
