import TrackerDomain
package import TrackerPresentation

/// The year of all trackers as a single picture, for a web page or a README.
package enum HeatMapFile {
    /// A picture with its own background, legible on a page of any colour and in any theme of the system.
    package static func svg(_ report: ReportState) -> String {
        let (maps, language) = (report.statistics.heatMaps, report.language)
        let (edge, footer) = (14, 24)
        // Each of several years has its number in a row above it.
        let head = maps.count > 1 ? 16 : 0
        let yearHeight = HeatMapPicture.height + head
        let weeks = maps.map(\.weeks.count).max() ?? 0
        let width = HeatMapPicture.width(weeks: weeks) + 2 * edge
        let height = maps.count * yearHeight + footer + 2 * edge
        let ground: Markup = "<rect class='ground' width='\(width)' height='\(height)' rx='10'/>"
        let years: [Markup] = maps.enumerated().map { index, map in
            let days = HeatMapPicture(map: map).drawing(map.weeks, room: weeks)
            let number: Markup = head == 0 ? "" : "<text x='0' y='10'>\(map.title(language))</text>"
            let drawing: Markup =
                head == 0 ? days : "\(number)<g transform='translate(0 \(head))'>\(days)</g>"
            return "<g transform='translate(\(edge) \(edge + index * yearHeight))'>\(drawing)</g>"
        }
        let drawing = years.joined()
        let summary = maps.map { $0.summary(language) }.joined(separator: ". ")
        let title = maps.count == 1 ? maps[0].title(language) : report.dayText
        let legend = legend(edge..<(width - edge), y: height - edge - 8, language)
        let markup: Markup = """
            <svg xmlns='http://www.w3.org/2000/svg' xml:lang='\(language.rawValue)' role='img' \
            aria-labelledby='title desc' viewBox='0 0 \(width) \(height)' width='\(width)' height='\(height)'>
            <title id='title'>\(title)</title>
            <desc id='desc'>\(summary).</desc>
            <style>\(style)</style>
            \(ground)
            \(drawing)
            \(legend)
            </svg>

            """
        return markup.text
    }

    /// At the left a dot and its meaning; at the right "less", five squares, "more".
    private static func legend(_ room: Range<Int>, y: Int, _ language: Language) -> Markup {
        let (step, more) = (HeatMapPicture.pitch, room.upperBound - 44)
        let first = more - 5 * step
        let squares: [Markup] = (0..<5).map { level in
            "<path class='l\(level)' d='M\(first + level * step + 2) \(y - 6)h6v6h-6z'/>"
        }
        return """
            <path class='l' d='M\(room.lowerBound + 3) \(y - 3)h0'/>\
            <text x='\(room.lowerBound + 12)' y='\(y)'>\(Phrase.markUnplanned(language))</text>\
            <text x='\(first - 6)' y='\(y)' text-anchor='end'>\(Phrase.less(language))</text>\(squares.joined())\
            <text x='\(more + 4)' y='\(y)'>\(Phrase.more(language))</text>
            """
    }

    private static var style: Markup {
        """
        \(colors(.light))@media (prefers-color-scheme:dark){\(colors(.dark))}\
        text{font:10px system-ui,sans-serif}\(ReportStyle.heat)
        """
    }

    private static func colors(_ appearance: Appearance) -> Markup {
        let palette = Palette(appearance)
        let heats: [Markup] = palette.heatSteps(of: nil).enumerated().map { level, color in
            ".l\(level){fill:\(color: color);stroke:\(color: color)}"
        }
        let muted = palette.color(of: .secondary) ?? palette.text
        return """
            text{fill:\(color: muted)}.l{stroke:\(color: muted)}.ground{fill:\(color: palette.background)}\(heats.joined())
            """
    }
}
