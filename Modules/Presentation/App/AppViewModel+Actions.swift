internal import TrackerDomain

extension AppViewModel {
    /// Does what a key of its own, a click, help or the palette asks for; nothing if it has nothing to act on.
    public func perform(_ action: AppAction) {
        guard canPerform(action) else { return }
        dismiss()
        if let effects = sheets.last?.model.perform(action) { return carryOut(effects) }
        switch action.row {
        case .screen(let row):
            isBarFocused = false
            row.perform(self)
        case .card(let row):
            if let focused {
                carryOut(row.effect(focused, list.state.date), on: focused.id)
            } else if let subject {
                openDetails(subject)
            }
        }
    }

    /// Does with a tracker what one of the actions of a card is for.
    func carryOut(_ effect: CardAction.Effect, on id: Identifier) {
        switch effect {
        case .edit(let edit): perform([edit])
        case .open(.form): edit(id)
        case .open(.deletion): askToDelete(id)
        case .open(.details): openDetails(id)
        case .open(.amount): if let card = list.state.card(id) { openAmount(of: card) }
        case .open(.note): if let card = list.state.card(id) { openNote(of: card) }
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
        case .actions: [.quit]
        // What a line of the palette sets would end what is tried out here.
        case .settings: [.quit, .showHelp]
        default: [.quit, .showHelp, .openPalette]
        }
    }

    /// Whether an action would change something now; one that says why it cannot may be performed all the same.
    public func isEnabled(_ action: AppAction) -> Bool {
        switch action {
        case .undo: canUndo
        case .redo: canRedo
        case .toggleDone: focused?.canToggle == true
        case .goToToday: (tab == .trackers ? list.state.date : focusedDay) != today || !sheets.isEmpty
        default: canPerform(action)
        }
    }

    private func canPerformOnScreen(_ action: AppAction) -> Bool {
        switch action.row {
        case .screen(let row): row.applies(self)
        // In the statistics the details of a row can be seen, and nothing else of it.
        case .card where tab == .statistics: action == .openDetails && subject != nil
        case .card(let row): focused.map(row.applies) ?? false
        }
    }

    /// The card with the focus.
    public var focused: TrackerCard? {
        isBarFocused || tab == .statistics ? nil : list.state.card(focusedCard)
    }

    /// The tracker with the focus on either screen.
    private var subject: Identifier? { tab == .trackers ? focused?.id : isBarFocused ? nil : focusedRow }

    func startSearch() {
        tab = .trackers
        isSearching = true
    }

    /// Shows the day before or after, on either screen.
    func moveDay(by days: Int) {
        tab == .trackers ? showDay(list.state.date + days) : focus(on: focusedDay + days)
    }

    func goToToday() {
        tab == .trackers ? showDay(workspace.today()) : focus(on: workspace.today())
    }

    func undo() { take(workspace.undo(over: library)) }
    func redo() { take(workspace.redo(over: library)) }

    func sortByNextColumn() {
        let orders = StatisticsOrder.allCases
        let index = orders.firstIndex(of: statistics.order) ?? 0
        statistics.sort(by: orders[(index + 1) % orders.count])
    }

    /// Quits from the screens and the first pages, asks nothing: everything is kept already.
    func quit() {
        switch sheets.last {
        case nil, .onboarding: break
        default: return cancel()
        }
        guard !hasQuit else { return }
        usage(UsageEvent(.close))
        hasQuit = true
    }
}
