internal import TrackerDomain

/// The mark of a tracker on a day; the raw value is its sign for scripts.
public enum DayMark: String, CaseIterable, Sendable {
    case done = "+"
    /// Skipped, or a day of a pause.
    case off = "s"
    case missed = "x"
    /// Planned today, not done yet, and within the limit of the day or of its period.
    case due = "?"
    /// An amount that a sum counts.
    case begun = "o"
    case unplanned = "."
}

extension Tracker {
    /// A day that is done counts as that, off or not.
    func mark(on day: Day, by plan: Plan) -> DayMark {
        if plan.done.contains(day) { return .done }
        if isExempt(on: day) { return .off }
        if plan.planned.contains(day) {
            return day == plan.today && leavesDue(on: day, today: plan.today) ? .due : .missed
        }
        return holdsPartOfSum(on: day) && day <= plan.today ? .begun : .unplanned
    }

    /// True if a day holds an amount that counts for the sum of its period.
    func holdsPartOfSum(on day: Day) -> Bool { measure(on: day)?.period != nil && amounts.days.contains(day) }
}
