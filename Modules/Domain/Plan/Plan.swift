/// A tracker's planned and done days, from its start day to today; the source of all figures, marks and shares.
public struct Plan: Hashable, Sendable {
    /// The current day: it is not over yet, and no later day is done.
    public let today: Day
    /// The days on which the tracker was planned; none for an event.
    public let planned: DaySet
    /// The days on which it was done, planned or not.
    public let done: DaySet
    /// The done days under the rule whenever, which streaks pass over.
    var wheneverDays = DaySet()

    /// The done days that streaks count.
    var streakDays: DaySet { wheneverDays.isEmpty ? done : done.subtracting(wheneverDays) }

    /// The planned days that passed undone; today is never missed.
    public var missed: DaySet {
        var missed = planned.subtracting(done)
        missed.remove(today)
        return missed
    }

    /// Its part on some days; the other days are as if nothing were planned or done on them.
    public func within(_ days: ClosedRange<Day>) -> Plan {
        Plan(
            today: today, planned: planned.intersection(days), done: done.intersection(days),
            wheneverDays: wheneverDays.intersection(days))
    }
}

extension Tracker {
    /// Returns the plan of the days up to today.
    ///
    /// Only this combines schedules and completions: a rule may plan days by the completions of others.
    public func plan(through today: Day) -> Plan { plan(through: today, today: today) }

    /// Returns the plan up to a last day, which may be in the future: then as if nothing more were done.
    func plan(through last: Day, today: Day) -> Plan { plan(through: last, today: today, isAhead: false) }

    /// Returns the plan of the days after today alone; quotas leave theirs open, so they plan none.
    func planAhead(through last: Day, today: Day) -> Plan { plan(through: last, today: today, isAhead: true) }

    private func plan(through last: Day, today: Day, isAhead: Bool) -> Plan {
        let all = doneDays(today: today)
        let start = startDay(today: today, done: all)
        let first = isAhead ? max(start, today + 1) : start
        guard first <= last else { return Plan(today: today, planned: DaySet(), done: DaySet()) }
        let counted = first...last
        let done = start <= today ? all.intersection(start...min(last, today)) : DaySet()
        var (planned, wheneverDays) = (DaySet(), DaySet())
        guard case .habit(let history) = kind else { return Plan(today: today, planned: planned, done: done) }
        var hasPeriods = false
        for span in history.spans(over: counted) {
            if span.value == .whenever { wheneverDays.formUnion(done.intersection(span.days)) }
            if let days = span.value.plannedDays(in: span.days) {
                planned.formUnion(days)
            } else {
                hasPeriods = true
            }
        }
        let off = exemptDays(through: last)
        if !off.isEmpty { planned.subtract(off) }
        if hasPeriods {
            for stretch in isAhead ? [] : history.quotaStretches {
                stretch.plan(counted, createdOn: createdOn, done: done, off: off, into: &planned)
            }
            if history.hasSums {
                let days = sumDays(through: last)
                for stretch in history.sumStretches {
                    stretch.plan(counted, of: days, done: done, into: &planned)
                }
            }
        }
        return Plan(today: today, planned: planned, done: done, wheneverDays: wheneverDays)
    }

    /// True if the tracker is in the list of a date.
    ///
    /// A habit is on the days of its schedule, before its creation too, and wherever it was completed or a sum counts
    /// an amount, but not while it is paused or archived; an event is on every date until it is completed, then only
    /// on that one.
    public func isListed(on date: Day, today: Day) -> Bool {
        if isDone(on: date, today: today) || amounts.days.contains(date) && sum(on: date) != nil {
            return true
        }
        return !isInactive(on: date) && ruleLists(date, today: today)
    }

    /// True if only a pause or a break keeps the tracker out of the list of a date.
    func restsInsteadOfListed(on date: Day, today: Day) -> Bool {
        let isArchived = status.isArchived && status.since.map { $0 <= date } ?? false
        return isInactive(on: date) && !isArchived && ruleLists(date, today: today)
            && !isListed(on: date, today: today)
    }

    private func ruleLists(_ date: Day, today: Day) -> Bool {
        guard let schedule = schedule(on: date) else { return marks.isEmpty }
        return schedule.isPlannedByCalendar(on: date) ?? listsOpenRule(on: date, today: today)
    }

    /// True if its rule leaves the day open and begins after the days: no list of them has it, but it may be marked on
    /// them.
    func beginsLater(after days: ClosedRange<Day>, today: Day) -> Bool {
        let day = days.upperBound
        guard let schedule = schedule(on: day), schedule.isPlannedByCalendar(on: day) == nil else {
            return false
        }
        return !listsOpenRule(on: day, today: today) && !isInactive(on: day)
    }

    /// True if a rule that leaves the day open is listed on a day: from the first rule on, or from an earlier start.
    private func listsOpenRule(on day: Day, today: Day) -> Bool {
        if case .habit(let history) = kind, history.entries[0].from <= day { return true }
        return startDay(today: today) <= day
    }
}
