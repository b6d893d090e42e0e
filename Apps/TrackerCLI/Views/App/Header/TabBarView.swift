import Terminal
import TrackerPresentation

/// Draws the first row: the screens, the button for a new tracker and the dates of the one that is shown.
struct TabBarView {
    let context: TextContext

    /// The dates of a screen.
    struct Dates {
        /// Their text in shorter and shorter forms.
        let texts: [String]
        /// They are, or hold, today.
        let areCurrent: Bool
        /// "today", "this week".
        let currentText: String
    }

    /// - Parameters:
    ///   - addition: What stands behind the title of the shown screen: " · 2025".
    ///   - dates: `nil` for a screen without.
    func draw(
        tab: Tab, addition: String, isFocused: Bool, dates: Dates?, in rect: Rect,
        on rendering: inout Rendering
    ) {
        let row = rect.inset(columns: 1, rows: 0)
        var left = tabs(tab, addition, isFocused: isFocused, gap: row.size.columns < 78 ? 2 : 3)
        let forms = dates.map(dateForms) ?? []
        // A week of another year may need the room of the button, which has a key, too.
        let shortest = forms.last?.width ?? 0
        if left.width + newButton.width + shortest <= row.size.columns { left.append(newButton) }
        rendering.draw(left, at: rect.origin, in: rect)
        if isFocused { rendering.frame.cursor.position = rect.origin }
        let room = row.size.columns - left.width
        if let longest = forms.first(where: { $0.width <= room }) ?? forms.last {
            rendering.draw(longest, endingIn: row)
        }
    }

    /// The dates in shorter and shorter forms.
    private func dateForms(_ dates: Dates) -> [ClickableLine] {
        dates.texts.flatMap { text in
            (marks(dates) + [ClickableLine()]).map { mark in
                var line = arrows(text)
                line.append(mark)
                return line
            }
        }
    }

    /// Before each title is a cell for the focus.
    private func tabs(_ active: Tab, _ addition: String, isFocused: Bool, gap: Int) -> ClickableLine {
        var line = ClickableLine()
        for (index, tab) in Tab.allCases.enumerated() {
            let isActive = tab == active
            let mark = isActive && isFocused ? context.theme.glyphs.pointer : " "
            line.append(context.line(mark, .accent, .bold))
            let title = "\(index + 1) " + tab.title(context.language) + (isActive ? addition : "")
            line.append(
                context.line(title, isActive ? .text : .secondary, isActive ? [.bold, .underline] : []),
                .tab(tab))
            line.append(blanks: gap - 1)
        }
        return line
    }

    private var newButton: ClickableLine {
        var line = ClickableLine(" ")
        line.append(context.button("+", .accent), .intent(.action(.newTracker)))
        return line
    }

    private func arrows(_ text: String) -> ClickableLine {
        let glyphs = context.theme.glyphs
        var line = ClickableLine()
        line.append(context.line(glyphs.arrowLeft, .accent) + " ", .intent(.action(.previousDay)))
        line.append(context.line(text, .title), .intent(.action(.openCalendar)))
        line.append(" " + context.line(glyphs.arrowRight, .accent), .intent(.action(.nextDay)))
        return line
    }

    /// The mark of today, whole or not at all, or the key that goes there: the longest form first.
    private func marks(_ dates: Dates) -> [ClickableLine] {
        let word = " " + dates.currentText
        guard !dates.areCurrent else {
            let sign = context.line(context.theme.glyphs.bullet, .accent)
            return [ClickableLine("  " + sign + context.line(word, .accent))]
        }
        let key = context.line("t", .text, .bold)
        return [key + context.line(word, .secondary), key].enumerated().map { index, hint in
            var line = ClickableLine(Line(index == 0 ? "  " : " "))
            line.append(hint, .intent(.action(.goToToday)))
            return line
        }
    }
}

extension AppState {
    /// The chosen days behind the title of the statistics: " · 2025".
    var titleAddition: String { statistics?.statistics.rangeText.map { " · " + $0 } ?? "" }

    /// The dates of the shown screen; `nil` for the statistics.
    func shownDates(_ language: Language) -> TabBarView.Dates? {
        switch tab {
        case .trackers:
            let list = main.list
            return TabBarView.Dates(
                texts: [list.dateText, list.shortDateText], areCurrent: list.date == list.today,
                currentText: Phrase.todayMark(language))
        case .statistics: return nil
        case .week:
            return week.map {
                TabBarView.Dates(
                    texts: [$0.week.title, $0.week.shortTitle], areCurrent: $0.week.isCurrent,
                    currentText: Phrase.thisWeek(language))
            }
        }
    }
}
