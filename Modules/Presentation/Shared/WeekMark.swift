internal import TrackerDomain

/// The state of a tracker on a day of the week screen.
public enum WeekMark: CaseIterable, Sendable {
    case done
    /// An amount is recorded that does not reach the goal yet, or counts for that of a period.
    case begun
    /// An amount is recorded that counts for the limit of a period, which tells nothing of the day.
    case counted
    /// The recorded amount is over the limit of the day.
    case over
    /// Skipped, or a day of a pause.
    case off
    case missed
    /// Not done, and not missed: today, a day that a quota leaves free, or a day before the start.
    case open
    /// Planned on a day that has not come.
    case ahead
    case unplanned

    /// The meaning of its sign.
    public var meaning: Phrase {
        switch self {
        case .done: .markDone
        case .begun: .markBegun
        case .counted: .markCounted
        case .over: .markOver
        case .off: .markOff
        case .missed: .markMissed
        case .open: .markOpen
        case .ahead: .markFuture
        case .unplanned: .markUnplanned
        }
    }

    /// True if the amount of the day belongs to what the mark says.
    public var tellsAmount: Bool { [.done, .begun, .counted, .over].contains(self) }

    /// False if the cell is blank or shows the number alone.
    public var hasSign: Bool { self != .counted && self != .unplanned }
}

extension Tracker {
    /// A day that is done counts as that, off or not; what was measured is told before what was missed.
    func weekMark(on day: Day, by plan: Plan) -> WeekMark {
        if isDone(on: day, today: plan.today) { return .done }
        if isExempt(on: day) { return .off }
        if let measure = measure(on: day), amounts[day] != nil {
            switch measure.goal.kind {
            case .atLeast: return .begun
            case .atMost: return measure.period == nil ? .over : .counted
            }
        }
        if plan.missed.contains(day) { return .missed }
        guard let schedule = schedule(on: day), schedule != .whenever, isListed(on: day, today: plan.today)
        else { return .unplanned }
        return day > plan.today ? .ahead : .open
    }

    /// The marks of the seven days up to a date, oldest first; those before the start day count as not planned.
    ///
    /// - Returns: Empty for an event.
    func lastWeek(through date: Day, today: Day) -> [WeekMark] {
        if isEvent { return [] }
        let plan = plan(through: today)
        let start = startDay(by: plan)
        return (date - 6...date).map { $0 < start ? .unplanned : weekMark(on: $0, by: plan) }
    }
}
