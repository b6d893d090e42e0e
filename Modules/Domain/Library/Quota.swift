/// A number of times in each period, on whichever of its days.
public struct Quota: Hashable, Sendable {
    public enum Period: Hashable, Sendable {
        /// Monday to Sunday, whatever day weeks begin with on screens.
        case week
        /// A calendar month.
        case month
        case days(DayGrid)

        /// How often a person can do it at most: once each day.
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

        /// The period that has a day.
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

    /// `nil` for less than once, or more often than there are days.
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
