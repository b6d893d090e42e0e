internal import TrackerDomain

/// The mark of a tracker on a day; the raw value is its sign for scripts.
public enum DayMark: String, CaseIterable, Sendable {
    case done = "+"
    /// Skipped, or a day of a pause.
    case off = "s"
    case missed = "x"
    /// Planned today, not done yet, and within its limit.
    case due = "?"
    case unplanned = "."
}

extension Tracker {
    /// A day that is done counts as that, off or not.
    func mark(on day: Day, by plan: Plan) -> DayMark {
        if plan.done.contains(day) { return .done }
        if isExempt(on: day) { return .off }
        guard plan.planned.contains(day) else { return .unplanned }
        return day == plan.today && !isBeyondLimit(on: day) ? .due : .missed
    }
}
