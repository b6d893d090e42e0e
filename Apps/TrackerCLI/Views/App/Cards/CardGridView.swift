package import Terminal
import TrackerDomain
package import TrackerPresentation

/// Draws the sections of the list with their cards, scrolled to the one with the focus.
package struct CardGridView {
    let context: TextContext

    package init(context: TextContext) { self.context = context }

    /// The number of cards side by side: as many as a section has, unless they get too wide to read well.
    ///
    /// - Parameter counts: The number of cards of each section.
    package static func columns(for width: Int, counts: [Int]) -> Int {
        let most =
            switch width {
            case ..<80: 1
            case ..<120: 2
            case ..<160: 3
            default: 4
            }
        let least = (width + widestCard - 1) / widestCard
        return min(most, max(least, counts.max() ?? 0))
    }

    private static let widestCard = 60

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
            case .title(let section): drawTitle(section, in: place, on: &rendering)
            case .inactive(let count): drawInactive(count, in: place.inset(left: 1), on: &rendering)
            case .cards(let cards): draw(cards, layout, state.focused, in: place, on: &rendering)
            }
        }
        ScrollBar(
            context: context, offset: offset, last: layout.lastOffset(rows: rect.size.rows),
            total: layout.height
        ).draw(in: bar, on: &rendering)
    }

    private func drawTitle(
        _ section: MainListState.Section, in rect: Rect, on rendering: inout Rendering
    ) {
        let glyphs = context.theme.glyphs
        let row = rect.inset(left: 1)
        let pin = section.id == .pinned ? glyphs.pin + " " : ""
        let title = context.line(pin + section.title, .title)
            .clipped(to: row.size.columns - 2, ellipsis: glyphs.ellipsis)
        rendering.frame.draw(title, at: row.origin, in: row)
        // Tinted cards are set off by their colour.
        guard context.theme.tint == nil else { return }
        context.drawRule(in: row.inset(left: title.width + 1), on: &rendering)
    }

    /// "f 2 resting": the filter shows them.
    private func drawInactive(_ count: Int, in rect: Rect, on rendering: inout Rendering) {
        let key = KeyHint(.action(.openFilters)).keys(context.language)
        let line =
            context.line(key, .text, .bold)
            + context.line(" " + Phrase.inactive(count)(context.language), .secondary)
        rendering.draw(
            ClickableLine(line, .intent(.action(.openFilters))), at: rect.origin, in: rect)
    }

    private func draw(
        _ cards: ArraySlice<TrackerCard>, _ layout: CardGridLayout, _ focused: Identifier?, in rect: Rect,
        on rendering: inout Rendering
    ) {
        let view = CardView(context: context, height: layout.cardHeight)
        let places = rect.inset(left: 1).columns(count: layout.columns, gap: 2)
        for (card, place) in zip(cards, places) {
            view.draw(card, isFocused: card.id == focused, in: place, on: &rendering)
        }
    }
}
