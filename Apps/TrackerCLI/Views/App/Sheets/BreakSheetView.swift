import Terminal
import TrackerPresentation

/// Draws the days of a break with a month to choose them from, and for whom it is.
struct BreakSheetView {
    let context: TextContext

    private static let leastWidth = 40

    func draw(_ state: BreakState, in rect: Rect, on rendering: inout Rendering) {
        let month = MonthView.size
        let rows = state.rows.count + month.rows
        let area = SheetFrame(context: context).draw(
            state.title,
            around: Size(columns: max(Self.leastWidth, month.columns + 2), rows: rows + 4), in: rect,
            on: &rendering)
        // Gaps leave first if not all fits.
        let spare = area.size.rows - rows - 2
        let (top, rest) = area.split(top: state.rows.count)
        draw(state.rows, in: top, on: &rendering)
        let (length, below) = rest.split(top: 1)
        rendering.frame.draw(
            context.line("  " + state.lengthText, .secondary), at: length.origin, in: length)
        let calendar = below.inset(top: spare > 0 ? 1 : 0).split(top: month.rows).top
        MonthView(context: context).draw(state.calendar, in: calendar.centered(month), on: &rendering)
        let done = SheetButton(
            title: state.doneTitle, target: .row(state.rows.count), isFocused: state.isDoneFocused)
        ButtonRowView(context: context).draw([done], in: below.split(bottom: 1).bottom, on: &rendering)
    }

    private func draw(_ rows: [BreakState.Row], in rect: Rect, on rendering: inout Rendering) {
        let titles = rows.map(\.text.cellWidth).max() ?? 0
        // A long name leaves room for both arrows.
        let room = max(rect.size.columns - context.pointer(true).width - titles - 6, 0)
        SheetRows(context: context).draw(
            rows.map { row in
                let name = context.name(row.text, isFocused: row.isFocused).padded(to: titles + 2)
                let value = context.line(row.value, .accent, row.isFocused ? .bold : [])
                    .clipped(to: room, ellipsis: context.theme.glyphs.ellipsis)
                return SheetRows.Row(
                    left: name + context.choice(value, isFocused: row.isFocused), isFocused: row.isFocused)
            }, targets: rows.indices.map { .row($0) }, in: rect, on: &rendering)
    }
}
