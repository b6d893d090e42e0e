/// A zone as people wrote it down: which offset holds from which moment on, from 2026 to the end of 2028.
///
/// Source: the tz database 2025b of IANA, by `zdump -v -c 2026,2029 NAME`, copied by hand. Some zones of
/// today have no changes; Havana and Cairo change at midnight, Lord Howe by half an hour.
struct ZoneFacts: Sendable {
    /// In the tz database.
    let name: String
    /// The same rules for `TZ` as POSIX has them, for devices without the database.
    let rule: String
    /// Minutes ahead of UTC at the start of 2026.
    let offset: Int
    /// When it changes, in minutes since the start of 2026 in UTC, and the minutes ahead from then on.
    let changes: [(moment: Int, offset: Int)]

    /// - Parameter changes: Each as year, month, day, hour and minute of UTC, and the minutes ahead from then on.
    init(name: String, rule: String, offset: Int, changes: [(Int, Int, Int, Int, Int, offset: Int)]) {
        (self.name, self.rule, self.offset) = (name, rule, offset)
        self.changes = changes.map { (Self.moment($0.0, $0.1, $0.2, $0.3, $0.4), $0.offset) }
    }

    /// Minutes ahead of UTC at a moment.
    func offset(at moment: Int) -> Int { changes.last { $0.moment <= moment }?.offset ?? offset }

    /// Minutes since the start of 2026 in UTC, counted day by day.
    static func moment(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Int {
        var days = 0
        for earlier in 2026..<year { days += SlowCalendar.months(of: earlier).reduce(0, +) }
        days += SlowCalendar.months(of: year).prefix(month - 1).reduce(0, +) + day - 1
        return days * 1440 + hour * 60 + minute
    }

    static let all: [ZoneFacts] = [
        ZoneFacts(name: "Pacific/Kiritimati", rule: "<+14>-14", offset: 840, changes: []),
        ZoneFacts(
            name: "Pacific/Chatham", rule: "<+1245>-12:45<+1345>,M9.5.0/2:45,M4.1.0/3:45", offset: 825,
            changes: [
                (2026, 4, 4, 14, 0, 765), (2026, 9, 26, 14, 0, 825), (2027, 4, 3, 14, 0, 765),
                (2027, 9, 25, 14, 0, 825), (2028, 4, 1, 14, 0, 765), (2028, 9, 23, 14, 0, 825),
            ]),
        ZoneFacts(name: "Pacific/Apia", rule: "<+13>-13", offset: 780, changes: []),
        ZoneFacts(
            name: "Australia/Lord_Howe", rule: "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", offset: 660,
            changes: [
                (2026, 4, 4, 15, 0, 630), (2026, 10, 3, 15, 30, 660), (2027, 4, 3, 15, 0, 630),
                (2027, 10, 2, 15, 30, 660), (2028, 4, 1, 15, 0, 630), (2028, 9, 30, 15, 30, 660),
            ]),
        ZoneFacts(name: "Asia/Kathmandu", rule: "<+0545>-5:45", offset: 345, changes: []),
        ZoneFacts(name: "Europe/Moscow", rule: "MSK-3", offset: 180, changes: []),
        ZoneFacts(
            name: "Africa/Cairo", rule: "EET-2EEST,M4.5.5/0,M10.5.4/24", offset: 120,
            changes: [
                (2026, 4, 23, 22, 0, 180), (2026, 10, 29, 21, 0, 120), (2027, 4, 29, 22, 0, 180),
                (2027, 10, 28, 21, 0, 120), (2028, 4, 27, 22, 0, 180), (2028, 10, 26, 21, 0, 120),
            ]),
        ZoneFacts(
            name: "Europe/Berlin", rule: "CET-1CEST,M3.5.0,M10.5.0/3", offset: 60,
            changes: [
                (2026, 3, 29, 1, 0, 120), (2026, 10, 25, 1, 0, 60), (2027, 3, 28, 1, 0, 120),
                (2027, 10, 31, 1, 0, 60), (2028, 3, 26, 1, 0, 120), (2028, 10, 29, 1, 0, 60),
            ]),
        ZoneFacts(
            name: "Europe/London", rule: "GMT0BST,M3.5.0/1,M10.5.0", offset: 0,
            changes: [
                (2026, 3, 29, 1, 0, 60), (2026, 10, 25, 1, 0, 0), (2027, 3, 28, 1, 0, 60),
                (2027, 10, 31, 1, 0, 0), (2028, 3, 26, 1, 0, 60), (2028, 10, 29, 1, 0, 0),
            ]),
        ZoneFacts(
            name: "America/St_Johns", rule: "NST3:30NDT,M3.2.0,M11.1.0", offset: -210,
            changes: [
                (2026, 3, 8, 5, 30, -150), (2026, 11, 1, 4, 30, -210), (2027, 3, 14, 5, 30, -150),
                (2027, 11, 7, 4, 30, -210), (2028, 3, 12, 5, 30, -150), (2028, 11, 5, 4, 30, -210),
            ]),
        ZoneFacts(name: "America/Sao_Paulo", rule: "<-03>3", offset: -180, changes: []),
        ZoneFacts(
            name: "America/New_York", rule: "EST5EDT,M3.2.0,M11.1.0", offset: -300,
            changes: [
                (2026, 3, 8, 7, 0, -240), (2026, 11, 1, 6, 0, -300), (2027, 3, 14, 7, 0, -240),
                (2027, 11, 7, 6, 0, -300), (2028, 3, 12, 7, 0, -240), (2028, 11, 5, 6, 0, -300),
            ]),
        ZoneFacts(
            name: "America/Havana", rule: "CST5CDT,M3.2.0/0,M11.1.0/1", offset: -300,
            changes: [
                (2026, 3, 8, 5, 0, -240), (2026, 11, 1, 5, 0, -300), (2027, 3, 14, 5, 0, -240),
                (2027, 11, 7, 5, 0, -300), (2028, 3, 12, 5, 0, -240), (2028, 11, 5, 5, 0, -300),
            ]),
        ZoneFacts(
            name: "America/Los_Angeles", rule: "PST8PDT,M3.2.0,M11.1.0", offset: -480,
            changes: [
                (2026, 3, 8, 10, 0, -420), (2026, 11, 1, 9, 0, -480), (2027, 3, 14, 10, 0, -420),
                (2027, 11, 7, 9, 0, -480), (2028, 3, 12, 10, 0, -420), (2028, 11, 5, 9, 0, -480),
            ]),
        ZoneFacts(name: "Etc/GMT+12", rule: "<-12>12", offset: -720, changes: []),
    ]
}
