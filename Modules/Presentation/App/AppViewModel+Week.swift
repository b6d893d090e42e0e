public import TrackerDomain

extension AppViewModel {
    /// The week screen, whichever is shown.
    public var weekScreen: WeekScreenState {
        WeekScreenState(
            week: week.state, focusedRow: isBarFocused ? nil : week.focusedRow, focusedDay: week.focusedDay)
    }

    /// Shows the week; from the list, today's, with the focus on the habit that has it there.
    func showWeek() {
        let isFromList = tab == .trackers
        tab = .week
        guard isFromList else { return }
        week.show(workspace.today())
        if let focusedCard { week.focus(on: focusedCard, week.focusedDay) }
    }

    /// Puts the focus on a cell of the week, as a click does; nothing moves if the week of the day lacks the tracker.
    ///
    /// - Returns: Whether it has the tracker.
    @discardableResult
    public func focus(on tracker: Identifier, _ day: Day) -> Bool {
        guard week.focus(on: tracker, day) else { return false }
        isBarFocused = false
        return true
    }

    /// Shows the list of a day, with the focus on a tracker.
    func openDay(_ day: Day, of tracker: Identifier? = nil) {
        tab = .trackers
        showDay(day)
        if let tracker { focus(on: tracker) }
    }
}
