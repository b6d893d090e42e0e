import TestKit
import Testing
import TrackerCLI
import TrackerDomain

/// A person who travels, whose clock is set back and forth, and whose day starts later one day and earlier the next.
@Suite struct TravelTorture {
    @Test("a mark stands on the day it was made for, wherever and whenever it is read")
    func travel() throws {
        let shell = try Shell()
        shell.today = Day(9495)  // 1 January 2026
        shell.tracker("add", "Run", "--category", "Sport", "--schedule", "daily")
        var random = SeededRandom(seed: 7)
        var model: Set<String> = []
        var (dayStart, readings) = (0, 0)
        let tries = Torture.tries(brief: 60, full: 4000)
        for number in 0..<tries {
            // Near a change of a zone's clocks, a new year or the leap day, more often than not.
            let here = ZoneFacts.all.randomElement(using: &random) ?? ZoneFacts.all[0]
            let corner = (here.changes.map(\.moment) + Self.corners).randomElement(using: &random) ?? 0
            let moment =
                Int.random(in: 0...3, using: &random) == 0
                ? Int.random(in: 1440..<1_570_000, using: &random)
                : corner + Int.random(in: -1500...1500, using: &random)
            let wall = stand(shell, in: here, at: moment)
            if Int.random(in: 0...3, using: &random) == 0 {
                let before = shell.library
                // Often the very minute it is now, or the next.
                dayStart =
                    wall.minute < 719 && Bool.random(using: &random)
                    ? wall.minute + Int.random(in: 0...1, using: &random)
                    : Int.random(in: 0..<720, using: &random)
                let word = SlowCalendar.twoDigits(dayStart / 60) + ":" + SlowCalendar.twoDigits(dayStart % 60)
                #expect(shell.tracker("config", "set", "day-start", word).code == .done)
                #expect(shell.library == before, "SET-4: the day start rewrites nothing")
            }

            let lived = Self.lived(wall, dayStart)
            let isMark = Int.random(in: 0...4, using: &random) > 0
            let run = shell.run([isMark ? "done" : "undone", "Run"])
            #expect(run.code == .done, "\(number): \(run)")
            if isMark { model.insert(lived) } else { model.remove(lived) }

            let bytes = shell.library
            #expect(
                Self.completions(inFile: bytes ?? []) == model.sorted(), "\(number): \(here.name) \(wall)")
            for zone in ZoneFacts.all {
                let there = Self.lived(stand(shell, in: zone, at: moment), dayStart)
                let show = try ParsedJSON(shell.tracker("show", "Run", "--json").output)
                #expect(
                    show["completions"]?.items.compactMap(\.string) == model.sorted(),
                    "\(number): \(zone.name)")
                readings += 1
                guard number % 10 == 0 else { continue }
                let list = try ParsedJSON(shell.tracker("list", "--date", lived, "--json").output)
                #expect(
                    list["sections"]?[0]?["trackers"]?[0]?["completed"] == .bool(isMark),
                    "\(number): \(zone.name)")
                // A figure counts a day once it has come (TRK-7); where it is still yesterday, it has not.
                let line = ["calendar", "--json", "--month", String(lived.prefix(7))]
                let days = try ParsedJSON(shell.run(line).output)["days"]?.items ?? []
                let counted = days.filter { $0["completed"] == .number("1") }.compactMap {
                    $0["date"]?.string
                }
                let expected = model.filter { $0.hasPrefix(lived.prefix(7)) && $0 <= there }.sorted()
                #expect(counted == expected, "\(number): \(zone.name)")
            }
            #expect(shell.library == bytes, "reading changes nothing")
        }
        Torture.report(
            item: 7, "marks of a traveller: zone, clock and day start change", tries: tries,
            outcome: "each on its day in \(readings) readings in 15 zones")
    }

    /// New years and the leap day, in minutes since the start of 2026.
    private static let corners = [
        ZoneFacts.moment(2027, 1, 1), ZoneFacts.moment(2028, 1, 1), ZoneFacts.moment(2028, 2, 29),
        ZoneFacts.moment(2028, 3, 1),
    ]

    /// Sets the shell's clock to what it shows there and then.
    private func stand(_ shell: Shell, in zone: ZoneFacts, at moment: Int) -> SlowCalendar {
        let wall = SlowCalendar(moment: moment, in: zone)
        shell.today = Day(iso: wall.date) ?? .earliest
        shell.minute = wall.minute
        return wall
    }

    /// The leaf of the calendar on which a person's day is: the one before until the day starts.
    private static func lived(_ wall: SlowCalendar, _ dayStart: Int) -> String {
        wall.minute < dayStart ? leaf(wall.number - 1) : wall.date
    }

    /// The date of a day, from the wall calendar.
    private static func leaf(_ number: Int) -> String {
        let greenwich = ZoneFacts(name: "UTC", rule: "UTC0", offset: 0, changes: [])
        // 1 January 2026 is day 9,495.
        return SlowCalendar(moment: (number - 9_495) * 1440, in: greenwich).date
    }

    /// The completions in a library's file of one tracker, read as a person would.
    private static func completions(inFile bytes: [UInt8]) -> [String] {
        guard let start = bytes.text.firstRange(of: "<key>completions</key>") else { return [] }
        let block = bytes.text[start.upperBound...].prefix { $0 != "[" }
        guard let end = block.firstRange(of: "</dict>") else { return [] }
        var days: [String] = []
        for part in block[..<end.lowerBound].split(separator: "<key>").dropFirst() {
            let year = part.prefix(4)
            let text = part.split(separator: "<string>").last?.prefix { $0 != "<" } ?? ""
            for month in text.split(separator: " ") {
                for range in month.dropFirst(3).split(separator: ",") {
                    let ends = range.split(separator: "-").compactMap { Int($0) }
                    for day in ends[0]...ends[ends.count - 1] {
                        days.append("\(year)-\(month.prefix(2))-\(SlowCalendar.twoDigits(day))")
                    }
                }
            }
        }
        return days
    }
}
