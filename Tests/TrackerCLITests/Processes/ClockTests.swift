import TestKit
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Today, from the real clock.
@Suite struct ClockTests {
    @Test("today is the date of the zone that TZ names", arguments: ["Kiribati-14", "Baker12", "UTC0"])
    func zones(zone: String) throws {
        var program = try Program(today: nil)
        program.environment["TZ"] = zone
        // The date may turn between two of these: today is that before or that after.
        let script = "date +%F; \"$0\" list --json; date +%F"
        let lines = try program.shell(script).run().output.split(separator: "\n").map(String.init)
        try #require(lines.count == 3)
        let today = try #require(try ParsedJSON(lines[1])["today"]?.string)
        #expect([lines[0], lines[2]].contains(today))
    }

    @Test("SET-4: before the day starts today is still yesterday's date; TRACKER_TODAY is not shifted")
    func dayStart() throws {
        var program = try Program(today: nil)
        // A zone in which it is between 02:00 and 03:00 now: far enough from midnight and from 04:00.
        let hour = time(nil) % 86_400 / 3_600
        let ahead = (2 - hour + 36) % 24 - 12
        program.environment["TZ"] = "Near\(-ahead)"
        func today() throws -> String? {
            try ParsedJSON(program.tracker("list", "--json").output)["today"]?.string
        }

        let date = try #require(try today())
        try program.tracker("config", "set", "day-start", "04:00")
        let list = try ParsedJSON(program.tracker("list", "--json", "--date", date).output)
        #expect(try today() != date && list["date"]?.string == date)
        #expect(
            try ParsedJSON(program.tracker("list", "--json", "--date", "tomorrow").output)["date"]?.string
                == date)
        try program.tracker("config", "set", "day-start", "02:00")
        #expect(try today() == date)

        try program.tracker("config", "set", "day-start", "11:59")
        program.environment["TRACKER_TODAY"] = "2026-11-20"
        #expect(try today() == "2026-11-20")
    }
}
