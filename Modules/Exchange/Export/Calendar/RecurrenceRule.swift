import TrackerDomain

extension Schedule {
    /// The rule as an RRULE without its end (RFC 5545, 3.3.10).
    ///
    /// A quota has no days of its own: it is put on the Monday of each week; a sum is put on the last day of each period.
    var recurrenceRule: String {
        switch self {
        case .weekdays(let weekdays):
            "FREQ=WEEKLY;BYDAY="
                + weekdays.members.map { $0.code.uppercased().dropLast() }.joined(separator: ",")
        case .interval(let grid): "FREQ=DAILY;INTERVAL=\(grid.length)"
        case .monthDays(let days): "FREQ=MONTHLY;" + days.recurrenceRule
        case .quota: "FREQ=WEEKLY;BYDAY=MO"
        case .sum(let sum):
            switch sum.period {
            case .week: "FREQ=WEEKLY;BYDAY=SU"
            case .month: "FREQ=MONTHLY;BYMONTHDAY=-1"
            case .days(let grid): "FREQ=DAILY;INTERVAL=\(grid.length)"
            }
        // It recurs on no day, so that no event has the rule.
        case .whenever: ""
        }
    }

    /// True if the rule, as written for calendars, falls on a day.
    func recurs(on day: Day) -> Bool {
        switch self {
        case .weekdays, .interval, .monthDays: isPlannedByCalendar(on: day) ?? false
        case .quota: day.weekday == .monday
        case .sum(let sum): sum.period.days(around: day).upperBound == day
        case .whenever: false
        }
    }
}

extension MonthDaySet {
    /// The rule for days of the month, with a missing day moved to the month's last one.
    ///
    /// A calendar would leave such a day out. If the 31st is among the days, the month's last day replaces it and
    /// all others that a month lacks. If the 29th or 30th is the last of them, it is the last of the days from
    /// the 28th on that the month has; the others are counted from the beginning of the month.
    fileprivate var recurrenceRule: String {
        let days = members
        guard let last = days.last, last > 28 else { return "BYMONTHDAY=" + Self.list(days) }
        if last == 31 { return "BYMONTHDAY=" + Self.list(days.dropLast() + [-1]) }
        let candidates = days.filter { $0 < 28 } + Array(28...last)
        let positions = days.dropLast().compactMap { candidates.firstIndex(of: $0) }.map { $0 + 1 }
        return "BYMONTHDAY=\(Self.list(candidates));BYSETPOS=\(Self.list(positions + [-1]))"
    }

    private static func list(_ numbers: [Int]) -> String { numbers.map(String.init).joined(separator: ",") }
}
