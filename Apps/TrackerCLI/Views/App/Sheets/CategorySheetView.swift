import Terminal
import TrackerDomain
import TrackerPresentation

/// Draws the categories to choose from, with the button that adds one below them.
struct CategorySheetView {
    let context: TextContext

    private static let leastWidth = 46

    func draw(_ state: CategorySheetState, in rect: Rect, on rendering: inout Rendering) {
        let list = state.list
        let notice = notice(state, width: min(Self.leastWidth, rect.size.columns - 4))
        let names = list.rows.map { $0.name.cellWidth + $0.trackersText.cellWidth }.max() ?? 0
        let content = Size(
            columns: max(names + 6 + SheetRows.digitsWidth(list.numberedRows), Self.leastWidth),
            rows: max(list.rows.count, 3) + max(notice.count, 1) + 1)
        let area = SheetFrame(context: context).draw(
            TrackerField.category.label(context.language), around: content, in: rect,
            on: &rendering)
        let (upper, bottom) = area.split(bottom: 1)
        let (top, said) = upper.split(bottom: notice.count)
        // A notice takes the blank row, so that the list stays where it is.
        let rows = top.split(bottom: notice.isEmpty && top.size.rows > 2 ? 1 : 0).rest

        if let placeholder = list.placeholder {
            draw(placeholder, in: rows, on: &rendering)
        } else {
            drawRows(state, in: rows, on: &rendering)
        }
        rendering.frame.draw(notice, in: said)
        let button = SheetButton(
            title: state.addTitle, target: .category(nil), isFocused: state.focused == nil)
        ButtonRowView(context: context).draw([button], in: bottom, on: &rendering)
    }

    private func drawRows(_ state: CategorySheetState, in rect: Rect, on rendering: inout Rendering) {
        SheetRows(context: context).draw(
            state.list.rows.map { row in
                let isFocused = row.id == state.focused
                return SheetRows.Row(
                    left: context.name(row.name, isFocused: isFocused),
                    right: context.line(row.trackersText + " ", .secondary) + context.check(row.isChosen),
                    isFocused: isFocused)
            },
            numbered: state.list.numberedRows,
            targets: state.list.rows.map { .category($0.id) }, in: rect, on: &rendering)
    }

    private func draw(_ placeholder: String, in rect: Rect, on rendering: inout Rendering) {
        let lines = placeholder.wrapped(to: max(rect.size.columns, 1))
        let place = rect.centered(Size(columns: rect.size.columns, rows: lines.count))
        rendering.frame.draw(lines.map { context.line($0, .secondary) }, .center, in: place)
    }

    private func notice(_ state: CategorySheetState, width: Int) -> [Line] {
        state.notice.map { $0.wrapped(to: max(width, 1)).map { context.line($0, .error) } } ?? []
    }
}
