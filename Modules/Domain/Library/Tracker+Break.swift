/// Rest days in a row are one break, however they came.
extension Tracker {
    /// The break that a day belongs to.
    public func restBreak(on day: Day) -> ClosedRange<Day>? { pausedDays.span(around: day) }

    /// The last day of the rest that a day is in; nil if a pause leaves it open.
    public func restEnds(on day: Day) -> Day? {
        restBreak(on: day).flatMap { isInactive(on: $0.upperBound + 1) ? nil : $0.upperBound }
    }

    /// The break of today, else the next one; nil for an archived tracker.
    public func restBreak(today: Day) -> ClosedRange<Day>? {
        guard !status.isArchived, !pausedDays.isEmpty else { return nil }
        return (pausedDays.contains(today) ? today : pausedDays.first(after: today)).flatMap(restBreak(on:))
    }

    /// The first day after a date on which a pause or a break begins; nil if the tracker is inactive on the date.
    public func restBegins(after date: Day) -> (day: Day, isPause: Bool)? {
        guard !isInactive(on: date), !status.isArchived else { return nil }
        let pause = status.since.flatMap { $0 > date ? $0 : nil }
        let restDay = pausedDays.first(after: date)
        if let pause, restDay.map({ pause <= $0 }) ?? true { return (pause, true) }
        return restDay.map { ($0, false) }
    }

    /// True if the tracker is paused or archived, or has a break that is not over; a pause to come counts too.
    public func isInactive(onOrAfter today: Day) -> Bool {
        status != .active || pausedDays.last.map { $0 >= today } ?? false
    }
}
