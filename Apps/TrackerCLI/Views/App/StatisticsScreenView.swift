package import Terminal
import TrackerDomain
package import TrackerPresentation

/// Draws the statistics screen, a page that scrolls with the focus: figures, the year, the table of trackers.
package struct StatisticsScreenView {
    let context: TextContext

    /// Two cells for each day of the heat map.
    private static let yearWidth = HeatMapView.wideColumns
    /// The least width with the table beside the year.
    private static let tableWidth = 76
    /// The width of a day's text with the blanks before it: its column depends on the window alone.
    private static let widestTold = 60
    /// The margin for the mark of a row with the focus.
    private static let margin = 1
    /// The scroll bar and a blank.
    private static let barWidth = 2

    package init(context: TextContext) { self.context = context }

    package func draw(_ state: StatisticsScreenState, in rect: Rect, on rendering: inout Rendering) {
        if let placeholder = state.statistics.placeholder {
            return StatisticsPlaceholderView(context: context).draw(placeholder, in: rect, on: &rendering)
        }
        let widest = Self.margin + Self.yearWidth + Self.barWidth
        let (left, right) = rect.split(left: widest)
        let tableWidth = right.size.columns - Self.margin - Self.barWidth
        if tableWidth >= Self.tableWidth {
            show(year(state, Self.yearWidth), in: left, on: &rendering)
            show(table(state, tableWidth), in: right, on: &rendering)
        } else {
            let place = rect.centered(Size(columns: widest, rows: rect.size.rows))
            let width = place.size.columns - Self.margin - Self.barWidth
            var page = year(state, width)
            page.addGap()
            page.add(table(state, width))
            show(page, in: place, on: &rendering)
        }
    }

    private func show(_ page: Page, in rect: Rect, on rendering: inout Rendering) {
        let rows = rect.size.rows
        let offset = page.offset(rows: rows)
        page.draw(from: offset, margin: Self.margin, in: rect.inset(right: Self.barWidth), on: &rendering)
        ScrollBar(context: context, of: page, offset: offset, rows: rows)
            .draw(in: rect.split(right: 1).right, on: &rendering)
        rendering.frame.scrolled = ScrolledRows(rect.rows, offset: offset)
    }

    /// The figures, and the year with the day in focus.
    private func year(_ state: StatisticsScreenState, _ width: Int) -> Page {
        let focus = state.focusedRow == nil && !state.isBarFocused ? state.focusedDay : nil
        let context = context.fitted(to: max(width, 0))
        let heatMap = state.statistics.heatMap
        let map = HeatMapView(context: context, focus: focus)
        let grid = map.grid(heatMap)
        let (legend, told) = (map.legend(), context.clipped(told(state)))
        var page = Page()
        page.add(FigureCardsView(context: context, fills: true).lines(state.statistics.cards))
        page.addGap()
        page.add(rows: grid.count) { rect, rendering in
            rendering.frame.draw(grid, in: rect)
            mark(map.cells(heatMap), focus: focus, in: rect, on: &rendering)
        }
        // The year keeps off the legend, whose steps would be a part of it.
        let fitsOneLine = legend.width + Self.widestTold <= width
        page.add(fitsOneLine ? [Line(), legend + "    " + told] : [told, legend])
        if focus != nil { page.focus = 0..<page.rows }
        page.addStop(0..<page.rows, .day(state.focusedDay))
        // The tab bar leaves the beginning visible where the year does not fit.
        page.addStop(0..<1, .tab(.statistics))
        return page
    }

    private func table(_ state: StatisticsScreenState, _ width: Int) -> Page {
        TrackerTableView(context: context.fitted(to: max(width, 0))).page(state)
    }

    private func mark(
        _ cells: [(day: Day, area: Rect)], focus: Day?, in rect: Rect, on rendering: inout Rendering
    ) {
        for (day, area) in cells {
            let place = Rect(origin: area.origin + rect.origin, size: area.size).intersection(rect)
            guard !place.isEmpty else { continue }
            rendering.mark(place, as: .day(day))
            if day == focus { rendering.frame.cursor = Cursor(position: place.origin) }
        }
    }

    /// "Tue, 14 October 2025 — 4 of 7 done (57%)".
    private func told(_ state: StatisticsScreenState) -> Line {
        let share = state.share
        let day = context.line(state.dayText, .text, .bold)
        let said = Phrase.done(share) ?? (share.isActive ? .unplannedDone : .nothingPlanned)
        // The text has the share, unless it is all or nothing.
        let part = share.level == .full ? nil : share.share
        let percent = part.map { " (\(NumberText.percent($0, context.language)))" } ?? ""
        return day + context.line(" — " + said(context.language) + percent, .secondary)
    }
}
