package import Terminal
import TrackerDomain
package import TrackerPresentation

/// Draws the sections of the list with their cards, scrolled to the one with the focus.
package struct CardGridView {
    let context: TextContext

    package init(context: TextContext) { self.context = context }

    package func draw(_ state: MainScreenState, in rect: Rect, on rendering: inout Rendering) {
        guard !rect.isEmpty else { return }
        if let placeholder = state.list.placeholder {
            return PlaceholderView(context: context).draw(placeholder, of: state, in: rect, on: &rendering)
        }
        let layout = CardGridLayout(state.list, in: rect.size)
        let offset = layout.offset(focused: state.focused, rows: rect.size.rows)
        if rect.columns == rendering.frame.bounds.columns {
            rendering.frame.scrolled = ScrolledRows(rect.rows, offset: offset)
        }
        // The last column is the scroll bar's.
        let (area, bar) = rect.split(right: 1)
        for block in layout.blocks(from: offset, rows: area.size.rows) {
            let place = area.inset(top: block.top - offset).split(top: block.height).top
            switch block.content {
            case .titles(let sections):
                let places = places(sections.map(\.cards.count), in: place)
                for (section, place) in zip(sections, places) {
                    drawTitle(section, in: place, on: &rendering)
                }
            case .resting(let resting): drawResting(resting, in: place.inset(left: 1), on: &rendering)
            case .cards(let shelf, let row):
                draw(shelf.row(row), layout, state.focused, in: place, on: &rendering)
            }
        }
        ScrollBar(
            context: context, offset: offset, last: layout.lastOffset(rows: rect.size.rows),
            total: layout.height, stop: { layout.stop(at: $0, rows: rect.size.rows) }
        ).draw(in: bar, on: &rendering)
    }

    /// - Parameter rect: The cells over the section's cards.
    private func drawTitle(
        _ section: MainListState.Section, in rect: Rect, on rendering: inout Rendering
    ) {
        let glyphs = context.theme.glyphs
        let pin = section.id == .pinned ? glyphs.pin + " " : ""
        let title = context.line(pin + section.title, .title)
            .clipped(to: rect.size.columns - 1, ellipsis: glyphs.ellipsis)
        rendering.frame.draw(title, at: rect.origin, in: rect)
        // Tinted cards are set off by their colour.
        guard context.theme.tint == nil else { return }
        context.drawRule(in: rect.inset(left: title.width + 1), on: &rendering)
    }

    /// "f 2 resting": the filter shows them.
    private func drawResting(_ resting: Phrase, in rect: Rect, on rendering: inout Rendering) {
        let key = KeyHint(.action(.openFilters)).keys(context.language)
        let line =
            context.line(key, .text, .bold)
            + context.line(" " + resting(context.language), .secondary)
        rendering.draw(
            ClickableLine(line, .intent(.action(.openFilters))), at: rect.origin, in: rect)
    }

    private func draw(
        _ cards: ArraySlice<TrackerCard>, _ layout: CardGridLayout, _ focused: Identifier?, in rect: Rect,
        on rendering: inout Rendering
    ) {
        let view = CardView(context: context, height: layout.cardHeight)
        let places = places(Array(repeating: 1, count: cards.count), in: rect)
        for (card, place) in zip(cards, places) {
            view.draw(card, isFocused: card.id == focused, in: place, on: &rendering)
        }
    }

    /// The places in a row for so many cards each; all cards have the same width, but for a cell.
    private func places(_ counts: [Int], in rect: Rect) -> [Rect] {
        let gap = 2
        let row = rect.inset(left: 1)
        let (whole, count) = (row.size.columns + gap, max(counts.reduce(0, +), 1))
        var start = 0
        return counts.map { cards in
            defer { start += cards }
            let (left, right) = (whole * start / count, whole * (start + cards) / count)
            return Rect(
                column: row.left + left, row: row.top, columns: max(right - left - gap, 0),
                rows: row.size.rows
            ).intersection(row)
        }
    }
}
