/// Consecutive quotas with the same periods, such as 3 a week and then 4 a week.
///
/// The completions of a period still count after one quota replaces the other within it.
struct QuotaStretch {
    let period: Quota.Period
    /// The days on which one of the quotas is in force.
    let days: ClosedRange<Day>
    private let quotas: [Timeline<Quota>.Entry]

    fileprivate init(_ quotas: [Timeline<Quota>.Entry], in days: ClosedRange<Day>) {
        period = quotas[0].value.period
        self.days = days
        self.quotas = quotas
    }

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
        for block in QuotaPeriods(period, over: judged) {
            guard let asked = asked(in: block, createdOn: createdOn), asked.days.overlaps(judged) else {
                continue
            }
            let days = asked.days.clamped(to: judged)
            if quotas.count == 1, off.isEmpty {
                asked.insertUrgentDays(among: days, times: quotas[0].value.times, done: done, into: &planned)
            } else {
                for day in days
                where !done.contains(day) && !off.contains(day)
                    && asked.isUrgent(day, times: times(on: day), done: done, off: off)
                {
                    planned.insert(day)
                }
            }
        }
    }

    /// The progress in the period of a day, with the skips to come.
    func progress(around day: Day, createdOn: Day, done: DaySet, off: DaySet) -> QuotaProgress {
        let block = period.days(around: day)
        return progress(
            in: block, times: times(on: min(block.upperBound, days.upperBound)), through: block.upperBound,
            createdOn: createdOn, done: done, off: off)
    }

    /// The progress in the period of a day, as of that day.
    func progress(asOf day: Day, createdOn: Day, done: DaySet, off: DaySet) -> QuotaProgress {
        progress(
            in: period.days(around: day), times: times(on: day), through: day, createdOn: createdOn,
            done: done, off: off)
    }

    private func progress(
        in block: ClosedRange<Day>, times: Int, through last: Day, createdOn: Day, done: DaySet, off: DaySet
    ) -> QuotaProgress {
        let asked = asked(in: block, createdOn: createdOn)
        let share = asked?.share(of: times, through: last, off: off)
        return QuotaProgress(
            period: period, days: block, done: done.intersection(days).count(in: block),
            asked: share ?? 0, beginning: asked.flatMap(\.beginning))
    }

    private func times(on day: Day) -> Int { (quotas.last { $0.from <= day } ?? quotas[0]).value.times }

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
        let open = days.count - (off.isEmpty ? 0 : off.count(in: days.lowerBound...day))
        return share(of: times, open: open)
    }

    private func share(of times: Int, open: Int) -> Int {
        min(open, open == block.count ? times : (2 * times * open + block.count) / (2 * block.count))
    }

    func isUrgent(_ day: Day, times: Int, done: DaySet, off: DaySet) -> Bool {
        share(of: times, through: day, off: off) - done.count(in: block.lowerBound...day)
            > block.upperBound - day
    }

    /// Adds all urgent days of a period without exempt days: the undone ones after as many as may pass undone.
    func insertUrgentDays(
        among judged: ClosedRange<Day>, times: Int, done: DaySet, into planned: inout DaySet
    ) {
        var spare = block.count - share(of: times, open: days.count)
        var start = block.lowerBound
        while start <= judged.upperBound {
            let width = block.upperBound - start + 1
            var undone = ~done.bits(from: start)
            if width < 64 { undone &= 1 &<< UInt64(width) &- 1 }
            let passing = min(spare, undone.nonzeroBitCount)
            spare -= passing
            if passing < undone.nonzeroBitCount {
                for _ in 0..<passing { undone &= undone &- 1 }
                planned.insert(bits: undone & DaySet.mask(of: judged, from: start), from: start)
            }
            start = start + 64
        }
    }
}

/// The progress of a quota in one of its periods.
public struct QuotaProgress: Hashable, Sendable {
    public let period: Quota.Period
    public let days: ClosedRange<Day>
    /// The completions on its days up to today.
    public let done: Int
    /// The number asked for: a share of the quota if the habit began in the period or days of it are exempt.
    public let asked: Int
    /// The day on which the habit or its quota begins within the period; nil if the whole period counts.
    public let beginning: Day?

    public var isMet: Bool { done >= asked }
    /// The number left to do.
    public var left: Int { max(0, asked - done) }
}

extension ScheduleHistory {
    /// The quotas, grouped into stretches with the same periods.
    var quotaStretches: [QuotaStretch] {
        var stretches: [QuotaStretch] = []
        var quotas: [Timeline<Quota>.Entry] = []
        var first = Day.earliest
        func close(before next: Day) {
            if !quotas.isEmpty { stretches.append(QuotaStretch(quotas, in: first...max(first, next - 1))) }
            quotas = []
        }
        for (index, entry) in entries.enumerated() {
            guard case .quota(let quota) = entry.value else {
                close(before: entry.from)
                continue
            }
            if quotas.last?.value.period != quota.period {
                close(before: entry.from)
                first = index == 0 ? .earliest : entry.from
            }
            quotas.append(.init(from: entry.from, quota))
        }
        close(before: .latest + 1)
        return stretches
    }

    /// The stretch of quotas in force on a day; nil for any other rule.
    func quotaStretch(on day: Day) -> QuotaStretch? { quotaStretches.first { $0.days.contains(day) } }
}
