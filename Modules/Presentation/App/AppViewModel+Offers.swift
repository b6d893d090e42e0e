extension AppViewModel {
    /// What keys and buttons do now, the most important first; help is there besides, whatever lies on top.
    public var offers: [Offer] { sheets.last?.model.offers ?? screenOffers }

    private var screenOffers: [Offer] {
        if isBarFocused {
            return [
                Offer(.move(.next), .offerSwitch), Offer(.move(.down), Phrase("to the screen", "к экрану")),
                Offer(.action(.newTracker)), .undo,
            ]
        }
        switch tab {
        case .trackers where isSearching:
            return [
                Offer(.confirm, Phrase("to the cards", "к карточкам")), Offer(.cancel, .offerClear), .next,
            ]
        case .trackers:
            let actions: [AppAction] =
                list.state.shown == 0
                ? [.newTracker, .openCalendar, .undo]
                : [.toggleDone, .newTracker, .editTracker, .openMenu, .startSearch, .openCalendar, .undo]
            return actions.map { Offer(.action($0)) }
        case .statistics:
            let row: [Offer] = [
                Offer(.table, Phrase("tracker", "трекер")), Offer(.confirm, Phrase("details", "подробно")),
                Offer(.move(.next), Phrase("year", "год")),
            ]
            let day: [Offer] = [
                .days, Offer(.confirm, Phrase("open day", "открыть день")),
                Offer(.move(.next), Phrase("table", "таблица")),
            ]
            return (focusedRow == nil ? day : row)
                + [Offer(.action(.sortStatistics)), Offer(.action(.showTrackers))]
        }
    }
}
