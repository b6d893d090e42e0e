public import TrackerDomain

/// The state of the statistics screen: four figures and what they tell, the year, months, weekdays, and a table of trackers.
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
        /// The last thirty days up to today, oldest first.
        public let lastDays: [DayMark]
    }

    public let today: Day
    public let figures: LibraryStatistics
    public let cards: [Card]
    /// Set if nothing was ever completed.
    public let placeholder: String?
    /// In groups that belong together.
    public let highlights: [[StatisticsHighlight]]
    public let heatMap: HeatMap
    /// Completions of all trackers in the last twelve months, from the month of their first day on; oldest first.
    public let months: BarChart
    /// The rates of all trackers by weekday over the days of the heat map, in the order of the week.
    public let weekdays: BarChart
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
        let year = ChartYear(library.trackers, today: today)
        months = .months(year.months, language) { month in
            plans.reduce(0) { $0 + $1.done.count(in: month.days) }
        }
        let rates = WeekdayRates(trackers, over: heatMap.days)
        weekdays = .weekdays(rates, conventions)
        let kept = trackers.filter { !$0.tracker.status.isArchived }
        let rows = kept.map { Row($0.tracker, by: $0.plan, language: language) }
        highlights = StatisticsHighlight.all(
            plans, rates: rates, rows: rows, today: today, conventions: conventions)
        self.rows = order.sorted(rows)
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
        lastDays = (plan.today - 29...plan.today).map { tracker.mark(on: $0, by: plan) }
    }
}
