import TestKit
import Testing
import TrackerDomain

@Suite struct ScheduleTests {
    @Test("a schedule includes the days of its weekdays")
    func includes() {
        let schedule = Schedule.on(.monday, .wednesday, .friday)
        let week: ClosedRange<Day> = "2026-03-02"..."2026-03-08"
        #expect(week.filter(schedule.includes) == ["2026-03-02", "2026-03-04", "2026-03-06"])
        // The same weekdays long before day 0.
        let oldWeek: ClosedRange<Day> = "1900-01-01"..."1900-01-07"
        #expect(oldWeek.filter(schedule.includes) == ["1900-01-01", "1900-01-03", "1900-01-05"])
    }

    @Test(
        "each set of weekdays is planned on its days, in every position of a word",
        arguments: 1...127 as ClosedRange<UInt8>)
    func plannedDays(rawValue: UInt8) throws {
        let schedule = Schedule.weekdays(WeekdaySet(rawValue: rawValue))
        // Seven words of 64 days on either side of day 0: each weekday begins a word once.
        let days = Day(-448)...Day(447)
        let library = try Library.holding(.habit(1, planned: schedule, created: .earliest))
        let planned = library.trackers.shares(over: days, today: .latest).map { $0.planned == 1 }
        #expect(planned == days.map(schedule.includes))
    }
}
