import Samples
import Testing
import TrackerDomain

@Suite struct DayTests {
    @Test(
        "days have the weekdays of the calendar on the wall",
        arguments: [
            ("1900-01-01", .monday), ("1945-05-09", .wednesday), ("1961-04-12", .wednesday),
            ("1969-07-20", .sunday), ("1970-01-01", .thursday), ("1989-11-09", .thursday),
            ("1999-12-31", .friday), ("2000-01-01", .saturday), ("2000-01-02", .sunday),
            ("2000-01-03", .monday), ("2000-02-29", .tuesday), ("2026-03-02", .monday),
            ("2026-03-08", .sunday), ("2100-02-28", .sunday), ("2100-03-01", .monday),
            ("2199-12-31", .tuesday),
        ] as [(Day, Weekday)])
    func weekday(day: Day, weekday: Weekday) {
        #expect(day.weekday == weekday)
    }

    @Test("the product's days are 1900-01-01 to 2199-12-31")
    func validity() {
        #expect(Day.earliest == "1900-01-01")
        #expect(Day.latest == "2199-12-31")
        #expect(Day.earliest.isValid && Day.latest.isValid && Day(0).isValid)
        #expect(!(Day.earliest - 1).isValid && !(Day.latest + 1).isValid)
    }

    @Test("days are counted over the ends of months and years")
    func arithmetic() {
        #expect(("2026-02-28" as Day) + 1 == "2026-03-01")
        #expect(("2024-02-28" as Day) + 1 == "2024-02-29")
        #expect(("2026-01-01" as Day) - 1 == "2025-12-31")
        #expect(("2000-01-01" as Day) - 36_524 == "1900-01-01")
        #expect(("2026-03-08" as Day) - ("2026-02-08" as Day) == 28)
        #expect(("2026-02-08" as Day) - ("2026-03-08" as Day) == -28)
    }

    @Test("a range of days holds each of them once")
    func ranges() {
        let leapDay: ClosedRange<Day> = "2024-02-27"..."2024-03-02"
        #expect(leapDay.map(\.day) == [27, 28, 29, 1, 2])
        #expect(("1999-12-30"..<"2000-01-02" as Range<Day>).map(\.year) == [1999, 1999, 2000])
    }

    @Test("an earlier day is less than a later one, on both sides of day 0")
    func order() {
        let ascending: [Day] = ["1900-01-01", "1999-12-31", "2000-01-03", "2000-01-04", "2199-12-31"]
        #expect(ascending.shuffled().sorted() == ascending)
    }
}
