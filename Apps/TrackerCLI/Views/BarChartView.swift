import Terminal
import TrackerDomain
import TrackerPresentation

/// Draws a chart of bars; the best ones are in full colour.
struct BarChartView {
    let context: TextContext
    /// The colour of the tracker whose days are counted; nil for those of all trackers.
    let color: PaletteColor?

    /// The longest bar that is still read at a glance.
    var longestBar = 31

    func lines(_ chart: BarChart) -> [Line] {
        let labelWidth = chart.bars.map(\.label.cellWidth).max() ?? 0
        let textWidth = max(4, chart.bars.map(\.text.cellWidth).max() ?? 0)
        let theme = context.theme
        let sign = theme.tint == nil ? theme.glyphs.block : theme.glyphs.lowBlock
        let room = min(longestBar, max(1, (context.width ?? 60) - labelWidth - 5 - textWidth))
        return [context.line(chart.title(context.language), .title)]
            + chart.bars.map { bar in
                let length = (bar.count * room + chart.whole - 1) / chart.whole
                let isBest = chart.isFull(bar)
                var line = context.line("  " + bar.label.fitted(to: labelWidth) + "  ", .secondary)
                line.append(
                    String(repeating: sign, count: length),
                    isBest ? theme.done(of: color) : theme.softened(of: color))
                line.append(context.line((length > 0 ? " " : "") + bar.text, isBest ? .text : .secondary))
                return line
            }
    }
}
