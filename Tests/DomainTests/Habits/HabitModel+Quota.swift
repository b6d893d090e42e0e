import TrackerDomain

/// SCH-5, SCH-6 and SCH-10 in the letters of the definition.
extension HabitModel {
    /// A period, and what of it belongs to a stretch.
    struct Stage: Equatable {
        /// K.
        var period: ClosedRange<Int>
        /// The stretch's days of K.
        var days: ClosedRange<Int>
        /// A: the days from the creation and from the stretch's first day on to the end of K.
        var asking: Range<Int>
    }

    /// The text of the period on a card: "1 of 3 this week".
    struct PeriodState: Equatable {
        var asked: Int
        var done: Int
        var isMet: Bool
    }

    func stage(of day: Int, in kind: PlainHabit.Period) -> Stage {
        let period = kind.containing(day)
        let stretch = stretch(around: day)
        let first = max(period.lowerBound, habit.created, stretch.lowerBound)
        return Stage(
            period: period, days: period.clamped(to: stretch),
            asking: first..<max(first, period.upperBound + 1))
    }

    /// Rules in a row with the same kind of period; before the first rule's day the first is in force.
    private func stretch(around day: Int) -> ClosedRange<Int> {
        let rules = habit.rules
        let index = rules.lastIndex { $0.from <= day } ?? 0
        var (first, last) = (index, index)
        while first > 0, rules[first - 1].rule.hasPeriods(of: rules[first].rule) { first -= 1 }
        while last + 1 < rules.count, rules[last + 1].rule.hasPeriods(of: rules[last].rule) { last += 1 }
        let from = first == 0 ? -1_000_000 : rules[first].from
        let through = last + 1 == rules.count ? 1_000_000 : rules[last + 1].from - 1
        return from...through
    }

    /// q(d): n · (|A| − days of A up to d that are off) ÷ |K|, halves up, never more than those days.
    func asked(in stage: Stage, on day: Int) -> Int {
        asked(in: stage, at: day, offUpTo: day)
    }

    private func asked(in stage: Stage, at day: Int, offUpTo last: Int) -> Int {
        guard case .quota(let times, _) = entry(on: day).rule else { return 0 }
        let open = stage.asking.count - stage.asking.filter { $0 <= last && isExempt($0) }.count
        let share = Double(times * open) / Double(stage.period.count)
        return min(Int(share.rounded(.toNearestOrAwayFromZero)), open)
    }

    /// q of the period's last day, coming skips taken off; where the stretch ends before the period does, with
    /// the n that was in force last.
    private func asked(in stage: Stage) -> Int {
        asked(in: stage, at: stage.days.upperBound, offUpTo: stage.period.upperBound)
    }

    /// SUM-6: of a sum, once if its last day asks.
    private func askedTimes(in stage: Stage) -> Int {
        sum(on: stage.days.upperBound) == nil ? asked(in: stage) : asksForSum(in: stage) ? 1 : 0
    }

    /// SCH-6: the progress in the period of a date; nil if the rule is no quota.
    func periodState(on date: Int) -> PeriodState? {
        guard case .quota(_, let kind) = entry(on: date).rule else { return nil }
        let stage = stage(of: date, in: kind)
        let (asked, count) = (asked(in: stage), stage.days.filter(done.contains).count)
        return PeriodState(asked: asked, done: count, isMet: count >= asked)
    }

    /// WHY-1: the progress in the period of the last missed day, as of that day; nil if its rule was no quota.
    var missedPeriod: PeriodState? {
        guard let lastMissed, case .quota(_, let kind) = entry(on: lastMissed).rule else { return nil }
        let stage = stage(of: lastMissed, in: kind)
        let (asked, count) = (asked(in: stage, on: lastMissed), stage.days.filter(done.contains).count)
        return PeriodState(asked: asked, done: count, isMet: count >= asked)
    }

    /// SCH-10: the fulfilled periods in a row, now and at best; nil if the rule has no periods.
    var periodStreaks: (current: Int, best: Int)? {
        guard let kind = entry(on: today).rule.period else { return nil }
        let missed = missed
        var (current, best) = (0, 0)
        var day = max(start, stretch(around: today).lowerBound)
        while day <= today {
            let stage = stage(of: day, in: kind)
            let hasMissed = missed.contains(where: stage.days.contains)
            let (asked, count) = (askedTimes(in: stage), stage.days.filter(done.contains).count)
            if !hasMissed {
                if asked > 0 && count >= asked { current += 1 }
            } else if !stage.period.contains(today) {
                current = 0
            }
            best = max(best, current)
            day = stage.period.upperBound + 1
        }
        return (current, best)
    }
}

extension PlainHabit.Rule {
    /// True if both are quotas, or both are sums, over the same periods.
    fileprivate func hasPeriods(of other: PlainHabit.Rule) -> Bool {
        switch (self, other) {
        case (.quota(_, let period), .quota(_, let others)): period.isSame(as: others)
        // SUM-3: and both goals or both limits.
        case (.sum(let sum), .sum(let other)):
            sum.isLimit == other.isLimit && sum.per.isSame(as: other.per)
        default: false
        }
    }
}

extension PlainHabit.Period {
    /// True if both are weeks, months, or the same D days.
    fileprivate func isSame(as other: PlainHabit.Period) -> Bool {
        switch (self, other) {
        case (.week, .week), (.month, .month): true
        case (.days(let length, let from), .days(let otherLength, let otherFrom)):
            length == otherLength && remainder(from - otherFrom, length) == 0
        default: false
        }
    }

    func containing(_ day: Int) -> ClosedRange<Int> {
        switch self {
        // Day 0 is a Monday.
        case .week: return day - remainder(day, 7)...day - remainder(day, 7) + 6
        case .month:
            let month = Month(containing: Day(day))
            return month.first.number...month.last.number
        case .days(let length, let from):
            let first = day - remainder(day - from, length)
            return first...first + length - 1
        }
    }
}
