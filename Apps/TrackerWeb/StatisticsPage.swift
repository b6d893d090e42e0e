import TrackerDomain
import TrackerPresentation
import TrackerReport

/// Statistics of the last twelve months, or of a year.
extension Page {
    var statistics: (title: String, body: Markup) {
        let screen = app.statisticsScreen
        let report = ReportState(
            library, over: screen.statistics.range, today: today, conventions: workspace.conventions)
        let overview = OverviewSection(report: report) { Place.details(of: $0).link }
        let title = screen.statistics.rangeText.map { "\(Phrase.statisticsTitle(language)), \($0)" }
        let body: Markup =
            screen.statistics.placeholder.map { "<p class='placeholder'>\($0)</p>" }
            ?? "\(overview.figures)\(overview.year)\(overview.table.joined())"
        let turns: [Markup] = [
            (screen.before, Phrase.yearBefore, Glyph.before), (screen.after, Phrase.yearAfter, Glyph.after),
        ].compactMap { range, name, glyph in range.map { turn(link(to: $0), name(language), glyph) } }
        let shown = title ?? Phrase.statisticsTitle(language)
        return (shown, "\(top(shown, turns.joined()))\(body)")
    }

    private func link(to range: StatisticsRange) -> Place {
        var place = place.closed
        if case .year(let year) = range { place.year = year } else { place.year = nil }
        return place
    }
}
