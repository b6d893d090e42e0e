import TestKit
import Testing
import TrackerCLI
import TrackerDesk
import TrackerDomain
import TrackerPresentation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The local day of moments around clock changes, midnights, year ends and a leap day, against a wall calendar.
///
/// A process has one zone, so this runs in processes of its own.
@Suite struct LocalDayTorture {
    @Test("15 zones by their rules: every moment of three years falls on the day of the wall calendar")
    func rules() async {
        await #expect(processExitsWith: .success) {
            #expect(ZoneSweep(named: \.rule).run() == [])
        }
    }

    @Test(
        "15 zones by their names in the tz database",
        .enabled(if: ZoneSweep.hasDatabase, "no tz database on this machine"))
    func names() async {
        await #expect(processExitsWith: .success) {
            #expect(ZoneSweep(named: \.name).run() == [])
            #expect(ZoneSweep.history() == [])
        }
    }
}

/// Goes through three years in every zone.
struct ZoneSweep {
    let zoneName: KeyPath<ZoneFacts, String>

    init(named zoneName: KeyPath<ZoneFacts, String>) { self.zoneName = zoneName }

    static var hasDatabase: Bool { access("/usr/share/zoneinfo/America/Havana", R_OK) == 0 }

    /// Seconds since 1970 at the start of 2026 in UTC: 56 years of 365 days and 14 leap days.
    private static let start: Int64 = (56 * 365 + 14) * 86_400

    /// What differs; empty where nothing does.
    func run() -> [String] {
        var faults: [String] = []
        var count = 0
        for zone in ZoneFacts.all {
            Self.enter(zone[keyPath: zoneName])
            var random = SeededRandom(seed: 15)
            for moment in Self.moments(zone) {
                let wall = SlowCalendar(moment: moment, in: zone)
                count += 1
                // A moment is as good as the last second of its minute.
                for second: Int64 in [0, 59] {
                    let reading = DeskSystem.current.reading(Self.start + Int64(moment) * 60 + second)
                    if reading.date.description != wall.date || reading.date.number != wall.number
                        || reading.minute != wall.minute
                    {
                        faults.append("\(zone.name) \(moment): \(reading) is not \(wall)")
                    }
                }
                // The day that a person lives in whose day starts later, compared as the clock's text.
                let dayStart = Int.random(in: 0..<720, using: &random)
                let starts =
                    SlowCalendar.twoDigits(dayStart / 60) + ":" + SlowCalendar.twoDigits(dayStart % 60)
                let reading = DeskSystem.current.reading(Self.start + Int64(moment) * 60)
                let day = Today.day(date: reading.date, minute: reading.minute, dayStart: dayStart)
                if day.number != (wall.time < starts ? wall.number - 1 : wall.number) {
                    faults.append("\(zone.name) \(moment), day start \(starts): \(day)")
                }
            }
        }
        Torture.report(
            item: 7, "local day in 15 zones, 2026–2028, by \(zoneName == \.name ? "name" : "rule")",
            tries: count,
            outcome: faults.isEmpty
                ? "all as the wall calendar has it, with day starts of every minute"
                : "\(faults.count) differ")
        return Array(faults.prefix(10))
    }

    /// Every fifth minute at full length, else every 97th; and more around changes, year ends and the leap day.
    private static func moments(_ zone: ZoneFacts) -> [Int] {
        let end = ZoneFacts.moment(2028, 12, 30)
        let corners =
            zone.changes.map(\.moment) + [
                ZoneFacts.moment(2027, 1, 1), ZoneFacts.moment(2028, 1, 1), ZoneFacts.moment(2028, 2, 29),
                ZoneFacts.moment(2028, 3, 1),
            ]
        let (step, near) = Torture.isFull ? (5, 1) : (97, 13)
        return Array(stride(from: 1440, to: end, by: step)) + corners.flatMap { ($0 - 3)...($0 + 3) }
            + corners.flatMap { stride(from: $0 - 1440, to: $0 + 1440, by: near) }
    }

    /// Changes of the past that only the database knows, as the tz database's own notes tell them.
    static func history() -> [String] {
        // Seconds since 1970; what clocks showed then.
        let facts: [(zone: String, seconds: Int64, date: String, minute: Int)] = [
            // Samoa left out Friday 30 December 2011 to change the side of the date line.
            ("Pacific/Apia", 1_325_239_199, "2011-12-29", 1439),
            ("Pacific/Apia", 1_325_239_200, "2011-12-31", 0),
            // Brazil's summer began at midnight: 4 November 2018 began at one o'clock.
            ("America/Sao_Paulo", 1_541_300_399, "2018-11-03", 1439),
            ("America/Sao_Paulo", 1_541_300_400, "2018-11-04", 60),
            // Its end gave Saturday 16 February 2019 a second last hour.
            ("America/Sao_Paulo", 1_550_368_799, "2019-02-16", 1439),
            ("America/Sao_Paulo", 1_550_368_800, "2019-02-16", 1380),
            // Moscow went back to winter time for good on 26 October 2014.
            ("Europe/Moscow", 1_414_274_399, "2014-10-26", 119),
            ("Europe/Moscow", 1_414_274_400, "2014-10-26", 60),
            // 2000 was a leap year, and in Kiritimati its last day came first.
            ("Pacific/Kiritimati", 978_170_399, "2000-12-30", 1439),
            ("Pacific/Kiritimati", 978_170_400, "2000-12-31", 0),
        ]
        return facts.compactMap { fact in
            enter(fact.zone)
            let reading = DeskSystem.current.reading(fact.seconds)
            let isAsTold = reading.date.description == fact.date && reading.minute == fact.minute
            return isAsTold ? nil : "\(fact): \(reading)"
        }
    }

    private static func enter(_ zone: String) {
        setenv("TZ", zone, 1)
        tzset()
    }
}
