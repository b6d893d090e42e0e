internal import TrackerDomain

/// What became of one tracker on one day.
public enum DayMark: Hashable, Sendable {
    case done
    case missed
    /// Nothing was planned, or today is still open.
    case open
}

extension Tracker {
    /// The marks of each day of a range, in order.
    func marks(over days: ClosedRange<Day>, today: Day) -> [DayMark] {
        zip(days, [self].shares(over: days, today: today)).map { day, share in
            if share.isActive { return .done }
            return share.planned > 0 && day < today ? .missed : .open
        }
    }
}
