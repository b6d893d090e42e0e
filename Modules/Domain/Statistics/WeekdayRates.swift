/// The rate of each weekday: the days done, of the days that were asked for.
///
/// A rule with days of its own asks for those that it planned. A quota or a sum leaves the day open, so each day that is not
/// exempt counts, from the creation on or done before it: the rate is the share of weeks with that weekday done.
public struct WeekdayRates: Hashable, Sendable {
    /// True if the rates are of planned days, false if they are of all days under quotas and sums.
    public let areOfPlan: Bool
    /// By weekday, Monday first.
    private var asked = [Int](repeating: 0, count: 7)
    private var done = [Int](repeating: 0, count: 7)

    private init(areOfPlan: Bool) { self.areOfPlan = areOfPlan }

    fileprivate mutating func add(_ days: DaySet, done: DaySet) {
        for (index, count) in days.countsByWeekday.enumerated() { asked[index] += count }
        for (index, count) in days.intersection(done).countsByWeekday.enumerated() {
            self.done[index] += count
        }
    }

    /// Nil if no such day was asked for.
    public subscript(weekday: Weekday) -> Ratio? {
        Ratio(done[weekday.rawValue], of: asked[weekday.rawValue])
    }

    /// The weekdays with the highest and with the lowest rate in whole percent; nil if all have the same.
    public var extremes: (best: WeekdaySet, worst: WeekdaySet)? {
        let rates = Weekday.allCases.compactMap { weekday in
            self[weekday].map { (weekday, percent: $0.rounded(scale: 100)) }
        }
        let percents = rates.map(\.percent)
        guard let highest = percents.max(), let lowest = percents.min(), lowest < highest else { return nil }
        func weekdays(_ percent: Int) -> WeekdaySet {
            WeekdaySet(rates.filter { $0.percent == percent }.map(\.0))
        }
        return (weekdays(highest), weekdays(lowest))
    }
}

extension WeekdayRates {
    /// The rates of one tracker up to today, under rules of the kind now in force; nil for an event.
    ///
    /// Today counts only once it is done.
    public init?(_ tracker: Tracker, by plan: Plan) {
        guard let schedule = tracker.schedule(on: plan.today) else { return nil }
        self.init(areOfPlan: !schedule.isOfPeriods)
        add(tracker.askedDays(ofPeriods: schedule.isOfPeriods, by: plan), done: plan.done)
    }

    /// The rates of all trackers together over a range of days, such as a year.
    ///
    /// Quotas and sums, which plan no weekday, count only if nothing else was planned.
    public init(_ trackers: [(tracker: Tracker, plan: Plan)], over days: ClosedRange<Day>) {
        self.init(trackers, ofPeriods: false, over: days)
        if asked.allSatisfy({ $0 == 0 }) { self.init(trackers, ofPeriods: true, over: days) }
    }

    private init(
        _ trackers: [(tracker: Tracker, plan: Plan)], ofPeriods: Bool, over days: ClosedRange<Day>
    ) {
        self.init(areOfPlan: !ofPeriods)
        for (tracker, plan) in trackers {
            add(tracker.askedDays(ofPeriods: ofPeriods, by: plan).intersection(days), done: plan.done)
        }
    }
}

extension Tracker {
    /// The days that either kind of rule asked for, up to today.
    fileprivate func askedDays(ofPeriods: Bool, by plan: Plan) -> DaySet {
        let start = startDay(by: plan)
        guard case .habit(let history) = kind, start <= plan.today else { return DaySet() }
        var asked = DaySet()
        for span in history.spans(over: start...plan.today) where span.value.isOfPeriods == ofPeriods {
            asked.formUnion((ofPeriods ? plan.done : plan.planned).intersection(span.days))
            let created = max(span.days.lowerBound, createdOn)
            if ofPeriods, created <= span.days.upperBound {
                asked.formUnion(DaySet(.everyDay, in: created...span.days.upperBound))
            }
        }
        if ofPeriods { asked.subtract(exemptDays(through: plan.today)) }
        if !plan.done.contains(plan.today) { asked.remove(plan.today) }
        return asked
    }
}
