import TrackerDomain
package import TrackerPresentation

/// The year of all trackers as a single picture, for a web page or a README.
package enum HeatMapFile {
    /// A picture with its own background, legible on a page of any colour and in any theme of the system.
    package static func svg(_ report: ReportState) -> String {
        let (map, language) = (report.statistics.heatMap, report.language)
        let (picture, weeks) = (HeatMapPicture(map: map), map.weeks)
        let (edge, footer) = (14, 24)
        let width = HeatMapPicture.width(weeks: weeks.count) + 2 * edge
        let height = HeatMapPicture.height + footer + 2 * edge
        let ground: Markup = "<rect class='ground' width='\(width)' height='\(height)' rx='10'/>"
        let days = picture.drawing(weeks, room: weeks.count)
        let drawing: Markup = "<g transform='translate(\(edge) \(edge))'>\(days)</g>"
        let legend = legend(edge..<(width - edge), y: height - edge - 8, language)
        let markup: Markup = """
            <svg xmlns='http://www.w3.org/2000/svg' xml:lang='\(language.rawValue)' role='img' \
            aria-labelledby='title desc' viewBox='0 0 \(width) \(height)' width='\(width)' height='\(height)'>
            <title id='title'>\(Phrase.theYear(language))</title>
            <desc id='desc'>\(map.summary(language)).</desc>
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
