import Terminal
import TrackerPresentation

/// Draws the rule of a habit: the common ones with their keys, its kind, and below that switches, numbers, or the days
/// of a month.
struct ScheduleSheetView {
    let context: TextContext

    private static let leastWidth = 51
    /// The same for every kind, so that nothing jumps while choosing: the week.
    private static let rows = 7
    /// The cells of a day of the month.
    private static let dayWidth = 5

    func draw(_ state: ScheduleState, in rect: Rect, on rendering: inout Rendering) {
        let area = SheetFrame(context: context).draw(
            state.title, around: Size(columns: Self.leastWidth, rows: Self.rows + 5), in: rect, on: &rendering
        )
        let isRoomy = area.size.rows > Self.rows + 4
        let (top, middle) = area.split(top: 1)
        RuleShortcutsView(context: context).draw(state.shortcuts, in: top.inset(left: 2), on: &rendering)
        let (kind, rest) = middle.split(top: 1)
        let (content, below) = rest.inset(top: isRoomy ? 1 : 0).split(bottom: isRoomy ? 2 : 1)
        // A click on the kind is one on the row behind Done.
        draw([state.repeats], numbered: 0, from: state.rows.count + 1, in: kind, on: &rendering)
        if state.isGrid {
            drawGrid(state, in: content, on: &rendering)
        } else {
            draw(state.rows, numbered: state.numberedRows, from: 0, in: content, on: &rendering)
        }
        if let remark = state.remark {
            rendering.frame.draw(
                context.line("  " + remark, .secondary), at: content.split(bottom: 1).bottom.origin,
                in: content)
        }
        let done = SheetButton(
            title: state.doneTitle, target: .row(state.rows.count), isFocused: state.isDoneFocused)
        let last = below.split(bottom: 1).bottom
        ButtonRowView(context: context).draw([done], in: last, on: &rendering)
    }

    // MARK: Rows

    private func draw(
        _ rows: [ScheduleState.Row], numbered: Int, from first: Int, in rect: Rect,
        on rendering: inout Rendering
    ) {
        let titles = rows.map(\.text.cellWidth).max() ?? 0
        SheetRows(context: context).draw(
            rows.map { SheetRows.Row(left: line($0, titles: titles), isFocused: $0.isFocused) },
            numbered: numbered, targets: rows.indices.map { .row(first + $0) }, in: rect, on: &rendering)
        markLeftArrow(rows, titles: titles, in: rect, on: &rendering)
    }

    private func line(_ row: ScheduleState.Row, titles: Int) -> Line {
        let name = context.name(row.text, isFocused: row.isFocused)
        guard let value = row.value else { return box(row) + " " + name }
        return name.padded(to: titles + 2)
            + context.choice(
                context.line(value, .accent, row.isFocused ? .bold : []), isFocused: row.isFocused)
    }

    private func box(_ row: ScheduleState.Row) -> Line {
        let glyphs = context.theme.glyphs
        return row.isOn ? context.line(glyphs.checkedBox, .accent) : context.line(glyphs.emptyBox, .secondary)
    }

    /// A click on a row goes on to the next value; one on its left arrow goes back.
    private func markLeftArrow(
        _ rows: [ScheduleState.Row], titles: Int, in rect: Rect, on rendering: inout Rendering
    ) {
        guard let index = rows.firstIndex(where: { $0.isFocused && $0.value != nil }) else { return }
        let place = Rect(
            column: rect.left + context.pointer(true).width + titles + 2, row: rect.top + index, columns: 2,
            rows: 1
        ).intersection(rect)
        if !place.isEmpty { rendering.mark(place, as: .intent(.move(.left))) }
    }

    // MARK: Days of the month

    private func drawGrid(_ state: ScheduleState, in rect: Rect, on rendering: inout Rendering) {
        for (index, day) in state.rows.enumerated() {
            let place = Rect(
                column: rect.left + 1 + index % 7 * Self.dayWidth, row: rect.top + index / 7,
                columns: Self.dayWidth, rows: 1
            ).intersection(rect)
            guard !place.isEmpty else { continue }
            rendering.frame.draw(line(day), at: place.origin, in: place)
            rendering.mark(place, as: .row(index))
            if day.isFocused { rendering.frame.cursor = Cursor(position: place.origin) }
        }
    }

    /// "[15✓]": brackets for the focus, a check for a chosen day.
    private func line(_ day: ScheduleState.Row) -> Line {
        let number = context.line(
            String(repeating: " ", count: max(2 - day.text.count, 0)) + day.text,
            day.isOn ? .text : .secondary,
            day.isOn || day.isFocused ? .bold : [])
        return context.line(day.isFocused ? "[" : " ", .accent, .bold) + number + context.check(day.isOn)
            + context.line(day.isFocused ? "]" : " ", .accent, .bold)
    }
}
