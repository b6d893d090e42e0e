internal import TrackerDomain

extension AppViewModel {
    /// Does what a key of its own, a click, help or the palette asks for.
    ///
    /// What has nothing to act on where the focus is does nothing.
    public func perform(_ action: AppAction) {
        guard canPerform(action) else { return }
        dismiss()
        if case .menu(let menu) = sheets.last, let item = menu.item(for: action) { return run(item) }
        isBarFocused = false
        switch action {
        case .toggleDone: toggleFocused()
        case .newTracker:
            if case .categories = sheets.last { openCategoryForm() } else { openChooser() }
        case .editTracker: editFocused()
        case .deleteTracker: deleteFocused()
        case .togglePin:
            if let focused { perform([focused.isPinned ? .unpin(focused.id) : .pin(focused.id)]) }
        case .openMenu: openMenu()
        case .openDetails: if let subject { openDetails(subject) }
        case .openCalendar: openCalendar()
        case .openFilters: openFilters()
        case .startSearch:
            tab = .trackers
            isSearching = true
        case .previousDay: tab == .trackers ? moveDate(-1) : moveDay(.previous)
        case .nextDay: tab == .trackers ? moveDate(1) : moveDay(.next)
        case .goToToday: goToToday()
        case .undo: undo()
        case .redo: redo()
        case .showTrackers: tab = .trackers
        case .showStatistics: tab = .statistics
        case .sortStatistics: sortStatistics()
        case .showOnboarding: sheets.append(.onboarding(OnboardingViewModel(language: language)))
        case .showHelp: openActions(.allKeys, entries)
        case .openPalette: openActions(.commands, entries.filter { $0.action != nil })
        case .repaint: break
        case .quit: quit()
        }
    }

    /// Marks the card with the focus on the shown date, or takes its mark away.
    private func toggleFocused() {
        guard let card = focused else { return }
        let date = list.state.date
        if perform([card.isCompleted ? .uncomplete([card.id], on: date) : .complete([card.id], on: date)]) {
            usage(UsageEvent(.click, .track))
        }
    }

    private func editFocused() {
        if case .categories(let model) = sheets.last {
            if let id = model.focused { openCategoryForm(library.category(id)) }
        } else if let focused {
            edit(tracker: focused.id)
        }
    }

    private func deleteFocused() {
        if case .categories(let model) = sheets.last {
            if let id = model.focused { askToDelete(category: id) }
        } else if let focused {
            askToDelete(tracker: focused.id)
        }
    }

    private func openCalendar() {
        tab = .trackers
        sheets.append(
            .calendar(CalendarViewModel(workspace: workspace, library: library, selected: list.state.date)))
    }

    private func moveDate(_ days: Int) {
        list.moveDate(by: days)
        keepFocus()
    }

    private func goToToday() {
        if case .calendar(let model) = sheets.last { return model.select(workspace.today()) }
        if tab == .statistics { return focus(on: workspace.today()) }
        list.showToday()
        keepFocus()
    }

    private func sortStatistics() {
        tab = .statistics
        let orders = StatisticsOrder.allCases
        let index = orders.firstIndex(of: statistics.order) ?? 0
        statistics.sort(by: orders[(index + 1) % orders.count])
    }

    /// Quits from the screens and the first pages, asks nothing: everything is kept already.
    private func quit() {
        switch sheets.last {
        case nil, .onboarding: break
        default: return cancel()
        }
        guard !hasQuit else { return }
        usage(UsageEvent(.close))
        hasQuit = true
    }
}
