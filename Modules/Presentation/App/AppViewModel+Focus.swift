public import TrackerDomain

extension AppViewModel {
    /// Keeps the focus on a visible card, the one nearest to its last index.
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
}
