public import TrackerDomain

/// Everything about one tracker.
public struct TrackerDetailsState: Hashable, Sendable {
    public struct Count: Hashable, Sendable {
        public let label: String
        public let count: Int
        /// The count as it is shown.
        public let text: String
    }

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
    /// `nil` without a goal.
    private let amounts: AmountFigures?
    /// At the end of each day of the heat map; `nil` for an event.
    private let dailyStrengths: [Double]?
    /// `nil` for an event that was never done, unless a day is chosen.
    public let calendar: CalendarState?
    /// `nil` if no day can be chosen.
    public let chosenDay: ChosenDay?
    public let heatMap: HeatMap
    /// Completions in the last twelve months, from the month of the first day on; oldest first.
    public let months: [Count]
    /// Completions by weekday, in the order of the week.
    public let weekdays: [Count]
    /// True if days were done without an amount, as before there was a goal.
    private let hasUnmeasuredDays: Bool
}

extension TrackerDetailsState {
    /// The details of a tracker; `nil` if the library does not have it.
    ///
    /// - Parameter chosen: The day chosen in the month shown; `nil` for the month with today, or of an event's latest day.
    public init?(
        _ id: Identifier, in library: Library, chosen: Day? = nil, today: Day, conventions: Conventions
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
            card.schedule.map { ScheduleText.exact($0, toldOn: today, conventions: conventions) }
            ?? card.scheduleText
        let about = [scheduleText] + (card.isPinned ? [Phrase.pinnedMark(language)] : [])
        self.about = ([category.name] + about).joined(separator: " · ")
        aboutInCategory = card.status.isArchived ? self.about : about.joined(separator: " · ")
        let year = ChartYear([tracker], today: today)
        amounts = AmountFigures(tracker, months: year.months, today: today, conventions: conventions)
        facts =
            TrackerFacts(tracker: tracker, card: card, plan: plan, amounts: amounts, language: language).all
        let shownDay = chosen ?? (tracker.isEvent ? tracker.completions.last : today)
        calendar = shownDay.map { day in
            CalendarState(
                library.trackers, only: tracker, month: Month(containing: day), selected: chosen,
                today: today, conventions: conventions)
        }
        chosenDay = chosen.map { ChosenDay(tracker, plan, on: $0, language) }
        let heatMap = year.map(HeatMap(of: tracker, by: plan, conventions: conventions))
        self.heatMap = heatMap
        dailyStrengths = tracker.strengths(over: heatMap.first...today, today: today)
        months = year.months.map {
            Count(DateText.shortMonth($0.month, language), done.count(in: $0.days))
        }
        weekdays = conventions.firstWeekday.week.map { weekday in
            Count(Phrase.shortName(of: weekday)(language), done.count { $0.weekday == weekday })
        }
        hasUnmeasuredDays = !done.subtracting(tracker.amounts.days).isEmpty
    }
}

extension TrackerDetailsState.Count {
    fileprivate init(_ label: String, _ count: Int) {
        self.init(label: label, count: count, text: String(count))
    }
}

extension TrackerDetailsState {
    public func fact(_ key: TrackerFact.Key) -> TrackerFact? { facts.first { $0.key == key } }

    /// The facts for people, besides the charts.
    public var shownFacts: [TrackerFact] { facts.filter { !$0.texts.isEmpty } }

    /// At the end of each week of the heat map; `nil` for an event.
    public var strengths: [Double]? {
        dailyStrengths.map { daily in heatMap.weeks.map { daily[min($0 * 7 + 6, daily.count - 1)] } }
    }

    /// The strength at the end of a day, today's after it; `nil` for an event, and before the heat map begins.
    public func strength(on day: Day) -> Double? {
        guard let dailyStrengths, day >= heatMap.first else { return nil }
        return dailyStrengths[min(day - heatMap.first, dailyStrengths.count - 1)]
    }
}

/// The counts that are drawn as bars.
extension TrackerDetailsState {
    public typealias Bars = (title: Phrase, counts: [Count])

    /// By month and by weekday: amounts with their unit if there is a goal, completions if some have no amount.
    public var bars: [(months: Bars, weekdays: Bars)] {
        guard let amounts else { return [((.byMonth, months), (.byWeekday, weekdays))] }
        let unit = amounts.unit.isEmpty ? Phrase(same: "") : Phrase(same: ", " + amounts.unit)
        guard hasUnmeasuredDays else {
            return [((.byMonth + unit, amounts.months), (.byWeekday + unit, amounts.weekdays))]
        }
        // Amounts without a unit differ from days by their title.
        let amount = amounts.unit.isEmpty ? Phrase(", amount", ", количество") : unit
        let days = Phrase(", days done", ", сделано дней")
        return [
            ((.byMonth + amount, amounts.months), (.byWeekday + amount, amounts.weekdays)),
            ((.byMonth + days, months), (.byWeekday + days, weekdays)),
        ]
    }
}
