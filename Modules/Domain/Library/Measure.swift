/// A goal or a limit with the days whose amounts count for it together.
public enum Measure: Hashable, Sendable {
    case ofDay(Goal)
    case ofPeriod(PeriodGoal)

    public var goal: Goal {
        switch self {
        case .ofDay(let goal): goal
        case .ofPeriod(let sum): sum.goal
        }
    }

    /// Nil for a goal of a day.
    public var period: Quota.Period? {
        switch self {
        case .ofDay: nil
        case .ofPeriod(let sum): sum.period
        }
    }

    /// The text in files: `at least 5 km`, `at least 30 km a week`.
    package var text: String {
        switch self {
        case .ofDay(let goal): goal.text
        case .ofPeriod(let sum): sum.text
        }
    }
}
