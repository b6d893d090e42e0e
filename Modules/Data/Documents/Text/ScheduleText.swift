internal import TrackerDomain

/// A schedule as text: the codes of its weekdays, Monday first, joined by commas.
struct ScheduleText {
    let schedule: Schedule

    init(_ schedule: Schedule) {
        self.schedule = schedule
    }

    init?(documentText text: String) {
        var weekdays: WeekdaySet = []
        var rest = text[...]
        while true {
            let code = rest.prefix { $0 != "," }
            guard let weekday = Weekday(code: String(code)) else { return nil }
            weekdays.formUnion(WeekdaySet([weekday]))
            guard code.endIndex < rest.endIndex else { break }
            rest = rest[code.endIndex...].dropFirst()
        }
        schedule = .weekdays(weekdays)
    }

    var documentText: String {
        schedule.weekdays.members.map(\.code).joined(separator: ",")
    }
}
