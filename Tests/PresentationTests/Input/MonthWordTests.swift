import Testing
import TrackerDomain
import TrackerPresentation

@Suite struct MonthWordTests {
    @Test(arguments: [("2026-11", 2026, 11), ("1900-01", 1900, 1), (" 2199-12 ", 2199, 12)])
    func months(word: String, year: Int, month: Int) throws {
        #expect(try MonthWord.month(word) == Month(year: year, month: month))
    }

    @Test(arguments: [
        "", "2026", "2026-13", "2026-00", "1899-12", "2200-01", "2026-1", "11-2026", "2026-11-01", "November",
    ])
    func noMonth(word: String) {
        #expect(throws: WordError.month(word)) { try MonthWord.month(word) }
    }
}
