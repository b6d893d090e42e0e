import Testing
import TrackerDomain
import TrackerPresentation

@Suite struct MonthWordTests {
    @Test(
        "C9: a month, as a day, may be written without its zero",
        arguments: [("2026-1", 2026, 1), ("2199-9", 2199, 9)])
    func short(word: String, year: Int, month: Int) throws {
        #expect(try MonthWord.month(word) == Month(year: year, month: month))
        #expect(try DayWord.day(word + "-5", today: Day(0)) == Day(year: year, month: month, day: 5))
    }

    @Test(arguments: [("2026-11", 2026, 11), ("1900-01", 1900, 1), (" 2199-12 ", 2199, 12)])
    func months(word: String, year: Int, month: Int) throws {
        #expect(try MonthWord.month(word) == Month(year: year, month: month))
    }

    @Test(arguments: ["", "2026", "11-2026", "2026-11-01", "November", "2026-", "2026-011", "-2026-11"])
    func noMonth(word: String) {
        #expect(throws: WordError.month(word)) { try MonthWord.month(word) }
    }

    @Test(
        "DAY-3: the name of a month, with its year or the last one up to today, 2026-11-20",
        arguments: [
            ("october", 2026, 10), ("Nov", 2026, 11), ("декабрь", 2025, 12), ("в мае 2024", 2024, 5),
            ("feb 2199", 2199, 2),
        ])
    func named(word: String, year: Int, month: Int) throws {
        let today = try #require(Day(iso: "2026-11-20"))
        #expect(try MonthWord.month(word, upTo: today) == Month(year: year, month: month))
        #expect(throws: WordError.monthOutOfRange("may 2200")) {
            try MonthWord.month("may 2200", upTo: today)
        }
        for word in ["last month", "week", "20 nov"] {
            #expect(throws: WordError.month(word)) { try MonthWord.month(word, upTo: today) }
        }
    }

    @Test(
        "C9: what is nearly a month is refused for what is wrong with it",
        arguments: [
            ("1899-12", WordError.monthOutOfRange("1899-12")), ("2200-01", .monthOutOfRange("2200-01")),
            ("2026-13", .noSuchMonth("2026-13", 13)), ("2026-00", .noSuchMonth("2026-00", 0)),
        ])
    func nearlyMonth(word: String, error: WordError) {
        #expect(throws: error) { try MonthWord.month(word) }
    }
}
