import TrackerDomain
import TrackerPresentation

/// The moves of the focus in the week: rows are habits, columns days.
extension AppController {
    /// Moves the focus among the cells; above the first row is the tab bar, beside the first and the last day are other
    /// weeks.
    func moveInWeek(_ move: Move) {
        let week = model.week
        guard let row = week.focusedRow else {
            if move == .up || move == .previous { model.isBarFocused = true }
            return
        }
        let count = week.state.rows.count
        switch move {
        case .left: week.focus(on: week.focusedDay - 1)
        case .right: week.focus(on: week.focusedDay + 1)
        case .up where row == 0: model.isBarFocused = true
        case .next, .previous: week.focus(onRow: (row + (move == .next ? 1 : count - 1)) % count)
        case .up, .down, .pageUp, .pageDown, .toStart, .toEnd:
            week.focus(onRow: ListFocus.moved(row, move, count: count))
        }
    }

    func moveToShownDay(isLast: Bool) {
        let columns = model.week.state.columns
        guard model.week.focusedRow != nil, let column = isLast ? columns.last : columns.first else { return }
        model.week.focus(on: column.day)
    }

    /// The keys of the week, the most important first.
    var weekOffers: [KeyHint] {
        let weeks = [
            KeyHint(.action(.previousDay), Phrase("week before", "неделя назад")),
            KeyHint(.action(.nextDay), Phrase("week after", "неделя вперёд")),
        ]
        if model.week.focusedRow == nil { return weeks }
        let press = mark == .enterAmount ? mark.hint : Phrase("mark, next", "отметить, дальше")
        return [
            KeyHint(.press, press), .choices,
            KeyHint(.confirm, Phrase("open day", "открыть день")),
        ] + weeks
    }
}

extension Tab {
    /// The action that shows it.
    var action: AppAction {
        switch self {
        case .trackers: .showTrackers
        case .statistics: .showStatistics
        case .week: .showWeek
        }
    }
}
