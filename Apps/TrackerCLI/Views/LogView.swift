import Terminal
import TrackerDomain
import TrackerPresentation

/// Draws a line per tracker with a mark for each day.
struct LogView {
    let context: TextContext
    private var marks: DayMarksView { DayMarksView(context: context) }

    /// The number of days that fit beside the names, at least one.
    func room(beside trackers: [Tracker]) -> Int? {
        guard let width = context.width else { return nil }
        let names =
            trackers.map { (context.sign($0.emoji, $0.color) + context.line($0.name)).width }.max() ?? 0
        return max(1, width - min(names, width / 2) - 2)
    }

    func lines(_ state: LogState) -> [Line] {
        if let placeholder = state.placeholder { return [context.clipped(context.line(placeholder))] }
        let rows = state.rows.map { row in
            [context.sign(row.emoji, row.color) + context.line(row.name), marks.line(row.marks)]
        }
        let table = Table(
            columns: [Table.Column(isFlexible: true), Table.Column()], rows: [head(state)] + rows)
        return table.lines(width: context.width, ellipsis: context.theme.glyphs.ellipsis) + [""]
            + marks.legend(DayMark.allCases.filter { $0 != .begun || state.hasBegun })
    }

    /// The first and the last day over their columns, or both over the names if the days have no room for them.
    private func head(_ state: LogState) -> [Line] {
        let count = state.days.count
        let both = state.firstDayText.cellWidth + 1 + state.lastDayText.cellWidth
        guard both <= count else {
            return [context.line("\(state.firstDayText) – \(state.lastDayText)", .secondary), Line()]
        }
        var line = context.line(state.firstDayText, .secondary)
        line.append(blanks: count - both + 1)
        line.append(context.line(state.lastDayText, .secondary))
        return [Line(), line]
    }
}
