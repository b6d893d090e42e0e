public import TrackerDomain

/// Back and forth in the history.
extension AppViewModel {
    /// Undoes the newest step of any program; a step that the screen has not shown yet is only shown and named at first.
    ///
    /// - Parameter step: The only one that is meant: what is newer keeps it from being undone, which is told.
    public func undo(_ step: StepID? = nil) {
        dismiss()
        takeReplayed(workspace.replay(.undo, step, over: library), \.redo)
    }

    /// Redoes the step undone last.
    ///
    /// - Parameter step: The only one that is meant; if another one is next, nothing is redone, which is told.
    public func redo(_ step: StepID? = nil) {
        dismiss()
        takeReplayed(workspace.replay(.redo, step, over: library), \.undo)
    }

    /// The focus goes to the first heading or else card that the step has touched, unless it is on one.
    private func takeReplayed(_ outcome: Outcome, _ steps: KeyPath<History, [Step]>) {
        let before = library
        take(outcome)
        let touched = shownTrackers.filter { before.tracker($0) != library.tracker($0) }
        guard details == nil, library != before, focused.map({ !touched.contains($0.id) }) ?? true else {
            return
        }
        let categories = outcome.history?[keyPath: steps].last?.changes.compactMap(\.category) ?? []
        if tab == .trackers, let heading = shownSections.first(where: categories.contains) {
            return focus(onSection: focusedSection.flatMap { categories.contains($0) ? $0 : nil } ?? heading)
        }
        guard let first = touched.first else { return }
        switch tab {
        case .trackers: focus(on: first)
        case .week: week.focus(on: first, week.focusedDay)
        case .statistics: focus(onRow: first)
        }
    }

    /// Undoes or redoes the steps that the history sheet shows, and closes it; it stays, as it is now, if others came.
    func replay(_ replay: Replay, _ steps: [Step]) {
        let outcome = workspace.replay(replay, steps, over: library)
        take(outcome)
        guard let history = sheets.last as? HistorySheetViewModel else { return }
        if outcome.isRefused { history.refresh() } else { sheets.removeLast() }
    }
}
