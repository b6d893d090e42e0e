extension Tracker {
    /// The days on which the tracker is done: its marks, and the days up to today on which amounts reached a sum.
    public func doneDays(today: Day) -> DaySet {
        guard case .habit(let history) = kind, history.hasSums else { return marks }
        var done = countingMarks
        let days = sumDays(through: today)
        for stretch in history.sumStretches {
            done.formUnion(stretch.reachedDays(of: days, through: today))
        }
        return done
    }

    /// The marks that count: under a sum only those of days without an amount.
    var countingMarks: DaySet {
        guard case .habit(let history) = kind, history.hasSums else { return marks }
        return history.sumStretches.reduce(marks) { $0.subtracting(amounts.days.intersection($1.days)) }
    }

    /// The done days by what is recorded so far, whatever day it is: counts of what is deleted, saved or brought back.
    public var recordedDoneDays: DaySet {
        doneDays(today: max(marks.last ?? .earliest, amounts.days.last ?? .earliest))
    }

    /// The done days up to and including today.
    func doneDays(through today: Day) -> DaySet {
        doneDays(today: today).intersection(.earliest...max(.earliest, today))
    }

    public func isDone(on day: Day, today: Day) -> Bool {
        guard let stretch = sumStretch(on: day) else { return marks.contains(day) }
        return stretch.isDone(on: day, of: sumDays(through: max(day, today)), today: today)
    }

    /// The number of done days up to and including today.
    public func completedDays(through today: Day) -> Int { doneDays(today: today).count(through: today) }

    /// The first day that counts: the creation or, if earlier, the first done day up to today.
    public func startDay(today: Day) -> Day { startDay(today: today, done: doneDays(today: today)) }

    /// The same of a plan that is known, so that no amounts are judged again.
    public func startDay(by plan: Plan) -> Day { startDay(today: plan.today, done: plan.done) }

    func startDay(today: Day, done: DaySet) -> Day {
        guard let first = done.first, first <= today else { return createdOn }
        return min(createdOn, first)
    }

    /// The days before the start day.
    package func daysBeforeStart(among days: DaySet, today: Day) -> DaySet {
        let start = startDay(today: today)
        return start > .earliest ? days.intersection(.earliest...start - 1) : DaySet()
    }

    /// What its days hold, as sums count it, with the days off up to a last one.
    func sumDays(through last: Day) -> SumDays {
        SumDays(
            createdOn: createdOn, amounts: amounts, marks: marks.subtracting(amounts.days),
            off: exemptDays(through: last))
    }

    /// The stretch of sums in force on a day; nil for any other rule.
    private func sumStretch(on day: Day) -> SumStretch? {
        guard case .habit(let history) = kind, case .sum = history[day] else { return nil }
        return history.sumStretch(on: day)
    }
}
