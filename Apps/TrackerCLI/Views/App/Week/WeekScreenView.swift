package import Terminal
import TrackerDomain
package import TrackerPresentation

/// Draws the week: a head with the days, the habits in rows that scroll with the focus, the days' shares and a legend.
package struct WeekScreenView {
    let context: TextContext

    package init(context: TextContext) { self.context = context }

    /// The number of weeks side by side in a window.
    package static func weeks(for columns: Int) -> Int { columns < 140 ? 1 : 2 }

    package func draw(_ state: WeekScreenState, in rect: Rect, on rendering: inout Rendering) {
        let week = state.week
        if let placeholder = week.placeholder {
            let lines = [context.line(placeholder, .title)]
            let place = rect.centered(Size(columns: rect.size.columns, rows: lines.count))
            return rendering.frame.draw(lines, .center, in: place)
        }
        let layout = WeekLayout(state, columns: rect.size.columns, streak: streakTitle)
        let width = layout.width + ScreenScroll.edges
        let place = rect.centered(Size(columns: width, rows: rect.size.rows))
        let (head, rest) = place.split(top: 2)
        let (weekdays, days) = (
            headLine(state, layout, \.weekdayText), headLine(state, layout, \.dayText)
        )
        let heads = zip([weekdays, days], [week.sinceText ?? "", streakTitle]).map { line, last in
            line.padded(to: layout.width - last.cellWidth) + context.line(last, .secondary)
        }
        rendering.frame.draw(heads, in: head.inset(left: ScreenScroll.margin))
        // The share stands right below the last habit, the legend after a blank row if there is one. Habits have blank
        // rows between them where all of it fits.
        let room = max(rest.size.rows - 2, 1)
        let isLoose = 2 * week.rows.count < room
        let page = rowsPage(state, layout, isLoose: isLoose)
        let (list, below) = rest.split(top: min(page.rows, room))
        let first = page.offset(rows: list.size.rows)
        let shown = isLoose ? week.rows[...] : week.rows[first..<first + list.size.rows]
        let legend = legend(of: shown.flatMap { $0.cells[layout.days] }, layout)
        ScreenScroll(context: context).draw(page, in: list, on: &rendering)
        let (share, end) = below.split(top: 1)
        rendering.frame.draw([shareLine(state, layout)], in: share.inset(left: ScreenScroll.margin))
        let gap = end.size.rows > 1 ? 1 : 0
        rendering.frame.draw([legend], in: end.inset(top: gap, left: ScreenScroll.margin))
    }

    // MARK: Rows

    private func rowsPage(_ state: WeekScreenState, _ layout: WeekLayout, isLoose: Bool) -> Page {
        let view = WeekRowView(context: context, layout: layout)
        var page = Page()
        for (index, row) in state.week.rows.enumerated() {
            let isFocused = index == state.focusedRow
            if isLoose { page.addGap() }
            if isFocused { page.focus = page.rows..<page.rows + 1 }
            page.add(rows: 1, stop: .tracker(row.id)) { rect, rendering in
                view.draw(row, focus: isFocused ? state.focusedDay : nil, in: rect, on: &rendering)
            }
        }
        if isLoose { page.addGap() }
        return page
    }

    // MARK: Above and below

    /// The days over their columns: today stands out, and the day with the focus is bold.
    private func headLine(
        _ state: WeekScreenState, _ layout: WeekLayout, _ text: (WeekState.Column) -> String
    ) -> Line {
        var line = Line()
        for index in layout.days {
            let column = state.week.columns[index]
            let isFocused = state.focusedRow != nil && column.day == state.focusedDay
            let role: Role = column.day == state.week.today ? .accent : isFocused ? .text : .secondary
            let head = context.line(text(column), role, isFocused ? .bold : [])
            add(head, over: index, layout, to: &line)
        }
        return line
    }

    /// "done   4/6  5/6": the habits done of those planned on each day.
    private func shareLine(_ state: WeekScreenState, _ layout: WeekLayout) -> Line {
        var line = context.line(Phrase.markDone(context.language), .secondary)
        line = Line("     ") + line
        for index in layout.days where state.week.columns[index].share.planned > 0 {
            let column = state.week.columns[index]
            let role: Role = column.share.level == .full ? .success : .secondary
            let share = context.line("\(column.share.completed)/\(column.share.planned)", role)
            // Shares that would touch are told by what is done alone.
            let done = context.line("\(column.share.completed)", role)
            add(share.width < layout.cell ? share : done, over: index, layout, to: &line)
        }
        return line
    }

    /// Adds a text in the middle of a day's tile, or of its cell where the tile is too narrow.
    private func add(_ text: Line, over index: Int, _ layout: WeekLayout, to line: inout Line) {
        let gap = text.width > layout.tile ? 0 : 1
        line.append(blanks: layout.left(ofDay: index) + gap - line.width)
        line.append(text.padded(to: layout.cell - 2 * gap, .center))
    }

    /// The meanings of the signs in cells, as many as fit in a line.
    private func legend(of cells: [WeekState.Cell], _ layout: WeekLayout) -> Line {
        let view = WeekCellView(context: context, width: layout.tile)
        var entries = WeekMark.allCases
            .filter { mark in mark.hasSign && cells.contains { $0.mark == mark } }
            .map { (view.legendSign($0), $0.meaning) }
        if cells.contains(where: \.hasNote) { entries.append((view.noteSign, .markNote)) }
        return LegendView(context: context.fitted(to: layout.width)).lines(entries).first ?? Line()
    }

    private var streakTitle: String { Phrase.streakTitle(context.language) }
}
