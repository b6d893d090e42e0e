/// The meaning of a rule in days.
extension Schedule {
    /// The days of a range that the calendar alone plans; nil for a quota and a sum, which depend on what was done.
    func plannedDays(in days: ClosedRange<Day>) -> DaySet? {
        switch self {
        case .weekdays(let weekdays): DaySet(weekdays, in: days)
        case .interval(let grid): DaySet(grid, in: days)
        case .monthDays(let monthDays): DaySet(monthDays, in: days)
        case .whenever: DaySet()
        case .quota, .sum: nil
        }
    }

    /// Whether the calendar alone plans a day; nil for a rule that leaves the day open.
    public func isPlannedByCalendar(on day: Day) -> Bool? {
        switch self {
        case .weekdays(let weekdays): weekdays.contains(day.weekday)
        case .interval(let grid): grid.block(of: day).lowerBound == day
        case .monthDays(let days): days.days(in: Month(containing: day)).contains(day)
        case .quota, .sum, .whenever: nil
        }
    }

    /// True if the rule asks for something in a period, on whichever of its days.
    var isOfPeriods: Bool {
        switch self {
        case .quota, .sum: true
        default: false
        }
    }

    /// The number of times that the rule asks for in a number of days, none for one without a plan; a month counts as 30.
    var frequency: (times: Int, days: Int) {
        switch self {
        case .weekdays(let weekdays): (weekdays.members.count, 7)
        case .interval(let grid): (1, grid.length)
        case .monthDays(let days): (days.members.count, 30)
        case .quota(let quota): (quota.times, quota.period.length)
        case .sum(let sum): (1, sum.period.length)
        case .whenever: (0, 1)
        }
    }
}

extension Quota.Period {
    /// The number of its days; a month counts as 30.
    var length: Int {
        switch self {
        case .week: 7
        case .month: 30
        case .days(let grid): grid.length
        }
    }
}

extension DaySet {
    /// The first days of a grid's blocks.
    fileprivate init(_ grid: DayGrid, in days: ClosedRange<Day>) {
        let first = grid.block(of: days.lowerBound + (grid.length - 1)).lowerBound
        guard first <= days.upperBound else {
            self.init()
            return
        }
        self.init(stride(from: first, through: days.upperBound, by: grid.length))
    }

    fileprivate init(_ monthDays: MonthDaySet, in days: ClosedRange<Day>) {
        self.init()
        var month = Month(containing: days.lowerBound)
        while month.first <= days.upperBound {
            for day in monthDays.days(in: month) where days.contains(day) { insert(day) }
            month = month.adding(1)
        }
    }
}
