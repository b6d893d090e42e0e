import Samples
import Testing
import TrackerDomain
import TrackerPresentation

/// Today is Sunday 8 March 2026.
@Suite struct DaysWordTests {
    @Test(
        "OFF-1, AMT-3: a day, several days, a range of them",
        arguments: [
            ("today", ["2026-03-08"]), ("mon,tue", ["2026-03-02", "2026-03-03"]),
            ("2026-11-03,2026-11-01", ["2026-11-01", "2026-11-03"]),
            ("-2..today", ["2026-03-06", "2026-03-07", "2026-03-08"]),
            ("28.02.2026..2026-03-01", ["2026-02-28", "2026-03-01"]),
            ("вчера..завтра", ["2026-03-07", "2026-03-08", "2026-03-09"]),
            ("fri..fri,сегодня", ["2026-03-06", "2026-03-08"]),
            ("-1..0001-01-01", []),
        ] as [(String, [Day])])
    func days(word: String, days: [Day]) throws {
        guard !days.isEmpty else {
            #expect(throws: WordError.dayOutOfRange("0001-01-01")) { try DaysWord.days(word, today: .today) }
            return
        }
        #expect(try Array(DaysWord.days(word, today: .today)) == days)
    }

    @Test("Ranges ascend")
    func descending() {
        #expect(throws: WordError.daysDescend("today..-1")) {
            try DaysWord.days("mon,today..-1", today: .today)
        }
    }

    @Test("At most 3,660 days at a time, in one range or several")
    func most() throws {
        #expect(try DaysWord.days("-3659..today", today: .today).count == 3660)
        for word in ["-3660..today", "-3659..today,tomorrow", "1900-01-01..2199-12-31"] {
            #expect(throws: WordError.tooManyDays(word)) { try DaysWord.days(word, today: .today) }
        }
    }

    @Test(
        "DAY-6: each of them is a day",
        arguments: [("mon,,tue", ""), ("..today", ""), ("today..", ""), ("1..2", "1")])
    func bad(word: String, part: String) {
        #expect(throws: WordError.days(part)) { try DaysWord.days(word, today: .today) }
    }
}
