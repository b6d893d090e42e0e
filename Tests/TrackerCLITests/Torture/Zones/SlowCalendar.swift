/// Dates as one counts them on a wall calendar, leaf by leaf: no arithmetic in common with the product's.
struct SlowCalendar: Equatable, Sendable {
    /// "2026-01-01".
    let date: String
    /// Minutes since midnight.
    let minute: Int
    /// Days since Monday 3 January 2000.
    let number: Int

    /// What calendar and clock on the wall show at a moment, in minutes since the start of 2026 in UTC.
    init(moment: Int, in zone: ZoneFacts) {
        let local = moment + zone.offset(at: moment)
        // The count starts a year early, so that nothing is negative.
        var days = (local + 365 * 1440) / 1440
        minute = (local + 365 * 1440) % 1440
        // 1 January 2025 came 9,130 days after 3 January 2000: 25 years, 7 leap days, less two days.
        number = 9_130 + days
        var year = 2025
        while days >= Self.months(of: year).reduce(0, +) {
            days -= Self.months(of: year).reduce(0, +)
            year += 1
        }
        var month = 1
        while days >= Self.months(of: year)[month - 1] {
            days -= Self.months(of: year)[month - 1]
            month += 1
        }
        date = "\(year)-" + Self.twoDigits(month) + "-" + Self.twoDigits(days + 1)
    }

    /// The lengths of a year's months.
    static func months(of year: Int) -> [Int] {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    }

    /// "00:00" to "23:59".
    var time: String { Self.twoDigits(minute / 60) + ":" + Self.twoDigits(minute % 60) }

    static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}
