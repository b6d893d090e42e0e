import Terminal
import TrackerDomain
import TrackerPresentation

/// Draws the calendar from which a date is chosen.
struct CalendarSheetView {
    let canvas: Canvas

    func draw(_ state: CalendarState, in rect: Rect, on rendering: inout Rendering) {
        let lines = [told(state), CalendarView(canvas: canvas).legend(), keys]
        let width = max(MonthView.size.columns, lines.map(\.width).max() ?? 0)
        let sheet = SheetFrame(canvas: canvas).draw(
            Phrase.calendarTitle(canvas.language),
            keys: [KeyHint("Enter", .hintChoose), KeyHint("Esc", .hintBack)],
            around: Size(columns: width + 2, rows: MonthView.size.rows + lines.count + 1), in: rect,
            on: &rendering)
        Stack(pieces: [
            Stack.Piece(rows: MonthView.size.rows...MonthView.size.rows, rank: 0) { area, rendering in
                let place = area.centered(Size(columns: MonthView.size.columns, rows: area.size.rows))
                MonthView(canvas: canvas).draw(state, in: place, on: &rendering)
            },
            piece(lines[0], rank: 1), .gap(rank: 3), piece(lines[1], rank: 2), piece(lines[2], rank: 4),
        ])
        .draw(in: sheet, on: &rendering)
    }

    private func piece(_ line: Line, rank: Int) -> Stack.Piece {
        Stack.Piece(rows: 1...1, rank: rank) { rect, rendering in
            rendering.frame.draw(line, .center, row: 0, in: rect)
        }
    }

    /// The selected day with what was done on it.
    private func told(_ state: CalendarState) -> Line {
        guard let cell = state.cells.first(where: \.isSelected) else { return Line() }
        let day = canvas.line(DateText.full(cell.day, canvas.language))
        guard cell.share.planned > 0 else { return day }
        let done = Phrase.doneOf(cell.share.completed, cell.share.planned)(canvas.language)
        return day + canvas.line(" — " + done, .secondary)
    }

    private var keys: Line {
        let arrows = canvas.isASCII ? "h j k l" : "←↑↓→"
        return KeyHint.line(
            [KeyHint(arrows, .hintDay), KeyHint("PgUp/PgDn", .hintMonth), KeyHint("t", .todayMark)], canvas)
    }
}
