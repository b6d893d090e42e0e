import Terminal
import TrackerDomain
import TrackerPresentation

/// Draws the calendar from which a date is chosen.
struct CalendarSheetView {
    let context: TextContext

    /// Of the day and the legend, so that the sheet stays as it is when months are turned.
    private static let width = 46

    func draw(_ state: CalendarState, in rect: Rect, on rendering: inout Rendering) {
        let view = CalendarView(context: context.fitted(to: min(Self.width, context.width ?? Self.width)))
        let (told, legend) = (told(state), view.legend(state.legend))
        let month = MonthView.size
        let sheet = SheetFrame(context: context).draw(
            Phrase.calendarTitle(context.language),
            around: Size(
                columns: max(Self.width, told.width) + 2, rows: month.rows + 2 + max(legend.count, 1)),
            in: rect, on: &rendering)
        // The gap leaves first if not all fits, then the legend, then the day.
        let spare = sheet.size.rows - month.rows - 1
        var page = Page()
        page.add(rows: month.rows) { rect, rendering in
            MonthView(context: context).draw(state, in: rect.centered(month), on: &rendering)
        }
        page.focus = 0..<month.rows
        if spare >= 0 { add([told], to: &page) }
        if spare > legend.count { page.addGap() }
        if spare >= legend.count { add(legend, to: &page) }
        page.draw(in: sheet, on: &rendering)
    }

    private func add(_ lines: [Line], to page: inout Page) {
        page.add(rows: lines.count) { rect, rendering in rendering.frame.draw(lines, .center, in: rect) }
    }

    /// The selected day with what was done on it.
    private func told(_ state: CalendarState) -> Line {
        guard let cell = state.cells.first(where: \.isSelected) else { return Line() }
        let day = context.line(DateText.full(cell.day, context.language))
        guard let done = Phrase.done(cell.share) else { return day }
        return day + context.line(" — " + done(context.language), .secondary)
    }
}
