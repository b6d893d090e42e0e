package import Terminal
import TrackerDomain
package import TrackerPresentation

/// Draws the table of trackers in the statistics.
struct StatisticsTableView {
    let context: TextContext
    /// Whether the column that the rows stand by has a mark.
    var marksOrder = false

    private var marks: DayMarksView { DayMarksView(context: context) }

    /// What a column is sorted by, headed with and laid out as, and what stands in it.
    private struct Column {
        let order: StatisticsOrder
        let caption: Phrase
        let layout: Table.Column
        let cell: (StatisticsState.Row) -> Line
    }

    private var columns: [Column] {
        func figure(
            _ order: StatisticsOrder, _ caption: Phrase, rank: Int,
            _ text: @escaping (StatisticsState.Row) -> String
        ) -> Column {
            Column(order: order, caption: caption, layout: .init(alignment: .right, rank: rank)) {
                context.line(text($0))
            }
        }
        func number(
            _ order: StatisticsOrder, _ caption: Phrase, rank: Int,
            _ number: @escaping (TrackerStatistics) -> Int
        ) -> Column {
            figure(order, caption, rank: rank) { NumberText.whole(number($0.figures), context.language) }
        }
        return [
            Column(order: .name, caption: .columnTracker, layout: .init(isFlexible: true)) {
                context.sign($0.emoji, $0.color) + context.line($0.name)
            },
            number(.current, .columnStreak, rank: 5, \.currentStreak),
            number(.best, .columnBest, rank: 4, \.bestStreak),
            number(.total, .columnTotal, rank: 2, \.total),
            figure(.rate, .columnRate, rank: 3, \.rateText),
            figure(.strength, .columnStrength, rank: 0, \.strengthText),
            Column(order: .recent, caption: .columnLastDays, layout: .init(rank: 1)) {
                marks.line($0.lastDays)
            },
        ]
    }

    /// The captions, below them a line for each tracker, and what the marks mean.
    func lines(_ state: StatisticsState) -> [Line] {
        let table = table(state)
        let legend = legend(table, of: state)
        return lines(table) + (legend.isEmpty ? [] : [""] + legend)
    }

    /// Which cells of the captions' line stand over a column, and what it is sorted by.
    func heads(_ table: Table) -> [(order: StatisticsOrder, cells: Range<Int>)] {
        let columns = columns
        return table.places(width: context.width).map { column, cells in (columns[column].order, cells) }
    }

    func lines(_ table: Table) -> [Line] {
        table.lines(width: context.width, ellipsis: context.theme.glyphs.ellipsis)
    }

    func table(_ state: StatisticsState) -> Table {
        let columns = columns
        let header = columns.map { heading($0, isMarked: marksOrder && $0.order == state.order) }
        let rows = state.rows.map { row in columns.map { $0.cell(row) } }
        return Table(columns: columns.map(\.layout), rows: [header] + rows)
    }

    private func heading(_ column: Column, isMarked: Bool) -> Line {
        let caption = column.caption(context.language)
        guard isMarked else { return context.line(caption, .secondary) }
        let glyphs = context.theme.glyphs
        let mark = column.order == .name ? glyphs.arrowUp : glyphs.arrowDown
        return context.line(caption + " " + mark, .accent)
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
    let context: TextContext

    package init(context: TextContext) { self.context = context }

    package func lines(_ state: StatisticsState) -> [Line] {
        let title = context.line(Phrase.statisticsTitle(context.language), .title)
        if let placeholder = state.placeholder {
            return [title, "", context.clipped("  " + context.line(placeholder))]
        }
        return [title, ""] + FigureCardsView(context: context).lines(state.cards) + [""]
            + HeatMapView(context: context).lines(state.heatMap) + [""]
            + StatisticsTableView(context: context).lines(state)
    }
}
