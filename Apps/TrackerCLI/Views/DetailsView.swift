import Terminal
import TrackerDomain
import TrackerPresentation

/// Draws everything about one tracker.
struct DetailsView {
    let canvas: Canvas

    func lines(_ state: TrackerDetailsState) -> [Line] {
        let about = header(state.card) + [""] + facts(state) + month(state)
        // An event is never planned: a year of it has no shares to show, and one completion makes no chart.
        guard !state.card.isEvent else { return about }
        let bars = BarChartView(canvas: canvas)
        return about + [""] + HeatMapView(canvas: canvas).lines(state.heatMap) + [""]
            + bars.lines(.byMonth, state.months) + [""] + bars.lines(.byWeekday, state.weekdays)
    }

    private func month(_ state: TrackerDetailsState) -> [Line] {
        guard let calendar = state.calendar else { return [] }
        let view = CalendarView(canvas: canvas)
        return [""] + view.lines(calendar) + view.legend(of: state.legend)
    }

    private func header(_ card: TrackerCard) -> [Line] {
        var title = Line(canvas.theme.glyphs.bar + " ", canvas.theme.style(.tracker(card.color)))
        title.append(canvas.line(card.emoji + " " + card.name, .title))
        return [canvas.clipped(title), canvas.clipped(canvas.line("  ", .secondary) + about(card))]
    }

    /// Category, schedule, and whether it is pinned.
    func about(_ card: TrackerCard) -> Line {
        let pinned = card.isPinned ? " · " + Phrase.pinnedMark(canvas.language) : ""
        return canvas.line("\(card.category.name) · \(card.scheduleText)\(pinned)", .secondary)
    }

    /// The facts with their captions; of several values all but the first stand below it.
    ///
    /// - Parameter isShort: Whether there is no room for more than two rows.
    func facts(_ state: TrackerDetailsState, isShort: Bool = false) -> [Line] {
        let cells: [[Line]] = state.facts.flatMap { fact in
            fact.values.enumerated().map { index, value in
                ["  " + canvas.line(index == 0 ? fact.caption : "", .secondary), canvas.line(value)]
            }
        }
        let isPaired = isShort && cells.count > 3
        let rows = isPaired ? [cells[0] + cells[1], cells[2] + cells[3]] : cells
        let fixed = Array(repeating: Table.Column(), count: isPaired ? 3 : 1)
        return Table(columns: fixed + [Table.Column(isFlexible: true)], rows: rows)
            .lines(width: canvas.width, ellipsis: canvas.theme.glyphs.ellipsis)
    }
}

extension TrackerDetailsState {
    /// Which marks its month needs explained.
    var legend: CalendarView.Legend { card.isEvent ? .event : .habit }
}
