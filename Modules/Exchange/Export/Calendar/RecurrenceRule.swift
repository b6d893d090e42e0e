import TrackerDomain

extension Schedule {
    /// The rule as an RRULE without its end (RFC 5545, 3.3.10).
    ///
    /// A quota names no days: it stands on the Monday of each week.
    var recurrenceRule: String {
        switch self {
        case .weekdays(let weekdays):
            "FREQ=WEEKLY;BYDAY="
                + weekdays.members.map { $0.code.uppercased().dropLast() }.joined(separator: ",")
        case .interval(let grid): "FREQ=DAILY;INTERVAL=\(grid.length)"
        case .monthDays(let days): "FREQ=MONTHLY;" + days.recurrenceRule
        case .quota: "FREQ=WEEKLY;BYDAY=MO"
        }
    }

    /// Whether the rule, as calendars have it, falls on a day.
    func recurs(on day: Day) -> Bool { isPlannedByCalendar(on: day) ?? (day.weekday == .monday) }
}

extension MonthDaySet {
    /// A calendar leaves out a day that a month lacks, while here such a day falls on the month's last one.
    ///
    /// Where the 31st is among the days, the month's last day stands for it and for all others that a month lacks. Where
    /// the 29th or 30th is the last of them, it is the last of the days from the 28th on that the month has; the others
    /// are counted from the month's beginning.
    fileprivate var recurrenceRule: String {
        let days = members
        guard let last = days.last, last > 28 else { return "BYMONTHDAY=" + Self.list(days) }
        if last == 31 { return "BYMONTHDAY=" + Self.list(days.dropLast() + [-1]) }
        let candidates = days.filter { $0 < 28 } + Array(28...last)
        let places = days.dropLast().compactMap { candidates.firstIndex(of: $0) }.map { $0 + 1 }
        return "BYMONTHDAY=\(Self.list(candidates));BYSETPOS=\(Self.list(places + [-1]))"
    }

    private static func list(_ numbers: [Int]) -> String { numbers.map(String.init).joined(separator: ",") }
}
