import Terminal
import TrackerDomain
import TrackerPresentation

/// Draws the statistics of a library where nothing was ever done, with what to do about it.
struct StatisticsPlaceholderView {
    let canvas: Canvas

    func draw(_ placeholder: String, in rect: Rect, on rendering: inout Rendering) {
        let text = canvas.line(placeholder, .title)
        let begin = canvas.line(Phrase.statisticsBegin(canvas.language), .secondary)
        let lines = [picture, "", text, begin, "", keys].map(canvas.fitted(to: rect.size.columns).clipped)
        let area = rect.centered(Size(columns: rect.size.columns, rows: lines.count))
        for (row, line) in lines.enumerated() {
            rendering.frame.draw(line, .center, row: row, in: area)
        }
    }

    private var keys: Line {
        let keys: [(String, Phrase)] = [("1", .hintTrackers), ("n", .hintNewTracker), ("?", .hintAllKeys)]
        return keys.reduce(into: Line()) { line, hint in
            if line.width > 0 { line.append("   ") }
            line.append(canvas.line(hint.0, .text, .bold))
            line.append(canvas.line(" " + hint.1(canvas.language), .secondary))
        }
    }

    /// The days of a week that begins well.
    private var picture: Line {
        DayShare.Level.allCases.reduce(into: Line()) { line, level in
            if line.width > 0 { line.append(" ") }
            line.append(canvas.look.glyphs.heat[level.rawValue], canvas.look.style(.heat(level)))
        }
    }
}
