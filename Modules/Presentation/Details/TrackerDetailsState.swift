public import TrackerDomain

/// Everything about one tracker.
public struct TrackerDetailsState: Hashable, Sendable {
    /// About today.
    public let card: TrackerCard
    /// The card's text with the day that the rule counts from: "every 2 days from 21 Nov".
    public let scheduleText: String
    /// "Home · every day · pinned".
    public let about: String
    /// The same under the heading of the category, without its name: "every day · pinned"; archived trackers have no
    /// such heading.
    public let aboutInCategory: String
    /// All facts, those for people in the order of reading.
    public let facts: [TrackerFact]
    /// `nil` without a goal and without amounts.
    private let amounts: AmountFigures?
    /// At the end of each day of the heat maps; `nil` for an event.
    private let dailyStrengths: [Double]?
    /// `nil` for an event that was never done, unless a day is chosen.
    public let calendar: CalendarState?
    /// `nil` if no day can be chosen.
    public let chosenDay: ChosenDay?
    /// The weeks up to today, from the month of the first day on, or each year of other days; oldest first.
    public let heatMaps: [HeatMap]
    /// Completions in the months of the heat maps, twelve at most; oldest first.
    public let months: BarChart
    /// The rate of each weekday, in the order of the week; `nil` for a sum, whose done days depend on no weekday.
    public let weekdays: BarChart?
}

extension TrackerDetailsState {
    /// The details of a tracker; `nil` if the library does not have it.
    ///
    /// - Parameters:
    ///   - range: What figures and charts are about.
    ///   - chosen: The day chosen in the month shown; `nil` for the month with today, or of an event's latest day. If it
    ///     is before the last twelve months, the charts are of its year.
    public init?(
        _ id: Identifier, in library: Library, over range: StatisticsRange = .whole, chosen: Day? = nil,
        today: Day, conventions: Conventions
    ) {
        guard let tracker = library.tracker(id), let category = library.category(tracker.categoryID) else {
            return nil
        }
        let language = conventions.language
        let plan = tracker.plan(through: today)
        let done = plan.done
        card = TrackerCard(
            tracker, tracker.onDate(today, today: today), category: category, on: today, today: today,
            conventions: conventions)
        scheduleText =
            card.schedule.map { ScheduleText.exact($0, relativeTo: today, conventions: conventions) }
            ?? card.scheduleText
        let about = [scheduleText] + (card.isPinned ? [Phrase.pinnedMark(language)] : [])
        self.about = ([category.name] + about).joined(separator: " · ")
        aboutInCategory = card.status.isArchived ? self.about : about.joined(separator: " · ")
        let shown = range == .whole ? Self.charts(of: tracker, chosen, today, conventions) : range
        let year = ChartYear([(tracker, plan)], over: shown, today: today)
        let days = (figures: range.days(today: today), charts: shown.days(today: today))
        // Only charts of other days than the figures have to name theirs.
        let named = shown == range ? nil : shown.text(today: today)
        let byMonth = named.map { Phrase.byMonth + ", " + $0 } ?? Phrase.byMonth
        amounts = AmountFigures(
            tracker, over: days.figures, charts: days.charts, months: year.months, byMonth: byMonth,
            today: today, conventions: conventions)
        let rates = { (days: ClosedRange<Day>?) in
            guard let days, !tracker.isEvent else { return WeekdayRates(tracker, by: plan) }
            return WeekdayRates([(tracker, plan)], over: days)
        }
        facts =
            TrackerFacts(
                tracker: tracker, card: card, plan: plan, rates: rates(days.figures), amounts: amounts,
                range: range, conventions: conventions
            ).all
        let shownDay = chosen ?? (tracker.isEvent ? tracker.marks.last : today)
        calendar = shownDay.map { day in
            CalendarState(
                library.trackers, only: tracker, month: Month(containing: day), selected: chosen,
                today: today, conventions: conventions)
        }
        chosenDay = chosen.flatMap { day in
            library.card(id, on: day, today: today, conventions)
                .map { ChosenDay(tracker, $0, plan, on: day, language) }
        }
        let heatMaps = HeatMap.all([plan], over: shown, today: today, conventions: conventions)
            .map { year.map($0.showingDays(of: tracker, by: plan)) }
        self.heatMaps = heatMaps
        dailyStrengths = tracker.strengths(
            over: heatMaps[0].first...heatMaps[heatMaps.count - 1].last, by: plan)
        let months = BarChart.months(year.months, language, title: byMonth) { done.count(in: $0.days) }
        let sum = card.day.periodGoal?.kind
        self.months = amounts == nil ? months : months.titled(sum.map(Phrase.periodsDone) ?? .daysDone)
        weekdays = sum == nil ? BarChart.weekdays(rates(days.charts), conventions) : nil
    }

    /// The last twelve months, or the year of a day before them, in which there may be something to see.
    private static func charts(
        of tracker: Tracker, _ chosen: Day?, _ today: Day, _ conventions: Conventions
    ) -> StatisticsRange {
        guard let chosen, chosen < HeatMap.firstDay(today: today, conventions: conventions),
            chosen.year >= tracker.startDay(today: today).year
        else { return .whole }
        return .year(chosen.year)
    }
}

extension TrackerDetailsState {
    public func fact(_ key: TrackerFact.Key) -> TrackerFact? { facts.first { $0.key == key } }

    /// The facts for people, besides the charts.
    public var shownFacts: [TrackerFact] { facts.filter { !$0.texts.isEmpty } }

    /// The only map unless days of several years are meant; then the last one.
    public var heatMap: HeatMap { heatMaps[heatMaps.count - 1] }

    /// At the end of each week of the heat maps; `nil` for an event.
    public var strengths: [Double]? {
        dailyStrengths.map { daily in
            stride(from: 6, to: daily.count + 6, by: 7).map { daily[min($0, daily.count - 1)] }
        }
    }

    /// The strength at the end of a day, the last one after it; `nil` for an event, and before the heat maps begin.
    public func strength(on day: Day) -> Double? {
        guard let dailyStrengths, day >= heatMaps[0].first else { return nil }
        return dailyStrengths[min(day - heatMaps[0].first, dailyStrengths.count - 1)]
    }
}

extension TrackerDetailsState {
    /// The amounts of the last periods of a sum; `nil` without any, for other rules, and for a sum of a month, whose
    /// months have the line.
    public var periods: BarChart? { amounts?.periods?.unlessEmpty }

    /// By month and by weekday: amounts if there is a goal, then completions and rates.
    public var charts: [BarChart.Pair] {
        let recorded = amounts.map { [($0.months, $0.weekdays)] } ?? []
        return (recorded + [(months, weekdays)]).map { ($0.unlessEmpty, $1?.unlessEmpty) }
            .filter { $0 != nil || $1 != nil }
    }
}
