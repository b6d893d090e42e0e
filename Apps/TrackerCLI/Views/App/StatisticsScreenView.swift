import Terminal
import TrackerDomain
import TrackerPresentation

/// Draws the statistics screen: figures, the year with the day in focus, the table of trackers.
struct StatisticsScreenView {
    let canvas: Canvas
    /// The first row of the table to be shown; taken back to the last that fills the room.
    var firstRow = 0

    /// Two cells for each day of the heat map.
    private static let yearWidth = 110
    /// From here on the table stands beside the year.
    private static let tableWidth = 76
    private static let tableGap = 4

    func draw(_ state: StatisticsScreenState, in rect: Rect, on rendering: inout Rendering) {
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
            canvas: canvas.fitted(to: isWide ? rect.size.columns : width), focus: state.focusedDay)
        let year = year(state, map, canvas.fitted(to: width), rows: area.size.rows)
        if isSideBySide {
            Stack(pieces: year).draw(in: left, on: &rendering)
            Stack(pieces: [table(state.statistics, canvas.fitted(to: right.size.columns))])
                .draw(in: right, on: &rendering)
        } else {
            let table = table(state.statistics, canvas.fitted(to: width))
            Stack(pieces: year + [table]).draw(in: area, on: &rendering)
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
                mark(map.cells(heatMap), focus: state.focusedDay, in: rect, on: &rendering)
            },
            Stack.Piece([map.pointer(heatMap)], rank: 4),
        ] + below
    }

    private func mark(
        _ cells: [(day: Day, area: Rect)], focus: Day, in rect: Rect, on rendering: inout Rendering
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
        guard let part = share.share else {
            let said: Phrase = share.isActive ? .unplannedDone : .nothingPlanned
            return day + canvas.line(" — " + said(canvas.language), .secondary)
        }
        let done = Phrase.doneOf(share.completed, share.planned)(canvas.language)
        let percent = NumberText.percent(part, canvas.language)
        return day + canvas.line(" — \(done) (\(percent))", .secondary)
    }

    // MARK: Table

    private func table(_ state: StatisticsState, _ canvas: Canvas) -> Stack.Piece {
        let lines = StatisticsTableView(canvas: canvas, marksOrder: true).lines(state)
        // Heading, captions and one tracker; the blank row before them comes last.
        return Stack.Piece(rows: 3...max(3, lines.count + 2), rank: 6) { rect, rendering in
            let area = rect.inset(top: rect.size.rows > 4 ? 1 : 0)
            let (head, body) = area.split(top: 2)
            let shown = window(rows: body.size.rows, of: lines.count - 1)
            rendering.frame.draw(heading(state, shown, canvas) + [lines[0]], in: head)
            if !head.isEmpty { rendering.mark(head, as: .action(.sortStatistics)) }
            rendering.frame.draw(Array(lines.dropFirst()[shown]), in: body)
        }
    }

    /// Which of the table's lines are shown; the captions are line 0.
    private func window(rows: Int, of count: Int) -> Range<Int> {
        let first = max(0, min(firstRow, count - rows))
        return first + 1..<min(first + rows, count) + 1
    }

    /// What the rows stand by and, where not all are shown, which ones these are.
    private func heading(_ state: StatisticsState, _ shown: Range<Int>, _ canvas: Canvas) -> [Line] {
        let order = Phrase.sorted(by: state.order)(canvas.language)
        let left =
            canvas.line(Phrase.trackersTitle(canvas.language), .title) + canvas.line(" " + order, .secondary)
        guard shown.count < state.rows.count, !shown.isEmpty else { return [canvas.clipped(left)] }
        let count = Phrase.rows(shown.lowerBound...shown.upperBound - 1, of: state.rows.count)
        return Array(canvas.sides(left, canvas.line(count(canvas.language), .secondary)).prefix(1))
    }
}
