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
                calendar.legend()
            ]
        // An event is never planned: a year of it has no shares to show, and one completion makes no chart.
        guard !state.card.isEvent else { return about }
        return about + [""] + HeatMapView(canvas: canvas).lines(state.heatMap) + [""]
            + bars(.byMonth, state.months) + [""] + bars(.byWeekday, state.weekdays)
    }

    private func header(_ card: TrackerCard) -> [Line] {
        var title = Line(canvas.look.glyphs.bar + " ", canvas.look.style(.tracker(card.color)))
        title.append(canvas.line(card.emoji + " " + card.name, .title))
        let pinned = card.isPinned ? " · " + Phrase.pinnedMark(canvas.language) : ""
        let about = "  \(card.category.name) · \(card.scheduleText)\(pinned)"
        return [canvas.clipped(title), canvas.clipped(canvas.line(about, .secondary))]
    }

    private func figures(_ state: TrackerDetailsState) -> [Line] {
        let language = canvas.language
        let facts: [(Phrase, String)] = [
            (.currentStreak, CountedPhrase.days(state.figures.currentStreak)(language)),
            (.bestStreak, CountedPhrase.days(state.figures.bestStreak)(language)),
            (.total, CountedPhrase.days(state.figures.total)(language)),
            (.lastThirtyDays, state.rateText),
            (.startDay, DateText.full(state.startDay, language)),
        ]
        let rows: [[Line]] = facts.map { caption, value in
            ["  " + canvas.line(caption(language), .secondary), canvas.line(value)]
        }
        return Table(columns: [Table.Column(), Table.Column(isFlexible: true)], rows: rows)
            .lines(width: canvas.width, ellipsis: canvas.look.glyphs.ellipsis)
    }

    /// A bar for each count, the longest as long as there is room.
    private func bars(_ title: Phrase, _ counts: [TrackerDetailsState.Count]) -> [Line] {
        let labelWidth = counts.map(\.label.cellWidth).max() ?? 0
        let highest = max(1, counts.map(\.count).max() ?? 0)
        let room = min(31, max(1, (canvas.width ?? 60) - labelWidth - 9))
        return [canvas.line(title(canvas.language), .title)]
            + counts.map { item in
                let length = (item.count * room + highest - 1) / highest
                var line = canvas.line("  " + item.label.fitted(to: labelWidth) + "  ", .secondary)
                line.append(
                    String(repeating: canvas.look.glyphs.block, count: length), canvas.look.style(.success))
                line.append(canvas.line((length > 0 ? " " : "") + String(item.count), .secondary))
                return line
            }
    }
}
