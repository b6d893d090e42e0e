internal import TrackerDomain

/// The year that charts of trackers draw: up to today, but not before the month in which the trackers begin.
struct ChartYear {
    private let first: Month
    /// The last twelve at most, oldest first.
    let months: [Month]

    init(_ trackers: [Tracker], today: Day) {
        // The clock may have been set back: a tracker begins today at the latest.
        let days = trackers.lazy.map {
            min($0.startDay(today: today), $0.amounts.days.first ?? today, today)
        }
        let first = Month(containing: days.min() ?? today)
        self.first = first
        months = (-11...0).map(Month(containing: today).adding).filter { $0 >= first }
    }

    func map(_ map: HeatMap) -> HeatMap { map.from(first) }
}
