internal import TrackerDomain

/// The year that charts of trackers draw: up to today, but not before the month in which the trackers begin; or the
/// chosen days.
struct ChartYear {
    private let first: Month
    /// The last twelve at most, oldest first.
    let months: [Month]

    init(_ trackers: [(tracker: Tracker, plan: Plan)], over range: StatisticsRange = .whole, today: Day) {
        if let days = range.days(today: today) {
            first = Month(containing: days.lowerBound)
            months = Self.lastTwelve(through: Month(containing: days.upperBound), from: first)
            return
        }
        // The clock may have been set back: a tracker begins today at the latest.
        let days = trackers.lazy.map {
            min($0.tracker.startDay(by: $0.plan), $0.tracker.amounts.days.first ?? today, today)
        }
        first = Month(containing: days.min() ?? today)
        months = Self.lastTwelve(through: Month(containing: today), from: first)
    }

    private static func lastTwelve(through last: Month, from first: Month) -> [Month] {
        (-11...0).map(last.adding).filter { $0 >= first }
    }

    /// A map of the last weeks without those before the year; the map of a calendar year as it is.
    func map(_ map: HeatMap) -> HeatMap { map.year == nil ? map.from(first) : map }
}
