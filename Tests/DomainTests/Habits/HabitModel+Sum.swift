/// SUM-3 to SUM-8 in the letters of the definition; amounts are thousandths.
extension HabitModel {
    /// The sum in force on a day; nil if its rule is another.
    func sum(on day: Int) -> PlainHabit.Sum? {
        guard case .sum(let sum) = entry(on: day).rule else { return nil }
        return sum
    }

    /// S(d): the amounts of M up to d.
    func amounts(of stage: Stage, upTo day: Int) -> Int {
        stage.days.filter { $0 <= day }.reduce(0) { $0 + (habit.amounts[$1] ?? 0) }
    }

    /// True if a day of M up to one holds an amount; 0 is one.
    private func hasAmount(in stage: Stage, upTo day: Int) -> Bool {
        stage.days.contains { $0 <= day && habit.amounts[$0] != nil }
    }

    /// left(d): |A| less the days of A up to d that are off.
    private func left(in stage: Stage, upTo day: Int) -> Int {
        stage.asking.count - stage.asking.filter { $0 <= day && isExempt($0) }.count
    }

    /// share(d): G(d) · left(d) ÷ |K|, with as many decimals as G(d).
    func share(in stage: Stage, on day: Int) -> Int { share(in: stage, at: day, offUpTo: day) }

    private func share(in stage: Stage, at day: Int, offUpTo last: Int) -> Int {
        guard let sum = sum(on: day) else { return 0 }
        let step = [1000, 100, 10].first { sum.amount % $0 == 0 } ?? 1
        let (dividend, divisor) = (sum.amount / step * left(in: stage, upTo: last), stage.period.count)
        // A limit is rounded up, a goal to the nearest, halves up.
        let steps =
            sum.isLimit ? (dividend + divisor - 1) / divisor : (2 * dividend + divisor) / (2 * divisor)
        return steps * step
    }
}

// MARK: Done and planned

extension HabitModel {
    /// SUM-6: a mark on a day of a sum that holds an amount counts for nothing.
    func isMark(_ day: Int) -> Bool {
        habit.completions.contains(day) && (sum(on: day) == nil || habit.amounts[day] == nil)
    }

    /// The done days of all periods of sums that follow from amounts.
    var sumDoneDays: [Int] {
        guard let first = habit.amounts.keys.min() else { return [] }
        return sumStages(from: first).compactMap { doneDay(in: $0) }
    }

    /// The periods of sums from the one of a day on to that of today.
    func sumStages(from first: Int) -> [Stage] {
        var stages: [Stage] = []
        var day = first
        while day <= today {
            let stage = sum(on: day).map { self.stage(of: day, in: $0.per) }
            if let stage { stages.append(stage) }
            day = (stage?.days.upperBound ?? day) + 1
        }
        return stages
    }

    /// SUM-4, SUM-5; nil if it has not come, or if a mark settled the period before.
    private func doneDay(in stage: Stage) -> Int? {
        let end = stage.period.upperBound
        let day =
            sum(on: stage.days.upperBound)?.isLimit == true
            ? stage.days.first { $0 == end && isWithinLimit(stage, end) }
            : stage.days.first { fulfillsGoal(stage, on: $0) }
        guard let day, day <= today else { return nil }
        return stage.days.contains { $0 < day && marks.contains($0) } ? nil : day
    }

    private func fulfillsGoal(_ stage: Stage, on day: Int) -> Bool {
        guard let sum = sum(on: day) else { return false }
        let (amount, share) = (amounts(of: stage, upTo: day), share(in: stage, on: day))
        return amount > 0 && amount >= (share == 0 ? sum.amount : share)
    }

    private func isWithinLimit(_ stage: Stage, _ end: Int) -> Bool {
        left(in: stage, upTo: end) > 0 && hasAmount(in: stage, upTo: end)
            && amounts(of: stage, upTo: end) <= share(in: stage, on: end)
    }

    /// SUM-6: whether a day is the last one of a period in which nothing was done yet.
    func mustBeReached(on day: Int, _ sum: PlainHabit.Sum) -> Bool {
        guard day == sum.per.containing(day).upperBound else { return false }
        let stage = stage(of: day, in: sum.per)
        guard stage.days.contains(day), stage.asking.contains(day),
            done.isDisjoint(with: stage.days)
        else { return false }
        return sum.isLimit || share(in: stage, on: day) > 0
    }
}

// MARK: The state of a period

extension HabitModel {
    /// "12 of 30 km this week", in thousandths.
    struct SumState: Equatable {
        var sum: Int
        var asked: Int
        var isMet: Bool
    }

    /// SUM-8: the state of the period of a date; nil if its rule is another.
    func sumState(on date: Int) -> SumState? {
        guard let sum = sum(on: date) else { return nil }
        let stage = stage(of: date, in: sum.per)
        let (total, asked) = (amounts(of: stage, upTo: today), askedSum(in: stage))
        let isWithin =
            sum.isLimit ? hasAmount(in: stage, upTo: today) && total <= asked : total >= asked
        return SumState(
            sum: total, asked: asked, isMet: isWithin || !done.isDisjoint(with: stage.days))
    }

    /// SUM-8: the share of K's last day, coming days off taken off, G in force last in M.
    private func askedSum(in stage: Stage) -> Int {
        share(in: stage, at: stage.days.upperBound, offUpTo: stage.period.upperBound)
    }

    /// SCH-10: a goal asks if its share is more than nothing, a limit if a day is left to keep it on.
    func asksForSum(in stage: Stage) -> Bool {
        guard let sum = sum(on: stage.days.upperBound) else { return false }
        return sum.isLimit
            ? left(in: stage, upTo: stage.period.upperBound) > 0 : askedSum(in: stage) > 0
    }

    /// WHY-1: the state of the period of the last missed day, as of that day; nil if its rule was no sum.
    var missedSum: SumState? {
        guard let lastMissed, let sum = sum(on: lastMissed) else { return nil }
        let stage = stage(of: lastMissed, in: sum.per)
        return SumState(
            sum: amounts(of: stage, upTo: lastMissed), asked: share(in: stage, on: lastMissed),
            isMet: false)
    }

    /// SUM-8: listed where it holds an amount, or is done by amounts.
    func hasSum(on date: Int) -> Bool {
        sum(on: date) != nil && (habit.amounts[date] != nil || done.contains(date))
    }

    /// SUM-8: on the last day of a period that is not met; of a limit, if nothing is recorded.
    func isDue(on date: Int, _ sum: PlainHabit.Sum) -> Bool {
        let stage = stage(of: date, in: sum.per)
        guard isPlanned(date), !done.contains(date), !isMark(date),
            date == stage.period.upperBound
        else { return false }
        return sum.isLimit ? !hasAmount(in: stage, upTo: today) : sumState(on: date)?.isMet == false
    }
}

// MARK: Strength

extension HabitModel {
    /// SUM-13.
    func sumStrength(
        after strength: Double, on day: Int, _ sum: PlainHabit.Sum, _ halfToThe: (Double) -> Double
    ) -> Double {
        if isExempt(day) || day == today && habit.amounts[day] == nil { return strength }
        let amounts = recentAmounts(upTo: day, count: sum.days)
        return Self.strength(
            after: strength, share: sum.share(of: amounts), frequency: 1 / Double(sum.days),
            halfToThe: halfToThe)
    }

    /// The amounts of the last days that are not off or hold one.
    private func recentAmounts(upTo day: Int, count: Int) -> [Int] {
        let first = min(start, habit.amounts.keys.min() ?? start)
        let days = (first...day).lazy.reversed().filter {
            !isWhenever($0) && (!isExempt($0) || habit.amounts[$0] != nil)
        }
        return days.prefix(count).compactMap { habit.amounts[$0] }
    }
}

extension PlainHabit.Sum {
    /// D.
    var days: Int {
        switch per {
        case .week: 7
        case .month: 30
        case .days(let length, _): length
        }
    }

    /// p: how much of what is asked the amounts of a window are.
    fileprivate func share(of amounts: [Int]) -> Double {
        let total = amounts.reduce(0, +)
        guard isLimit else { return min(1, Double(total) / Double(amount)) }
        if amounts.isEmpty { return 0 }
        if total <= amount { return 1 }
        return amount == 0 ? 0 : max(0, 1 - Double(total - amount) / Double(amount))
    }
}
