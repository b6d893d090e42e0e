import Terminal
import TrackerPresentation

/// Draws actions to be searched and run, with their keys: help and the palette.
struct ActionListView {
    let context: TextContext
    let input: SheetInput

    private static let leastKeysWidth = 9
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
        let keysWidth = keysWidth(state)
        SheetRows(context: context).draw(
            state.rows.map { row in
                let keys = context.line(row.keys, .accent).padded(to: keysWidth)
                let gap = String(repeating: " ", count: Self.gap)
                return SheetRows.Row(
                    left: keys + Line(gap) + context.name(row.text, isFocused: row.isFocused),
                    right: row.isChosen ? context.check(true) : Line(), isFocused: row.isFocused,
                    heading: row.heading.map { context.line($0, .title) })
            },
            targets: state.rows.indices.map { .row($0) }, in: rect, on: &rendering)
    }

    /// The width for all rows: nothing jumps while a search leaves some out.
    private func width(_ state: ActionListState) -> Int {
        let names = state.allRows.map(\.text.cellWidth).max() ?? 0
        return 2 + keysWidth(state) + Self.gap + names
    }

    /// The rows with their headings, between which one is blank.
    private func height(_ state: ActionListState) -> Int {
        let headings = state.allRows.count { $0.heading != nil }
        return state.allRows.count + max(2 * headings - 1, 0)
    }

    private func keysWidth(_ state: ActionListState) -> Int {
        (state.allRows + state.rows).reduce(Self.leastKeysWidth) { max($0, context.plain($1.keys).cellWidth) }
    }
}
