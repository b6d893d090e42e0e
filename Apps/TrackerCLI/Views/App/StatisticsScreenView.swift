package import Terminal
import TrackerDomain
package import TrackerPresentation

/// Draws the statistics screen: figures, the year with the day in focus, the table of trackers.
package struct StatisticsScreenView {
    let canvas: Canvas

    /// Two cells for each day of the heat map.
    private static let yearWidth = 110
    /// From here on the table stands beside the year.
    private static let tableWidth = 76
    private static let tableGap = 4

    package init(canvas: Canvas) { self.canvas = canvas }

    package func draw(_ state: StatisticsScreenState, in rect: Rect, on rendering: inout Rendering) {
        if let placeholder = state.statistics.placeholder {
            return StatisticsPlaceholderView(canvas: canvas).draw(placeholder, in: rect, on: &rendering)
        }
        // The widest heat map leaves two columns of the narrowest screen that it is for.
        let isWide = rect.size.columns >= HeatMapView.wideColumns
        let area = rect.inset(left: isWide ? 2 : 1)
        let width = min(area.size.columns, Self.yearWidth)
        let (left, right) = area.split(left: width + Self.tableGap)
        let isSideBySide = right.size.columns >= Self.tableWidth
        let map = HeatMapView(
            canvas: canvas.fitted(to: isWide ? rect.size.columns : width),
            focus: state.focusedRow == nil ? state.focusedDay : nil)
        let year = year(state, map, canvas.fitted(to: width), rows: area.size.rows)
        if isSideBySide {
            Stack(pieces: year).draw(in: left, on: &rendering)
            TrackerTableView(canvas: canvas.fitted(to: right.size.columns))
                .draw(state, in: right, on: &rendering)
        } else {
            let table = TrackerTableView(canvas: canvas.fitted(to: width))
            let pieces = year + [table.piece(state)]
            let fits = Stack(pieces: pieces).rows <= area.size.rows
            // The part with the focus has the room that both do not.
            Stack(pieces: state.focusedRow == nil || fits ? pieces : [year[0], table.piece(state)])
                .draw(in: area, on: &rendering)
        }
    }

    private func year(
        _ state: StatisticsScreenState, _ map: HeatMapView, _ canvas: Canvas, rows: Int
    ) -> [Stack.Piece] {
        let heatMap = state.statistics.heatMap
        let grid = map.grid(heatMap)
        let (legend, told) = (map.legend(), canvas.clipped(told(state)))
        let both = legend + "    " + told
        let below =
            both.width <= canvas.width ?? .max
            ? [Stack.Piece([both], rank: 0)]
            : [Stack.Piece([told], rank: 0), Stack.Piece([legend], rank: 3)]
        let cards = FigureCardsView(canvas: canvas, fills: true)
        let framed = cards.lines(state.statistics.cards)
        let isTall = framed.count + 1 + grid.count + 1 <= rows
        return [
            Stack.Piece(isTall ? framed : cards.compactLines(state.statistics.cards), rank: 0),
            .gap(rank: 5),
            Stack.Piece(rows: grid.count...grid.count, rank: 0) { rect, rendering in
                rendering.frame.draw(grid, in: rect)
                mark(map.cells(heatMap), focus: map.focus, in: rect, on: &rendering)
            },
            Stack.Piece([map.pointer(heatMap)], rank: 4),
        ] + below
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
        let day = canvas.line(state.dayText, .text, .bold)
        let said = Phrase.done(share) ?? (share.isActive ? .unplannedDone : .nothingPlanned)
        // Of all or nothing, the words tell the part.
        let part = share.level == .full ? nil : share.share
        let percent = part.map { " (\(NumberText.percent($0, canvas.language)))" } ?? ""
        return day + canvas.line(" — " + said(canvas.language) + percent, .secondary)
    }
}
