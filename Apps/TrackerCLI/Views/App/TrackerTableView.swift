import Terminal
import TrackerPresentation

/// Draws the statistics' table of trackers, scrolled to the row with the focus.
struct TrackerTableView {
    let canvas: Canvas

    /// The table below other pieces: heading, captions and one tracker; the legend and the blank row before them come last.
    func piece(_ state: StatisticsScreenState) -> Stack.Piece {
        Stack.Piece(rows: 3...4 + state.statistics.rows.count, rank: 6) { rect, rendering in
            draw(state, in: rect.inset(top: rect.size.rows > 4 ? 1 : 0), on: &rendering)
        }
    }

    func draw(_ state: StatisticsScreenState, in rect: Rect, on rendering: inout Rendering) {
        let view = StatisticsTableView(canvas: canvas, marksOrder: true)
        let table = view.table(state.statistics)
        let lines = view.lines(table)
        let legend = view.legend(table)
        let (heading, rest) = rect.split(top: 1)
        let (captions, rows) = rest.split(top: 1)
        let layout = layout(state.statistics, legend, rows: rows.size.rows)
        let (body, foot) = rows.split(top: layout.body)
        let shown = window(state, rows: body.size.rows)
        let count = count(state.statistics, shown)
        rendering.frame.draw(
            [self.heading(state.statistics, layout.isHeaded ? legend : [], count)], in: heading)
        if !heading.isEmpty { rendering.mark(heading, as: .intent(.action(.sortStatistics))) }
        rendering.frame.draw(legend, in: foot)
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
        let pointer = canvas.line(canvas.theme.glyphs.pointer, .accent, .bold)
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

    private var title: Line { canvas.line(Phrase.trackersTitle(canvas.language), .title) }

    /// Which rows are shown, where not all are.
    private func count(_ state: StatisticsState, _ shown: Range<Int>) -> Line {
        guard shown.count < state.rows.count, !shown.isEmpty else { return Line() }
        let count = Phrase.rows(shown.lowerBound + 1...shown.upperBound, of: state.rows.count)
        return canvas.line(count(canvas.language), .secondary)
    }

    /// What the rows stand by, where that leaves room for the rest.
    private func heading(_ state: StatisticsState, _ legend: [Line], _ count: Line) -> Line {
        let order = canvas.line(" " + Phrase.sorted(by: state.order)(canvas.language), .secondary)
        let parts = (legend + [count]).filter { $0.width > 0 }
        guard let first = parts.first else { return canvas.clipped(title + order) }
        let right = parts.dropFirst().reduce(first) { $0 + "   " + $1 }
        let isWide = title.width + order.width + 2 + right.width <= canvas.width ?? .max
        return canvas.sides(isWide ? title + order : title, right)[0]
    }

    /// The rows between the captions and the legend. This stands in the heading where there is room, else below the
    /// trackers where that leaves two of them.
    private func layout(_ state: StatisticsState, _ legend: [Line], rows: Int) -> (isHeaded: Bool, body: Int)
    {
        let all = state.rows.count
        let widest = count(state, max(all - 2, 0)..<max(all - 1, 0))
        if legend.count == 1, title.width + legend[0].width + widest.width + 6 <= canvas.width ?? .max {
            return (true, rows)
        }
        let body = rows - legend.count
        return (false, body >= min(all, 2) ? body : rows)
    }
}
