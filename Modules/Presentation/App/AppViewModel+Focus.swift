public import TrackerDomain

extension AppViewModel {
    /// Keeps the focus on a card that is shown, the one nearest to where it stood.
    func keepFocus() {
        let cards = list.state.cards
        guard let focusedCard, cards.contains(where: { $0.id == focusedCard }) else {
            self.focusedCard = cards.isEmpty ? nil : cards[min(lastIndex, cards.count - 1)].id
            return
        }
        lastIndex = cards.firstIndex { $0.id == focusedCard } ?? 0
    }

    /// Puts the focus on a card, as a click does.
    public func focus(on card: Identifier) {
        guard list.state.card(card) != nil else { return }
        focusedCard = card
        isBarFocused = false
        keepFocus()
    }

    /// Moves the focus among the cards: a section begins a new row.
    func moveCard(_ move: Move) {
        let rows = rows
        if move == .up, !isSearching, rows.first.map({ $0.contains { $0 == focusedCard } }) ?? true {
            isBarFocused = true
            return
        }
        guard let focusedCard, let row = rows.firstIndex(where: { $0.contains(focusedCard) }),
            let column = rows[row].firstIndex(of: focusedCard)
        else { return keepFocus() }
        let page = 5
        func card(inRow row: Int) -> Identifier {
            let row = rows[max(0, min(rows.count - 1, row))]
            return row[min(column, row.count - 1)]
        }
        let flat = rows.joined()
        self.focusedCard =
            switch move {
            case .up: card(inRow: row - 1)
            case .down: card(inRow: row + 1)
            case .pageUp: card(inRow: row - page)
            case .pageDown: card(inRow: row + page)
            case .left: column > 0 ? rows[row][column - 1] : focusedCard
            case .right: column + 1 < rows[row].count ? rows[row][column + 1] : focusedCard
            case .toStart: flat.first ?? focusedCard
            case .toEnd: flat.last ?? focusedCard
            case .next: after(focusedCard, by: 1)
            case .previous: after(focusedCard, by: -1)
            }
        keepFocus()
    }

    private func after(_ card: Identifier, by distance: Int) -> Identifier {
        let cards = list.state.cards.map(\.id)
        guard let index = cards.firstIndex(of: card) else { return card }
        return cards[(index + distance + cards.count) % cards.count]
    }

    /// The cards as a front lays them out.
    private var rows: [[Identifier]] {
        list.state.sections.flatMap { section in
            stride(from: 0, to: section.cards.count, by: max(1, columns)).map { start in
                section.cards[start..<min(start + max(1, columns), section.cards.count)].map(\.id)
            }
        }
    }
}
