extension Tracker {
    /// The plan of the days up to today.
    ///
    /// Nothing else puts schedules and completions together: a rule may plan days by what was done on others.
    public func plan(through today: Day) -> Plan {
        let start = startDay(today: today)
        guard start <= today else { return Plan(today: today, planned: DaySet(), done: DaySet()) }
        let counted = start...today
        var planned = DaySet()
        for span in schedules(over: counted) {
            switch span.schedule {
            case .weekdays(let weekdays): planned.formUnion(DaySet(weekdays, in: span.days))
            }
        }
        return Plan(today: today, planned: planned, done: completions.intersection(counted))
    }

    /// Whether the tracker stands in the list of a date.
    ///
    /// A habit does on the days of its schedule, before it was created too, and wherever it was completed; an event
    /// everywhere until it is completed, then only there.
    public func isListed(on date: Day) -> Bool {
        if completions.contains(date) { return true }
        switch schedule(on: date) {
        case .weekdays(let weekdays): return weekdays.contains(date.weekday)
        case nil: return completions.isEmpty
        }
    }
}
