/// The last D days of a sum, for the strength: D is the length of its period, and m the one of once in D days.
///
/// With what they hold, W, p of a goal G is min(1, W ÷ G); p of a limit is 0 if nothing is recorded, 1 up to G, then
/// max(0, 1 − (W − G) ÷ G), for G = 0 none of it. Source: Loop Habit Tracker's formula for numbers, but for limits,
/// which begin with 1 there.
struct SumWindow: StrengthWindow {
    let keeping: Double
    let length: Int
    private let kind: Goal.Kind
    /// G and W, in thousandths.
    private let goal: Int
    private var sum: Int
    private let amounts: [Amount]
    /// The amounts in the window.
    private var indices: Range<Int>

    /// The window before a day.
    /// - Parameter amounts: Those of the recorded days, in their order.
    init(_ rule: PeriodGoal, before day: Day, _ days: WindowDays, _ amounts: [Amount]) {
        length = rule.period.length
        keeping = keptStrength(1, in: length)
        kind = rule.goal.kind
        goal = rule.goal.amount.inThousandths
        self.amounts = amounts
        let (recorded, position) = (days.recorded, days.position(of: day))
        indices = recorded.count(through: position - length - 1)..<recorded.count(through: position - 1)
        sum = amounts[indices].reduce(0) { $0 + $1.inThousandths }
    }

    mutating func move(entering: Int, leaving: Int) {
        if entering == 1 { sum += amounts[indices.upperBound].inThousandths }
        if leaving == 1 { sum -= amounts[indices.lowerBound].inThousandths }
        indices = indices.lowerBound + leaving..<indices.upperBound + entering
    }

    var gain: Double { part * (1 - keeping) }

    /// p.
    private var part: Double {
        if indices.isEmpty { return 0 }
        switch kind {
        case .atLeast: return min(1, Double(sum) / Double(goal))
        case .atMost where sum <= goal: return 1
        case .atMost: return goal == 0 ? 0 : max(0, 1 - Double(sum - goal) / Double(goal))
        }
    }
}
