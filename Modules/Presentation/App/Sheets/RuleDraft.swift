package import TrackerDomain

/// A kind of rule that is chosen without typing; a sum is typed as a goal.
public enum RuleKind: CaseIterable, Sendable {
    case weekdays, quota, interval, monthDays, whenever

    public var words: Phrase {
        switch self {
        case .weekdays: Phrase("on weekdays", "по дням недели")
        case .quota: Phrase("times a week or month", "несколько раз за период")
        case .interval: Phrase("every N days", "раз в несколько дней")
        case .monthDays: Phrase("days of the month", "по числам месяца")
        case .whenever: .whenever
        }
    }
}

/// A rule as it is being chosen: each kind keeps what was chosen in it while another one is looked at.
package struct RuleDraft {
    enum Period: CaseIterable {
        case week, month, days
    }

    var kind = RuleKind.weekdays
    var weekdays: WeekdaySet = []
    package var monthDays: MonthDaySet = []
    private(set) var times = 3
    var period = Period.week { didSet { setTimes(times) } }
    /// The blocks of a quota, and those that an interval begins.
    private(set) var block = DayGrid(every: 10)!
    private(set) var interval = DayGrid(every: 2)!
    /// The grids that the habit has, which a length chosen again does not lose.
    private let opened: (block: DayGrid?, interval: DayGrid?)

    init(_ schedule: Schedule) {
        switch schedule {
        case .weekdays(let weekdays):
            (kind, opened) = (.weekdays, (nil, nil))
            self.weekdays = weekdays
        case .interval(let grid):
            (kind, opened) = (.interval, (nil, grid))
            interval = grid
        case .monthDays(let days):
            (kind, opened) = (.monthDays, (nil, nil))
            monthDays = days
        case .quota(let quota):
            kind = .quota
            times = quota.times
            (period, opened) = (Period(quota.period), (quota.period.block, nil))
            block = opened.block ?? block
        case .whenever: (kind, opened) = (.whenever, (nil, nil))
        // A sum is typed as a goal.
        case .sum: (kind, opened) = (.weekdays, (nil, nil))
        }
    }

    /// The chosen schedule; empty if no day is chosen.
    var schedule: Schedule {
        switch kind {
        case .weekdays: .weekdays(weekdays)
        case .interval: .interval(interval)
        case .monthDays: .monthDays(monthDays)
        // There is one for every number of times that can be set.
        case .quota: .quota(Quota(times, in: chosenPeriod)!)
        case .whenever: .whenever
        }
    }

    private var chosenPeriod: Quota.Period {
        switch period {
        case .week: .week
        case .month: .month
        case .days: .days(block)
        }
    }

    /// The possible numbers of times in the period.
    var timesRange: ClosedRange<Int> { chosenPeriod.times }

    /// Takes the nearest number there can be.
    mutating func setTimes(_ number: Int) { times = number.clamped(to: timesRange) }

    mutating func setBlock(_ days: Int) {
        block = Self.grid(every: days, known: opened.block)
        setTimes(times)
    }

    mutating func setInterval(_ days: Int) { interval = Self.grid(every: days, known: opened.interval) }

    private static func grid(every days: Int, known: DayGrid?) -> DayGrid {
        let length = days.clamped(to: DayGrid.lengths)
        return known.flatMap { $0.length == length ? $0 : nil } ?? DayGrid(every: length)!
    }
}

extension Quota.Period {
    /// The blocks of so many days; `nil` for a week or a month.
    fileprivate var block: DayGrid? { if case .days(let grid) = self { grid } else { nil } }
}

extension RuleDraft.Period {
    fileprivate init(_ period: Quota.Period) {
        switch period {
        case .week: self = .week
        case .month: self = .month
        case .days: self = .days
        }
    }
}

extension Int {
    func clamped(to range: ClosedRange<Int>) -> Int {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}

extension CaseIterable where Self: Equatable, AllCases: RandomAccessCollection, AllCases.Index == Int {
    /// The case so many places on, round and round.
    func turned(by distance: Int) -> Self {
        let cases = Self.allCases
        let here = cases.firstIndex(of: self) ?? 0
        return cases[(here + distance % cases.count + cases.count) % cases.count]
    }
}
