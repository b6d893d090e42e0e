public import TrackerDomain

/// Everything about one tracker.
public struct TrackerDetailsState: Hashable, Sendable {
    public struct Count: Hashable, Sendable {
        public let label: String
        public let count: Int
    }

    /// About today.
    public let card: TrackerCard
    public let createdOn: Day
    /// The day the tracker counts from.
    public let startDay: Day
    public let figures: TrackerStatistics
    /// "67%"; "—" where nothing was planned.
    public let rateText: String
    /// Ascending, those after today included.
    public let completions: [Day]
    public let calendar: CalendarState
    public let heatMap: HeatMap
    /// The last twelve months with their completions, oldest first.
    public let months: [Count]
    /// Completions by weekday, in the order of the week.
    public let weekdays: [Count]
}

extension TrackerDetailsState {
    /// The details of a tracker; `nil` where the library does not have it.
    public init?(
        _ id: Identifier, in library: Library, month: Month? = nil, today: Day, conventions: Conventions
    ) {
        guard let tracker = library.tracker(id), let category = library.category(tracker.categoryID) else {
            return nil
        }
        let language = conventions.language
        let counted = tracker.completions.filter { $0 <= today }
        card = TrackerCard(tracker, category: category, on: today, today: today, conventions: conventions)
        createdOn = tracker.createdOn
        startDay = tracker.startDay(today: today)
        figures = tracker.statistics(today: today)
        rateText = figures.rate30.map { NumberText.percent($0, language) } ?? "—"
        completions = Array(tracker.completions)
        calendar = CalendarState(
            [tracker], month: month ?? Month(containing: today), today: today, conventions: conventions)
        heatMap = HeatMap([tracker], today: today, conventions: conventions)
        months = (-11...0).map { offset in
            let month = Month(containing: today).adding(offset)
            return Count(
                label: DateText.shortMonth(month.month, language),
                count: counted.count { month.days.contains($0) })
        }
        weekdays = conventions.firstWeekday.week.map { weekday in
            Count(
                label: Phrase.shortName(of: weekday)(language), count: counted.count { $0.weekday == weekday }
            )
        }
    }
}
