/// The rule that plans a habit; a new kind of rule is one more case.
public enum Schedule: Hashable, Sendable {
    /// Planned on each of these weekdays; empty only while a person is choosing.
    case weekdays(WeekdaySet)
    /// Planned on the first day of each block.
    case interval(DayGrid)
    /// Planned on these days of each month; empty only while a person is choosing.
    case monthDays(MonthDaySet)
    /// Planned by completions: so many times in a period, on any of its days.
    case quota(Quota)
    /// Planned by amounts: so much, or at most so much, in a period.
    case sum(PeriodGoal)
    /// Plans no day: what is done is counted, but streaks, rates and strength pass its days over.
    case whenever

    /// True while no day is chosen; no habit may have such a rule.
    public var isEmpty: Bool {
        switch self {
        case .weekdays(let set): set.isEmpty
        case .monthDays(let set): set.isEmpty
        default: false
        }
    }

    /// The grid of days that the rule counts by; nil if it follows the calendar alone.
    package var grid: DayGrid? {
        switch self {
        case .interval(let grid): grid
        case .quota(let quota): quota.period.grid
        case .sum(let sum): sum.period.grid
        case .weekdays, .monthDays, .whenever: nil
        }
    }

    /// True if files can store the rule: its grid has a first day, its unit is one, and its days are chosen.
    var isComplete: Bool {
        !isEmpty && (grid.map { $0.from?.isValid ?? false } ?? true) && Goal.allows(unit: unit)
    }

    /// The unit of its amounts; empty without one.
    private var unit: String {
        if case .sum(let sum) = self { sum.goal.unit } else { "" }
    }

    /// Returns the rule with a first day for a grid that lacks one.
    ///
    /// It takes over the old rule's grid if that has the same kind and length, so that choosing a rule again
    /// moves nothing; else it counts from `day`.
    package func anchored(after old: Schedule?, on day: Day) -> Schedule {
        guard let grid, grid.from == nil else { return self }
        let known = old.flatMap { $0.grid?.length == grid.length && $0.isOfKind(self) ? $0.grid : nil }
        return counting(by: known ?? grid.counted(from: day))
    }

    private func isOfKind(_ other: Schedule) -> Bool {
        switch (self, other) {
        case (.weekdays, .weekdays), (.interval, .interval), (.monthDays, .monthDays), (.quota, .quota),
            (.sum, .sum), (.whenever, .whenever):
            true
        case (.weekdays, _), (.interval, _), (.monthDays, _), (.quota, _), (.sum, _), (.whenever, _): false
        }
    }

    private func counting(by grid: DayGrid) -> Schedule {
        switch self {
        case .interval: .interval(grid)
        case .quota(let quota): .quota(quota.counting(by: grid))
        case .sum(let sum): .sum(sum.counting(by: grid))
        case .weekdays, .monthDays, .whenever: self
        }
    }
}
