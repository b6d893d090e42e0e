import Terminal
import TrackerDomain
import TrackerPresentation

/// Draws the statistics without completions: of a whole library with the keys that help, of a year the sentence alone.
struct StatisticsPlaceholderView {
    let context: TextContext
    let isOfYear: Bool

    func draw(_ placeholder: String, in rect: Rect, on rendering: inout Rendering) {
        let begin = isOfYear ? "" : Phrase.statisticsBegin(context.language)
        let lines = [
            heat, "", context.line(placeholder, .title), context.line(begin, .secondary), "",
        ].map(context.fitted(to: rect.size.columns).clipped)
        let area = rect.centered(Size(columns: rect.size.columns, rows: lines.count + 1))
        rendering.frame.draw(lines, .center, in: area)
        let keys = keys
        let row = area.inset(top: lines.count).centered(Size(columns: keys.width, rows: 1))
        rendering.draw(keys, at: row.origin, in: row)
        rendering.frame.cursor = Cursor(position: area.origin)
    }

    private var keys: ClickableLine {
        (isOfYear ? [AppAction.goToToday] : [.showTrackers, .newTracker, .openCommands]).map {
            KeyHint(.action($0))
        }.reduce(
            into: ClickableLine()
        ) { line, hint in
            if line.width > 0 { line.append(blanks: 3) }
            line.append(context.line(hint), hint.target)
        }
    }

    /// A few days that go better and better.
    private var heat: Line {
        DayShare.Level.allCases.reduce(into: Line()) { line, level in
            if line.width > 0 { line.append(" ") }
            line.append(context.theme.glyphs.heat[level.rawValue], context.theme.heat(level))
        }
    }
}
