import Terminal
import TrackerDomain
import TrackerPresentation

/// Draws everything about one tracker over nearly the whole screen.
struct DetailsSheetView {
    let canvas: Canvas

    /// From here on the year stands beside the figures and the month.
    private static let wideColumns = 100
    /// A month with its legend.
    private static let monthWidth = 38
    private static let gap = 2
    /// One below the other.
    private static let figureRows = 5
    /// The widest that is still read as one page: with two cells for a day of the year, and with one.
    private static let widest = (two: monthWidth + gap + HeatMapView.wideColumns, one: 132)

    func draw(_ state: TrackerDetailsState, in rect: Rect, on rendering: inout Rendering) {
        let margin = rect.size.columns >= Self.wideColumns + 8 ? 4 : 0
        let room = Size(
            columns: rect.size.columns - 4 - 2 * margin, rows: rect.size.rows - 2 - margin / 2)
        let width = width(state.card, in: room.columns)
        let isWide = rect.size.columns >= Self.wideColumns && !state.card.isEvent
        let stacks = isWide ? sideBySide(state, width) : [stacked(state, width, rows: room.rows)]
        let rows = stacks.map(\.rows).max() ?? 0
        let sheet = SheetFrame(canvas: canvas).draw(
            state.card.emoji + " " + state.card.name,
            around: Size(columns: width, rows: min(rows, room.rows)), in: rect, on: &rendering)
        let (left, rest) = isWide ? sheet.split(left: Self.monthWidth) : (sheet, sheet)
        for (stack, area) in zip(stacks, [left, rest.inset(left: Self.gap)]) {
            stack.draw(in: area, on: &rendering)
        }
    }

    private func width(_ card: TrackerCard, in room: Int) -> Int {
        if card.isEvent { return min(room, 2 * Self.monthWidth) }
        return min(room, room >= Self.widest.two ? Self.widest.two : Self.widest.one)
    }

    private func sideBySide(_ state: TrackerDetailsState, _ width: Int) -> [Stack] {
        [
            Stack(pieces: narrow(state, Self.monthWidth)),
            Stack(pieces: year(state, width - Self.monthWidth - Self.gap)),
        ]
    }

    /// What does not fit below the figures and the month is left out.
    private func stacked(_ state: TrackerDetailsState, _ width: Int, rows: Int) -> Stack {
        let isPaired = width >= 2 * (Self.monthWidth - Self.gap)
        let top = isPaired ? paired(state, width) : narrow(state, width, rows: rows)
        return Stack(pieces: state.card.isEvent ? top : top + [.gap(rank: 6)] + year(state, width))
    }

    // MARK: Pieces

    private func narrow(_ state: TrackerDetailsState, _ width: Int, rows: Int = .max) -> [Stack.Piece] {
        let isShort = rows < Self.figureRows + MonthView.size.rows
        return [
            Stack.Piece([about(state.card, width)], rank: 4), .gap(rank: 6),
            facts(state, width, isShort: isShort),
        ] + (month(state).map { [.gap(rank: 5), $0] } ?? [])
    }

    /// The figures beside the month.
    private func paired(_ state: TrackerDetailsState, _ width: Int) -> [Stack.Piece] {
        guard let month = month(state) else { return narrow(state, width) }
        let facts = DetailsView(canvas: canvas.fitted(to: width - Self.monthWidth - Self.gap)).facts(state)
        let piece = Stack.Piece(rows: month.rows, rank: 0) { rect, rendering in
            let (left, right) = rect.split(right: Self.monthWidth)
            rendering.frame.draw(facts, in: left.inset(top: 1, right: Self.gap))
            month.draw(right, &rendering)
        }
        return [Stack.Piece([about(state.card, width)], rank: 4), .gap(rank: 7), piece]
    }

    private func about(_ card: TrackerCard, _ width: Int) -> Line {
        let canvas = canvas.fitted(to: width)
        let bar = Line(canvas.theme.glyphs.bar + " ", canvas.theme.style(.tracker(card.color)))
        return canvas.clipped(bar + DetailsView(canvas: canvas).about(card))
    }

    /// An event from an old file may have more days than there are rows.
    private func facts(_ state: TrackerDetailsState, _ width: Int, isShort: Bool) -> Stack.Piece {
        let lines = DetailsView(canvas: canvas.fitted(to: width)).facts(state, isShort: isShort)
        let least = state.card.isEvent ? 1 : lines.count
        return Stack.Piece(rows: least...lines.count, rank: 0) { rect, rendering in
            rendering.frame.draw(lines, in: rect)
        }
    }

    /// With the legend where there is a row for it; `nil` where no month has anything to show.
    private func month(_ state: TrackerDetailsState) -> Stack.Piece? {
        guard let calendar = state.calendar else { return nil }
        let rows = MonthView.size.rows
        return Stack.Piece(rows: rows...rows + 1, rank: 1) { rect, rendering in
            let (month, legend) = rect.split(top: rows)
            MonthView(canvas: canvas, daysAreTargets: false).draw(calendar, in: month, on: &rendering)
            rendering.frame.draw(CalendarView(canvas: canvas).legend(of: state.legend), in: legend)
        }
    }

    private func year(_ state: TrackerDetailsState, _ width: Int) -> [Stack.Piece] {
        let map = HeatMapView(canvas: canvas.fitted(to: width))
        let grid = map.grid(state.heatMap)
        let legend = map.legend()
        return [
            Stack.Piece(rows: grid.count...grid.count + 1, rank: 2) { rect, rendering in
                rendering.frame.draw(grid + [legend], in: rect)
            },
            charts(state),
        ]
    }

    /// Completions by month, as many of the last as there are rows for, and by weekday; a blank row before them.
    private func charts(_ state: TrackerDetailsState) -> Stack.Piece {
        Stack.Piece(rows: state.weekdays.count + 2...state.months.count + 2, rank: 3) { rect, rendering in
            let area = rect.inset(top: 1)
            let columns = area.columns(count: 2, gap: Self.gap)
            let bars = BarChartView(canvas: canvas.fitted(to: columns[0].size.columns))
            let months = Array(state.months.suffix(max(area.size.rows - 1, 0)))
            rendering.frame.draw(bars.lines(.byMonth, months), in: columns[0])
            rendering.frame.draw(bars.lines(.byWeekday, state.weekdays), in: columns[1])
        }
    }
}
