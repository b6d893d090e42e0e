import Terminal
import TrackerPresentation

/// The statistics' table of trackers as a page, whose rows can be clicked.
struct TrackerTableView {
    let context: TextContext
    /// The rows to fill: as many as the table would need with a blank row after each, it has them.
    var room: Int?

    /// The least width with thirty days instead of fourteen, and the least with bars beside rates.
    static let wideWidth = 96
    private static let gaugesWidth = 120

    func page(_ state: StatisticsScreenState) -> Page {
        let width = context.width ?? 0
        let view = StatisticsTableView(
            context: context, isOnScreen: true,
            // The days that sort the rows are fourteen.
            isWide: width >= Self.wideWidth && state.statistics.order != .recent,
            hasGauges: width >= Self.gaugesWidth)
        let table = view.table(state.statistics)
        let lines = view.lines(table)
        let legend = view.legend(table, of: state.statistics)
        let heading = heading(state.statistics, legend)
        var page = Page()
        page.add(rows: 1) { rect, rendering in
            rendering.frame.draw([heading.line], in: rect)
            rendering.mark(rect, as: .intent(.action(.sortStatistics)))
        }
        page.head = page.rows
        page.add(rows: 1) { rect, rendering in
            rendering.frame.draw([lines[0]], in: rect)
            if let (sign, column) = view.mark(of: state.statistics.order, in: table) {
                let place = Point(column: rect.left + column, row: rect.top)
                rendering.frame.draw(sign, at: place, in: rendering.frame.bounds)
            }
            for head in view.heads(table) {
                let place = rect.inset(left: head.cells.lowerBound).split(left: head.cells.count).left
                rendering.mark(place, as: .sort(head.order))
            }
        }
        let legendRows = heading.holdsLegend || legend.isEmpty ? 0 : legend.count + 1
        let isLoose = room.map { page.rows + 2 * state.statistics.rows.count + legendRows <= $0 } ?? false
        for (row, line) in zip(state.statistics.rows, lines.dropFirst()) {
            if isLoose { page.addGap() }
            let isFocused = row.id == state.focusedRow
            if isFocused { page.focus = page.rows..<page.rows + 1 }
            page.add(rows: 1, stop: .tracker(row.id)) { rect, rendering in
                rendering.frame.draw([line], in: rect)
                rendering.mark(rect, as: .tracker(row.id))
                if isFocused { point(at: rect.split(left: line.width).left, on: &rendering) }
            }
        }
        if !heading.holdsLegend, !legend.isEmpty {
            page.addGap()
            page.add(legend)
        }
        return page
    }

    /// The mark stands in the margin.
    private func point(at place: Rect, on rendering: inout Rendering) {
        let before = context.drawPointer(before: place, on: &rendering)
        rendering.frame.cursor = Cursor(position: before)
        rendering.frame.restyle(place) { _, style in
            var style = style
            style.attributes.insert(.bold)
            return style
        }
    }

    /// The order of the rows, and the legend of their marks if there is room.
    private func heading(_ state: StatisticsState, _ legend: [Line]) -> (line: Line, holdsLegend: Bool) {
        let title = context.line(Phrase.trackersTitle(context.language), .title)
        let order = context.line(" " + state.orderPhrase(context.language), .secondary)
        let line = context.clipped(title + order)
        guard legend.count == 1, line.width + 2 + legend[0].width <= context.width ?? .max else {
            return (line, false)
        }
        return (context.sides(line, legend[0])[0], true)
    }
}
