/// Consecutive rules that count together, such as 3 a week and then 4 a week.
///
/// What was done in a period still counts after one rule replaces the other within it.
struct Stretch<Rule: Sendable>: Sendable {
    /// The days on which one of the rules is in force.
    let days: ClosedRange<Day>
    /// Ascending by day, never empty.
    let rules: [Timeline<Rule>.Entry]

    func rule(on day: Day) -> Rule { Timeline.value(on: day, among: rules) }
}

/// Rules in a row that ask for something in the same periods.
protocol PeriodStretch {
    var period: Quota.Period { get }
    /// The days on which one of the rules is in force.
    var days: ClosedRange<Day> { get }
    /// The progress in the period of a day, with the days off to come.
    func progress(around day: Day, of tracker: Tracker, today: Day) -> RuleProgress
    /// The progress in the period of a day, as of that day.
    func progress(asOf day: Day, of tracker: Tracker, today: Day) -> RuleProgress
    /// True if a period asked for something, and all of it was done.
    func isFulfilled(_ block: ClosedRange<Day>, of days: SumDays, done: DaySet) -> Bool
}

extension ScheduleHistory {
    /// The stretch of the rule in force on a day; nil for one that has no periods.
    func periodStretch(on day: Day) -> (any PeriodStretch)? {
        switch self[day] {
        case .quota: quotaStretches.first { $0.days.contains(day) }
        case .sum: sumStretch(on: day)
        default: nil
        }
    }

    /// The quotas, grouped into stretches with the same periods.
    var quotaStretches: [QuotaStretch] {
        stretches(of: { if case .quota(let quota) = $0 { quota } else { nil } }) { $0.period == $1.period }
            .map { QuotaStretch($0) }
    }

    /// The sums, grouped into stretches with the same periods, of goals or of limits.
    var sumStretches: [SumStretch] {
        let sums: [Stretch<PeriodGoal>] = stretches(
            of: { if case .sum(let sum) = $0 { sum } else { nil } },
            areOne: { $0.period == $1.period && $0.goal.kind == $1.goal.kind })
        return sums.map { SumStretch($0) }
    }

    func sumStretch(on day: Day) -> SumStretch? { sumStretches.first { $0.days.contains(day) } }

    /// True if a sum is among the rules.
    var hasSums: Bool {
        entries.contains { if case .sum = $0.value { true } else { false } }
    }

    private func stretches<Rule>(
        of rule: (Schedule) -> Rule?, areOne: (Rule, Rule) -> Bool
    ) -> [Stretch<Rule>] {
        var stretches: [Stretch<Rule>] = []
        var rules: [Timeline<Rule>.Entry] = []
        var first = Day.earliest
        func close(before next: Day) {
            if !rules.isEmpty { stretches.append(Stretch(days: first...max(first, next - 1), rules: rules)) }
            rules = []
        }
        for (index, entry) in entries.enumerated() {
            guard let value = rule(entry.value) else {
                close(before: entry.from)
                continue
            }
            if !(rules.last.map { areOne($0.value, value) } ?? false) {
                close(before: entry.from)
                first = index == 0 ? .earliest : entry.from
            }
            rules.append(.init(from: entry.from, value))
        }
        close(before: .latest + 1)
        return stretches
    }
}
