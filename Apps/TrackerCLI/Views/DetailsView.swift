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
            for chart in [months, weekdays].compactMap(\.self) { lines += [""] + bars.lines(chart) }
        }
        return lines
    }

    private func month(_ state: TrackerDetailsState) -> [Line] {
        guard let calendar = state.calendar else { return [] }
        let view = CalendarView(context: context)
        return [""] + view.lines(calendar) + view.paragraph(calendar.legend)
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

    /// The facts with their captions, which take half of the width at most; of several values all but the first are below.
    func facts(_ facts: [TrackerFact]) -> [Line] {
        // What is long is wrapped; the columns are two cells apart, after a margin of two.
        func wrapped(_ text: String, to width: Int?) -> [String] {
            width.map { text.wrapped(to: max(1, $0)) } ?? [text]
        }
        let captions = facts.map { wrapped($0.caption, to: context.width.map { ($0 - 4) / 2 }) }
        let room = context.width.map { $0 - (captions.joined().map(\.cellWidth).max() ?? 0) - 4 }
        var rows: [[Line]] = []
        for (fact, caption) in zip(facts, captions) {
            let values = fact.texts.flatMap { wrapped($0, to: room) }
            for index in 0..<max(caption.count, values.count) {
                let (left, right) = (
                    caption.dropFirst(index).first ?? "", values.dropFirst(index).first ?? ""
                )
                rows.append(["  " + context.line(left, .secondary), context.line(right)])
            }
        }
        return Table(columns: [Table.Column(), Table.Column(isFlexible: true)], rows: rows)
            .lines(width: context.width, ellipsis: context.theme.glyphs.ellipsis)
    }
}
