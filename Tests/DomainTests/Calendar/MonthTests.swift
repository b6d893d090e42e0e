import Samples
import Testing
import TrackerDomain

@Suite struct MonthTests {
    @Test(
        "months have the days of the calendar on the wall",
        arguments: [
            (2026, 1, 31), (2026, 2, 28), (2026, 3, 31), (2026, 4, 30), (2026, 5, 31), (2026, 6, 30),
            (2026, 7, 31),
            (2026, 8, 31), (2026, 9, 30), (2026, 10, 31), (2026, 11, 30), (2026, 12, 31), (2024, 2, 29),
            (1900, 2, 28), (2000, 2, 29), (2100, 2, 28),
        ])
    func length(year: Int, month: Int, length: Int) {
        #expect(Month(year: year, month: month).length == length)
    }

    @Test("a month begins after those before it", arguments: [2023, 2024, 1900, 2000])
    func firstDays(year: Int) {
        let newYear = Month(year: year, month: 1).first
        var days = 0
        for number in 1...12 {
            let month = Month(year: year, month: number)
            #expect(month.first == newYear + days)
            days += month.length
        }
    }

    @Test("a month runs from its first to its last day")
    func ends() {
        let february = Month(year: 2024, month: 2)
        #expect(february.first == "2024-02-01")
        #expect(february.last == "2024-02-29")
        #expect(february.days == ("2024-02-01"..."2024-02-29"))
        #expect(Month(year: 1900, month: 1).first == Day.earliest)
        #expect(Month(year: 2199, month: 12).last == Day.latest)
    }

    @Test("a day lies in its month", arguments: ["2024-02-01", "2024-02-29"] as [Day])
    func containing(_ day: Day) {
        #expect(Month(containing: day) == Month(year: 2024, month: 2))
    }

    @Test(
        "months are turned over the ends of years",
        arguments: [
            (0, 2026, 3), (1, 2026, 4), (9, 2026, 12), (10, 2027, 1), (-2, 2026, 1), (-3, 2025, 12),
            (-14, 2025, 1), (-15, 2024, 12), (24, 2028, 3),
        ])
    func adding(count: Int, year: Int, month: Int) {
        #expect(Month(year: 2026, month: 3).adding(count) == Month(year: year, month: month))
    }

    @Test("a month is written as YYYY-MM")
    func iso() {
        #expect(Month(year: 2026, month: 3).iso == "2026-03")
    }

    @Test("months are ordered by year, then month")
    func order() {
        let ascending = [(2025, 1), (2025, 12), (2026, 1), (2026, 11)].map { Month(year: $0, month: $1) }
        #expect(ascending.reversed().sorted() == ascending)
    }
}
