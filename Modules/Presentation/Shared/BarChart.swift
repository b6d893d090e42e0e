internal import TrackerDomain

/// Months or weekdays as bars, with their title.
public struct BarChart: Hashable, Sendable {
    public struct Bar: Hashable, Sendable {
        public let label: String
        /// The length, as part of `whole`.
        public let count: Int
        /// The count as it is shown.
        public let text: String
    }

    public let title: Phrase
    public let bars: [Bar]
    /// The count of a bar that takes all the room, at least 1.
    public let whole: Int
    /// The count of the best bars, which stand out; `nil` if the highest is not the best, or all are 0.
    private let best: Int?
    /// The count at which a line is drawn through all bars; `nil` without one.
    public let line: Int?

    /// - Parameters:
    ///   - whole: The greatest count that is possible; `nil` for the highest of the bars.
    ///   - isHighestBest: False for the amounts of a limit.
    init(_ title: Phrase, _ bars: [Bar], whole: Int? = nil, isHighestBest: Bool = true) {
        (self.title, self.bars) = (title, bars)
        let highest = max(1, bars.map(\.count).max() ?? 0)
        self.whole = whole ?? highest
        best = isHighestBest ? highest : nil
        line = nil
    }

    /// Bars of equal rank with the line of a goal or a limit.
    init(_ title: Phrase, _ bars: [Bar], line: Int) {
        (self.title, self.bars, self.line, best) = (title, bars, line, nil)
        whole = max(1, line, bars.map(\.count).max() ?? 0)
    }

    /// The chart if it has something to show: a bar that is longer than nothing.
    var unlessEmpty: BarChart? { bars.contains { $0.count > 0 } ? self : nil }

    /// True for the bars in full colour: the best ones, or all if none is best.
    public func isFull(_ bar: Bar) -> Bool { best.map { bar.count == $0 } ?? true }

    /// The same bars under a longer title.
    func titled(_ addition: Phrase) -> BarChart { BarChart(copy: self, title: title + addition) }

    private init(copy chart: BarChart, title: Phrase) {
        (self.title, bars, whole, best, line) = (title, chart.bars, chart.whole, chart.best, chart.line)
    }
}

extension BarChart {
    /// Bars by month and by weekday; nil if they have nothing to show.
    public typealias Pair = (months: BarChart?, weekdays: BarChart?)

    /// A bar for each month.
    static func months(
        _ months: [Month], _ language: Language, title: Phrase = .byMonth, count: (Month) -> Int
    ) -> BarChart {
        BarChart(
            title,
            months.map { month in
                let count = count(month)
                return Bar(
                    label: DateText.shortMonth(month.month, language), count: count,
                    text: NumberText.whole(count, language))
            })
    }

    /// A bar for each weekday in the order of the week.
    static func weekdays(_ rates: WeekdayRates?, _ conventions: Conventions) -> BarChart {
        let language = conventions.language
        let bars = conventions.firstWeekday.week.map { weekday in
            let rate = rates?[weekday]
            return Bar(
                label: Phrase.shortName(of: weekday)(language), count: rate?.rounded(scale: 100) ?? 0,
                text: rate.map { NumberText.percent($0, language) } ?? "—")
        }
        let part = rates?.areOfPlan ?? true ? Phrase.percentOfPlan : .percentOfDays
        // Under a quota most days are left free: the bars are compared with each other.
        return BarChart(.byWeekday + part, bars, whole: rates?.areOfPlan ?? true ? 100 : nil)
    }
}
