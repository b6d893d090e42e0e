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
    /// "Sun, 8 March 2026"; of chosen days "2025", "4 – 7 March 2026"; with what was chosen: "2025 · Sport".
    public let dayText: String
    public let statistics: StatisticsState
    /// The year of all trackers, from the month of their first day on, or each year of chosen days; oldest first.
    public let heatMaps: [HeatMap]
    /// By category, the archived ones last; empty if nothing was completed.
    public let sections: [Section]
    /// The colors of all trackers in the sections.
    public let colors: Set<PaletteColor>
}

extension ReportState {
    /// The only map unless days of several years are chosen; then the last one.
    public var heatMap: HeatMap { heatMaps[heatMaps.count - 1] }

    public init(
        _ library: Library, of selection: Selection? = nil, over range: StatisticsRange = .whole,
        today: Day, conventions: Conventions
    ) {
        let language = conventions.language
        self.language = language
        title = Phrase.reportTitle(language)
        let statistics = StatisticsState(
            library, of: selection, over: range, today: today, conventions: conventions)
        self.statistics = statistics
        let days = statistics.rangeText ?? DateText.full(today, language)
        dayText = ([days] + [selection?.text].compactMap(\.self)).joined(separator: " · ")
        let listed = Set(statistics.rows.map(\.id))
        let trackers =
            statistics.placeholder == nil
            ? library.sortedTrackers.filter { range == .whole || listed.contains($0.id) } : []
        let year = ChartYear(
            trackers.map { ($0, $0.plan(through: today)) }, over: range, today: today)
        heatMaps = statistics.heatMaps.map(year.map)
        colors = Set(trackers.map(\.color))
        func section(_ title: String, _ isIncluded: (Tracker) -> Bool) -> Section {
            let ids = trackers.filter(isIncluded).map(\.id)
            return Section(
                title: title,
                trackers: ReportTrackers(
                    ids, in: library, over: range, today: today, conventions: conventions))
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
    private let range: StatisticsRange
    private let today: Day
    private let conventions: Conventions

    fileprivate init(
        _ ids: [Identifier], in library: Library, over range: StatisticsRange, today: Day,
        conventions: Conventions
    ) {
        (self.ids, self.library, self.range) = (ids, library, range)
        (self.today, self.conventions) = (today, conventions)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { ids.count }

    public subscript(index: Int) -> TrackerDetailsState {
        guard
            let state = TrackerDetailsState(
                ids[index], in: library, over: range, today: today, conventions: conventions)
        else { preconditionFailure("The ids are those of trackers of the library.") }
        return state
    }
}
