internal import TrackerDomain

/// The year that charts of trackers draw: up to today, but not before the month in which the trackers begin.
struct ChartYear {
    private let first: Month
    /// The last twelve at most, oldest first.
    let months: [Month]

    init(_ trackers: [Tracker], today: Day) {
        let first = Month(containing: trackers.lazy.map { $0.firstChartDay(today: today) }.min() ?? today)
        self.first = first
        months = (-11...0).map(Month(containing: today).adding).filter { $0 >= first }
    }

    func map(_ map: HeatMap) -> HeatMap { map.from(first) }
}

extension Tracker {
    /// The day of the start or of the first amount, at most today, as the clock may have been set back.
    fileprivate func firstChartDay(today: Day) -> Day {
        min(startDay(today: today), amounts.entries.first?.day ?? today, today)
    }
}
