import TrackerDomain

extension AppViewModel {
    /// The details that lie on the screen, whatever lies on them.
    var details: TrackerDetailsViewModel? {
        for case let details as TrackerDetailsViewModel in sheets { return details }
        return nil
    }

    /// Opens the details on a day; those that are open already show the tracker, with nothing on them.
    func openDetails(of id: Identifier, on day: Day) {
        if let details {
            sheets = Array(sheets.prefix { $0 !== details }) + [details]
            return details.show(id, on: day)
        }
        sheets.append(
            TrackerDetailsViewModel(
                id, on: day, workspace: workspace, library: library, hasOthers: shownTrackers.count > 1))
    }

    /// Shows the details of another tracker of the screen below, which has the focus there, too.
    ///
    /// - Parameter distance: 1 for the next one, -1 for the one before; the first follows the last.
    func showDetails(after distance: Int) {
        let ids = shownTrackers
        guard let details, !ids.isEmpty else { return }
        // If the tracker shown has left the list, the focus is on the one that came after it.
        let heir = focusedTracker.flatMap(ids.firstIndex) ?? 0
        let index = ids.firstIndex(of: details.id) ?? (distance > 0 ? heir - 1 : heir)
        let id = ids[((index + distance % ids.count) % ids.count + ids.count) % ids.count]
        switch tab {
        case .trackers: focus(on: id)
        case .statistics: focus(onRow: id)
        case .week: week.focus(on: id, week.focusedDay)
        }
        details.show(id, on: details.chosen)
    }

    private var focusedTracker: Identifier? {
        switch tab {
        case .trackers: focusedCard
        case .statistics: focusedRow
        case .week: week.focused
        }
    }
}
