import Terminal
import TrackerDomain
import TrackerPresentation

/// Draws the calendar from which a date is chosen.
struct CalendarSheetView {
    let canvas: Canvas

    func draw(_ state: CalendarState, in rect: Rect, on rendering: inout Rendering) {
        let (told, legend) = (told(state), CalendarView(canvas: canvas).legend())
        let month = MonthView.size
        let sheet = SheetFrame(canvas: canvas).draw(
            Phrase.calendarTitle(canvas.language),
            around: Size(
                columns: max(month.columns, told.width, legend.map(\.width).max() ?? 0) + 2,
                rows: month.rows + 2 + legend.count),
            in: rect, on: &rendering)
        Stack(pieces: [
            Stack.Piece(rows: month.rows...month.rows, rank: 0) { area, rendering in
                let place = area.centered(Size(columns: month.columns, rows: area.size.rows))
                MonthView(canvas: canvas).draw(state, in: place, on: &rendering)
            },
            piece([told], rank: 1), .gap(rank: 3), piece(legend, rank: 2),
        ])
        .draw(in: sheet, on: &rendering)
    }

    private func piece(_ lines: [Line], rank: Int) -> Stack.Piece {
        Stack.Piece(rows: lines.count...lines.count, rank: rank) { rect, rendering in
            for (row, line) in lines.enumerated() { rendering.frame.draw(line, .center, row: row, in: rect) }
        }
    }

    /// The selected day with what was done on it.
    private func told(_ state: CalendarState) -> Line {
        guard let cell = state.cells.first(where: \.isSelected) else { return Line() }
        let day = canvas.line(DateText.full(cell.day, canvas.language))
        guard let done = Phrase.done(cell.share) else { return day }
        return day + canvas.line(" — " + done(canvas.language), .secondary)
    }
}
