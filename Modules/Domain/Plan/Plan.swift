/// A tracker's planned and done days, from its start day to today; the source of all figures, marks and shares.
public struct Plan: Hashable, Sendable {
    /// The current day: it is not over yet, and no later day is done.
    public let today: Day
    /// The days on which the tracker was planned; none for an event.
    public let planned: DaySet
    /// The days on which it was done, planned or not.
    public let done: DaySet

    /// The planned days that passed undone; today is never missed.
    public var missed: DaySet {
        var missed = planned.subtracting(done)
        missed.remove(today)
        return missed
    }

    /// Its part on some days; the other days are as if nothing were planned or done on them.
    public func within(_ days: ClosedRange<Day>) -> Plan {
        Plan(today: today, planned: planned.intersection(days), done: done.intersection(days))
    }
}
