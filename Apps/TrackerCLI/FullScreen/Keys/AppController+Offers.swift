import TrackerDomain
package import TrackerPresentation

extension AppController {
    /// The keys of the footer, the most important first; the list of commands is the last one.
    package var hints: [KeyHint] {
        // "?" is a letter in a field.
        offers + [KeyHint(.action(.openCommands), showsLast: takesText)]
    }

    /// The keys and buttons that work now, the most important first, without the list of commands.
    package var offers: [KeyHint] {
        let offers = top.map { $0.offers(input(of: $0)) } ?? screenOffers
        return offers.filter { offer in
            guard case .intent(.action(let action)) = offer.target else { return true }
            return model.isEnabled(action)
        }
    }

    /// What works now as the first entries of the list of commands: the actions of the card first, then the others.
    var entriesHere: [ActionListViewModel.Entry] {
        let entries = offers.map { offer in
            var entry =
                if case .intent(.action(let action)) = offer.target {
                    ActionListViewModel.Entry(
                        action, offer.text == action.hint ? nil : offer.text,
                        keys: KeyBinding.telling(of: .action(action))?.caps ?? offer.keys)
                } else {
                    ActionListViewModel.Entry(offer.text, keys: offer.keys)
                }
            let isOfCard = model.sheets.isEmpty && model.focused != nil && entry.action?.ofCard != nil
            entry.group = isOfCard ? .hereOnCard : .here
            return entry
        }
        return entries.filter { $0.group == .hereOnCard } + entries.filter { $0.group == .here }
    }

    /// The commands that the app lacks, which the list of commands names.
    ///
    /// - Parameter repeated: The options that the app was started with.
    package static func entriesOfShell(
        _ repeated: RepeatedOptions, _ language: Language
    ) -> [ActionListViewModel.Entry] {
        let commands: [CommandName] = [
            .review, .report, .export, .importing, .backup, .restore, .doctor, .completions,
        ]
        return commands.map { command in
            let text = Phrase.inShell + ": " + Synopsis.words(of: command, repeated)
            return ActionListViewModel.Entry(
                command.spec.summary,
                alsoCalled: Phrase(
                    same: ([command.rawValue] + command.spec.alsoCalled).joined(separator: " ")),
                keys: Phrase(same: "tracker " + command.rawValue), group: .inShell,
                effect: .tell(Notice(.information, text(language))))
        }
    }

    private var screenOffers: [KeyHint] {
        if model.isBarFocused {
            return [
                .back, KeyHint(.move(.next), .offerSwitch),
                KeyHint(.move(.down), Phrase("to the screen", "к экрану")),
            ] + actions([.newTracker, .undo] + everywhere)
        }
        switch model.tab {
        case .trackers where model.isSearching:
            let shown = model.list.state.shown
            return [.clear]
                + (shown > 0 ? [KeyHint(.confirm, Phrase("to the cards", "к карточкам"))] : [])
                + (shown > 1 ? [.next] : [])
        case .trackers where model.list.state.placeholder?.kind == .resting:
            return [
                .bringBack, KeyHint(.action(.takeBreak), Phrase("change", "изменить")),
            ] + actions([.nextDay, .previousDay, .goToToday, .newTracker, .openCalendar, .undo] + everywhere)
        case .trackers where model.focusedSection != nil:
            return clear + [KeyHint(.action(.newTracker), .newHere), KeyHint(.action(.openMenu))]
                + KeyHint.category
                + actions(
                    Self.frequent.filter { $0.ofCard == nil && $0 != .newTracker && $0 != .openMenu }
                        + everywhere)
        case .trackers:
            let isInactive = model.focused?.isInactive == true
            return clear + (isInactive ? [.bringBack] : [])
                + actions(
                    Self.frequent.filter { $0 != .startSearch || model.list.state.total > 0 } + everywhere
                        + CardAction.all.map(\.id).filter {
                            !Self.frequent.contains($0) && ($0 != .rest || !isInactive)
                        })
        case .week:
            return weekOffers
                + actions(
                    [.enterAmount, .toggleSkip, .writeNote, .undo, .openDetails, .goToToday, .newTracker]
                        + everywhere
                        + [
                            .addAmount, .subtractAmount, .openMenu, .redo, .showTrackers, .moveUp, .moveDown,
                        ])
        case .statistics:
            return [KeyHint(.cancel, AppAction.showTrackers.title)] + statisticsOffers
                + actions([.goToToday, .newTracker, .undo, .redo] + everywhere + [.moveUp, .moveDown])
        }
    }

    private var clear: [KeyHint] { model.list.state.search.isEmpty ? [] : [.clear] }

    /// The first keys of the list; the other actions of a card follow at the end.
    private static let frequent: [AppAction] = [
        .toggleDone, .addAmount, .subtractAmount, .enterAmount, .newTracker, .editTracker, .openMenu,
        .startSearch, .openCalendar, .undo, .openFilters, .togglePin, .deleteTracker, .openDetails,
        .goToToday, .previousDay, .nextDay, .redo, .showStatistics, .showWeek,
    ]

    private var statisticsOffers: [KeyHint] {
        let years = [
            KeyHint(.action(.previousDay), Phrase("year before", "год назад")),
            KeyHint(.action(.nextDay), Phrase("year after", "год вперёд")),
        ]
        if model.statistics.state.placeholder != nil { return years }
        let row: [KeyHint] = [
            .table(Phrase("tracker", "трекер")), KeyHint(.confirm, Phrase("details", "подробно")),
            KeyHint(.move(.next), Phrase("year", "год")),
        ]
        let day: [KeyHint] = [
            .days, KeyHint(.confirm, Phrase("open day", "открыть день")),
            KeyHint(.move(.next), Phrase("table", "таблица")),
        ]
        return (model.focusedRow == nil ? day : row) + actions([.sortStatistics]) + years
    }

    private var everywhere: [AppAction] { [.openSettings, .quit] }

    private func actions(_ actions: [AppAction]) -> [KeyHint] {
        // Few cards without a goal get an amount.
        let (first, last) =
            model.focused?.countsAmounts == true
            ? (actions, []) : (actions.filter { $0 != .enterAmount }, actions.filter { $0 == .enterAmount })
        return (first + last).compactMap { (action) -> KeyHint? in
            switch action {
            // On a sum Space asks for the amount, as = does.
            case .toggleDone: KeyHint(.action(action), mark.hint)
            case .enterAmount where mark == action: nil
            case .goToToday where model.tab == .statistics && model.statistics.range != .whole:
                KeyHint(.action(action), Phrase("12 months", "12 месяцев"))
            default: KeyHint(.action(action))
            }
        }
    }

    /// The action that marking is on the card in focus.
    var mark: AppAction { model.focused?.mark.action ?? .toggleDone }
}

extension Phrase {
    fileprivate static let hereOnCard = Phrase("Here, on the card", "Здесь, на карточке")
    fileprivate static let here = Phrase("Here", "Здесь")
    fileprivate static let inShell = Phrase("In the shell", "В оболочке")
}
