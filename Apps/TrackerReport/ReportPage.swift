import TrackerDomain
package import TrackerPresentation

/// A report as a web page: one file that needs no network and no scripts.
package enum ReportPage {
    /// The page with one piece for each tracker, the same every time.
    package static func pieces(_ report: ReportState) -> PagePieces {
        let opening: Markup = """
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

            """
        let closing: Markup = """
            </main>
            <footer>\(Phrase.madeByTracker(report.language))</footer>
            </body>
            </html>

            """
        return PagePieces(opening) + main(report) + PagePieces(closing)
    }

    private static func main(_ report: ReportState) -> PagePieces {
        if let placeholder = report.statistics.placeholder {
            return PagePieces("<p class='card placeholder'>\(placeholder)</p>\n")
        }
        // A card's anchor is its number, to which the table above links.
        let numbers = report.sections.flatMap(\.trackers.ids).enumerated().map { ($1, $0 + 1) }
        let anchors = Dictionary(uniqueKeysWithValues: numbers)
        let overview = OverviewSection(report: report) { "#t\(anchors[$0] ?? 0)" }
        let sections = report.sections.enumerated().map { index, section in
            let opening: Markup = """
                <section aria-labelledby='s\(index)'>
                <h2 id='s\(index)' dir='auto'>\(section.title)</h2>

                """
            let cards = PagePieces(section.trackers) { tracker in
                TrackerSection(
                    state: tracker, language: report.language, anchor: anchors[tracker.card.id] ?? 0
                ).markup
            }
            return PagePieces(opening) + cards + PagePieces("</section>\n\n")
        }
        return PagePieces("\(overview.figures)\(overview.year)") + overview.table
            + sections.reduce(PagePieces(), +)
    }
}
