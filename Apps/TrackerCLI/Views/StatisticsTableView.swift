package import Terminal
import TrackerDomain
package import TrackerPresentation

/// Draws the table of trackers in the statistics.
struct StatisticsTableView {
    let context: TextContext
    /// On a screen the name of the column that sorts the rows stands out, and a table has the same columns in both languages.
    var isOnScreen = false

    private var marks: DayMarksView { DayMarksView(context: context) }

    /// Thirty days instead of fourteen.
    var isWide = false
    /// Rates and strengths have bars.
    var hasGauges = false

    /// A name of sixteen cells after its sign.
    private static let leastName = 21
    private static let gauge = 10
    /// «100 %», alike in both languages.
    private static let percent = 5

    private var columns: [StatisticsColumn] { isWide ? StatisticsColumn.wide : StatisticsColumn.all }

    private func cell(_ column: StatisticsColumn, _ row: StatisticsState.Row) -> Line {
        switch column.content {
        case .tracker: context.sign(row.emoji, row.color) + context.line(row.name)
        case .figure(let text): figure(column, row, context.line(text(row, context.language)))
        case .days(let count): marks.line(Array(row.lastDays.suffix(count)))
        }
    }

    /// " ▾13" or " ▴8"; empty if the change is not notable.
    private func change(_ row: StatisticsState.Row) -> Line {
        guard let points = row.strength?.notablePoints else { return Line() }
        let (glyphs, isLoss) = (context.theme.glyphs, points < 0)
        let text = " \(isLoss ? glyphs.arrowDown : glyphs.arrowUp)\(points.magnitude)"
        return context.line(text, isLoss ? .error : .success)
    }

    /// The text, after a bar if it is a share.
    private func figure(_ column: StatisticsColumn, _ row: StatisticsState.Row, _ text: Line) -> Line {
        guard hasGauges, let share = column.share(row) else { return text }
        let theme = context.theme
        let sign = theme.tint == nil ? theme.glyphs.block : theme.glyphs.lowBlock
        let length = (share * Self.gauge + 99) / 100
        var line = Line(String(repeating: sign, count: length), theme.done(of: row.color))
        line.append(blanks: Self.gauge + 1 - length)
        let whole = NumberText.percent(strength: 1, context.language).cellWidth
        return line + text.padded(to: whole, .right)
    }

    /// The column that sorts the rows is never left out.
    private func layout(_ column: StatisticsColumn, sortedBy order: StatisticsOrder) -> Table.Column {
        let rank = column.order == order ? nil : column.rank
        return switch column.content {
        case .tracker: Table.Column(isFlexible: true, rank: rank)
        case .figure: Table.Column(alignment: .right, rank: rank)
        case .days: Table.Column(rank: rank)
        }
    }

    /// The captions, below them a line for each tracker, and what the marks mean.
    func lines(_ state: StatisticsState) -> [Line] {
        let table = table(state)
        let legend = legend(table, of: state)
        return lines(table) + (legend.isEmpty ? [] : [""] + legend)
    }

    /// The cells of each column in the captions' line, with its order.
    func heads(_ table: Table) -> [(order: StatisticsOrder, cells: Range<Int>)] {
        table.places(width: context.width).map { column, cells in (columns[column].order, cells) }
    }

    /// The sign of an order and its column in the captions' line, in the blank before the name of what sorts the rows.
    func mark(of order: StatisticsOrder, in table: Table) -> (sign: Line, column: Int)? {
        let places = table.places(width: context.width)
        guard let (column, cells) = places.first(where: { columns[$0.column].order == order }) else {
            return nil
        }
        let blanks = cells.count - table.rows[0][column].width
        let glyphs = context.theme.glyphs
        let sign = context.line(order == .name ? glyphs.arrowUp : glyphs.arrowDown, .accent)
        return (sign, cells.lowerBound + table.columns[column].alignment.split(blanks: blanks).before - 1)
    }

    func lines(_ table: Table) -> [Line] {
        table.lines(width: context.width, ellipsis: context.theme.glyphs.ellipsis)
    }

    func table(_ state: StatisticsState) -> Table {
        let header = columns.map { heading($0, of: state, context.language) }
        let room = state.rows.map { change($0).width }.max() ?? 0
        let rows = state.rows.map { row in
            columns.map { column in
                let cell = cell(column, row)
                guard column.order == .strength, room > 0 else { return cell }
                return cell.padded(to: Self.percent, .right) + change(row).padded(to: room)
            }
        }
        let layouts = columns.map { layout($0, sortedBy: state.order) }
        var table = Table(columns: layouts, rows: [header] + rows)
        if isOnScreen {
            table.leastFlexible = Self.leastName
            let other = Language.allCases.first { $0 != context.language } ?? context.language
            table.otherCaptions = columns.map { heading($0, of: state, other).width }
        }
        return table
    }

    private func heading(_ column: StatisticsColumn, of state: StatisticsState, _ language: Language) -> Line
    {
        let isSorting = isOnScreen && column.order == state.order
        return context.line(state.heading(of: column)(language), isSorting ? .accent : .secondary)
    }

    /// The legend of the last days' marks, the rare ones if there are any; empty if the column has no room.
    func legend(_ table: Table, of state: StatisticsState) -> [Line] {
        guard heads(table).contains(where: { $0.order == .recent }) else { return [] }
        let shown = Set(state.rows.flatMap { $0.lastDays.suffix(isWide ? 30 : 14) })
        // Nothing is due on days that are over.
        let isPast = state.days.map { $0.upperBound < state.today } ?? false
        let rare = Set([DayMark.off, .begun] + (isPast ? [.due] : [])).subtracting(shown)
        return marks.legend(DayMark.allCases.filter { !rare.contains($0) })
    }
}

/// Draws the statistics: figures, the year, the table of trackers.
package struct StatisticsView {
    let context: TextContext

    package init(context: TextContext) { self.context = context }

    package func lines(_ state: StatisticsState) -> [Line] {
        let chosen = [Phrase.statisticsTitle(context.language), state.rangeText, state.selection?.text]
        let title = context.line(chosen.compactMap(\.self).joined(separator: " · "), .title)
        if let placeholder = state.placeholder {
            return [title, "", context.clipped("  " + context.line(placeholder))]
        }
        return [title, ""] + FigureCardsView(context: context).lines(state.cards) + [""]
            + StatisticsFaceView(context: context).slipping(state).flatMap { [$0, ""] }
            + years(state.heatMaps) + [""]
            + StatisticsTableView(context: context).lines(state)
    }

    /// Each map under its year if there are several, and the legend of all of them.
    private func years(_ maps: [HeatMap]) -> [Line] {
        let view = HeatMapView(context: context)
        guard maps.count > 1, let last = maps.last else { return maps.flatMap(view.lines) }
        return maps.flatMap { map in [context.line("\(map.year ?? 0)", .title)] + view.grid(map) + [""] }
            + [view.legend(last)]
    }
}
