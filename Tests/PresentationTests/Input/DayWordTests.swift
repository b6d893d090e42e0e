import Testing
import TrackerDomain
import TrackerPresentation

@Suite struct DayWordTests {
    /// A Friday.
    private static let today = "2026-11-20"

    private func day(_ word: String, today: String = today) throws -> String {
        try DayWord.day(word, today: try #require(Day(iso: today))).iso
    }

    @Test(arguments: [
        ("2026-11-20", "2026-11-20"), ("20.11.2026", "2026-11-20"), ("5.1.2026", "2026-01-05"),
        ("1900-01-01", "1900-01-01"), ("31.12.2199", "2199-12-31"), ("2024-02-29", "2024-02-29"),
        ("-0", "2026-11-20"), ("-3", "2026-11-17"), ("-20", "2026-10-31"), (" today ", "2026-11-20"),
    ])
    func dates(word: String, iso: String) throws {
        #expect(try day(word) == iso)
    }

    @Test(
        "Words of both languages in any case",
        arguments: [
            ("today", "2026-11-20"), ("Yesterday", "2026-11-19"), ("TOMORROW", "2026-11-21"),
            ("сегодня", "2026-11-20"), ("Вчера", "2026-11-19"), ("ЗАВТРА", "2026-11-21"),
        ])
    func words(word: String, iso: String) throws {
        #expect(try day(word) == iso)
    }

    @Test(
        "A weekday is the last such day, today included",
        arguments: [
            (["fri", "friday", "Пт", "ПЯТНИЦА"], "2026-11-20"),
            (["thu", "Thursday", "чт", "четверг"], "2026-11-19"),
            (["wed", "wednesday", "ср", "среда"], "2026-11-18"),
            (["tue", "tuesday", "вт", "вторник"], "2026-11-17"),
            (["MON", "monday", "пн", "понедельник"], "2026-11-16"),
            (["sun", "sunday", "вс", "воскресенье"], "2026-11-15"),
            (["sat", "saturday", "сб", "суббота"], "2026-11-14"),
        ])
    func weekdays(words: [String], iso: String) throws {
        for word in words { #expect(try day(word) == iso, "\(word)") }
    }

    @Test(
        "C9: a day that its month does not have is told with that month",
        arguments: [
            ("2026-02-29", 2026, 2), ("30.02.2026", 2026, 2), ("2024-02-30", 2024, 2),
            ("31.11.2026", 2026, 11),
            ("2026-01-00", 2026, 1), ("2026-12-32", 2026, 12),
        ])
    func noSuchDay(word: String, year: Int, month: Int) throws {
        #expect(throws: WordError.noSuchDay(word, Month(year: year, month: month))) { try day(word) }
    }

    @Test(
        "C9: a month that no year has", arguments: [("2026-13-01", 13), ("2026-00-10", 0), ("1.99.2026", 99)])
    func noSuchMonth(word: String, number: Int) throws {
        #expect(throws: WordError.noSuchMonth(word, number)) { try day(word) }
    }

    @Test(
        "C9: days out of range, possible ones and others",
        arguments: ["1899-12-31", "2200-01-01", "0000-01-01", "1899-02-30", "-999999"])
    func outOfRange(word: String) throws {
        #expect(throws: WordError.dayOutOfRange(word)) { try day(word) }
    }

    @Test("Nothing before 1900 or after 2199 is reached by counting")
    func edges() throws {
        #expect(throws: WordError.dayOutOfRange("yesterday")) { try day("yesterday", today: "1900-01-01") }
        #expect(throws: WordError.dayOutOfRange("завтра")) { try day("завтра", today: "2199-12-31") }
        #expect(throws: WordError.dayOutOfRange("sun")) { try day("sun", today: "1900-01-01") }
    }

    @Test(
        "What is no day",
        arguments: [
            "", " ", "3", "+3", "-", "--3", "-3x", "someday", "26-11-20", "20.11.26", "2026/11/20", "2026-11",
            "2026-11-20T00", "２０２６-11-20", "-٣", "mondays", "м",
        ])
    func noDay(word: String) throws {
        #expect(throws: WordError.day(word)) { try day(word) }
    }
}
