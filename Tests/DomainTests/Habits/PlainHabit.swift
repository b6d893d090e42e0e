/// A habit as plain numbers: days as day numbers, weekdays as 0 (Monday) to 6.
struct PlainHabit {
    enum Rule: Equatable {
        case weekdays(Set<Int>)
        case interval(every: Int, from: Int)
        /// 1 to 31.
        case monthDays(Set<Int>)
        case quota(Int, per: Period)
        case sum(Sum)
        case whenever
    }

    /// At least, or at most, an amount in each period, in thousandths.
    struct Sum: Equatable {
        var isLimit = false
        var amount: Int
        var per: Period
    }

    enum Period: Equatable {
        case week, month
        case days(Int, from: Int)
    }

    enum TrackerStatus: Equatable {
        case active
        case paused(since: Int)
        case archived(since: Int)
    }

    var created: Int
    /// Ascending by day, never empty.
    var rules: [(from: Int, rule: Rule)]
    var completions: Set<Int> = []
    var skips: Set<Int> = []
    var pausedDays: Set<Int> = []
    var status: TrackerStatus = .active
    /// In thousandths.
    var amounts: [Int: Int] = [:]
}

extension PlainHabit {
    /// A habit with one rule.
    init(created: Int, _ rule: Rule, done: Set<Int> = [], skips: Set<Int> = []) {
        self.init(created: created, rules: [(created, rule)], completions: done, skips: skips)
    }

    /// A habit with one sum.
    init(created: Int, _ sum: Sum, amounts: [Int: Int]) {
        self.init(created: created, rules: [(created, .sum(sum))], amounts: amounts)
    }

    /// The first day of a pause or of the archive.
    var restsSince: Int? {
        switch status {
        case .active: nil
        case .paused(let since), .archived(let since): since
        }
    }
}
