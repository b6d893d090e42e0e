internal import TrackerDomain

/// What became of one tracker on one day.
public enum DayMark: Hashable, Sendable {
    case done
    case missed
    /// Planned today, and not done yet.
    case due
    case unplanned
}

extension Tracker {
    /// The marks of each day of a range, in order.
    func marks(over days: ClosedRange<Day>, today: Day) -> [DayMark] {
        let start = startDay(today: today)
        return days.map { day in
            if completions.contains(day), day <= today { return .done }
            let isPlanned = day >= start && schedule(on: day)?.includes(day) ?? false
            guard isPlanned, day <= today else { return .unplanned }
            return day < today ? .missed : .due
        }
    }
}
