import TrackerPresentation

extension AppController {
    /// What keys and buttons do now, the most important first; help is there besides, whatever lies on top.
    package var offers: [KeyOffer] {
        let offers = top.map { $0.offers(input(of: $0)) } ?? screenOffers
        return offers.filter { offer in
            guard case .intent(.action(let action)) = offer.command else { return true }
            return model.isEnabled(action)
        }
    }

    private var screenOffers: [KeyOffer] {
        if model.isBarFocused {
            return [
                .back, KeyOffer(.move(.next), .offerSwitch),
                KeyOffer(.move(.down), Phrase("to the screen", "к экрану")),
            ] + actions([.newTracker, .undo] + everywhere)
        }
        switch model.tab {
        case .trackers where model.isSearching:
            let cards = [KeyOffer(.confirm, Phrase("to the cards", "к карточкам")), .next]
            return [.clear] + (model.list.state.shown == 0 ? [] : cards)
        case .trackers:
            return (model.list.state.search.isEmpty ? [] : [.clear])
                + (model.focused?.isInactive == true ? [KeyOffer(.action(.togglePause), .bringBack)] : [])
                + actions(
                    Self.frequent.filter { $0 != .startSearch || model.list.state.total > 0 } + everywhere
                        + CardAction.all.map(\.id).filter {
                            !Self.frequent.contains($0)
                                && ($0 != .togglePause || model.focused?.isInactive != true)
                        })
        case .statistics:
            return [KeyOffer(.cancel, AppAction.showTrackers.title)] + statisticsOffers
                + actions([.goToToday, .newTracker, .undo, .redo] + everywhere)
        }
    }

    /// What the list offers first; the other actions of a card follow at the end.
    private static let frequent: [AppAction] = [
        .toggleDone, .addAmount, .subtractAmount, .enterAmount, .newTracker, .editTracker, .openMenu,
        .startSearch, .openCalendar, .undo, .openFilters, .togglePin, .deleteTracker, .openDetails,
        .goToToday, .previousDay, .nextDay, .redo, .showStatistics,
    ]

    private var statisticsOffers: [KeyOffer] {
        if model.statistics.state.placeholder != nil { return [] }
        let row: [KeyOffer] = [
            KeyOffer(.table, Phrase("tracker", "трекер")), KeyOffer(.confirm, Phrase("details", "подробно")),
            KeyOffer(.move(.next), Phrase("year", "год")),
        ]
        let day: [KeyOffer] = [
            .days, KeyOffer(.confirm, Phrase("open day", "открыть день")),
            KeyOffer(.move(.next), Phrase("table", "таблица")),
        ]
        return (model.focusedRow == nil ? day : row) + actions([.sortStatistics])
    }

    private var everywhere: [AppAction] { [.openPalette, .openSettings, .quit] }

    private func actions(_ actions: [AppAction]) -> [KeyOffer] { actions.map { KeyOffer(.action($0)) } }
}
