/// A number of times in each period, on any of its days.
public struct Quota: Hashable, Sendable {
    public enum Period: Hashable, Sendable {
        /// Monday to Sunday, independent of the first weekday on screens.
        case week
        /// A calendar month.
        case month
        case days(DayGrid)

        /// The possible numbers of times: at most once each day.
        public var times: ClosedRange<Int> {
            switch self {
            case .week: 1...7
            case .month: MonthDaySet.days
            case .days(let grid): 1...grid.length
            }
        }

        var grid: DayGrid? {
            switch self {
            case .days(let grid): grid
            case .week, .month: nil
            }
        }

        /// The period that contains a day.
        public func days(around day: Day) -> ClosedRange<Day> {
            switch self {
            case .week:
                let monday = day - day.weekday.rawValue
                return monday...monday + 6
            case .month: return Month(containing: day).days
            case .days(let grid): return grid.block(of: day)
            }
        }
    }

    public let times: Int
    public let period: Period

    /// Returns nil for less than once, or more often than the period has days.
    public init?(_ times: Int, in period: Period) {
        guard period.times.contains(times) else { return nil }
        self.init(times: times, period: period)
    }

    private init(times: Int, period: Period) {
        self.times = times
        self.period = period
    }

    func counting(by grid: DayGrid) -> Quota { Quota(times: times, period: .days(grid)) }
}

/// Periods in their order.
struct QuotaPeriods: Sequence, IteratorProtocol {
    private let period: Quota.Period
    private let last: Day
    private var first: Day
    /// The month of the next period; used for monthly periods only.
    private var month: Month

    /// The periods that have a day of a range.
    init(_ period: Quota.Period, over days: ClosedRange<Day>) {
        self.period = period
        last = days.upperBound
        first = period.days(around: days.lowerBound).lowerBound
        month = Month(containing: days.lowerBound)
    }

    mutating func next() -> ClosedRange<Day>? {
        guard first <= last else { return nil }
        let length: Int
        switch period {
        case .week: length = 7
        case .days(let grid): length = grid.length
        case .month:
            length = month.length
            month = month.adding(1)
        }
        defer { first = first + length }
        return first...first + (length - 1)
    }
}
