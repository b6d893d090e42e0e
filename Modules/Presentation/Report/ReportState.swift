public import TrackerDomain

/// What a report shows: the statistics, months and weekdays of all trackers together, and each tracker's details.
public struct ReportState: Hashable, Sendable {
    public struct Section: Hashable, Sendable {
        /// A category's name, or what the archived ones stand under.
        public let title: String
        public let trackers: [TrackerDetailsState]
    }

    public let language: Language
    /// "Habit report".
    public let title: String
    /// "Sun, 8 March 2026".
    public let dayText: String
    public let statistics: StatisticsState
    /// Completions of all trackers in the last twelve months, oldest first.
    public let months: [TrackerDetailsState.Count]
    /// Completions of all trackers by weekday, in the order of the week.
    public let weekdays: [TrackerDetailsState.Count]
    /// By category, the archived ones last; none where nothing was ever completed.
    public let sections: [Section]
}

extension ReportState {
    public init(_ library: Library, today: Day, conventions: Conventions) {
        let language = conventions.language
        self.language = language
        title = Phrase.reportTitle(language)
        dayText = DateText.full(today, language)
        statistics = StatisticsState(library, today: today, conventions: conventions)
        let trackers =
            statistics.placeholder == nil
            ? library.sortedTrackers.compactMap { tracker in
                TrackerDetailsState(tracker.id, in: library, today: today, conventions: conventions)
            } : []
        months = trackers.sums(of: \.months, language)
        weekdays = trackers.sums(of: \.weekdays, language)
        let kept = trackers.filter { !$0.card.standing.isArchived }
        let archived = trackers.filter { $0.card.standing.isArchived }
        let categories = library.sortedCategories.map { category in
            Section(title: category.name, trackers: kept.filter { $0.card.category.id == category.id })
        }
        sections =
            (categories + [Section(title: Phrase.archivedSection(language), trackers: archived)])
            .filter { !$0.trackers.isEmpty }
    }
}

extension [TrackerDetailsState] {
    /// The counts of all added up, label by label.
    fileprivate func sums(
        of counts: (TrackerDetailsState) -> [TrackerDetailsState.Count], _ language: Language
    ) -> [TrackerDetailsState.Count] {
        guard let labels = first.map(counts) else { return [] }
        let all = map(counts)
        return labels.indices.map { place in
            let sum = all.reduce(0) { $0 + $1[place].count }
            return .init(label: labels[place].label, count: sum, text: NumberText.whole(sum, language))
        }
    }
}
