import Terminal
import TrackerDomain
import TrackerPresentation

/// Draws all details of one tracker.
struct DetailsView {
    let context: TextContext

    func lines(_ state: TrackerDetailsState) -> [Line] {
        let about = header(state) + [""] + facts(state.shownFacts) + month(state)
        // An event is never planned: its year has no shares to show, and one completion makes no chart.
        guard !state.card.isEvent else { return about }
        let bars = BarChartView(context: context, color: state.card.color)
        var lines = about + [""]
        lines += HeatMapView(context: context, color: state.card.color).lines(state.heatMap)
        if let periods = state.periods { lines += [""] + bars.lines(periods) }
        for (months, weekdays) in state.charts {
            lines += [""] + bars.lines(months)
            if let weekdays { lines += [""] + bars.lines(weekdays) }
        }
        return lines
    }

    private func month(_ state: TrackerDetailsState) -> [Line] {
        guard let calendar = state.calendar else { return [] }
        let view = CalendarView(context: context)
        return [""] + view.lines(calendar) + [""] + view.legend(of: calendar)
    }

    private func header(_ state: TrackerDetailsState) -> [Line] {
        let card = state.card
        var title = Line(context.theme.glyphs.bar + " ", context.theme.style(.tracker(card.color)))
        title.append(context.line(card.emoji + " " + card.name, .title))
        return [context.clipped(title)] + about(state).map { context.line("  ", .secondary) + $0 }
    }

    /// Category, schedule, and whether it is pinned, for a margin of two cells.
    func about(_ state: TrackerDetailsState) -> [Line] {
        let lines = context.width.map { state.about.wrapped(to: max(1, $0 - 2)) } ?? [state.about]
        return lines.map { context.line($0, .secondary) }
    }

    /// The facts with their captions; of several values all but the first are below it.
    func facts(_ facts: [TrackerFact]) -> [Line] {
        // A long value is wrapped; the columns are two cells apart, after a margin of two.
        let room = context.width.map { max(1, $0 - (facts.map(\.caption.cellWidth).max() ?? 0) - 4) }
        var rows: [[Line]] = []
        for fact in facts {
            var caption = fact.caption
            for text in fact.texts {
                for value in room.map({ text.wrapped(to: $0) }) ?? [text] {
                    rows.append(["  " + context.line(caption, .secondary), context.line(value)])
                    caption = ""
                }
            }
        }
        return Table(columns: [Table.Column(), Table.Column(isFlexible: true)], rows: rows)
            .lines(width: context.width, ellipsis: context.theme.glyphs.ellipsis)
    }
}
