import Terminal
import TrackerPresentation

/// Draws the row below the date: the search at the left; the filter and how many cards there are at the right.
struct SearchBarView {
    let context: TextContext

    private static let leastField = 12
    private static let mostField = 40
    private static let cancel = KeyHint(.cancel, .cancel)

    /// - Parameter field: The search with its cursor.
    func draw(_ state: MainScreenState, _ field: TextField, in rect: Rect, on rendering: inout Rendering) {
        let row = rect.inset(columns: 1, rows: 0)
        let sign = context.line("/", state.isSearching ? .accent : .text, .bold) + " "
        var hint = ClickableLine()
        if isUsed(state) {
            hint.append(blanks: 2)
            hint.append(context.line(Self.cancel), Self.cancel.target)
        }
        let needed = sign.width + leastWidth(state) + hint.width + 2
        let summaries = SummaryLine(context: context).forms(state)
        let summary =
            summaries.first { needed + $0.width <= row.size.columns } ?? summaries[summaries.count - 1]
        let left = row.inset(right: summary.width > 0 ? summary.width + 2 : 0)
        let place = left.inset(left: sign.width)
        rendering.mark(left, as: .intent(.action(.startSearch)))
        rendering.frame.draw(sign, at: left.origin, in: left)
        let taken = drawText(state, field, in: place.inset(right: hint.width), on: &rendering)
        rendering.draw(hint, at: place.origin + Point(column: taken, row: 0), in: place)
        rendering.draw(summary, endingIn: row)
    }

    /// Esc clears something: a search, or its focus.
    private func isUsed(_ state: MainScreenState) -> Bool {
        state.isSearching || !state.list.search.isEmpty
    }

    private func leastWidth(_ state: MainScreenState) -> Int {
        guard isUsed(state) else { return Phrase.search(context.language).cellWidth }
        let most = SearchBarView.leastField
        return state.isSearching ? most : min(state.list.search.cellWidth, most)
    }

    /// Draws the field or its text; returns the number of cells it took.
    private func drawText(
        _ state: MainScreenState, _ field: TextField, in rect: Rect, on rendering: inout Rendering
    ) -> Int {
        if state.isSearching { return drawField(field, in: rect, on: &rendering) }
        let text =
            isUsed(state)
            ? context.line(state.list.search, .accent)
            : context.off(Phrase.search(context.language))
        let shown = text.clipped(to: rect.size.columns, ellipsis: context.theme.glyphs.ellipsis)
        rendering.frame.draw(shown, at: rect.origin, in: rect)
        if isUsed(state) {
            let seen = rect.split(left: shown.width).left
            rendering.mark(seen, asIndicesOf: state.list.search, in: nil)
        }
        return shown.width
    }

    private func drawField(_ field: TextField, in rect: Rect, on rendering: inout Rendering) -> Int {
        let area = rect.split(left: SearchBarView.mostField).left
        TextFieldView(context: context).draw(
            field, placeholder: Phrase.search(context.language), isFocused: true, in: area, on: &rendering)
        // The line shows how far the field goes.
        rendering.frame.restyle(area) { _, style in
            var style = style
            style.attributes.insert(.underline)
            return style
        }
        return area.size.columns
    }
}
