public import TrackerDomain

/// The state of the statistics screen: four figures and what they tell, the year, months, weekdays, and a table of trackers.
public struct StatisticsState: Hashable, Sendable {
    /// A number with its unit, "days", "a day", and its caption.
    public struct Card: Hashable, Sendable {
        public let value, unit, caption: String
    }

    public struct Row: Hashable, Sendable, Identifiable {
        public let id: Identifier
        public let name: String
        public let emoji: String
        public let color: PaletteColor
        public let isEvent: Bool
        public let figures: TrackerStatistics
        /// The rate of the last 30 days, or of the chosen ones; `nil` if nothing was planned.
        public let rate: Ratio?
        /// "67%"; "—" if nothing was planned, "–" under the rule whenever.
        public let rateText: String
        /// `nil` for an event.
        public let strength: StrengthChange?
        public let isSlipping: Bool
        /// "67%"; "—" for an event, "–" under the rule whenever.
        public let strengthText: String
        /// The last thirty days up to today, or to the last chosen one; oldest first.
        public let lastDays: [DayMark]
    }

    public let today: Day
    public let range: StatisticsRange
    /// What the trackers were chosen by; `nil` for all of them.
    public let selection: Selection?
    /// The chosen days up to today; `nil` if none are chosen.
    public let days: ClosedRange<Day>?
    /// "2025", "4 – 7 March 2026"; `nil` if no days are chosen.
    public let rangeText: String?
    public let figures: LibraryStatistics
    public let cards: [Card]
    /// Set if nothing was completed.
    public let placeholder: String?
    /// In groups that belong together.
    public let highlights: [[StatisticsHighlight]]
    /// The weeks up to today, or each year of chosen days; oldest first.
    public let heatMaps: [HeatMap]
    /// Completions of all trackers in the last twelve months, from the month of their first day on, or in those of the
    /// chosen days; oldest first.
    public let months: BarChart
    /// The rates of all trackers by weekday over the days of the heat map or the chosen ones, in the order of the week.
    public let weekdays: BarChart
    /// Without the archived ones unless they are named; of chosen days all that were planned or done then, or hold an amount.
    public let rows: [Row]
    /// The rows of habits that slip, the greatest loss first.
    let slippingRows: [Row]
    public let order: StatisticsOrder

    /// The only map unless days of several years are chosen; then the last one.
    public var heatMap: HeatMap { heatMaps[heatMaps.count - 1] }

    /// The months and the weekdays that have something to show.
    public var charts: BarChart.Pair { (months.unlessEmpty, weekdays.unlessEmpty) }
}

extension StatisticsState {
    /// - Parameter selection: What the library's trackers were chosen by.
    public init(
        _ library: Library, of selection: Selection? = nil, over range: StatisticsRange = .whole,
        order: StatisticsOrder = .category, today: Day, conventions: Conventions
    ) {
        let language = conventions.language
        let days = range.days(today: today)
        let trackers = library.sortedTrackers.map { (tracker: $0, plan: $0.plan(through: today)) }
        let plans = trackers.map(\.plan)
        let own = days.map { days in plans.map { $0.within(days) } } ?? plans
        let figures = LibraryStatistics(own)
        (self.today, self.range, self.days, self.selection) = (today, range, days, selection)
        self.figures = figures
        rangeText = range.text(today: today)?(language)
        cards = Self.cards(figures, language)
        placeholder = figures.hasData ? nil : range.nothingDone(today: today)(language)
        heatMaps = HeatMap.all(plans, over: range, today: today, conventions: conventions)
        let year = ChartYear(trackers, over: range, today: today)
        months = .months(year.months, language) { month in
            own.reduce(0) { $0 + $1.done.count(in: month.days) }
        }
        let rates = WeekdayRates(trackers, over: days ?? heatMaps[0].days)
        weekdays = .weekdays(rates, conventions)
        let listed = zip(trackers, own).filter { entry, own in
            guard let days else { return selection?.named != nil || !entry.tracker.status.isArchived }
            return !own.planned.isEmpty || !own.done.isEmpty || entry.tracker.amounts.days.count(in: days) > 0
        }
        let rows = listed.map { Row($0.0.tracker, by: $0.0.plan, over: days, language: language) }
        highlights = StatisticsHighlight.all(
            plans, rates: rates, rows: rows, week: days == nil ? today : nil, conventions: conventions)
        self.rows = order.sorted(rows)
        slippingRows = StatisticsOrder.slipping.sorted(rows.filter(\.isSlipping))
        self.order = order
    }

    private static func cards(_ figures: LibraryStatistics, _ language: Language) -> [Card] {
        func card(_ number: Int, _ unit: CountedPhrase, _ caption: Phrase) -> Card {
            Card(
                value: NumberText.whole(number, language), unit: unit.noun(for: number)(language),
                caption: caption(language))
        }
        return [
            card(figures.bestPeriod, .days, .bestPeriod), card(figures.perfectDays, .days, .perfectDays),
            card(figures.completed, .marks, .trackersCompleted),
            Card(
                value: NumberText.tenths(figures.averageTenths, language),
                unit: Phrase("a day", "в день")(language), caption: Phrase.average(language)),
        ]
    }
}

extension StatisticsState.Row {
    fileprivate init(
        _ tracker: Tracker, by plan: Plan, over days: ClosedRange<Day>?, language: Language
    ) {
        let last = days?.upperBound ?? plan.today
        id = tracker.id
        name = tracker.name
        emoji = tracker.emoji
        color = tracker.color
        isEvent = tracker.isEvent
        figures = tracker.statistics(by: plan, over: days)
        rate = days == nil ? figures.rate30 : figures.rate
        rateText = figures.text(of: rate, language)
        strength = tracker.strengthChange(on: last, by: plan)
        isSlipping = last == plan.today && tracker.isSlipping(by: strength, today: last)
        strengthText =
            figures.hasStreaks
            ? NumberText.percent(strength: strength?.now, language) : Phrase.noFigure(language)
        lastDays = (last - 29...last).map { tracker.mark(on: $0, by: plan) }
    }
}
