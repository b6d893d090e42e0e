internal import TrackerDomain

/// The months that a report draws: the last twelve, but none before that of the first day.
struct ReportYear {
    private let first: Month
    private let today: Month

    /// - Parameter firstDay: May be to come where the clock was set back: then this month is all there is.
    init(firstDay: Day, today: Day) {
        self.today = Month(containing: today)
        first = min(Month(containing: firstDay), self.today)
    }

    func map(_ map: HeatMap) -> HeatMap { map.from(first) }

    /// - Parameter months: The last of them is this month.
    func months(_ months: [TrackerDetailsState.Count]) -> [TrackerDetailsState.Count] {
        let count = (today.year - first.year) * 12 + today.month - first.month + 1
        return Array(months.suffix(count))
    }
}
