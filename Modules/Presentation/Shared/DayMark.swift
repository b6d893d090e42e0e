internal import TrackerDomain

/// What became of one tracker on one day.
public enum DayMark: Hashable, Sendable {
    case done
    case missed
    /// Planned today, and not done yet.
    case due
    case unplanned
}

extension Plan {
    func mark(on day: Day) -> DayMark {
        if done.contains(day) { return .done }
        guard planned.contains(day) else { return .unplanned }
        return day == today ? .due : .missed
    }
}
