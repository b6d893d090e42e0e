import Terminal
import TrackerDomain
import TrackerPresentation

/// Draws everything about one tracker.
struct DetailsView {
    let canvas: Canvas

    func lines(_ state: TrackerDetailsState) -> [Line] {
        let calendar = CalendarView(canvas: canvas)
        let about =
            header(state.card) + [""] + figures(state) + [""] + calendar.lines(state.calendar) + [
                calendar.legend(ofOne: true)
            ]
        // An event is never planned: a year of it has no shares to show, and one completion makes no chart.
        guard !state.card.isEvent else { return about }
        let bars = BarChartView(canvas: canvas)
        return about + [""] + HeatMapView(canvas: canvas).lines(state.heatMap) + [""]
            + bars.lines(.byMonth, state.months) + [""] + bars.lines(.byWeekday, state.weekdays)
    }

    private func header(_ card: TrackerCard) -> [Line] {
        var title = Line(canvas.look.glyphs.bar + " ", canvas.look.style(.tracker(card.color)))
        title.append(canvas.line(card.emoji + " " + card.name, .title))
        return [canvas.clipped(title), canvas.clipped(canvas.line("  ", .secondary) + about(card))]
    }

    /// Category, schedule, and whether it is pinned.
    func about(_ card: TrackerCard) -> Line {
        let pinned = card.isPinned ? " · " + Phrase.pinnedMark(canvas.language) : ""
        return canvas.line("\(card.category.name) · \(card.scheduleText)\(pinned)", .secondary)
    }

    /// The figures with their captions.
    ///
    /// - Parameter isShort: Whether they stand in two columns, without the day they are counted from.
    func figures(_ state: TrackerDetailsState, isShort: Bool = false) -> [Line] {
        let language = canvas.language
        let facts: [(Phrase, String)] = [
            (.currentStreak, CountedPhrase.days(state.figures.currentStreak)(language)),
            (.bestStreak, CountedPhrase.days(state.figures.bestStreak)(language)),
            (.total, CountedPhrase.days(state.figures.total)(language)),
            (.lastThirtyDays, state.rateText),
            (.startDay, DateText.long(state.startDay, language)),
        ]
        let cells: [[Line]] = facts.map { caption, value in
            ["  " + canvas.line(caption(language), .secondary), canvas.line(value)]
        }
        let rows = isShort ? [cells[0] + cells[1], cells[2] + cells[3]] : cells
        let fixed = Array(repeating: Table.Column(), count: isShort ? 3 : 1)
        return Table(columns: fixed + [Table.Column(isFlexible: true)], rows: rows)
            .lines(width: canvas.width, ellipsis: canvas.look.glyphs.ellipsis)
    }
}
