internal import TrackerDomain

/// A schedule as text: the codes of its weekdays, Monday first, joined by commas.
struct ScheduleText {
    let schedule: Schedule

    init(_ schedule: Schedule) {
        self.schedule = schedule
    }

    init?(documentText text: String) {
        var weekdays: [Weekday] = []
        var rest = text.utf8[...]
        while true {
            let code = rest.prefix { $0 != UInt8(ascii: ",") }
            guard let weekday = Weekday(code: String(decoding: code, as: UTF8.self)) else { return nil }
            weekdays.append(weekday)
            guard code.endIndex < rest.endIndex else { break }
            rest = rest[code.endIndex...].dropFirst()
        }
        schedule = .weekdays(WeekdaySet(weekdays))
    }

    var documentText: String {
        schedule.weekdays.members.map(\.code).joined(separator: ",")
    }
}
