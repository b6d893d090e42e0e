import Terminal
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
            + HeatMapView(canvas: canvas).lines(state.heatMap) + [""]
            + StatisticsTableView(canvas: canvas).lines(state)
    }
}
