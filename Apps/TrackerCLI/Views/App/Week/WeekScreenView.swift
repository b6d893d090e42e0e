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
        let layout = WeekLayout(
            state, columns: rect.size.columns - ScreenScroll.edges, streak: streakTitle)
        let width = layout.width + ScreenScroll.edges
        let place = rect.centered(Size(columns: width, rows: rect.size.rows))
        let (head, rest) = place.split(top: 2)
        let (weekdays, days) = (
            headLine(state, layout, \.weekdayText), headLine(state, layout, \.dayText)
        )
        let streak = context.line(streakTitle, .secondary)
        rendering.frame.draw(
            [weekdays, days.padded(to: layout.width - streak.width) + streak],
            in: head.inset(left: ScreenScroll.margin))
        let legend = context.fitted(to: layout.width).legend(of: week)
        // The share stands right below the last habit, the legend after a blank row if there is one. Habits have blank
        // rows between them where all of it fits.
        let room = max(rest.size.rows - 1 - legend.count, 1)
        let page = rowsPage(state, layout, isLoose: 2 * week.rows.count < room)
        let (list, below) = rest.split(top: min(page.rows, room))
        ScreenScroll(context: context).draw(page, in: list, on: &rendering)
        let (share, end) = below.split(top: 1)
        rendering.frame.draw([shareLine(state, layout)], in: share.inset(left: ScreenScroll.margin))
        let gap = end.size.rows > legend.count ? 1 : 0
        rendering.frame.draw(legend, in: end.inset(top: gap, left: ScreenScroll.margin))
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
            line.append(blanks: layout.left(ofDay: index) - line.width)
            line.append(head.padded(to: layout.middle, .center))
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
            line.append(blanks: layout.left(ofDay: index) - line.width)
            line.append(share.padded(to: layout.middle, .center))
        }
        return line
    }

    private var streakTitle: String { Phrase.streakTitle(context.language) }
}

extension TextContext {
    /// The meanings of the signs that a week shows.
    fileprivate func legend(of week: WeekState) -> [Line] {
        let view = WeekCellView(context: self, width: WeekLayout.cells.lowerBound)
        var entries = week.marks.map { (view.sign($0, nil), $0.meaning) }
        if week.hasNotes { entries.append((view.noteSign, .markNote)) }
        return LegendView(context: self).lines(entries)
    }
}
