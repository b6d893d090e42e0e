/// The progress of a sum in one of its periods.
public struct SumProgress: Hashable, Sendable {
    /// The sum in force last in the period.
    public let rule: PeriodGoal
    public let days: ClosedRange<Day>
    /// The amounts of its days up to today.
    public let sum: AmountSum
    /// The amount asked for: a share of the goal if the habit began in the period or days of it are exempt.
    public let asked: Amount
    /// True if a day of the period holds an amount.
    public let isRecorded: Bool
    /// True if the period has a done day.
    public let isReached: Bool
    /// The day on which the habit or its sum begins within the period; nil if the whole period counts.
    public let beginning: Day?

    public var period: Quota.Period { rule.period }
    public var kind: Goal.Kind { rule.goal.kind }
    public var unit: String { rule.goal.unit }

    /// True if there is a share to reach, or a limit to keep within.
    public var asksForSomething: Bool { asked > .zero || rule.goal.amount == .zero }

    /// True if nothing more needs to be done.
    public var isMet: Bool {
        switch kind {
        case .atLeast: isReached || sum >= AmountSum(asked)
        case .atMost: isReached || isRecorded && sum <= AmountSum(asked)
        }
    }

    /// True if something was asked for and is there.
    public var isFulfilled: Bool { isReached || asked > .zero && isMet }

    /// True if a goal was reached.
    public var isFulfilledGoal: Bool { kind == .atLeast && isFulfilled }

    /// True if the last day of the period is due when planned and not done: a limit only waits for a first amount.
    var leavesDue: Bool {
        switch kind {
        case .atLeast: !isMet
        case .atMost: !isRecorded
        }
    }

    /// True if the sum is beyond a limit.
    public var isOver: Bool { kind == .atMost && sum > AmountSum(asked) }

    /// The amount left to a goal, or to a limit; 0 beyond it.
    public var left: AmountSum { max(.zero, AmountSum(asked) - sum) }
}
