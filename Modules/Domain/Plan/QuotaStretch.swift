/// Consecutive quotas with the same periods, such as 3 a week and then 4 a week.
struct QuotaStretch: PeriodStretch {
    private let stretch: Stretch<Quota>

    init(_ stretch: Stretch<Quota>) {
        self.stretch = stretch
    }

    var period: Quota.Period { quotas[0].value.period }
    /// The days on which one of the quotas is in force.
    var days: ClosedRange<Day> { stretch.days }
    private var quotas: [Timeline<Quota>.Entry] { stretch.rules }

    /// Adds a tracker's planned days among those that count.
    ///
    /// A day is planned if it was done or could not be put off: the period asked for more completions, less those up to
    /// the day, than it had days left.
    func plan(
        _ counted: ClosedRange<Day>, createdOn: Day, done: DaySet, off: DaySet, into planned: inout DaySet
    ) {
        guard days.overlaps(counted) else { return }
        let judged = counted.clamped(to: days)
        let done = done.intersection(judged)
        planned.formUnion(done.subtracting(off))
        for index in quotas.indices {
            let first = index == 0 ? judged.lowerBound : max(judged.lowerBound, quotas[index].from)
            let isLast = index == quotas.count - 1
            let last = isLast ? judged.upperBound : min(judged.upperBound, quotas[index + 1].from - 1)
            guard first <= last else { continue }
            for block in QuotaPeriods(period, over: first...last) {
                asked(in: block, createdOn: createdOn)?
                    .insertUrgentDays(
                        among: first...last, times: quotas[index].value.times, done: done, off: off,
                        into: &planned)
            }
        }
    }

    func progress(around day: Day, of tracker: Tracker, today: Day) -> RuleProgress {
        let last = period.days(around: day).upperBound
        return progress(
            around: day, createdOn: tracker.createdOn, done: tracker.doneDays(through: today),
            off: tracker.exemptDays(through: last))
    }

    func progress(asOf day: Day, of tracker: Tracker, today: Day) -> RuleProgress {
        progress(
            in: period.days(around: day), times: times(on: day), through: day, createdOn: tracker.createdOn,
            done: tracker.doneDays(through: today), off: tracker.exemptDays(through: day))
    }

    func isFulfilled(_ block: ClosedRange<Day>, of days: SumDays, done: DaySet) -> Bool {
        progress(around: block.lowerBound, createdOn: days.createdOn, done: done, off: days.off).isFulfilled
    }

    private func progress(around day: Day, createdOn: Day, done: DaySet, off: DaySet) -> RuleProgress {
        let block = period.days(around: day)
        return progress(
            in: block, times: times(on: min(block.upperBound, days.upperBound)), through: block.upperBound,
            createdOn: createdOn, done: done, off: off)
    }

    private func progress(
        in block: ClosedRange<Day>, times: Int, through last: Day, createdOn: Day, done: DaySet, off: DaySet
    ) -> RuleProgress {
        let asked = asked(in: block, createdOn: createdOn)
        let share = asked?.share(of: times, through: last, off: off)
        let reached = done.count(in: block.clamped(to: days))
        return RuleProgress(
            counted: .times(times), period: period, days: block, beginning: asked.flatMap(\.beginning),
            reached: AmountSum(times: reached), asked: AmountSum(times: share ?? 0), isRecorded: reached > 0,
            hasDoneDay: false)
    }

    private func times(on day: Day) -> Int { stretch.rule(on: day).times }

    private func asked(in block: ClosedRange<Day>, createdOn: Day) -> AskedDays? {
        let first = max(block.lowerBound, createdOn, days.lowerBound)
        return first <= block.upperBound ? AskedDays(block: block, days: first...block.upperBound) : nil
    }
}

/// The days of one period that set its share of the quota: from the tracker's creation and the first quota on.
private struct AskedDays {
    let block: ClosedRange<Day>
    let days: ClosedRange<Day>

    /// The first of the days if the period itself began before; nil if all of it counts.
    var beginning: Day? { days.lowerBound > block.lowerBound ? days.lowerBound : nil }

    /// The share of a quota for the days that are not exempt, as known on a day: rounded, halves up, at most these days.
    func share(of times: Int, through day: Day, off: DaySet) -> Int {
        let open = days.count - off.count(in: days.lowerBound...day)
        return share(of: times, open: open)
    }

    private func share(of times: Int, open: Int) -> Int {
        min(open, open == block.count ? times : (2 * times * open + block.count) / (2 * block.count))
    }

    /// Adds the urgent days of the period among those judged: the undone ones after as many as may pass undone.
    ///
    /// With each exempt day the share may fall, so that one more may pass.
    func insertUrgentDays(
        among judged: ClosedRange<Day>, times: Int, done: DaySet, off: DaySet, into planned: inout DaySet
    ) {
        var (open, undone) = (days.count, 0)
        var passing = block.count - share(of: times, open: open)
        let last = min(block.upperBound, judged.upperBound)
        var start = block.lowerBound
        while start <= last {
            let done = done.bits(from: start)
            let off = off.bits(from: start) & DaySet.mask(of: days, from: start)
            var urgent: UInt64 = 0
            for index in 0..<min(64, last - start + 1) {
                let day = 1 &<< UInt64(index)
                if off & day != 0 {
                    open -= 1
                    passing = block.count - share(of: times, open: open)
                }
                if done & day == 0 {
                    undone += 1
                    if undone > passing { urgent |= day }
                }
            }
            let counted = DaySet.mask(of: judged, from: start) & DaySet.mask(of: days, from: start) & ~off
            planned.insert(bits: urgent & counted, from: start)
            start = start + 64
        }
    }
}
