import Terminal
import TrackerDomain
import TrackerPresentation

/// Draws the statistics: figures, the year, the table of trackers.
struct StatisticsView {
    let canvas: Canvas

    func lines(_ state: StatisticsState) -> [Line] {
        let title = canvas.line(Phrase.statisticsTitle(canvas.language), .title)
        if let placeholder = state.placeholder {
            return [title, "", canvas.clipped("  " + canvas.line(placeholder))]
        }
        return [title, ""] + FigureCardsView(canvas: canvas).lines(state.cards) + [""]
            + HeatMapView(canvas: canvas).lines(state.heatMap) + [""] + table(state)
    }

    private static let columns = [
        Table.Column(isFlexible: true),
        Table.Column(alignment: .right),
        Table.Column(alignment: .right),
        Table.Column(alignment: .right, rank: 1),
        Table.Column(alignment: .right, rank: 2),
        Table.Column(rank: 0),
    ]

    private func table(_ state: StatisticsState) -> [Line] {
        let captions: [Phrase] = [
            .columnTracker, .columnStreak, .columnBest, .columnTotal, .columnRate, .columnLastDays,
        ]
        let header = captions.map { canvas.line($0(canvas.language), .secondary) }
        let rows = state.rows.map { row in
            [
                Line(canvas.look.glyphs.bar + " ", canvas.look.style(.tracker(row.color)))
                    + canvas.line(row.emoji.padded(to: 2) + " " + row.name),
                canvas.line(NumberText.whole(row.figures.currentStreak, canvas.language)),
                canvas.line(NumberText.whole(row.figures.bestStreak, canvas.language)),
                canvas.line(NumberText.whole(row.figures.total, canvas.language)),
                canvas.line(row.rateText),
                marks(row.lastDays),
            ]
        }
        return Table(columns: StatisticsView.columns, rows: [header] + rows)
            .lines(width: canvas.width, ellipsis: canvas.look.glyphs.ellipsis)
    }

    private func marks(_ marks: [DayMark]) -> Line {
        marks.reduce(into: Line()) { line, mark in
            let glyphs = canvas.look.glyphs
            switch mark {
            case .done: line.append(glyphs.check, canvas.look.style(.success))
            case .missed: line.append(glyphs.cross, canvas.look.style(.error))
            case .open: line.append(glyphs.dot, canvas.look.style(.disabled))
            }
        }
    }
}
