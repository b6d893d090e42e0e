internal import TrackerDomain

/// A schedule as text: the codes of its weekdays, Monday first, joined by commas.
struct ScheduleText: TextForm {
    let schedule: Schedule

    init(_ schedule: Schedule) {
        self.schedule = schedule
    }

    init?(documentText text: String) {
        var weekdays: WeekdaySet = []
        for code in text.split(separator: ",", omittingEmptySubsequences: false) {
            // Compared by bytes: a file holds a schedule for every habit.
            guard let weekday = Weekday.allCases.first(where: { $0.code.utf8.elementsEqual(code.utf8) }) else {
                return nil
            }
            weekdays.formUnion(WeekdaySet([weekday]))
        }
        schedule = .weekdays(weekdays)
    }

    var documentText: String {
        schedule.weekdays.members.map(\.code).joined(separator: ",")
    }
}
