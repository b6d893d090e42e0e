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
    /// The last twelve months with their completions, oldest first.
    public let months: [Count]
    /// Completions by weekday, in the order of the week.
    public let weekdays: [Count]
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
        createdOn = tracker.createdOn
        startDay = tracker.startDay(today: today)
        figures = tracker.statistics(by: plan)
        facts = tracker.isEvent ? tracker.days(language) : figures.facts(since: startDay, language)
        let habit = HabitFigures(tracker, today: today)
        let amounts = AmountFigures(tracker, today: today, conventions: conventions)
        (self.habit, self.amounts) = (habit, amounts)
        more = habit.facts(language, and: amounts?.facts(language) ?? [])
        completions = Array(tracker.completions)
        let shownDay = tracker.isEvent ? completions.last : today
        calendar = shownDay.map { day in
            CalendarState(
                [tracker], month: month ?? Month(containing: day), today: today, conventions: conventions)
        }
        let heatMap = HeatMap(of: tracker, today: today, conventions: conventions)
        self.heatMap = heatMap
        dailyStrengths = tracker.strengths(over: heatMap.first...today, today: today)
        months = (-11...0).map { offset in
            let month = Month(containing: today).adding(offset)
            return Count(
                DateText.shortMonth(month.month, language), done.intersection(month.days).count)
        }
        weekdays = conventions.firstWeekday.week.map { weekday in
            Count(Phrase.shortName(of: weekday)(language), done.count { $0.weekday == weekday })
        }
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

/// What is drawn as bars: amounts with their unit, where there is a goal, or else completions.
extension TrackerDetailsState {
    public var monthBars: (title: Phrase, counts: [Count]) {
        (.byMonth + unitText, amounts?.months ?? months)
    }
    public var weekdayBars: (title: Phrase, counts: [Count]) {
        (.byWeekday + unitText, amounts?.weekdays ?? weekdays)
    }

    private var unitText: String {
        guard let unit = amounts?.unit, !unit.isEmpty else { return "" }
        return ", " + unit
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
