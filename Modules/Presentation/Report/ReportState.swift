public import TrackerDomain

/// The state of a report: the statistics, months and weekdays of all trackers, and each tracker's details.
public struct ReportState: Hashable, Sendable {
    public struct Section: Hashable, Sendable {
        /// The name of a category, or the heading of the archived trackers.
        public let title: String
        public let trackers: ReportTrackers
    }

    public let language: Language
    /// "Habit report".
    public let title: String
    /// "Sun, 8 March 2026".
    public let dayText: String
    public let statistics: StatisticsState
    /// The year of all trackers, from the month of their first day on.
    public let heatMap: HeatMap
    /// Completions of all trackers in the last twelve months, from the month of their first day on; oldest first.
    public let months: [TrackerDetailsState.Count]
    /// Completions of all trackers by weekday, in the order of the week.
    public let weekdays: [TrackerDetailsState.Count]
    /// By category, the archived ones last; empty if nothing was ever completed.
    public let sections: [Section]
    /// The colors of all trackers in the sections.
    public let colors: Set<PaletteColor>
}

extension ReportState {
    public init(_ library: Library, today: Day, conventions: Conventions) {
        let language = conventions.language
        self.language = language
        title = Phrase.reportTitle(language)
        dayText = DateText.full(today, language)
        statistics = StatisticsState(library, today: today, conventions: conventions)
        let trackers = statistics.placeholder == nil ? library.sortedTrackers : []
        let year = ChartYear(trackers, today: today)
        heatMap = year.map(statistics.heatMap)
        (months, weekdays) =
            trackers.isEmpty ? ([], []) : trackers.sums(over: year, today: today, conventions)
        colors = Set(trackers.map(\.color))
        func section(_ title: String, _ isIncluded: (Tracker) -> Bool) -> Section {
            let ids = trackers.filter(isIncluded).map(\.id)
            return Section(
                title: title,
                trackers: ReportTrackers(ids, in: library, today: today, conventions: conventions))
        }
        let categories = library.sortedCategories.map { category in
            section(category.name) { $0.categoryID == category.id && !$0.status.isArchived }
        }
        let archived = section(Phrase.archivedSection(language), \.status.isArchived)
        sections = (categories + [archived]).filter { !$0.trackers.isEmpty }
    }
}

/// The details of a report's trackers, each made on demand, as there may be thousands.
public struct ReportTrackers: RandomAccessCollection, Hashable, Sendable {
    public let ids: [Identifier]
    private let library: Library
    private let today: Day
    private let conventions: Conventions

    fileprivate init(_ ids: [Identifier], in library: Library, today: Day, conventions: Conventions) {
        (self.ids, self.library, self.today, self.conventions) = (ids, library, today, conventions)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { ids.count }

    public subscript(index: Int) -> TrackerDetailsState {
        guard
            let state = TrackerDetailsState(
                ids[index], in: library, today: today, conventions: conventions)
        else { preconditionFailure("The ids are those of trackers of the library.") }
        return state
    }
}

extension [Tracker] {
    /// The completions of all added up, by month and by weekday.
    fileprivate func sums(
        over year: ChartYear, today: Day, _ conventions: Conventions
    ) -> (months: [TrackerDetailsState.Count], weekdays: [TrackerDetailsState.Count]) {
        let language = conventions.language
        func count(_ label: String, _ sum: Int) -> TrackerDetailsState.Count {
            .init(label: label, count: sum, text: NumberText.whole(sum, language))
        }
        let months = year.months.map { month in
            let days = month.first...Swift.min(month.last, today)
            let sum = reduce(0) { $0 + $1.completions.count(in: days) }
            return count(DateText.shortMonth(month.month, language), sum)
        }
        var sums = [Int](repeating: 0, count: Weekday.allCases.count)
        for tracker in self {
            for day in tracker.completions where day <= today { sums[day.weekday.rawValue] += 1 }
        }
        let weekdays = conventions.firstWeekday.week.map { weekday in
            count(Phrase.shortName(of: weekday)(language), sums[weekday.rawValue])
        }
        return (months, weekdays)
    }
}
