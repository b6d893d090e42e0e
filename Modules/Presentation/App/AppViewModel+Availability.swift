extension AppViewModel {
    /// Whether an action has something to act on: the card with the focus, or what the sheet on top knows.
    public func canPerform(_ action: AppAction) -> Bool {
        switch action {
        case .repaint, .quit: return true
        case .showHelp, .openPalette:
            if case .actions = sheets.last { return false }
            return true
        default: break
        }
        return switch sheets.last {
        case nil: canPerformOnScreen(action)
        case .categories(let model):
            switch action {
            case .newTracker, .undo, .redo: true
            case .editTracker, .deleteTracker, .openMenu: model.focused != nil
            default: false
            }
        case .calendar: [.goToToday, .undo, .redo].contains(action)
        case .menu(let model): model.item(for: action) != nil
        case .details: [.undo, .redo].contains(action)
        default: false
        }
    }

    private func canPerformOnScreen(_ action: AppAction) -> Bool {
        switch action {
        case .toggleDone, .editTracker, .deleteTracker, .togglePin, .openMenu:
            tab == .trackers && focused != nil
        case .openDetails: subject != nil
        case .openFilters: list.state.filtersAvailable
        default: true
        }
    }
}
