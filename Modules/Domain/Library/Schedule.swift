/// The rule by which a habit is planned; a new kind of rule is one more case.
public enum Schedule: Hashable, Sendable {
    /// Planned on each of these weekdays; empty only while a person is choosing.
    case weekdays(WeekdaySet)
    /// Planned on the first day of each block.
    case interval(DayGrid)
    /// Planned on these days of each month; empty only while a person is choosing.
    case monthDays(MonthDaySet)
    /// Planned by what was done: so many times in a period, on whichever days.
    case quota(Quota)

    /// Whether no day is ever planned, as no habit may be.
    public var isEmpty: Bool {
        switch self {
        case .weekdays(let set): set.isEmpty
        case .monthDays(let set): set.isEmpty
        case .interval, .quota: false
        }
    }

    /// The grid of days that the rule counts by; `nil` where it follows the calendar alone.
    package var grid: DayGrid? {
        switch self {
        case .interval(let grid): grid
        case .quota(let quota): quota.period.grid
        case .weekdays, .monthDays: nil
        }
    }

    /// Whether all that files keep is said: a grid has its day, and some day can be planned.
    var isComplete: Bool { !isEmpty && (grid.map { $0.from?.isValid ?? false } ?? true) }

    /// The rule with a day for a grid that has none: the grid of the rule before it, where that is of the same kind
    /// and length, so that choosing a rule again moves nothing; else counted from `day`.
    package func anchored(after old: Schedule?, on day: Day) -> Schedule {
        guard let grid, grid.from == nil else { return self }
        let known = old.flatMap { $0.grid?.length == grid.length && $0.isOfKind(self) ? $0.grid : nil }
        return counting(by: known ?? grid.counted(from: day))
    }

    private func isOfKind(_ other: Schedule) -> Bool {
        switch (self, other) {
        case (.weekdays, .weekdays), (.interval, .interval), (.monthDays, .monthDays), (.quota, .quota): true
        case (.weekdays, _), (.interval, _), (.monthDays, _), (.quota, _): false
        }
    }

    private func counting(by grid: DayGrid) -> Schedule {
        switch self {
        case .interval: .interval(grid)
        case .quota(let quota): .quota(quota.counting(by: grid))
        case .weekdays, .monthDays: self
        }
    }
}
