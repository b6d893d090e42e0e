import Samples
import Testing
import TrackerDomain

@Suite struct DayGregorianTests {
    @Test(
        "day numbers count from Monday 3 January 2000",
        arguments: [
            (1900, 1, 1, -36_526), (1900, 2, 28, -36_468), (1900, 3, 1, -36_467), (1999, 12, 31, -3),
            (2000, 1, 1, -2), (2000, 1, 3, 0), (2000, 2, 29, 57), (2000, 3, 1, 58), (2024, 2, 29, 8823),
            (2026, 3, 2, 9555), (2100, 2, 28, 36_581), (2100, 3, 1, 36_582), (2199, 12, 31, 73_046),
        ])
    func numbers(year: Int, month: Int, day: Int, number: Int) {
        #expect(Day(year: year, month: month, day: day)?.number == number)
        #expect(Day(number).components == (year, month, day))
    }

    @Test(
        "impossible dates and those outside 1900 to 2199 are no days",
        arguments: [
            (1900, 2, 29), (2100, 2, 29), (2026, 2, 29), (2024, 2, 30), (2026, 4, 31), (2026, 6, 31),
            (2026, 9, 31), (2026, 11, 31), (2026, 1, 32), (2026, 1, 0), (2026, 0, 1), (2026, 13, 1),
            (2026, -1, 1), (2026, 1, -1), (1899, 12, 31), (2200, 1, 1), (0, 1, 1), (-2026, 1, 1),
        ])
    func refuses(year: Int, month: Int, day: Int) {
        #expect(Day(year: year, month: month, day: day) == nil)
    }

    @Test("every day of 1900 to 2199 stands once, in order, and comes back from its text")
    func everyDay() {
        var number = -36_526
        var weekday = 0
        var wrong: [String] = []
        for year in 1900...2199 {
            let isLeap = year == 2000 || (year % 4 == 0 && year != 1900 && year != 2100)
            for (index, length) in [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].enumerated()
            {
                for day in 1...length {
                    let found = Day(year: year, month: index + 1, day: day)
                    if found != Day(number) || Day(number).components != (year, index + 1, day)
                        || Day(number).weekday.rawValue != weekday || Day(iso: Day(number).iso) != Day(number)
                    {
                        wrong.append("\(year)-\(index + 1)-\(day)")
                    }
                    number += 1
                    weekday = (weekday + 1) % 7
                }
                if Day(year: year, month: index + 1, day: length + 1) != nil {
                    wrong.append("\(year)-\(index + 1)")
                }
            }
        }
        #expect(wrong == [])
        #expect(number == 73_047)
    }
}
