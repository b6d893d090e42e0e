/// Consecutive sums with the same periods, all goals or all limits, such as 30 km a week and then 40 km a week.
struct SumStretch: PeriodStretch {
    private let stretch: Stretch<PeriodGoal>

    init(_ stretch: Stretch<PeriodGoal>) {
        self.stretch = stretch
    }

    var period: Quota.Period { stretch.rules[0].value.period }
    var kind: Goal.Kind { stretch.rules[0].value.goal.kind }
    /// The days on which one of the sums is in force.
    var days: ClosedRange<Day> { stretch.days }

    /// The days up to today on which the amounts reached their goal, or kept within their limit.
    ///
    /// A mark settles its period: no later day of it is done by the amounts.
    func reachedDays(of days: SumDays, through today: Day) -> DaySet {
        guard self.days.lowerBound <= today else { return DaySet() }
        let judged = self.days.lowerBound...min(self.days.upperBound, today)
        let recorded = days.amounts.days.intersection(judged)
        var reached = DaySet()
        var end = judged.lowerBound - 1
        var index = days.amounts.days.count(through: end)
        for day in recorded {
            defer { index += 1 }
            guard day > end else { continue }
            let block = SumPeriod(period.days(around: day), of: self, createdOn: days.createdOn)
            let first = RecordedDay(day: day, index: index)
            if let day = reachedDay(in: block, of: days, from: first, through: today) { reached.insert(day) }
            end = block.days.upperBound
        }
        return reached
    }

    /// Adds a tracker's planned days among those that count: the done ones, and the last one of a period without any.
    func plan(_ counted: ClosedRange<Day>, of days: SumDays, done: DaySet, into planned: inout DaySet) {
        guard self.days.overlaps(counted) else { return }
        let judged = counted.clamped(to: self.days)
        planned.formUnion(done.intersection(judged).subtracting(days.off))
        for block in QuotaPeriods(period, over: judged) where judged.contains(block.upperBound) {
            let period = SumPeriod(block, of: self, createdOn: days.createdOn)
            guard done.count(in: period.held) == 0, canMiss(period, off: days.off) else { continue }
            planned.insert(block.upperBound)
        }
    }

    func progress(around day: Day, of tracker: Tracker, today: Day) -> RuleProgress {
        let block = period.days(around: day)
        return progress(
            in: block, by: stretch.rule(on: min(block.upperBound, days.upperBound)), as: block.upperBound,
            of: tracker.sumDays(through: block.upperBound), through: today, today: today)
    }

    func progress(asOf day: Day, of tracker: Tracker, today: Day) -> RuleProgress {
        progress(
            in: period.days(around: day), by: stretch.rule(on: day), as: day,
            of: tracker.sumDays(through: day), through: day, today: today)
    }

    func isFulfilled(_ block: ClosedRange<Day>, of days: SumDays, done: DaySet) -> Bool {
        let period = SumPeriod(block, of: self, createdOn: days.createdOn)
        return done.count(in: period.held) > 0 && lastDayAsks(of: period, off: days.off)
    }

    private func progress(
        in block: ClosedRange<Day>, by rule: PeriodGoal, as last: Day, of days: SumDays, through day: Day,
        today: Day
    ) -> RuleProgress {
        let period = SumPeriod(block, of: self, createdOn: days.createdOn)
        let held = period.held.lowerBound...max(period.held.lowerBound, min(day, period.held.upperBound))
        let isPast = held.lowerBound <= day
        let share = rule.share(of: period.left(through: last, off: days.off), in: block.count)
        return RuleProgress(
            counted: .amount(rule.goal), period: rule.period, days: block, beginning: period.beginning,
            reached: isPast ? days.sum(in: held) : .zero, asked: AmountSum(share),
            isRecorded: isPast && days.amounts.days.count(in: held) > 0,
            hasDoneDay: isPast && held.lowerBound <= today
                && isDone(in: held.lowerBound...min(held.upperBound, today), of: days, period))
    }

    /// True if one of the first days of a period is done.
    private func isDone(in held: ClosedRange<Day>, of days: SumDays, _ period: SumPeriod) -> Bool {
        days.marks.count(in: held) > 0 || reachedDay(in: period, of: days, through: held.upperBound) != nil
    }

    /// True if a day is done by a mark without an amount, or by the amounts of its period up to today.
    func isDone(on day: Day, of days: SumDays, today: Day) -> Bool {
        if days.marks.contains(day) { return true }
        let block = SumPeriod(period.days(around: day), of: self, createdOn: days.createdOn)
        return reachedDay(in: block, of: days, through: today) == day
    }

    /// True if something is asked of a period as its last day ends.
    private func lastDayAsks(of period: SumPeriod, off: DaySet) -> Bool {
        let last = period.days.upperBound
        let left = period.left(through: last, off: off)
        switch kind {
        case .atMost: return left > 0
        case .atLeast:
            let rule = stretch.rule(on: min(last, period.held.upperBound))
            return rule.share(of: left, in: period.days.count) > .zero
        }
    }

    /// True if the last day of a period is missed unless the period has a done day.
    private func canMiss(_ period: SumPeriod, off: DaySet) -> Bool {
        let last = period.days.upperBound
        return period.held.contains(last) && period.asked != nil && !off.contains(last)
            && lastDayAsks(of: period, off: off)
    }
}

extension SumStretch {
    /// A day with an amount.
    private struct RecordedDay {
        let day: Day
        /// The place of its amount among all of the tracker.
        let index: Int
    }

    /// The day of one period that counts as done by the amounts up to today; nil if none does.
    private func reachedDay(in period: SumPeriod, of days: SumDays, through today: Day) -> Day? {
        guard let first = days.amounts.days.intersection(period.held).first, first <= today else {
            return nil
        }
        let recorded = RecordedDay(day: first, index: days.amounts.days.count(through: first) - 1)
        return reachedDay(in: period, of: days, from: recorded, through: today)
    }

    /// The day on which a period's amounts reached their goal, or its last day if they kept within their limit.
    private func reachedDay(
        in period: SumPeriod, of days: SumDays, from first: RecordedDay, through today: Day
    ) -> Day? {
        let last = min(period.held.upperBound, today)
        switch kind {
        case .atLeast:
            guard days.marks.count(in: period.held.lowerBound...first.day) == 0 else { return nil }
            return dayOfGoal(in: period, of: days, from: first, through: last)
        case .atMost:
            guard last == period.days.upperBound, days.marks.count(in: period.held) == 0 else { return nil }
            let left = period.left(through: last, off: days.off)
            let share = stretch.rule(on: last).share(of: left, in: period.days.count)
            return left > 0 && days.sum(in: first.day...last) <= AmountSum(share) ? last : nil
        }
    }

    private func dayOfGoal(
        in period: SumPeriod, of days: SumDays, from first: RecordedDay, through last: Day
    ) -> Day? {
        var (sum, index) = (AmountSum.zero, first.index)
        var left = period.left(through: first.day - 1, off: days.off)
        var asked = asked(on: first.day, left: left, of: period)
        let isOneRule = stretch.rules.count == 1
        var next: Day? = first.day
        while let day = next, day <= last {
            if days.marks.contains(day) { return nil }
            if days.amounts.days.contains(day) {
                sum += days.amounts.values[index]
                index += 1
            }
            let isOff = days.off.contains(day) && period.asked?.contains(day) ?? false
            if isOff { left -= 1 }
            if isOff || !isOneRule { asked = self.asked(on: day, left: left, of: period) }
            if sum > .zero, sum >= asked { return day }
            next = isOneRule ? days.deciding.first(after: day) : day + 1
        }
        return nil
    }

    /// What is asked of a period with so many days left, as of a day.
    private func asked(on day: Day, left: Int, of period: SumPeriod) -> AmountSum {
        let rule = stretch.rule(on: day)
        let share = rule.share(of: left, in: period.days.count)
        return AmountSum(share == .zero ? rule.goal.amount : share)
    }
}

/// What a tracker's days hold, as a sum counts it.
struct SumDays {
    let createdOn: Day
    let amounts: DayMap<Amount>
    /// The marks of days without an amount.
    let marks: DaySet
    /// The days that are exempt.
    let off: DaySet
    /// The days on which the sum of a period, or what one rule asks of it, may change.
    let deciding: DaySet

    init(createdOn: Day, amounts: DayMap<Amount>, marks: DaySet, off: DaySet) {
        (self.createdOn, self.amounts, self.marks, self.off) = (createdOn, amounts, marks, off)
        var deciding = amounts.days
        deciding.formUnion(marks)
        deciding.formUnion(off)
        self.deciding = deciding
    }

    func sum(in days: ClosedRange<Day>) -> AmountSum { amounts.sum(in: days) }
}

/// The days of one period of a sum.
struct SumPeriod {
    let days: ClosedRange<Day>
    /// The days on which the stretch holds.
    let held: ClosedRange<Day>
    /// The days that set the period's share: from the tracker's creation and the first rule on; nil if there are none.
    let asked: ClosedRange<Day>?

    /// The period must have a day of the stretch.
    init(_ days: ClosedRange<Day>, of stretch: SumStretch, createdOn: Day) {
        self.days = days
        held = days.clamped(to: stretch.days)
        let first = max(days.lowerBound, createdOn, stretch.days.lowerBound)
        asked = first <= days.upperBound ? first...days.upperBound : nil
    }

    /// The first of the days asked of if the period itself began before; nil if all of it counts.
    var beginning: Day? {
        asked.flatMap { $0.lowerBound > days.lowerBound ? $0.lowerBound : nil }
    }

    /// The number of days asked of that are not off, as known on a day.
    func left(through day: Day, off: DaySet) -> Int {
        guard let asked else { return 0 }
        return asked.count - (day < asked.lowerBound ? 0 : off.count(in: asked.lowerBound...day))
    }
}
