public import TrackerDomain

/// The days of a year as columns of weeks, each with its heat.
public struct HeatMap: Hashable, Sendable {
    public struct Cell: Hashable, Sendable {
        public let day: Day
        /// `nil` if nothing was planned; in a map of one tracker, nor done.
        public let level: DayShare.Level?
    }

    /// A month's name over the first of its columns.
    public struct MonthLabel: Hashable, Sendable {
        public let column: Int
        public let text: String
    }

    /// The first day of the oldest week.
    public private(set) var first: Day
    /// The first day that counts: that of the oldest week, or of the month that the map was cut to.
    private var begin: Day
    /// One for each day from the first to today.
    private var levels: [DayShare.Level?]
    public let weekdayNames: [String]
    public private(set) var monthLabels: [MonthLabel]

    /// The columns, oldest first; the last one has today.
    public var weeks: Range<Int> { 0..<(levels.count + 6) / 7 }
    /// The last day.
    public var today: Day { first + (levels.count - 1) }
    /// The days that count, up to today.
    public var days: ClosedRange<Day> { begin...today }

    /// The day of a week in a row, 0 to 6 in the order of the week; `nil` after today.
    public func cell(week: Int, row: Int) -> Cell? {
        let index = week * 7 + row
        guard index < levels.count else { return nil }
        return Cell(day: first + index, level: levels[index])
    }

    /// The heat of one of its days.
    func level(on day: Day) -> DayShare.Level? { levels[day - first] }

    /// The week and the row of a day; `nil` if it is not in the map.
    public func place(of day: Day) -> (week: Int, row: Int)? {
        let index = day - first
        return levels.indices.contains(index) ? (index / 7, index % 7) : nil
    }

    /// The weeks up to the one with today, over the plans of trackers up to that day.
    public init(_ plans: [Plan], weeks count: Int = 53, today: Day, conventions: Conventions) {
        let first = conventions.firstDay(ofWeekWith: today) - 7 * (count - 1)
        (self.first, begin) = (first, first)
        levels = plans.shares(over: first...today).map(\.level)
        weekdayNames = conventions.firstWeekday.week.map { Phrase.shortName(of: $0)(conventions.language) }
        var labels: [MonthLabel] = []
        var month = Month(containing: first - 1).adding(1)
        while month.first <= today {
            let name = DateText.shortMonth(month.month, conventions.language)
            labels.append(MonthLabel(column: (month.first - first) / 7, text: name))
            month = month.adding(1)
        }
        monthLabels = labels
    }

    /// The map without the weeks before a month; the whole map if it begins in that month or later.
    public func from(_ month: Month) -> HeatMap {
        guard days.contains(month.first) else { return self }
        let weeks = (month.first - first) / 7
        var map = self
        map.first = first + 7 * weeks
        map.begin = month.first
        map.levels.removeFirst(7 * weeks)
        map.monthLabels = monthLabels.compactMap { label in
            label.column < weeks ? nil : MonthLabel(column: label.column - weeks, text: label.text)
        }
        return map
    }

    /// The map of one tracker: also shows days done without a plan, and amounts as shares of the goal.
    init(of tracker: Tracker, by plan: Plan, conventions: Conventions) {
        self.init([plan], today: plan.today, conventions: conventions)
        for day in plan.done.intersection(first...today) { levels[day - first] = .full }
        for entry in tracker.amounts.entries where (first...today).contains(entry.day) {
            guard let level = tracker.level(of: entry.value, on: entry.day) else { continue }
            levels[entry.day - first] = level
        }
    }
}
