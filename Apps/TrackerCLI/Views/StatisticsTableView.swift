package import Terminal
import TrackerDomain
package import TrackerPresentation

/// Draws the table of trackers in the statistics.
struct StatisticsTableView {
    let canvas: Canvas
    /// Whether the column that the rows stand by has a mark.
    var marksOrder = false

    private var marks: DayMarksView { DayMarksView(canvas: canvas) }

    private static let columns = [
        Table.Column(isFlexible: true),
        Table.Column(alignment: .right, rank: 5),
        Table.Column(alignment: .right, rank: 4),
        Table.Column(alignment: .right, rank: 2),
        Table.Column(alignment: .right, rank: 3),
        Table.Column(alignment: .right, rank: 0),
        Table.Column(rank: 1),
    ]

    /// What the rows stand by where a column is chosen.
    private static let orders: [StatisticsOrder] = [
        .name, .current, .best, .total, .rate, .strength, .recent,
    ]

    /// The captions, below them a line for each tracker, and what the marks mean.
    func lines(_ state: StatisticsState) -> [Line] {
        let table = table(state)
        let legend = legend(table, of: state)
        return lines(table) + (legend.isEmpty ? [] : [""] + legend)
    }

    /// Which cells of the captions' line stand over a column, and what it is sorted by.
    func heads(_ table: Table) -> [(order: StatisticsOrder, cells: Range<Int>)] {
        table.places(width: canvas.width).map { column, cells in
            (StatisticsTableView.orders[column], cells)
        }
    }

    func lines(_ table: Table) -> [Line] {
        table.lines(width: canvas.width, ellipsis: canvas.theme.glyphs.ellipsis)
    }

    func table(_ state: StatisticsState) -> Table {
        let header = StatisticsTableView.orders.map { order in
            heading(order, isMarked: marksOrder && order == state.order)
        }
        let rows = state.rows.map { row in
            [
                canvas.sign(row.emoji, row.color) + canvas.line(row.name),
                canvas.line(NumberText.whole(row.figures.currentStreak, canvas.language)),
                canvas.line(NumberText.whole(row.figures.bestStreak, canvas.language)),
                canvas.line(NumberText.whole(row.figures.total, canvas.language)),
                canvas.line(row.rateText),
                canvas.line(row.strengthText),
                marks.line(row.lastDays),
            ]
        }
        return Table(columns: StatisticsTableView.columns, rows: [header] + rows)
    }

    private func heading(_ order: StatisticsOrder, isMarked: Bool) -> Line {
        let caption = caption(order)(canvas.language)
        guard isMarked else { return canvas.line(caption, .secondary) }
        let glyphs = canvas.theme.glyphs
        let mark = order == .name ? glyphs.arrowUp : glyphs.arrowDown
        return canvas.line(caption + " " + mark, .accent)
    }

    private func caption(_ order: StatisticsOrder) -> Phrase {
        switch order {
        case .category, .name: .columnTracker
        case .current: .columnStreak
        case .best: .columnBest
        case .total: .columnTotal
        case .rate: .columnRate
        case .strength: .columnStrength
        case .recent: .columnLastDays
        }
    }

    /// What the marks of the last days mean, days off where there are any; nothing where there is no room for these.
    func legend(_ table: Table, of state: StatisticsState) -> [Line] {
        guard heads(table).contains(where: { $0.order == .recent }) else { return [] }
        let hasOff = state.rows.contains { $0.lastDays.contains(.off) }
        return marks.legend(DayMark.allCases.filter { $0 != .off || hasOff })
    }
}

/// Draws the statistics: figures, the year, the table of trackers.
package struct StatisticsView {
    let canvas: Canvas

    package init(canvas: Canvas) { self.canvas = canvas }

    package func lines(_ state: StatisticsState) -> [Line] {
        let title = canvas.line(Phrase.statisticsTitle(canvas.language), .title)
        if let placeholder = state.placeholder {
            return [title, "", canvas.clipped("  " + canvas.line(placeholder))]
        }
        return [title, ""] + FigureCardsView(canvas: canvas).lines(state.cards) + [""]
            + HeatMapView(canvas: canvas).lines(state.heatMap) + [""]
            + StatisticsTableView(canvas: canvas).lines(state)
    }
}
