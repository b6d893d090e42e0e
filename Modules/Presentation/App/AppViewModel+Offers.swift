internal import TrackerDomain

extension AppViewModel {
    /// What keys and buttons do now, the most important first; help is there besides, whatever lies on top.
    public var offers: [KeyOffer] { (sheets.last?.model.offers ?? screenOffers).filter(works) }

    /// Whether there is something to do for what is offered wherever it may be.
    private func works(_ offer: KeyOffer) -> Bool {
        guard case .intent(.action(let action)) = offer.deed else { return true }
        return switch action {
        case .undo: canUndo
        case .redo: canRedo
        case .toggleDone: focused?.canToggle == true
        case .goToToday: shownDay != today || !sheets.isEmpty
        default: canPerform(action)
        }
    }

    /// The day that the screen is about.
    private var shownDay: Day { tab == .trackers ? list.state.date : focusedDay }

    private var screenOffers: [KeyOffer] {
        if isBarFocused {
            return [
                .back, KeyOffer(.move(.next), .offerSwitch),
                KeyOffer(.move(.down), Phrase("to the screen", "к экрану")),
            ] + actions([.newTracker, .undo] + everywhere)
        }
        switch tab {
        case .trackers where isSearching:
            let cards = [KeyOffer(.confirm, Phrase("to the cards", "к карточкам")), .next]
            return [.clear] + (list.state.shown == 0 ? [] : cards)
        case .trackers:
            return (searchField.text.isEmpty ? [] : [.clear])
                + (focused?.isResting == true ? [KeyOffer(.action(.togglePause), .bringBack)] : [])
                + actions(
                    Self.frequent.filter { $0 != .startSearch || list.state.total > 0 } + everywhere
                        + CardAction.all.map(\.id).filter {
                            !Self.frequent.contains($0) && ($0 != .togglePause || focused?.isResting != true)
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
        if statistics.state.placeholder != nil { return [] }
        let row: [KeyOffer] = [
            KeyOffer(.table, Phrase("tracker", "трекер")), KeyOffer(.confirm, Phrase("details", "подробно")),
            KeyOffer(.move(.next), Phrase("year", "год")),
        ]
        let day: [KeyOffer] = [
            .days, KeyOffer(.confirm, Phrase("open day", "открыть день")),
            KeyOffer(.move(.next), Phrase("table", "таблица")),
        ]
        return (focusedRow == nil ? day : row) + actions([.sortStatistics])
    }

    private var everywhere: [AppAction] { [.openPalette, .openSettings, .quit] }

    private func actions(_ actions: [AppAction]) -> [KeyOffer] { actions.map { KeyOffer(.action($0)) } }
}
