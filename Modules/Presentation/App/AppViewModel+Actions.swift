internal import TrackerDomain

extension AppViewModel {
    /// Does what a key of its own, a click, help or the palette asks for.
    ///
    /// What has nothing to act on where the focus is does nothing.
    public func perform(_ action: AppAction) {
        guard canPerform(action) else { return }
        if action == .repaint {
            wantsRepaint = true
            return
        }
        dismiss()
        if let effects = sheets.last?.model.perform(action) { return carryOut(effects) }
        isBarFocused = false
        switch action {
        case .toggleDone: if let focused { perform([focused.marking(on: list.state.date)]) }
        case .newTracker: openChooser()
        case .editTracker: if let focused { edit(focused.id) }
        case .deleteTracker: if let focused { askToDelete(focused.id) }
        case .togglePin: if let focused { perform([focused.pinning]) }
        case .toggleSkip: if let focused { perform([focused.skipping(on: list.state.date)]) }
        case .togglePause: if let focused { perform([focused.pausing]) }
        case .toggleArchive: if let focused { perform([focused.archiving]) }
        case .addAmount: if let focused { perform([focused.counting(.add, on: list.state.date)]) }
        case .subtractAmount: if let focused { perform([focused.counting(.subtract, on: list.state.date)]) }
        case .enterAmount: if let focused { openAmount(of: focused) }
        case .writeNote: if let focused { openNote(of: focused) }
        case .openMenu: if let focused { openMenu(of: focused) }
        case .openDetails: if let subject { openDetails(subject) }
        case .openCalendar: openCalendar()
        case .openFilters: openFilters()
        case .startSearch:
            tab = .trackers
            isSearching = true
        case .previousDay: tab == .trackers ? showDay(list.state.date - 1) : moveDay(.previous)
        case .nextDay: tab == .trackers ? showDay(list.state.date + 1) : moveDay(.next)
        case .goToToday: tab == .trackers ? showDay(workspace.today()) : focus(on: workspace.today())
        case .undo: take(workspace.undo(over: library))
        case .redo: take(workspace.redo(over: library))
        case .showTrackers: tab = .trackers
        case .showStatistics: tab = .statistics
        case .sortStatistics: sortStatistics()
        case .openSettings: openSettings()
        case .showOnboarding: openOnboarding()
        case .showHelp: openActions(.allKeys, entries)
        case .openPalette: openPalette()
        case .repaint: break
        case .quit: quit()
        }
    }

    /// Whether an action has something to act on: the card with the focus, or what the sheet on top knows.
    public func canPerform(_ action: AppAction) -> Bool {
        guard let sheet = sheets.last else { return canPerformOnScreen(action) }
        return sheet.model.actions.contains(action) || allowed(over: sheet).contains(action)
    }

    /// The actions that need nothing of the sheet they are done over.
    private func allowed(over sheet: Sheet) -> [AppAction] {
        switch sheet {
        case .actions: [.repaint, .quit]
        // What a line of the palette sets would end what is tried out here.
        case .settings: [.repaint, .quit, .showHelp]
        case .onboarding, .calendar, .pickList, .form, .categories, .categoryForm, .schedule, .line,
            .question, .details:
            [.repaint, .quit, .showHelp, .openPalette]
        }
    }

    private func canPerformOnScreen(_ action: AppAction) -> Bool {
        switch action {
        case .toggleDone, .editTracker, .deleteTracker, .togglePin, .openMenu, .writeNote, .toggleArchive:
            tab == .trackers && focused != nil
        case .toggleSkip: tab == .trackers && focused?.canSkip == true
        case .togglePause: tab == .trackers && focused?.canPause == true
        case .addAmount, .subtractAmount, .enterAmount: tab == .trackers && focused?.countsAmounts == true
        case .openDetails: subject != nil
        case .openFilters: list.state.filtersAvailable
        case .sortStatistics: tab == .statistics && !statistics.state.rows.isEmpty
        case .newTracker, .openCalendar, .startSearch, .previousDay, .nextDay, .goToToday, .undo, .redo,
            .showTrackers, .showStatistics, .openSettings, .showOnboarding, .showHelp, .openPalette, .repaint,
            .quit:
            true
        }
    }

    /// The card with the focus.
    var focused: TrackerCard? { isBarFocused ? nil : list.state.card(focusedCard) }

    /// The tracker with the focus on either screen.
    private var subject: Identifier? { tab == .trackers ? focused?.id : isBarFocused ? nil : focusedRow }

    private func sortStatistics() {
        let orders = StatisticsOrder.allCases
        let index = orders.firstIndex(of: statistics.order) ?? 0
        statistics.sort(by: orders[(index + 1) % orders.count])
    }

    /// Quits from the screens and the first pages, asks nothing: everything is kept already.
    private func quit() {
        switch sheets.last {
        case nil, .onboarding: break
        case .calendar, .pickList, .form, .categories, .categoryForm, .schedule, .line, .question, .details,
            .actions, .settings:
            return cancel()
        }
        guard !hasQuit else { return }
        usage(UsageEvent(.close))
        hasQuit = true
    }
}
