public import TrackerDomain

extension AppViewModel {
    /// The tracker with the focus in the table of the statistics; `nil` where the year has it.
    public var focusedRow: Identifier? {
        tableFocus.flatMap { id in statistics.state.rows.contains { $0.id == id } ? id : nil }
    }

    /// Puts the focus on a row of the table, as a click does.
    public func focus(onRow tracker: Identifier) {
        guard statistics.state.rows.contains(where: { $0.id == tracker }) else { return }
        tableFocus = tracker
        isBarFocused = false
    }

    /// Sorts the table, as a click on the head of a column does.
    public func sort(by order: StatisticsOrder) {
        dismiss()
        statistics.sort(by: order)
    }

    /// Moves the focus in the statistics: Tab goes from the year to the table and back, Shift-Tab from the year to
    /// the tab bar; so does every key that finds no more in its part.
    func moveInStatistics(_ move: Move) {
        guard statistics.state.placeholder == nil else {
            if move == .up || move == .previous { isBarFocused = true }
            return
        }
        switch (move, focusedRow) {
        case (.previous, nil): isBarFocused = true
        case (.next, nil): tableFocus = statistics.state.rows.first?.id
        case (.next, _?), (.previous, _?): tableFocus = nil
        case (_, let row?): moveRow(row, move)
        case (_, nil): moveDay(move)
        }
    }

    /// Leads a wheel through the page: the tab bar, the year, the rows of the table.
    func scrollStatistics(_ move: Move) {
        dismiss()
        guard statistics.state.placeholder == nil else { return }
        if isBarFocused {
            isBarFocused = move == .up
        } else if let focusedRow {
            moveRow(focusedRow, move)
        } else if move == .up {
            isBarFocused = true
        } else {
            tableFocus = statistics.state.rows.first?.id
        }
    }

    /// Above the first row is the year.
    private func moveRow(_ row: Identifier, _ move: Move) {
        let rows = statistics.state.rows
        guard let index = rows.firstIndex(where: { $0.id == row }) else { return }
        let leaves = index == 0 && [.up, .pageUp, .toStart].contains(move)
        tableFocus = leaves ? nil : rows[ListFocus.moved(index, move, count: rows.count)].id
    }

    /// Puts the focus on a day of the year, as a click does.
    public func focus(on day: Day) {
        tableFocus = nil
        isBarFocused = false
        let first = statistics.state.heatMap.first
        focusedDay = min(max(day, first), workspace.today())
    }

    /// Moves the focus in the year: rows are weekdays, columns weeks. Above its first day is the tab bar, below its
    /// last one the table.
    func moveDay(_ move: Move) {
        let days =
            switch move {
            case .up, .previous: -1
            case .down, .next: 1
            case .left: -7
            case .right: 7
            case .pageUp: -28
            case .pageDown: 28
            case .toStart: -364
            case .toEnd: 364
            }
        let day = focusedDay
        focus(on: day + days)
        guard focusedDay == day else { return }
        switch move {
        case .up, .pageUp, .toStart: isBarFocused = true
        case .down, .pageDown: tableFocus = statistics.state.rows.first?.id
        case .toEnd: tableFocus = statistics.state.rows.last?.id
        case .left, .right, .next, .previous: break
        }
    }
}
