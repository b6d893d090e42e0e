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
        "OFF-6: the last day of a break: a weekday is the first one from its first day on, +N counts from today",
        arguments: [
            ("sun", "2026-11-20", "2026-11-22"), ("вс", "2026-11-20", "2026-11-22"),
            ("fri", "2026-11-20", "2026-11-20"), ("thu", "2026-11-20", "2026-11-26"),
            ("sun", "2026-12-24", "2026-12-27"), ("mon", "2026-11-10", "2026-11-16"),
            ("+3", "2026-11-20", "2026-11-23"), ("+3", "2026-11-10", "2026-11-23"),
            ("+0", "2026-11-20", "2026-11-20"),
            ("2027-01-03", "2026-12-24", "2027-01-03"), ("-3", "2026-11-10", "2026-11-17"),
            ("tomorrow", "2026-11-20", "2026-11-21"), ("2036-11-26", "2026-11-20", "2036-11-26"),
        ])
    func lastDay(word: String, first: String, iso: String) throws {
        let (first, today) = (try #require(Day(iso: first)), try #require(Day(iso: Self.today)))
        #expect(try DayWord.lastDay(word, from: first, today: today).iso == iso)
    }

    @Test("OFF-6: a last day that makes no break of at most 3,660 days is refused")
    func noLastDay() throws {
        let today = try #require(Day(iso: Self.today))
        for (word, error) in [
            ("soon", WordError.day("soon")), ("+", .day("+")), ("+x", .day("+x")),
            ("2036-11-28", .tooManyDays("2036-11-28")), ("+999999", .dayOutOfRange("+999999")),
            ("2026-02-30", .noSuchDay("2026-02-30", Month(year: 2026, month: 2))),
        ] {
            #expect(throws: error) { try DayWord.lastDay(word, from: today, today: today) }
        }
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
            "", " ", "3", "+", "-", "--3", "-3x", "someday", "26-11-20", "20.11.26", "2026/11/20", "2026-11",
            "2026-11-20T00", "２０２６-11-20", "-٣", "mondays", "м",
        ])
    func noDay(word: String) throws {
        #expect(throws: WordError.day(word)) { try day(word) }
    }
}
