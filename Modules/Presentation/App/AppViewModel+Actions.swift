internal import TrackerDomain

extension AppViewModel {
    /// Performs an action; does nothing if there is nothing to act on.
    public func perform(_ action: AppAction) {
        guard canPerform(action) else { return }
        dismiss()
        if let effects = sheets.last?.perform(action) { return carryOut(effects) }
        if CategoryListViewModel.changes.contains(action), let categories {
            carryOut(categories.perform(action) ?? [])
            notice = notice ?? categories.notice.map { Notice(.information, $0) }
            return
        }
        switch action.row {
        case .screen(let row):
            isBarFocused = false
            row.perform(self)
        case .card(let row):
            if let focused {
                carryOut(row.effect(focused), on: focused.id)
            } else if let hidden = restingInsteadOfCards {
                openBreak(of: hidden.id, on: date, takesBack: action == .rest)
            } else if let subject {
                switch action {
                case .moveUp: move(subject, .up)
                case .moveDown: move(subject, .down)
                default: open(.details, of: subject, on: today)
                }
            }
        }
    }

    /// Carries out the effect of a card's action on a tracker.
    func carryOut(_ effect: CardAction.Effect, on id: Identifier) {
        switch effect {
        case .wish(let wish, let day): perform(wish, on: id, day)
        case .move(let direction): move(id, direction)
        case .open(let page, let day): open(page, of: id, on: day)
        }
    }

    /// The action has something to act on: the card with the focus, or something in the sheet on top.
    public func canPerform(_ action: AppAction) -> Bool {
        guard let sheet = sheets.last else { return canPerformOnScreen(action) }
        return sheet.actions.contains(action) || allowed(over: sheet).contains(action)
    }

    /// The actions that need nothing of the sheet they are done over.
    private func allowed(over sheet: any SheetModel) -> [AppAction] {
        sheet is ActionListViewModel ? [.quit] : [.quit, .openCommands]
    }

    /// The action would change something now; others may still be performed and say why they do nothing.
    public func isEnabled(_ action: AppAction) -> Bool {
        switch action {
        case .undo: canUndo
        case .redo: canRedo
        case .moveUp: canPerform(action) && canMove(.up)
        case .moveDown: canPerform(action) && canMove(.down)
        case .goToToday:
            if let details {
                details.chosen != today
            } else {
                (tab == .statistics ? focusedDay : date) != today || !sheets.isEmpty
                    || tab == .statistics && statistics.range != .whole
            }
        case .previousDay where tab == .statistics && sheets.isEmpty: statistics.range(after: -1) != nil
        case .nextDay where tab == .statistics && sheets.isEmpty: statistics.range(after: 1) != nil
        default: canPerform(action) && !isRefused(action)
        }
    }

    /// The card has no goal to count by, takes no amount, or never rests: performed, the action asks or says so.
    func isRefused(_ action: AppAction) -> Bool {
        // A form has a goal to be entered.
        guard !(sheets.last is FormSheetViewModel), let focused, let row = action.ofCard else { return false }
        return !row.isEnabled(focused)
    }

    private func canPerformOnScreen(_ action: AppAction) -> Bool {
        if focusedSection != nil, CategoryListViewModel.changes.contains(action) { return true }
        return switch action.row {
        case .screen(let row): row.applies(self)
        // A row of the statistics has details and its place among the others.
        case .card where tab == .statistics: actionsOfRow.contains(action) && subject != nil
        case .card(let row):
            focused.map(row.applies)
                ?? ([.rest, .takeBreak].contains(action) && restingInsteadOfCards != nil)
        }
    }

    /// One of the habits that rest on a date whose list is empty for it.
    private var restingInsteadOfCards: Tracker? {
        guard tab == .trackers, !isBarFocused, list.state.placeholder?.kind == .resting else { return nil }
        return library.resting(insteadOfListedOn: date, today: today).first
    }

    /// Sorted otherwise, the table does not show the order of trackers.
    private var actionsOfRow: [AppAction] {
        [.openDetails] + (statistics.order == .category ? [.moveUp, .moveDown] : [])
    }

    /// Moves a tracker past the one shown next to it in its section.
    private func move(_ id: Identifier, _ direction: MoveDirection) {
        if let edit = library.moving(id, direction, among: shownTrackers) { return perform([edit]) }
        guard let tracker = library.tracker(id) else { return }
        let hasHeading = sheets.isEmpty && tab == .trackers && !tracker.isPinned
        let message = Message(
            .atEndOfSection(tracker.name, direction), .colon,
            direction == .up && hasHeading ? [.moveSection] : [])
        notice = Notice(.information, workspace.text(message))
    }

    /// The categories that can be changed: those of the sheet on top, or of the headings if one has the focus.
    private var categories: CategoryListViewModel? {
        sheets.last as? CategoryListViewModel
            ?? focusedSection.map {
                CategoryListViewModel(
                    workspace: workspace, library: library, headings: shownSections, chosen: $0)
            }
    }

    var shownSections: [Identifier] { list.state.sections.compactMap(\.category) }

    private func canMove(_ direction: MoveDirection) -> Bool {
        if let list = sheets.last as? CategoryListViewModel { return list.canMove(direction) }
        if let focusedSection { return direction.placement(of: focusedSection, among: shownSections) != nil }
        return subject.map { library.moving($0, direction, among: shownTrackers) != nil } ?? false
    }

    /// The trackers of the screen in the order of reading.
    var shownTrackers: [Identifier] {
        switch tab {
        case .trackers: list.state.cards.map(\.id)
        case .statistics: statistics.state.rows.map(\.id)
        case .week: week.state.rows.map(\.id)
        }
    }

    /// The card with the focus; in the week that of the cell, in the details theirs on the chosen day.
    public var focused: TrackerCard? {
        if let details { return details.card }
        if isBarFocused { return nil }
        return switch tab {
        case .trackers: focusedSection == nil ? list.state.card(focusedCard) : nil
        case .week: week.focused.flatMap(week.card)
        case .statistics: nil
        }
    }

    /// The date that the actions of a card are about: that of the list, of the focus in the week, or of the details.
    var date: Day { details?.chosen ?? (tab == .week ? week.focusedDay : list.state.date) }

    /// The tracker with the focus on the statistics or a card.
    private var subject: Identifier? { tab == .statistics ? isBarFocused ? nil : focusedRow : focused?.id }

    func startSearch() {
        tab = .trackers
        isSearching = true
    }

    /// Shows the day before or after; in the week the week, in the statistics the year.
    func moveDay(by days: Int) {
        switch tab {
        case .trackers: showDay(list.state.date + days)
        case .statistics: moveYear(by: days)
        case .week: week.moveWeek(by: days)
        }
    }

    func goToToday() {
        tab == .statistics ? showThisYear() : showDay(workspace.today())
    }

    func sortByNextColumn() {
        let orders = StatisticsOrder.allCases
        let index = orders.firstIndex(of: statistics.order) ?? 0
        statistics.sort(by: orders[(index + 1) % orders.count])
        notice = Notice(.information, statistics.state.orderPhrase.capitalized(language) + ".")
    }

    /// Quits from the screens and the first pages without a question, unless a mark cannot be saved: that is told first.
    func quit() {
        switch sheets.last {
        case nil, is OnboardingViewModel: break
        default: return cancel()
        }
        guard !hasQuit, saveMarks() else { return }
        usage(UsageEvent(.close))
        hasQuit = true
    }
}
