import Terminal
import TrackerDomain
import TrackerPresentation

/// Draws counts as bars; the longest takes all the room.
struct BarChartView {
    let context: TextContext
    /// The colour of the tracker whose days are counted.
    let color: PaletteColor

    private static let longestBar = 31

    func lines(_ bars: TrackerDetailsState.Bars) -> [Line] {
        let (title, counts) = bars
        let labelWidth = counts.map(\.label.cellWidth).max() ?? 0
        let textWidth = max(4, counts.map(\.text.cellWidth).max() ?? 0)
        let highest = max(1, counts.map(\.count).max() ?? 0)
        let theme = context.theme
        let sign = theme.tint == nil ? theme.glyphs.block : theme.glyphs.lowBlock
        let room = min(Self.longestBar, max(1, (context.width ?? 60) - labelWidth - 5 - textWidth))
        return [context.line(title(context.language), .title)]
            + counts.map { item in
                let length = (item.count * room + highest - 1) / highest
                var line = context.line("  " + item.label.fitted(to: labelWidth) + "  ", .secondary)
                line.append(String(repeating: sign, count: length), theme.done(of: color))
                line.append(context.line((length > 0 ? " " : "") + item.text, .secondary))
                return line
            }
    }
}
