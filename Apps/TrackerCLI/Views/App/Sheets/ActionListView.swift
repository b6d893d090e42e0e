import Terminal
import TrackerPresentation

/// Draws the list of all that can be done, to be searched, with the keys at the right.
struct ActionListView {
    let context: TextContext
    let input: SheetInput

    private static let gap = 2
    /// The field and the rule below it.
    private static let headRows = 2

    func draw(_ state: ActionListState, in rect: Rect, on rendering: inout Rendering) {
        let area = SheetFrame(context: context).draw(
            state.title,
            around: Size(columns: width(state), rows: height(state) + Self.headRows), in: rect,
            on: &rendering)
        let (head, list) = area.split(top: Self.headRows)
        if state.rows.isEmpty {
            rendering.frame.draw(context.line(state.nothingFound, .secondary), .center, row: 1, in: list)
        } else {
            drawRows(state, in: list, on: &rendering)
        }
        context.drawRule(in: head.inset(top: 1), .secondary, on: &rendering)
        let (mark, field) = head.split(left: 2)
        rendering.frame.draw(context.line("/ ", .accent, .bold), at: mark.origin, in: mark)
        TextFieldView(context: context).draw(
            input.field(holding: state.text), placeholder: state.placeholder, isFocused: true, in: field,
            on: &rendering)
    }

    private func drawRows(_ state: ActionListState, in rect: Rect, on rendering: inout Rendering) {
        SheetRows(context: context).draw(
            state.rows.map { row in
                SheetRows.Row(
                    left: context.name(row.text, isFocused: row.isFocused),
                    right: context.line(row.keys, .accent)
                        + (row.isChosen ? " " + context.check(true) : Line()),
                    isFocused: row.isFocused, heading: row.heading.map { context.line($0, .title) })
            },
            targets: state.rows.indices.map { .row($0) }, in: rect, on: &rendering)
    }

    /// The width for all rows: nothing jumps while a search leaves some out.
    private func width(_ state: ActionListState) -> Int {
        (state.allRows + state.rows).reduce(0) { width, row in
            max(width, row.text.cellWidth + Self.gap + context.plain(row.keys).cellWidth)
        } + 2
    }

    /// The rows with their headings, between which one is blank.
    private func height(_ state: ActionListState) -> Int {
        let headings = state.allRows.count { $0.heading != nil }
        return state.allRows.count + max(2 * headings - 1, 0)
    }
}
