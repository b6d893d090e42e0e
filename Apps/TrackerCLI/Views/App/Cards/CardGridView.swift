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
        let heading = state.list.section(state.focusedSection)
        let offset = layout.offset(
            focused: state.focused ?? heading?.cards.first?.id, rows: rect.size.rows)
        if rect.columns == rendering.frame.bounds.columns {
            rendering.frame.scrolled = ScrolledRows(rect.rows, offset: offset)
        }
        let rows = CardRows(width: rect.size.columns)
        let view = CardView(context: context, height: layout.cardHeight)
        for block in layout.blocks(from: offset, rows: rect.size.rows) {
            let row = rect.inset(top: block.top - offset).split(top: block.height).top
            switch block.content {
            case .titles(let sections):
                for (section, place) in zip(sections, rows.places(sections.map(\.cards.count), in: row)) {
                    drawTitle(section, of: state, in: place, on: &rendering)
                }
            case .resting: drawResting(state.list, in: row.inset(left: 1, right: 1), on: &rendering)
            case .cards:
                for (card, place) in zip(block.cards, rows.places(block.cards.map { _ in 1 }, in: row)) {
                    view.draw(card, isFocused: card.id == state.focused, in: place, on: &rendering)
                }
            }
        }
        ScrollBar(
            context: context, offset: offset, last: layout.lastOffset(rows: rect.size.rows),
            total: layout.height, stop: { layout.stop(at: $0, rows: rect.size.rows) }
        ).draw(in: rect.split(right: 1).right, on: &rendering)
    }

    /// - Parameter rect: The cells over the section's cards.
    private func drawTitle(
        _ section: MainListState.Section, of state: MainScreenState, in rect: Rect,
        on rendering: inout Rendering
    ) {
        let glyphs = context.theme.glyphs
        let pin = section.id == .pinned ? glyphs.pin + " " : ""
        let title = context.line(pin + section.title, .title)
            .clipped(to: rect.size.columns - 1, ellipsis: glyphs.ellipsis)
        rendering.frame.draw(title, at: rect.origin, in: rect)
        if let category = section.category {
            rendering.mark(rect, as: .heading(category))
            if category == state.focusedSection {
                let canMove = state.list.sections.count { $0.category != nil } > 1
                let hints = Array(KeyHint.heading.suffix(canMove ? 4 : 3))
                return drawFocus(hints, of: rect, title.width, on: &rendering)
            }
        }
        // Tinted cards are set off by their colour.
        guard context.theme.tint == nil else { return }
        context.drawRule(in: rect.inset(left: title.width + 1), on: &rendering)
    }

    /// Draws the mark of the focus before a heading, and behind it as many of its keys as fit.
    private func drawFocus(
        _ hints: [KeyHint], of rect: Rect, _ width: Int, on rendering: inout Rendering
    ) {
        let place = context.drawPointer(before: rect, on: &rendering)
        if !rendering.frame.cursor.isVisible { rendering.frame.cursor.position = place }
        let rule = String(context.theme.glyphs.frame.horizontal)
        let keys = (1...hints.count).map { count in
            var line = ClickableLine()
            for hint in hints.prefix(count) {
                line.append(context.line(line.width == 0 ? " \(rule)\(rule) " : " · ", .disabled))
                line.append(context.line(hint), hint.target)
            }
            if count < hints.count { line.append(context.line(" · …", .disabled)) }
            return line
        }
        let rest = rect.inset(left: width)
        let fitting = keys.last { $0.width <= rest.size.columns } ?? ClickableLine()
        rendering.draw(fitting, at: rest.origin, in: rest)
    }

    /// "f 2 resting": the filter shows them.
    private func drawResting(_ list: MainListState, in rect: Rect, on rendering: inout Rendering) {
        let key = context.line(KeyHint(.action(.openFilters)).keys(context.language) + " ", .text, .bold)
        let room = context.fitted(to: rect.size.columns - key.width)
        let line = key + (room.resting(list) ?? Line())
        rendering.draw(
            ClickableLine(line, .intent(.action(.openFilters))), at: rect.origin, in: rect)
    }
}
