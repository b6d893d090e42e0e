public import TrackerDomain

/// The state of the statistics screen: four figures, the year, a table of trackers.
public struct StatisticsState: Hashable, Sendable {
    /// A number with its caption.
    public struct Card: Hashable, Sendable {
        public let value: String
        public let caption: String
    }

    public struct Row: Hashable, Sendable, Identifiable {
        public let id: Identifier
        public let name: String
        public let emoji: String
        public let color: PaletteColor
        public let isEvent: Bool
        public let figures: TrackerStatistics
        /// "67%"; "—" if nothing was planned.
        public let rateText: String
        /// 0 to 1; `nil` for an event.
        public let strength: Double?
        /// "67%"; "—" for an event.
        public let strengthText: String
        /// The last fourteen days up to today, oldest first.
        public let lastDays: [DayMark]
    }

    public let today: Day
    public let figures: LibraryStatistics
    public let cards: [Card]
    /// Set if nothing was ever completed.
    public let placeholder: String?
    public let heatMap: HeatMap
    /// Without the archived ones.
    public let rows: [Row]
    public let order: StatisticsOrder
}

extension StatisticsState {
    public init(_ library: Library, order: StatisticsOrder = .category, today: Day, conventions: Conventions)
    {
        let language = conventions.language
        let trackers = library.sortedTrackers.map { (tracker: $0, plan: $0.plan(through: today)) }
        let plans = trackers.map(\.plan)
        let figures = LibraryStatistics(plans)
        self.today = today
        self.figures = figures
        func card(_ number: Int, _ caption: Phrase) -> Card {
            Card(value: NumberText.whole(number, language), caption: caption(language))
        }
        let average = NumberText.tenths(figures.averageTenths, language)
        cards = [
            card(figures.bestPeriod, .bestPeriod), card(figures.perfectDays, .perfectDays),
            card(figures.completed, .trackersCompleted),
            Card(value: average, caption: Phrase.average(language)),
        ]
        placeholder = figures.hasData ? nil : Phrase.nothingToAnalyze(language)
        heatMap = HeatMap(plans, today: today, conventions: conventions)
        let kept = trackers.filter { !$0.tracker.status.isArchived }
        rows = order.sorted(kept.map { Row($0.tracker, by: $0.plan, language: language) })
        self.order = order
    }
}

extension StatisticsState.Row {
    fileprivate init(_ tracker: Tracker, by plan: Plan, language: Language) {
        id = tracker.id
        name = tracker.name
        emoji = tracker.emoji
        color = tracker.color
        isEvent = tracker.isEvent
        figures = tracker.statistics(by: plan)
        rateText = figures.rate30.map { NumberText.percent($0, language) } ?? "—"
        strength = tracker.strength(today: plan.today)
        strengthText = NumberText.percent(strength: strength, language)
        lastDays = (plan.today - 13...plan.today).map { tracker.mark(on: $0, by: plan) }
    }
}
