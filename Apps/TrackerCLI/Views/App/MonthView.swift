import Terminal
import TrackerDomain
import TrackerPresentation

/// Draws a month with arrows to click.
struct MonthView {
    let context: TextContext
    var use = Use.choosing
    /// The tracker's whose days they are; nil for those of all trackers.
    var color: PaletteColor?

    enum Use {
        /// A click on a day chooses it; the page keys turn the month.
        case choosing
        /// A click on a day chooses it; the brackets turn the month, as the page keys scroll what it is a part of.
        case within
        /// No key and no click means it.
        case looking
    }

    /// The month's name over the grid of its days.
    static let size = Size(columns: CalendarView.width, rows: 1 + CalendarView.gridRows)

    func draw(_ state: CalendarState, in rect: Rect, on rendering: inout Rendering) {
        let (title, grid) = rect.split(top: 1)
        drawTitle(state, in: title, on: &rendering)
        let calendar = CalendarView(context: context, color: color)
        rendering.frame.draw(calendar.grid(state), in: grid)
        for (cell, area) in calendar.cells(state) {
            let place = Rect(origin: area.origin + grid.origin, size: area.size).intersection(grid)
            guard !place.isEmpty else { continue }
            if use != .looking { rendering.mark(place, as: .day(cell.day)) }
            if cell.isSelected { rendering.frame.cursor = Cursor(position: place.origin) }
        }
    }

    /// "◂ October 2025 ▸".
    private func drawTitle(_ state: CalendarState, in rect: Rect, on rendering: inout Rendering) {
        let glyphs = context.theme.glyphs
        let row = rect.split(left: Self.size.columns).left
        guard use != .looking else {
            return rendering.frame.draw(context.line(state.title, .title), .center, row: 0, in: row)
        }
        let title =
            context.line(glyphs.arrowLeft + " ", .accent) + context.line(state.title, .title)
            + context.line(" " + glyphs.arrowRight, .accent)
        let place = row.centered(Size(columns: title.width, rows: 1))
        rendering.frame.draw(title, at: place.origin, in: row)
        // The name halves the row: an arrow alone is a small thing to hit.
        let (left, right) = row.split(left: place.left + place.size.columns / 2 - row.left)
        let (back, forth): (Intent, Intent) =
            use == .choosing ? (.move(.pageUp), .move(.pageDown)) : (.action(.previousDay), .action(.nextDay))
        if !left.isEmpty { rendering.mark(left, as: .intent(back)) }
        if !right.isEmpty { rendering.mark(right, as: .intent(forth)) }
    }
}
