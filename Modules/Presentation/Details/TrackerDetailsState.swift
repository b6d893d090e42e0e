public import TrackerDomain

/// Everything about one tracker.
public struct TrackerDetailsState: Hashable, Sendable {
    public struct Count: Hashable, Sendable {
        public let label: String
        public let count: Int
        /// The count as it is shown.
        public let text: String
    }

    /// What is told of a tracker besides its charts: "Total", "5 days".
    public struct Fact: Hashable, Sendable {
        public let caption: String
        /// More than one for an event that was done on several days.
        public let values: [String]
        /// Whether there may be many values, of a line each.
        public let isList: Bool

        init(caption: String, values: [String], isList: Bool = false) {
            (self.caption, self.values, self.isList) = (caption, values, isList)
        }
    }

    /// About today.
    public let card: TrackerCard
    /// That of the card, with the day that the rule counts from: "every 2 days from 21 Nov".
    public let scheduleText: String
    public let createdOn: Day
    /// The day the tracker counts from.
    public let startDay: Day
    public let figures: TrackerStatistics
    /// The figures of a habit; of an event, which has no streaks, the days it was done on, the latest first.
    public let facts: [Fact]
    /// What there is to tell beyond that.
    public let habit: HabitFigures
    /// `nil` without a goal.
    public let amounts: AmountFigures?
    /// The facts of both.
    public let more: [Fact]
    /// At the end of each day of the heat map; `nil` for an event.
    private let dailyStrengths: [Double]?
    /// Ascending, those after today included.
    public let completions: [Day]
    /// `nil` for an event that was never done: no month has anything to show.
    public let calendar: CalendarState?
    public let heatMap: HeatMap
    /// The last twelve months with their completions, from that of the first day on; oldest first.
    public let months: [Count]
    /// Completions by weekday, in the order of the week.
    public let weekdays: [Count]
    /// Whether days were done of which no amount tells, as before there was a goal.
    private let hasUnmeasuredDays: Bool
}

extension TrackerDetailsState {
    /// The details of a tracker; `nil` where the library does not have it.
    ///
    /// - Parameter month: The month to show; `nil` for the one with today, or of an event's latest day.
    public init?(
        _ id: Identifier, in library: Library, month: Month? = nil, today: Day, conventions: Conventions
    ) {
        guard let tracker = library.tracker(id), let category = library.category(tracker.categoryID) else {
            return nil
        }
        let language = conventions.language
        let plan = tracker.plan(through: today)
        let done = plan.done
        card = TrackerCard(tracker, category: category, on: today, today: today, conventions: conventions)
        scheduleText =
            card.schedule.map { ScheduleText.exact($0, toldOn: today, conventions: conventions) }
            ?? card.scheduleText
        createdOn = tracker.createdOn
        startDay = tracker.startDay(today: today)
        figures = tracker.statistics(by: plan)
        facts = tracker.isEvent ? tracker.days(language) : figures.facts(since: startDay, language)
        let habit = HabitFigures(tracker, today: today)
        let firstDay = tracker.firstShownDay(today: today)
        let lastMonths = (-11...0).map(Month(containing: today).adding).filter { $0.last >= firstDay }
        let amounts = AmountFigures(tracker, months: lastMonths, today: today, conventions: conventions)
        (self.habit, self.amounts) = (habit, amounts)
        more = habit.facts(language, and: amounts?.facts(language) ?? [])
        completions = Array(tracker.completions)
        let shownDay = tracker.isEvent ? completions.last : today
        calendar = shownDay.map { day in
            CalendarState(
                [tracker], month: month ?? Month(containing: day), today: today, conventions: conventions)
        }
        let heatMap = HeatMap(of: tracker, done: done, today: today, conventions: conventions)
            .from(Month(containing: firstDay))
        self.heatMap = heatMap
        dailyStrengths = tracker.strengths(over: heatMap.first...today, today: today)
        months = lastMonths.map {
            Count(DateText.shortMonth($0.month, language), done.count(in: $0.days))
        }
        weekdays = conventions.firstWeekday.week.map { weekday in
            Count(Phrase.shortName(of: weekday)(language), done.count { $0.weekday == weekday })
        }
        hasUnmeasuredDays = !done.subtracting(tracker.amounts.days).isEmpty
    }
}

extension Tracker {
    /// The day from which on there is something to show: that of the start or of the first amount.
    fileprivate func firstShownDay(today: Day) -> Day {
        min(startDay(today: today), amounts.entries.first?.day ?? today, today)
    }
}

extension TrackerDetailsState.Count {
    fileprivate init(_ label: String, _ count: Int) {
        self.init(label: label, count: count, text: String(count))
    }
}

extension TrackerDetailsState {
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

/// What is drawn as bars.
extension TrackerDetailsState {
    public typealias Bars = (title: Phrase, counts: [Count])

    /// By month and by weekday: amounts with their unit, where there is a goal, and completions where those do not tell
    /// of all days done.
    public var bars: [(months: Bars, weekdays: Bars)] {
        guard let amounts else { return [((.byMonth, months), (.byWeekday, weekdays))] }
        let unit = amounts.unit.isEmpty ? Phrase(same: "") : Phrase(same: ", " + amounts.unit)
        guard hasUnmeasuredDays else {
            return [((.byMonth + unit, amounts.months), (.byWeekday + unit, amounts.weekdays))]
        }
        // What has no unit is told apart from days.
        let amount = amounts.unit.isEmpty ? Phrase(", amount", ", количество") : unit
        let days = Phrase(", days done", ", сделано дней")
        return [
            ((.byMonth + amount, amounts.months), (.byWeekday + amount, amounts.weekdays)),
            ((.byMonth + days, months), (.byWeekday + days, weekdays)),
        ]
    }
}

extension TrackerStatistics {
    fileprivate func facts(since start: Day, _ language: Language) -> [TrackerDetailsState.Fact] {
        let facts: [(Phrase, String)] = [
            (.currentStreak, CountedPhrase.days(currentStreak)(language)),
            (.bestStreak, CountedPhrase.days(bestStreak)(language)),
            (.total, CountedPhrase.days(total)(language)),
            (.lastThirtyDays, rate30.map { NumberText.percent($0, language) } ?? "—"),
            (.startDay, DateText.long(start, language)),
        ]
        return facts.map { TrackerDetailsState.Fact(caption: $0(language), values: [$1]) }
    }
}

extension Tracker {
    fileprivate func days(_ language: Language) -> [TrackerDetailsState.Fact] {
        let days = completions.reversed().map { DateText.full($0, language) }
        return [
            TrackerDetailsState.Fact(
                caption: Phrase.doneOn(language), values: days.isEmpty ? [Phrase.notYet(language)] : days)
        ]
    }
}
