package import TrackerDomain
package import TrackerPresentation

/// The report's section on all trackers together.
package struct OverviewSection {
    private let report: ReportState
    /// The address of a tracker's own part.
    private let link: (Identifier) -> String

    package init(report: ReportState, link: @escaping (Identifier) -> String) {
        (self.report, self.link) = (report, link)
    }

    private var language: Language { report.language }

    /// The four figures, and what they tell.
    package var figures: Markup {
        let cards: [Markup] = report.statistics.cards.map {
            "<div class='figure'><dd>\($0.value)</dd><dt>\($0.caption)</dt></div>"
        }
        return "<dl class='figures'>\(cards.joined())</dl>\n\(highlights)"
    }

    private var highlights: Markup {
        let told = report.statistics.highlights.joined() + report.statistics.slipping(language)
        let items: [Markup] = told.map { item in
            let remark: Markup = item.remark.map { " <span>\($0)</span>" } ?? ""
            return "<div><dt>\(item.caption)</dt><dd dir='auto'>\(colored(item.value))\(remark)</dd></div>"
        }
        return items.isEmpty ? "" : "<dl class='highlights'>\(items.joined())</dl>\n"
    }

    /// A text with its emoji in the fonts that draw them in colour, as no font for running text does everywhere.
    private func colored(_ text: String) -> Markup {
        let pieces: [Markup] = text.map {
            Emoji.isValid(String($0)) ? "<i class='e'>\(String($0))</i>" : "\(String($0))"
        }
        return pieces.joined()
    }

    /// The heat map, months and weekdays.
    package var year: Markup {
        let name = Phrase.allTrackers(language)
        let charts = report.statistics.charts
        return """
            <section class='card all' aria-labelledby='year'>
            <h2 id='year'>\(Phrase.theYear(language))</h2>
            \(Figure.years(report.heatMaps, named: name, language))\
            \(Figure.charts(charts, named: name, language))
            \(Figure.tables(
                report.heatMaps.map { NumberTable($0, language) } + NumberTable.all(charts, language),
                language))</section>

            """
    }

    /// The table of trackers, each with a link to its card; one piece for each.
    package var table: PagePieces {
        let rows = report.statistics.rows
        guard !rows.isEmpty else { return PagePieces() }
        let columns = columns
        let opening: Markup = """
            <section class='card' aria-labelledby='all'>
            <h2 id='all'>\(Phrase.allTrackers(language))</h2>
            <table class='trackers'>\(columns.head(language))
            <tbody>
            """
        return PagePieces(opening) + PagePieces(rows) { "\(columns.row($0))\n" }
            + PagePieces("</tbody></table>\n</section>\n\n")
    }

    private var columns: TableColumns<StatisticsState.Row> {
        typealias Column = TableColumns<StatisticsState.Row>.Column
        let isChanging = report.statistics.rows.contains { $0.strength?.notablePoints != nil }
        let columns = StatisticsColumn.all.map { column in
            Column(report.statistics.heading(of: column)) {
                "\(cell(column, $0))\(isChanging && column.order == .strength ? change($0) : "")"
            }
        }
        return TableColumns(columns[0], Array(columns.dropFirst()))
    }

    private func cell(_ column: StatisticsColumn, _ row: StatisticsState.Row) -> Markup {
        switch column.content {
        case .tracker: name(row)
        case .figure(let text): "\(text(row, language))"
        case .days(let count): marks(row, count)
        }
    }

    /// As wide for all rows, so that the percents before it are aligned.
    private func change(_ row: StatisticsState.Row) -> Markup {
        guard let points = row.strength?.notablePoints else { return " <i></i>" }
        return points < 0 ? " <i class='down'>▾\(-points)</i>" : " <i class='up'>▴\(points)</i>"
    }

    private func name(_ row: StatisticsState.Row) -> Markup {
        """
        <a href='\(link(row.id))'><span aria-hidden='true'>\(row.emoji)</span> \
        <span dir='auto'>\(row.name)</span></a>
        """
    }

    /// The last days as a row of squares in the tracker's colour.
    private func marks(_ row: StatisticsState.Row, _ count: Int) -> Markup {
        let days = row.lastDays.suffix(count)
        let done = days.count { $0 == .done }
        let squares: [Markup] = days.enumerated().map { place, mark in
            let x = place * HeatMapPicture.pitch
            return switch mark {
            case .done: "<path class='l4' d='M\(x + 2) 2h6v6h-6z'/>"
            case .begun: "<path class='l2' d='M\(x + 2) 2h6v6h-6z'/>"
            case .missed, .due: "<path class='l0' d='M\(x + 2) 2h6v6h-6z'/>"
            case .unplanned, .off: "<path class='l' d='M\(x + 5) 5h0'/>"
            }
        }
        return """
            <svg class='marks c\(row.color.number)' role='img' \
            aria-label='\(Phrase.doneOfLast(done, days.count)(language))' \
            viewBox='0 0 \(days.count * HeatMapPicture.pitch) 10'>\(squares.joined())</svg>
            """
    }
}
