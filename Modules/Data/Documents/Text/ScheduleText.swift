internal import TrackerDomain

/// A schedule as text: the codes of its weekdays, Monday first, joined by commas.
struct ScheduleText {
    /// Of the weekdays, Monday first.
    private static let codes = Weekday.allCases.map { Array($0.code.utf8) }

    let schedule: Schedule

    init(_ schedule: Schedule) {
        self.schedule = schedule
    }

    init?(documentText text: String) {
        var bits: UInt8 = 0
        var rest = Array(text.utf8)[...]
        repeat {
            guard let weekday = Self.codes.firstIndex(where: { rest.starts(with: $0) }) else { return nil }
            bits |= 1 << UInt8(weekday)
            rest = rest.dropFirst(Self.codes[weekday].count)
        } while rest.popFirst() == UInt8(ascii: ",")
        guard rest.isEmpty, text.utf8.last != UInt8(ascii: ",") else { return nil }
        schedule = .weekdays(WeekdaySet(rawValue: bits))
    }

    var documentText: String {
        schedule.weekdays.members.map(\.code).joined(separator: ",")
    }
}
