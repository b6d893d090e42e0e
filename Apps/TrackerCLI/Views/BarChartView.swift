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
        let around = labelWidth + textWidth + (chart.line == nil ? 5 : 6)
        let room = min(longestBar, max(1, (context.width ?? 60) - around))
        func cells(for count: Int) -> Int { (count * room + chart.whole - 1) / chart.whole }
        // Beyond the line is always room for a cell where a bar needs it.
        let goal = chart.line.map { min(cells(for: $0), chart.whole > $0 ? room - 1 : room) }
        /// A bar ends before the line, at it or beyond it as its count does, however near it comes.
        func barLength(_ count: Int) -> Int {
            guard let goal, let line = chart.line, count != line else { return goal ?? cells(for: count) }
            return count > line
                ? max(cells(for: count), goal + 1) : min(cells(for: count), max(goal - 1, min(goal, 1)))
        }
        return title(chart)
            + chart.bars.map { bar in
                let length = barLength(bar.count)
                let isBest = chart.isFull(bar)
                var line = context.line("  " + bar.label.fitted(to: labelWidth) + "  ", .secondary)
                let style = isBest ? theme.done(of: color) : theme.softened(of: color)
                guard let goal else {
                    line.append(String(repeating: sign, count: length), style)
                    line.append(context.line((length > 0 ? " " : "") + bar.text, isBest ? .text : .secondary))
                    return line
                }
                // The line stands between the cells up to the goal and those beyond it.
                line.append(String(repeating: sign, count: min(length, goal)), style)
                line.append(blanks: max(0, goal - length))
                line.append(context.line(theme.glyphs.frame.vertical, .accent))
                line.append(String(repeating: sign, count: max(0, length - goal)), style)
                line.append(context.line(" " + bar.text))
                return line
            }
    }

    /// A unit and a goal make a title long: it is wrapped, as its end is the goal.
    private func title(_ chart: BarChart) -> [Line] {
        let title = chart.title(context.language)
        return (context.width.map { title.wrapped(to: max(1, $0)) } ?? [title])
            .map { context.line($0, .title) }
    }
}
