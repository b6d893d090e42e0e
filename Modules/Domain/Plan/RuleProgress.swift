/// The progress of a rule over periods in one of them: times for a quota, an amount for a sum; of the rule whenever what
/// was done in the thirty days up to a date.
public struct RuleProgress: Hashable, Sendable {
    /// What is counted, and how much of it a whole period asks for.
    public enum Counted: Hashable, Sendable {
        case times(Int)
        case amount(Goal)
        /// What was done without a plan, with the last day of it; nothing is asked for.
        case occasions(last: Day?)
    }

    /// Of the rule in force last in the period.
    public let counted: Counted
    public let period: Quota.Period
    public let days: ClosedRange<Day>
    /// The day on which the habit or its rule begins within the period; nil if the whole period counts.
    public let beginning: Day?
    /// What its days up to today hold.
    public let reached: AmountSum
    /// The number or the amount asked for: a share if the habit began in the period or days of it are exempt.
    public let asked: AmountSum
    /// True if a day of the period holds something.
    public let isRecorded: Bool
    /// True if a day of the period is done by its amounts or by a mark; false for times.
    public let hasDoneDay: Bool

    /// The goal or the limit that amounts count for; nil for times.
    public var goal: Goal? {
        switch counted {
        case .times, .occasions: nil
        case .amount(let goal): goal
        }
    }
    public var kind: Goal.Kind { goal?.kind ?? .atLeast }
    /// Empty for times.
    public var unit: String { goal?.unit ?? "" }

    /// What a whole period asks for.
    public var whole: AmountSum {
        switch counted {
        case .times(let times): AmountSum(times: times)
        case .amount(let goal): AmountSum(goal.amount)
        case .occasions: .zero
        }
    }

    /// True if there is a share to reach, or a limit to keep within.
    public var asksForSomething: Bool { asked > .zero || whole == .zero }

    /// True if nothing more needs to be done.
    public var isMet: Bool {
        switch kind {
        case .atLeast: hasDoneDay || reached >= asked
        case .atMost: hasDoneDay || isRecorded && reached <= asked
        }
    }

    /// True if something was asked for and is there.
    public var isFulfilled: Bool { hasDoneDay || asked > .zero && isMet }

    /// True if a number of times or a goal was reached.
    public var isFulfilledGoal: Bool { kind == .atLeast && isFulfilled }

    /// True if a planned day that is not done is due: days of a quota are planned by what is left, the last day of a
    /// sum is until its goal is met; a limit only waits for a first amount.
    var leavesDue: Bool {
        switch counted {
        case .times, .occasions: true
        case .amount(let goal): goal.kind == .atLeast ? !isMet : !isRecorded
        }
    }

    /// True if the amounts are beyond a limit.
    public var isOver: Bool { kind == .atMost && reached > asked }

    /// What is left to do, or left of a limit; 0 beyond it.
    public var left: AmountSum { max(.zero, asked - reached) }
}
