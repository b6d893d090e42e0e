import Terminal
import TrackerPresentation

/// Draws the steps that can be undone and redone, newest first, with what choosing one would do.
struct HistorySheetView {
    let context: TextContext

    /// Days stand near what they are said of, in wide windows too.
    private static let width = 60...84
    /// A blank row and the effect of the row with the focus.
    private static let effectRows = 2

    func draw(_ state: HistorySheetState, in rect: Rect, on rendering: inout Rendering) {
        let days = state.rows.map(\.dayText.cellWidth).max() ?? 0
        let names = state.rows.map(\.text.cellWidth).max() ?? 0
        let width = max(
            min(names + days + 5, rect.size.columns - 12, Self.width.upperBound), Self.width.lowerBound)
        if let placeholder = state.placeholder {
            let area = SheetFrame(context: context).draw(
                state.title, around: Size(columns: width, rows: 3), in: rect, on: &rendering)
            rendering.frame.cursor = Cursor(position: area.origin)
            return rendering.frame.draw(
                context.line(placeholder, .secondary), .center, row: 1, in: area)
        }
        let cut = (state.cutText ?? "").wrapped(to: width - 2).filter { !$0.isEmpty }
        let headings = state.rows.count { $0.heading != nil }
        let area = SheetFrame(context: context).draw(
            state.title,
            around: Size(
                columns: width,
                rows: state.rows.count + 2 * headings - 1 + Self.effectRows + cut.count), in: rect,
            on: &rendering)
        let (upper, said) = area.split(bottom: cut.count)
        let (list, effect) = upper.split(bottom: Self.effectRows)
        SheetRows(context: context).draw(
            state.rows.map { row in
                SheetRows.Row(
                    left: context.line(
                        row.text, row.isDone ? .text : .secondary, row.isFocused ? .bold : []),
                    right: context.line(row.dayText, .secondary), isFocused: row.isFocused,
                    heading: row.heading.map { context.line($0, .title) })
            },
            targets: state.rows.indices.map { .row($0) }, in: list, on: &rendering)
        let texts = [Line(), context.line(state.effectText ?? "", .accent)]
        rendering.frame.draw(texts, in: effect.inset(left: 2))
        rendering.frame.draw(cut.map { context.line($0, .secondary) }, in: said.inset(left: 2))
    }
}
