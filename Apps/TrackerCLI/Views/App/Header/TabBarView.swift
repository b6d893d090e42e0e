import Terminal
import TrackerPresentation

/// Draws the first row: the two screens, the button for a new tracker and, over the list, its date.
struct TabBarView {
    let context: TextContext

    /// - Parameter list: The list whose date is shown; `nil` if there is none.
    func draw(
        tab: Tab, isFocused: Bool, list: MainListState?, in rect: Rect, on rendering: inout Rendering
    ) {
        let row = rect.inset(columns: 1, rows: 0)
        let left = tabs(tab, isFocused: isFocused, gap: row.size.columns < 78 ? 2 : 3)
        rendering.draw(left, at: rect.origin, in: rect)
        if isFocused { rendering.frame.cursor.position = rect.origin }
        guard let list else { return }
        let room = row.size.columns - left.width
        let date = date(list)
        var right = date
        if let longest = todays(list).first(where: { date.width + $0.width <= room }) {
            right.append(longest)
        }
        rendering.draw(right, endingIn: row)
    }

    /// Before each title is a cell for the focus.
    private func tabs(_ active: Tab, isFocused: Bool, gap: Int) -> ClickableLine {
        var line = ClickableLine()
        for (index, tab) in Tab.allCases.enumerated() {
            let isActive = tab == active
            let mark = isActive && isFocused ? context.theme.glyphs.pointer : " "
            line.append(context.line(mark, .accent, .bold))
            let title = "\(index + 1) " + tab.title(context.language)
            line.append(
                context.line(title, isActive ? .text : .secondary, isActive ? [.bold, .underline] : []),
                .tab(tab))
            line.append(blanks: gap - 1)
        }
        line.append(blanks: 1)
        line.append(context.button("+", .accent), .intent(.action(.newTracker)))
        return line
    }

    private func date(_ list: MainListState) -> ClickableLine {
        let glyphs = context.theme.glyphs
        var line = ClickableLine()
        line.append(context.line(glyphs.arrowLeft, .accent) + " ", .intent(.action(.previousDay)))
        line.append(context.line(list.dateText, .title), .intent(.action(.openCalendar)))
        line.append(" " + context.line(glyphs.arrowRight, .accent), .intent(.action(.nextDay)))
        return line
    }

    /// A mark of today's date, or the key that goes to it: the longest form first.
    private func todays(_ list: MainListState) -> [ClickableLine] {
        let word = " " + Phrase.todayMark(context.language)
        guard list.date != list.today else {
            let sign = context.line(context.theme.glyphs.bullet, .accent)
            return [ClickableLine("  " + sign + context.line(word, .accent)), ClickableLine(" " + sign)]
        }
        let key = context.line("t", .text, .bold)
        return [key + context.line(word, .secondary), key].enumerated().map { index, hint in
            var line = ClickableLine(Line(index == 0 ? "  " : " "))
            line.append(hint, .intent(.action(.goToToday)))
            return line
        }
    }
}
