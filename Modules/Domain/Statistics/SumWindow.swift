/// The last D days of a sum, for the strength: D is the length of its period, and m the one of once in D days.
///
/// The window has the days that are not exempt or hold an amount. With its sum W, p of a goal G is min(1, W ÷ G); p of a
/// limit is 0 if nothing is recorded, 1 up to G, then max(0, 1 − (W − G) ÷ G), for G = 0 none of it. Source: Loop Habit
/// Tracker's formula for numbers, but for limits, which begin with 1 there.
struct SumWindow {
    let exempt: DaySet
    private let goal: Goal
    private let length: Int
    private let amounts: DayMap<Amount>
    /// The first day of the window, and the index of the first amount from it on.
    private var first: Day
    private var firstIndex: Int
    /// The index of the first amount after the window.
    private var endIndex: Int
    private var count = 0
    private var sum = 0

    /// The window before a day.
    init(_ rule: PeriodGoal, before day: Day, amounts: DayMap<Amount>, exempt: DaySet) {
        goal = rule.goal
        length = rule.period.length
        self.amounts = amounts
        self.exempt = exempt
        (first, firstIndex) = (day, amounts.days.count(through: day - 1))
        endIndex = firstIndex
        while first > .earliest, count < length {
            first = first - 1
            guard includes(first) else { continue }
            count += 1
            guard amounts.days.contains(first) else { continue }
            firstIndex -= 1
            sum += amounts.values[firstIndex].inThousandths
        }
    }

    private func includes(_ day: Day) -> Bool { !exempt.contains(day) || amounts.days.contains(day) }

    /// Moves the window to the next day.
    mutating func add(_ day: Day) {
        guard includes(day) else { return }
        count += 1
        if amounts.days.contains(day) {
            sum += amounts.values[endIndex].inThousandths
            endIndex += 1
        }
        while count > length {
            if includes(first) { count -= 1 }
            if amounts.days.contains(first) {
                sum -= amounts.values[firstIndex].inThousandths
                firstIndex += 1
            }
            first = first + 1
        }
    }

    /// p.
    var part: Double {
        guard firstIndex < endIndex else { return 0 }
        let goal = self.goal.amount.inThousandths
        switch self.goal.kind {
        case .atLeast: return min(1, Double(sum) / Double(goal))
        case .atMost where sum <= goal: return 1
        case .atMost: return goal == 0 ? 0 : max(0, 1 - Double(sum - goal) / Double(goal))
        }
    }
}
