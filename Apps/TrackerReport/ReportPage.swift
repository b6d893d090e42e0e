import TrackerDomain
package import TrackerPresentation

/// A report as a page: one file that needs no network and no scripts.
package enum ReportPage {
    package static func html(_ report: ReportState) -> String {
        let markup: Markup = """
            <!DOCTYPE html>
            <html lang='\(report.language.rawValue)'>
            <head>
            <meta charset='utf-8'>
            <meta name='viewport' content='width=device-width, initial-scale=1'>
            <meta name='color-scheme' content='light dark'>
            <meta http-equiv='Content-Security-Policy' content="default-src 'none'; style-src 'unsafe-inline'">
            <title>\(report.title), \(report.dayText)</title>
            <style>\(ReportStyle.sheet(for: report))</style>
            </head>
            <body>
            <header class='top'><h1>\(report.title)</h1><p>\(report.dayText)</p></header>
            <main>
            \(main(report))</main>
            <footer>\(Phrase.madeByTracker(report.language))</footer>
            </body>
            </html>

            """
        return markup.text
    }

    private static func main(_ report: ReportState) -> Markup {
        if let placeholder = report.statistics.placeholder {
            return "<p class='card placeholder'>\(placeholder)</p>\n"
        }
        // Cards are named by their place: the table above links to them.
        let places = report.sections.joinedTrackers.enumerated().map { ($1.card.id, $0 + 1) }
        let anchors = Dictionary(uniqueKeysWithValues: places)
        let overview = OverviewSection(report: report, anchors: anchors)
        let sections: [Markup] = report.sections.enumerated().map { place, section in
            let cards: [Markup] = section.trackers.map { tracker in
                TrackerSection(
                    state: tracker, language: report.language, anchor: anchors[tracker.card.id] ?? 0
                ).markup
            }
            return """
                <section aria-labelledby='s\(place)'>
                <h2 id='s\(place)' dir='auto'>\(section.title)</h2>
                \(cards.joined())</section>

                """
        }
        return "\(overview.figures)\(overview.year)\(overview.table)\(sections.joined())"
    }
}

extension [ReportState.Section] {
    var joinedTrackers: [TrackerDetailsState] { flatMap(\.trackers) }
}
