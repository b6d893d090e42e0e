/// A goal or a limit for all amounts of a period together, such as at least 30 km a week.
public struct PeriodGoal: Hashable, Sendable {
    public let goal: Goal
    public let period: Quota.Period

    public init(_ goal: Goal, in period: Quota.Period) {
        self.goal = goal
        self.period = period
    }

    func counting(by grid: DayGrid) -> PeriodGoal { PeriodGoal(goal, in: .days(grid)) }

    /// The share that a number of a period's days asks for, with as many decimals as the goal has.
    ///
    /// A goal is rounded to the nearest, halves up; a limit up.
    func share(of open: Int, in days: Int) -> Amount {
        guard open != days else { return goal.amount }
        let (parts, whole) = (goal.amount.inThousandths * open, days * lastDecimal)
        let rounded =
            switch goal.kind {
            case .atLeast: (2 * parts + whole) / (2 * whole)
            case .atMost: (parts + whole - 1) / whole
            }
        return Amount(thousandths: rounded * lastDecimal) ?? goal.amount
    }

    /// The thousandths of one in the last decimal of the goal.
    private var lastDecimal: Int {
        var decimal = 1000
        while goal.amount.inThousandths % decimal != 0 { decimal /= 10 }
        return decimal
    }
}

/// The text in files: `at least 30 km a week`, `at most 4 a month`, `at least 100 km in 10 days from 2026-11-20`.
extension PeriodGoal {
    init?(text: String) {
        let words = Substring(text).splitAtBlanks()
        for (count, period) in [(2, Quota.Period.init(unit:)), (5, Quota.Period.init(grid:))] {
            guard words.count > count, let period = period(words.suffix(count)) else { continue }
            guard let goal = Goal(text: words.dropLast(count).joined(separator: " ")) else { return nil }
            self.init(goal, in: period)
            return
        }
        return nil
    }

    var text: String { "\(goal.text) \(period.text)" }
}

/// The text of a period in files: `a week`, `a month`, `in 10 days from 2026-11-20`.
extension Quota.Period {
    /// Reads `a week` and `a month`.
    init?(unit words: ArraySlice<Substring>) {
        guard words.count == 2, words.first == "a" else { return nil }
        switch words.last {
        case "week": self = .week
        case "month": self = .month
        default: return nil
        }
    }

    /// Reads `in 10 days from 2026-11-20`.
    init?(grid words: ArraySlice<Substring>) {
        guard words.first == "in", let grid = DayGrid(words.dropFirst()) else { return nil }
        self = .days(grid)
    }

    var text: String {
        switch self {
        case .week: "a week"
        case .month: "a month"
        case .days(let grid): "in \(grid.text)"
        }
    }
}
