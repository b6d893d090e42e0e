import Testing
import TrackerDomain

@Suite struct DayISO8601Tests {
    @Test("dates are written with leading zeros")
    func writes() {
        #expect(Day(0).iso == "2000-01-03")
        #expect(Day.earliest.iso == "1900-01-01")
        #expect(Day.latest.description == "2199-12-31")
    }

    @Test("dates are read")
    func reads() {
        #expect(Day(iso: "2026-11-20") == Day(year: 2026, month: 11, day: 20))
        #expect(Day(iso: "2000-02-29") == Day(57))
        #expect(Day(iso: "on 2026-11-20.".dropFirst(3).dropLast()) == Day(9818))
    }

    @Test(
        "nothing but ten ASCII characters in order is a date",
        arguments: [
            "", "2026", "2026-11", "2026-11-2", "2026-1-020", "2026-011-2", "226-11-020", "2026-11-201",
            "20261120", "2026-11-20 ", " 2026-11-20", "2026-11-20T00:00", "2026/11/20", "2026.11.20",
            "20-11-2026", "+026-11-20", "-026-11-20", "2026-+1-20", "2026--1-20", "2026-11--1", "２０２６-11-20",
            "2026-11-2٠", "2026‑11‑20", "2026-11-2O", "today",
        ])
    func refusesForm(_ text: String) {
        #expect(Day(iso: text) == nil)
    }

    @Test(
        "impossible dates are refused",
        arguments: [
            "2026-02-29", "1900-02-29", "2100-02-29", "2026-04-31", "2026-00-10", "2026-13-01", "2026-01-00",
            "2026-01-32", "1899-12-31", "2200-01-01", "0000-01-01", "9999-12-31",
        ])
    func refusesDate(_ text: String) {
        #expect(Day(iso: text) == nil)
    }
}
