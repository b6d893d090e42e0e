public import TrackerDomain

extension AppViewModel {
    /// The tracker with the focus in the table of the statistics; `nil` if the year has it.
    public var focusedRow: Identifier? {
        tableFocus.flatMap { id in statistics.state.rows.contains { $0.id == id } ? id : nil }
    }

    /// Puts the focus on a row of the table, as a click does.
    public func focus(onRow tracker: Identifier) {
        guard statistics.state.rows.contains(where: { $0.id == tracker }) else { return }
        tableFocus = tracker
        isBarFocused = false
    }

    /// Sorts the table, as a click on the head of a column does.
    public func sort(by order: StatisticsOrder) {
        dismiss()
        statistics.sort(by: order)
    }

    /// Puts the focus on a day of the year, as a click does.
    public func focus(on day: Day) {
        tableFocus = nil
        isBarFocused = false
        let first = statistics.state.heatMap.first
        focusedDay = min(max(day, first), workspace.today())
    }
}
