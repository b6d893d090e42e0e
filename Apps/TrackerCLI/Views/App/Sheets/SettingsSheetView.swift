import Terminal
import TrackerPresentation

/// Draws all settings with their values; the screen around keeps its colours, as it shows what is being chosen.
struct SettingsSheetView {
    let context: TextContext

    /// The same for every value and language, so that nothing jumps while choosing.
    private static let width = 54

    func draw(_ state: SettingsState, in rect: Rect, on rendering: inout Rendering) {
        let area = SheetFrame(context: context).draw(
            state.title, around: Size(columns: Self.width, rows: state.rows.count + 2), in: rect, dims: false,
            on: &rendering)
        let (list, below) = area.split(bottom: area.size.rows > state.rows.count ? 2 : 0)
        let titles = state.rows.map(\.title.cellWidth).max() ?? 0
        SheetRows(context: context).draw(
            state.rows.map { row in
                let title = context.name(row.title, isFocused: row.isFocused).padded(to: titles + 2)
                return SheetRows.Row(left: title + value(row), isFocused: row.isFocused)
            },
            targets: state.rows.indices.map { .row($0) }, in: list, on: &rendering)
        let explanation = below.split(bottom: 1).bottom
        let opensLine = state.rows.contains { $0.isFocused && $0.opensLine }
        let hinted = state.explanation + (opensLine ? Phrase.enterChangesIt(context.language) : "")
        let text = hinted.cellWidth + 2 <= explanation.size.columns ? hinted : state.explanation
        rendering.frame.draw(context.line("  " + text, .secondary), at: explanation.origin, in: explanation)
    }

    /// "system (dark)"; arrows around it if there are other values to go through.
    private func value(_ row: SettingsState.Row) -> Line {
        if row.opensLine {
            return context.line("  ") + context.line(row.value, .accent, row.isFocused ? .bold : [])
        }
        let remark = row.remark.map { context.line(" (" + $0 + ")", .secondary) } ?? Line()
        return context.choice(
            context.line(row.value, .accent, row.isFocused ? .bold : []) + remark, isFocused: row.isFocused)
    }
}

extension Phrase {
    fileprivate static let enterChangesIt = Phrase("; Enter changes it", "; Enter — изменить")
}
