import TrackerDomain
import TrackerPresentation

/// The moves of the focus on the screens.
extension AppController {
    /// Tab and the arrows on the bar switch the screens; down leads into the one that is shown.
    func moveOnBar(_ move: Move) {
        switch move {
        case .right, .next: showTab(after: 1)
        case .left, .previous: showTab(after: -1)
        case .down, .pageDown, .toEnd: model.isBarFocused = false
        case .up, .pageUp, .toStart: break
        }
    }

    /// Shows another tab, the first one after the last.
    private func showTab(after distance: Int) {
        let tabs = Tab.allCases
        let index = tabs.firstIndex(of: model.tab) ?? 0
        model.perform(tabs[(index + distance + tabs.count) % tabs.count].action)
        model.isBarFocused = true
    }

    // MARK: Cards

    /// A page is this many rows of cards.
    private static let page = 5

    /// Moves the focus among cards and headings: up and down to what is seen there, Tab as cards are read.
    ///
    /// From a heading it moves as from the first row of its section; down passes headings by.
    func moveCard(_ move: Move) {
        let sections = model.list.state.sections
        let shelves = cardRows.shelves(of: sections)
        let rows = shelves.flatMap { shelf in (0..<shelf.rowCount).map { shelf.row($0).map(\.id) } }
        func index(of card: Identifier) -> Int? { rows.firstIndex { $0.contains(card) } }
        guard let last = model.focusedCard, let lastRow = index(of: last),
            let column = rows[lastRow].firstIndex(of: last),
            let section = sections.first(where: { $0.cards.contains { $0.id == last } }),
            let top = index(of: section.cards[0].id)
        else { return moveToBar(move) }
        let isOnHeading = model.focusedSection != nil
        let (focused, row) = isOnHeading ? (section.cards[0].id, top) : (last, lastRow)
        if move == .up, !isOnHeading, row == top, let category = section.category {
            return model.focus(onSection: category)
        }
        if move == .up, row == 0 { return moveToBar(move) }
        if isOnHeading, [.down, .next].contains(move) {
            model.focus(on: focused)
            return
        }
        if isOnHeading, [.left, .right].contains(move) {
            let shelf = shelves.first { $0.sections.contains { $0.id == section.id } }
            let headings = shelf?.sections.compactMap(\.category) ?? []
            let here = headings.firstIndex { $0 == section.category } ?? 0
            return model.focus(onSection: headings[ListFocus.moved(here, move, count: headings.count)])
        }
        func card(inRow other: Int) -> Identifier {
            let cards = rows[max(0, min(rows.count - 1, other))]
            return cards[min(column, cards.count - 1)]
        }
        let flat = Array(rows.joined())
        func card(after distance: Int) -> Identifier {
            let index = flat.firstIndex(of: focused) ?? 0
            return flat[(index + distance + flat.count) % flat.count]
        }
        let target =
            switch move {
            case .up: card(inRow: row - 1)
            case .down: card(inRow: row + 1)
            case .pageUp: card(inRow: row - Self.page)
            case .pageDown: card(inRow: row + Self.page)
            case .left: column > 0 ? rows[row][column - 1] : focused
            case .right: column + 1 < rows[row].count ? rows[row][column + 1] : focused
            case .toStart: flat.first ?? focused
            case .toEnd: flat.last ?? focused
            case .next: card(after: 1)
            case .previous: card(after: -1)
            }
        model.focus(on: target)
    }

    /// Above the first row is the tab bar; a search keeps the focus.
    private func moveToBar(_ move: Move) {
        if move == .up, !model.isSearching { model.isBarFocused = true }
    }

    // MARK: Statistics

    /// Moves the focus in the statistics: Tab goes from the year to the table and back, Shift-Tab from the year to
    /// the tab bar; so does every key that finds no more in its part.
    func moveInStatistics(_ move: Move) {
        guard model.statistics.state.placeholder == nil else {
            if move == .up || move == .previous { model.isBarFocused = true }
            return
        }
        switch (move, model.focusedRow) {
        case (.previous, nil): model.isBarFocused = true
        case (.next, nil): focusTable(model.statistics.state.rows.first?.id)
        case (.next, _?), (.previous, _?): focusYear()
        case (_, let row?): moveRow(row, move)
        case (_, nil): moveDay(move)
        }
    }

    /// Leads a wheel through the page: the tab bar, the year, the rows of the table.
    func scrollStatistics(_ move: Move) {
        guard model.statistics.state.placeholder == nil else { return }
        if model.isBarFocused {
            model.isBarFocused = move == .up
        } else if let row = model.focusedRow {
            moveRow(row, move)
        } else if move == .up {
            model.isBarFocused = true
        } else {
            focusTable(model.statistics.state.rows.first?.id)
        }
    }

    private func focusYear() { model.focus(on: model.focusedDay) }

    private func focusTable(_ row: Identifier?) { if let row { model.focus(onRow: row) } }

    /// Above the first row is the year.
    private func moveRow(_ row: Identifier, _ move: Move) {
        let rows = model.statistics.state.rows
        guard let index = rows.firstIndex(where: { $0.id == row }) else { return }
        let leaves = index == 0 && [.up, .pageUp, .toStart].contains(move)
        leaves ? focusYear() : focusTable(rows[ListFocus.moved(index, move, count: rows.count)].id)
    }

    /// Moves the focus in the year: rows are weekdays, columns weeks. Above its first day is the tab bar, below its
    /// last one the table.
    private func moveDay(_ move: Move) {
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
        let day = model.focusedDay
        model.focus(on: day + days)
        guard model.focusedDay == day else { return }
        switch move {
        case .up, .pageUp, .toStart: model.isBarFocused = true
        case .down, .pageDown: focusTable(model.statistics.state.rows.first?.id)
        case .toEnd: focusTable(model.statistics.state.rows.last?.id)
        default: break
        }
    }
}
