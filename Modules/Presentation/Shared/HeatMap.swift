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

    /// The number of the year that it has; `nil` for the weeks up to today.
    public let year: Int?
    /// The first day of the oldest week.
    public private(set) var first: Day
    /// The first day that counts: that of the oldest week, of the month that the map was cut to, or of a year.
    private var begin: Day
    /// One for each day from the first to the last that counts.
    private var levels: [DayShare.Level?]
    private var weekCount: Int
    /// The amounts from which on the second, third and fourth level are; empty unless amounts are shown by quarters.
    private var quarters: [Amount] = []
    private var unit = ""
    /// The parts of the plan, where the heat tells amounts by quarters; else empty.
    private var planLevels: [DayShare.Level?] = []
    public let weekdayNames: [String]
    public private(set) var monthLabels: [MonthLabel]

    /// The columns, oldest first; the last one has today, or the end of the year.
    public var weeks: Range<Int> { 0..<weekCount }
    /// The last day that counts: today, or the end of chosen days.
    public var last: Day { first + (levels.count - 1) }
    /// The days that count.
    public var days: ClosedRange<Day> { begin...last }

    /// The day of a week in a row, 0 to 6 in the order of the week; `nil` after the last day.
    public func cell(week: Int, row: Int) -> Cell? {
        let index = week * 7 + row
        guard index < levels.count else { return nil }
        return Cell(day: first + index, level: levels[index])
    }

    /// The heat of one of its days.
    func level(on day: Day) -> DayShare.Level? { levels[day - first] }

    /// The part of the plan that was done on one of its days, whatever its heat tells.
    func planLevel(on day: Day) -> DayShare.Level? {
        (planLevels.isEmpty ? levels : planLevels)[day - first]
    }

    /// The end of the legend: "more", by quarters "more, from 8, 12, 20 km".
    public func more(_ language: Language) -> String {
        let more = Phrase.more(language)
        guard !quarters.isEmpty else { return more }
        let numbers = Set(quarters).sorted().map { AmountText.number($0, language) }
        return more + Phrase.fromAmounts(language) + numbers.joined(separator: ", ")
            + (unit.isEmpty ? "" : " \(unit)")
    }

    /// The week and the row of a day; `nil` if it is not in the map.
    public func place(of day: Day) -> (week: Int, row: Int)? {
        let index = day - first
        return levels.indices.contains(index) ? (index / 7, index % 7) : nil
    }

    /// The weeks up to the one with today, over the plans of trackers up to that day.
    public init(_ plans: [Plan], weeks count: Int = 53, today: Day, conventions: Conventions) {
        let first = Self.firstDay(weeks: count, today: today, conventions: conventions)
        year = nil
        (self.first, begin, weekCount) = (first, first, count)
        levels = plans.shares(over: first...today).map(\.level)
        weekdayNames = conventions.weekdayNames
        monthLabels = Self.labels(over: first...today, conventions.language)
    }

    /// The first day of the weeks up to the one with today.
    static func firstDay(weeks count: Int = 53, today: Day, conventions: Conventions) -> Day {
        conventions.firstDay(ofWeekWith: today) - 7 * (count - 1)
    }

    /// A calendar year, of whose days only the chosen ones count.
    ///
    /// - Parameter days: At least one day of the year.
    init(_ plans: [Plan], year: Int, days: ClosedRange<Day>, conventions: Conventions) {
        let whole = Month(year: year, month: 1).first...Month(year: year, month: 12).last
        let days = days.clamped(to: whole)
        let first = conventions.firstDay(ofWeekWith: whole.lowerBound)
        self.year = year
        (self.first, begin) = (first, days.lowerBound)
        weekCount = (whole.upperBound - first) / 7 + 1
        levels =
            [DayShare.Level?](repeating: nil, count: days.lowerBound - first)
            + plans.shares(over: days).map(\.level)
        weekdayNames = conventions.weekdayNames
        monthLabels = Self.labels(over: first...whole.upperBound, conventions.language)
    }

    /// The names of the months that begin within days, of which the first one begins a week.
    private static func labels(over days: ClosedRange<Day>, _ language: Language) -> [MonthLabel] {
        var labels: [MonthLabel] = []
        var month = Month(containing: days.lowerBound - 1).adding(1)
        while month.first <= days.upperBound {
            let name = DateText.shortMonth(month.month, language)
            labels.append(MonthLabel(column: (month.first - days.lowerBound) / 7, text: name))
            month = month.adding(1)
        }
        return labels
    }

    /// The map without the weeks before a month; the whole map if it begins in that month or later.
    public func from(_ month: Month) -> HeatMap {
        guard days.contains(month.first) else { return self }
        let weeks = (month.first - first) / 7
        var map = self
        map.first = first + 7 * weeks
        map.begin = month.first
        map.weekCount -= weeks
        map.levels.removeFirst(7 * weeks)
        map.planLevels = Array(planLevels.dropFirst(7 * weeks))
        map.monthLabels = monthLabels.compactMap { label in
            label.column < weeks ? nil : MonthLabel(column: label.column - weeks, text: label.text)
        }
        return map
    }

    /// The map with the days of one tracker that were done without a plan, and with amounts as shares of the goal.
    func showingDays(of tracker: Tracker, by plan: Plan) -> HeatMap {
        var map = self
        for day in plan.done.intersection(days) { map.levels[day - first] = .full }
        if let goal = tracker.sum(on: plan.today)?.goal, goal.kind == .atLeast {
            return map.showingQuarters(of: tracker.amounts, goal.unit)
        }
        for entry in tracker.amounts.entries where days.contains(entry.day) {
            guard let level = tracker.level(of: entry.value, on: entry.day) else { continue }
            map.levels[entry.day - first] = level
        }
        return map
    }

    /// The map with the days of a sum by the quarters of their own amounts; others have none of the heat, but for those
    /// that were done without an amount.
    private func showingQuarters(of amounts: DayMap<Amount>, _ unit: String) -> HeatMap {
        let recorded = amounts.entries.filter { days.contains($0.day) && $0.value > .zero }
        let ascending = recorded.map(\.value).sorted()
        var map = self
        (map.unit, map.planLevels) = (unit, levels)
        map.quarters = recorded.isEmpty ? [] : (1...3).map { ascending[$0 * ascending.count / 4] }
        for index in levels.indices where levels[index] != .full { map.levels[index] = .zero }
        for entry in recorded {
            let (index, reached) = (entry.day - first, map.quarters.count { $0 <= entry.value })
            if levels[index] != .full { map.planLevels[index] = .middle }
            map.levels[index] = DayShare.Level(rawValue: 1 + reached)
        }
        return map
    }
}

extension HeatMap {
    /// The maps of a range: the weeks up to today, or each year that has chosen days; oldest first.
    static func all(
        _ plans: [Plan], over range: StatisticsRange, today: Day, conventions: Conventions
    ) -> [HeatMap] {
        guard let days = range.days(today: today) else {
            return [HeatMap(plans, today: today, conventions: conventions)]
        }
        return (days.lowerBound.year...days.upperBound.year).map { year in
            HeatMap(plans, year: year, days: days, conventions: conventions)
        }
    }
}

extension Conventions {
    fileprivate var weekdayNames: [String] {
        firstWeekday.week.map { Phrase.shortName(of: $0)(language) }
    }
}
