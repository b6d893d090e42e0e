package import Terminal
import TrackerDomain
package import TrackerPresentation

/// Draws the statistics screen, a page that scrolls with the focus: figures, the year, the table of trackers.
package struct StatisticsScreenView {
    let context: TextContext

    /// The least columns with the table beside the year.
    private static let leastColumnsForTwo = 160
    /// The width of a day's text with the blanks before it: its column depends on the window alone.
    private static let widestTold = 60
    package init(context: TextContext) { self.context = context }

    package func draw(_ state: StatisticsScreenState, in rect: Rect, on rendering: inout Rendering) {
        if let placeholder = state.statistics.placeholder {
            let view = StatisticsPlaceholderView(
                context: context, isOfYear: state.statistics.range != .whole)
            return view.draw(placeholder, in: rect, on: &rendering)
        }
        if rect.size.columns >= Self.leastColumnsForTwo {
            drawColumns(state, in: rect, on: &rendering)
        } else {
            drawPage(state, in: rect, on: &rendering)
        }
    }

    /// One below the other: the figures, the year, the table, and bars if there is room for all of it.
    private func drawPage(_ state: StatisticsScreenState, in rect: Rect, on rendering: inout Rendering) {
        let yearWidth = HeatMapView.columns(of: state.statistics.heatMap, cells: 2)
        let place = rect.centered(Size(columns: yearWidth + ScreenScroll.edges, rows: rect.size.rows))
        let width = max(place.size.columns - ScreenScroll.edges, 0)
        let isLarge = rect.size.columns >= StatisticsFaceView.leastColumns
        let face = StatisticsFaceView(context: context.fitted(to: width))
        let (figures, told) = face.lines(state.statistics, isLarge: isLarge)
        let year = year(state, width)
        // Figures and year are seen together: in a low window what they tell stands below.
        let isLow = figures.count + told.count + 1 + year.rows > rect.size.rows
        var page = Page()
        page.add(isLow ? figures : figures + told)
        page.addGap()
        page.add(year)
        if page.focus != nil { page.focus = 0..<page.rows }
        addStops(to: &page, state)
        if isLow, !told.isEmpty {
            page.addGap()
            page.add(told)
        }
        page.addGap()
        page.add(table(state, width))
        addCharts(state.statistics, to: &page, width: width, room: rect.size.rows)
        scroll.draw(page, in: place, on: &rendering)
    }

    /// The figures over two columns: the year with bars, and the table.
    private func drawColumns(_ state: StatisticsScreenState, in rect: Rect, on rendering: inout Rendering) {
        let face = StatisticsFaceView(context: context.fitted(to: rect.size.columns - ScreenScroll.edges))
        let (figures, told) = face.lines(state.statistics, isLarge: true)
        let lines = figures + told
        let (top, below) = rect.split(top: lines.count + 1)
        rendering.frame.draw(lines, in: top.inset(left: ScreenScroll.margin))
        let wideYear = HeatMapView.columns(of: state.statistics.heatMap, cells: 2)
        let isWide = rect.size.columns >= wideYear + TrackerTableView.wideWidth + 2 * ScreenScroll.edges
        let yearWidth = isWide ? wideYear : HeatMapView.columns(of: state.statistics.heatMap, cells: 1)
        let (left, right) = below.split(left: yearWidth + ScreenScroll.edges)
        var page = year(state, yearWidth)
        addStops(to: &page, state)
        addCharts(state.statistics, to: &page, width: yearWidth, room: left.size.rows)
        scroll.draw(page, in: left, on: &rendering)
        scroll.draw(
            table(state, right.size.columns - ScreenScroll.edges, room: right.size.rows), in: right,
            on: &rendering)
    }

    private var scroll: ScreenScroll { ScreenScroll(context: context) }

    private func table(_ state: StatisticsScreenState, _ width: Int, room: Int? = nil) -> Page {
        TrackerTableView(context: context.fitted(to: width), room: room).page(state)
    }

    /// Adds the bars of weekdays and months, as many as there is room for: nothing has to be scrolled to.
    private func addCharts(_ state: StatisticsState, to page: inout Page, width: Int, room: Int) {
        let charts = [state.charts.weekdays, state.charts.months].compactMap(\.self)
        guard !charts.isEmpty else { return }
        func lines(_ chart: BarChart, _ width: Int) -> [Line] {
            BarChartView(context: context.fitted(to: width), color: nil, longestBar: 48).lines(chart)
        }
        let rows = charts.map { $0.bars.count + 1 }
        let room = room - page.rows
        if rows.reduce(0, +) + rows.count <= room {
            for chart in charts {
                page.addGap()
                page.add(lines(chart, width))
            }
        } else if charts.count == 2, max(rows[0], rows[1]) + 1 <= room {
            var columns = [Page(), Page()]
            for index in charts.indices { columns[index].add(lines(charts[index], (width - 2) / 2)) }
            page.addGap()
            page.add(columns[0], width: (width - 2) / 2, gap: 2, columns[1])
        } else if rows[0] + 1 <= room {
            page.addGap()
            page.add(lines(charts[0], width))
        }
    }

    /// Lets the scroll bar lead to the year, which takes all rows so far, and to its beginning if that does not fit.
    private func addStops(to page: inout Page, _ state: StatisticsScreenState) {
        page.addStop(0..<page.rows, .day(state.focusedDay))
        page.addStop(0..<1, .tab(.statistics))
    }

    /// The year with the day in focus.
    private func year(_ state: StatisticsScreenState, _ width: Int) -> Page {
        let focus = state.focusedRow == nil && !state.isBarFocused ? state.focusedDay : nil
        let context = context.fitted(to: max(width, 0))
        let heatMap = state.statistics.heatMap
        let map = HeatMapView(context: context, focus: focus)
        let grid = map.grid(heatMap)
        let (legend, told) = (map.legend(heatMap), context.clipped(told(state)))
        var page = Page()
        page.add(rows: grid.count) { rect, rendering in
            rendering.frame.draw(grid, in: rect)
            mark(map.cells(heatMap), focus: focus, in: rect, on: &rendering)
        }
        // The year keeps off the legend, whose steps would be a part of it.
        let fitsOneLine = legend.width + Self.widestTold <= width
        page.add(fitsOneLine ? [Line(), legend + "    " + told] : [told, legend])
        if focus != nil { page.focus = 0..<page.rows }
        return page
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
