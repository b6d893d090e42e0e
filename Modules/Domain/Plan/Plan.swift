/// What was asked of a tracker and what was done, on each of its days up to today.
///
/// The days that count run from the tracker's start day to today; all figures, marks and shares are questions to this.
public struct Plan: Hashable, Sendable {
    /// The day that is not over yet, and after which nothing is done.
    public let today: Day
    /// The days on which the tracker was to be done; none for an event.
    public let planned: DaySet
    /// The days on which it was done, planned or not.
    public let done: DaySet

    /// The planned days that passed undone; today cannot be missed while it lasts.
    public var missed: DaySet {
        var missed = planned.subtracting(done)
        missed.remove(today)
        return missed
    }
}
