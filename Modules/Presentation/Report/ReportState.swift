public import TrackerDomain

/// The state of a report: the statistics of all trackers, and each tracker's details.
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
