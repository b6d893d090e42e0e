import Terminal
import TrackerPresentation

/// Draws the seven switches of a habit's weekdays, with the key for all of them beside Done.
struct ScheduleSheetView {
    let canvas: Canvas

    private static let leastWidth = 30

    func draw(_ state: ScheduleState, in rect: Rect, on rendering: inout Rendering) {
        let area = SheetFrame(canvas: canvas).draw(
            state.title, around: Size(columns: Self.leastWidth, rows: state.rows.count + 2),
            in: rect, on: &rendering)
        let (days, below) = area.split(bottom: area.size.rows > state.rows.count ? 2 : 1)
        SheetRows(canvas: canvas).draw(
            state.rows.map { row in
                SheetRows.Row(left: line(row), isFocused: row.isFocused)
            },
            numbered: state.numberedRows,
            targets: state.rows.indices.map { .row($0) }, in: days, on: &rendering)
        let done = SheetButton(
            title: state.doneTitle, target: .row(state.rows.count), isFocused: state.isDoneFocused)
        let last = below.split(bottom: 1).bottom
        ButtonRowView(canvas: canvas).draw([done], in: last, on: &rendering)
        if let all = KeyHint(state.all) {
            rendering.draw(
                ClickableLine(canvas.line(all), all.target), at: last.inset(left: 2).origin, in: last)
        }
    }

    private func line(_ row: ScheduleState.Row) -> Line {
        let glyphs = canvas.theme.glyphs
        let box =
            row.isOn ? canvas.line(glyphs.checkedBox, .accent) : canvas.line(glyphs.emptyBox, .secondary)
        return box + " " + canvas.name(row.text, isFocused: row.isFocused)
    }
}
