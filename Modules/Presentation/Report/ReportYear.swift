internal import TrackerDomain

/// The months that a report draws: the last twelve, but none before that of the first day.
///
/// It cuts what is there, so that it leaves alone what begins with that month already.
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

/// The year of a tracker as a report draws it: from the month of its first day, or of its first amount, on.
extension TrackerDetailsState {
    public var reportedMap: HeatMap { reportYear.map(heatMap) }

    public var reportedMonthBars: (title: Phrase, counts: [Count]) {
        (monthBars.title, reportYear.months(monthBars.counts))
    }

    /// At the end of each week of the map; `nil` for an event.
    public var reportedStrengths: [Double]? { strengths.map { Array($0.suffix(reportedMap.weeks.count)) } }

    private var reportYear: ReportYear {
        let amounts = habit.amounts.entries.first?.day ?? startDay
        return ReportYear(firstDay: min(startDay, amounts), today: heatMap.today)
    }
}
