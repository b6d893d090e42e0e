import Samples
import TestKit
import Testing
import TrackerDomain

@Suite struct ScheduleTests {
    @Test("a habit is planned and listed on the days of its weekdays")
    func weekdays() {
        let habit = Tracker.habit(1, planned: .on(.monday, .wednesday, .friday), created: .earliest)
        let planned = habit.plan(through: .today).planned
        let week: ClosedRange<Day> = "2026-03-02"..."2026-03-08"
        #expect(Array(planned.intersection(week)) == ["2026-03-02", "2026-03-04", "2026-03-06"])
        #expect(
            week.filter { habit.isListed(on: $0, today: .today) } == [
                "2026-03-02", "2026-03-04", "2026-03-06",
            ])
        // The same weekdays long before day 0.
        let oldWeek: ClosedRange<Day> = "1900-01-01"..."1900-01-07"
        #expect(Array(planned.intersection(oldWeek)) == ["1900-01-01", "1900-01-03", "1900-01-05"])
        #expect(
            oldWeek.filter { habit.isListed(on: $0, today: .today) } == [
                "1900-01-01", "1900-01-03", "1900-01-05",
            ])
    }

    @Test(
        "each set of weekdays is planned on its days, in every position of a word",
        arguments: 1...127 as ClosedRange<UInt8>)
    func plannedDays(rawValue: UInt8) {
        let weekdays = WeekdaySet(rawValue: rawValue)
        // Seven words of 64 days on either side of day 0: each weekday begins a word once.
        let days = Day(-448)...Day(447)
        let habit = Tracker.habit(1, planned: .weekdays(weekdays), created: days.lowerBound)
        let planned = habit.plan(through: days.upperBound).planned
        #expect(Array(planned) == days.filter { weekdays.contains($0.weekday) })
    }
}
