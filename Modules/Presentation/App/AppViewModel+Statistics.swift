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

    /// Shows the year before or after, or the last twelve months; the focus keeps its day and its row if they are there.
    func moveYear(by distance: Int) {
        guard let range = statistics.range(after: distance) else { return }
        show(range)
    }

    /// Shows the last twelve months, with the focus on today.
    func showThisYear() {
        show(.whole)
        focus(on: workspace.today())
    }

    private func show(_ range: StatisticsRange) {
        statistics.show(range)
        if case .year(let year) = range {
            focusedDay = focusedDay.turned(byMonths: 12 * (year - focusedDay.year))
        }
        focusedDay = shown(focusedDay)
    }

    /// The nearest day of the year that is shown.
    private func shown(_ day: Day) -> Day {
        let days = statistics.state.heatMap.days
        return min(max(day, days.lowerBound), days.upperBound)
    }

    /// Puts the focus on a day of the year, as a click does.
    public func focus(on day: Day) {
        tableFocus = nil
        isBarFocused = false
        focusedDay = shown(day)
    }
}
