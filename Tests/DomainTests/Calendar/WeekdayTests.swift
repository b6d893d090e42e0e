import Testing
import TrackerDomain

@Suite struct WeekdayTests {
    @Test("weekdays have the codes of files and scripts, Monday first")
    func codes() {
        #expect(Weekday.allCases.map(\.code) == ["mon", "tue", "wed", "thu", "fri", "sat", "sun"])
        #expect(Weekday.allCases.map { Weekday(code: $0.code) } == Weekday.allCases)
    }

    @Test("nothing else is a code", arguments: ["", "mo", "monday", "Mon", "пн", "1"])
    func refuses(_ code: String) {
        #expect(Weekday(code: code) == nil)
    }

    @Test("SET-3: a week may begin on any day")
    func week() {
        #expect(Weekday.monday.week == Weekday.allCases)
        #expect(
            Weekday.sunday.week == [.sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday])
        #expect(
            Weekday.thursday.week == [.thursday, .friday, .saturday, .sunday, .monday, .tuesday, .wednesday])
    }
}
