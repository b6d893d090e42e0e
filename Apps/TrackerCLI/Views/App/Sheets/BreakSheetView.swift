import Terminal
import TrackerPresentation

/// Draws the days of a break with a month to choose them from, and for whom it is.
struct BreakSheetView {
    let context: TextContext
    let input: SheetInput

    private static let width = 46
    /// A gap and the legend below the month, or the sentence about what is wrong.
    private static let messageRows = 2

    func draw(_ state: BreakState, in rect: Rect, on rendering: inout Rendering) {
        let rows = state.rows.count + MonthView.size.rows + Self.messageRows + 1
        let area = SheetFrame(context: context).draw(
            state.title, around: Size(columns: Self.width, rows: rows), in: rect, on: &rendering)
        let (top, rest) = area.split(top: state.rows.count)
        draw(state.rows, in: top, on: &rendering)
        let (middle, end) = rest.split(bottom: 1)
        let message = message(state)
        // The month scrolls with its day where not all of it has room beside what is wrong; the legend goes first.
        let spare = min(max(middle.size.rows - MonthView.size.rows, 0), Self.messageRows)
        let (month, below) = middle.split(bottom: state.error == nil ? spare : max(spare, message.count))
        SheetScroll(context: context).draw(page(state.calendar), in: month, on: &rendering)
        if message.count <= below.size.rows {
            rendering.frame.draw(message, in: below.inset(top: below.size.rows - message.count))
        }
        drawButtons(state, in: end, on: &rendering)
    }

    private func page(_ calendar: CalendarState) -> Page {
        var page = Page()
        page.add(rows: MonthView.size.rows) { rect, rendering in
            MonthView(context: context).draw(
                calendar, in: rect.centered(MonthView.size), on: &rendering)
        }
        // Above the weeks are the title and the weekdays.
        let week = calendar.weeks.firstIndex { $0.contains { $0?.isSelected ?? false } }
        page.focus = week.map { $0 + 2..<$0 + 3 }
        return page
    }

    /// What is wrong, or else the meanings of the signs in the month.
    private func message(_ state: BreakState) -> [Line] {
        let fitting = context.fitted(to: Self.width - 2)
        guard let error = state.error else {
            return CalendarView(context: fitting).legend(state.calendar.legend).prefix(1).map { "  " + $0 }
        }
        return "! \(error)".wrapped(to: Self.width).map { context.line($0, .error) }
    }

    /// The length and the buttons.
    private func drawButtons(_ state: BreakState, in rect: Rect, on rendering: inout Rendering) {
        rendering.frame.draw(context.line("  " + state.lengthText, .secondary), at: rect.origin, in: rect)
        let end = state.endTitle.map {
            SheetButton(title: $0, target: .row(state.rows.count), isFocused: state.isEndFocused)
        }
        let done = SheetButton(
            title: state.doneTitle, target: .row(state.rows.count + 1), isFocused: state.isDoneFocused)
        ButtonRowView(context: context).draw([end, done].compactMap(\.self), in: rect, on: &rendering)
    }

    private func draw(_ rows: [BreakState.Row], in rect: Rect, on rendering: inout Rendering) {
        let titles = rows.map(\.text.cellWidth).max() ?? 0
        let left = context.pointer(true).width + titles + 4
        // A long name leaves room for both arrows.
        let room = max(rect.size.columns - left - 2, 0)
        SheetRows(context: context).draw(
            rows.map { row in
                let name = context.name(row.text, isFocused: row.isFocused).padded(to: titles + 2)
                let value = context.line(row.value, .accent, row.isFocused ? .bold : [])
                    .clipped(to: room, ellipsis: context.theme.glyphs.ellipsis)
                return SheetRows.Row(
                    left: name + (row.isTyped ? Line() : context.choice(value, isFocused: row.isFocused)),
                    right: context.line(row.meaning ?? "", .secondary), isFocused: row.isFocused)
            }, targets: rows.indices.map { .row($0) }, in: rect, on: &rendering)
        guard let index = rows.firstIndex(where: \.isTyped) else { return }
        let meaning = rows[index].meaning?.cellWidth ?? 0
        TextFieldView(context: context).draw(
            input.field(holding: rows[index].value), placeholder: "", isFocused: true,
            in: rect.inset(top: index, left: left, right: meaning + 1), on: &rendering)
    }
}
