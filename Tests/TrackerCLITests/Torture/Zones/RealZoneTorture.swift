import TestKit
import Testing
import TrackerDomain

/// The program itself, by the real clock in real zones.
@Suite struct RealZoneTorture {
    @Test("what is marked today in one zone stands on that day in all of them")
    func marks() throws {
        var program = try Program.tortured(today: nil)
        program.environment["TZ"] = "UTC0"
        try program.tracker("add", "Run", "--category", "Sport", "--schedule", "daily")
        var marked: Set<String> = []
        // Far apart in the brief version: it is always another day in the first than in the last.
        let zones = Torture.isFull ? ZoneFacts.all : [0, 7, 14].map { ZoneFacts.all[$0] }
        var readings = 0
        for zone in zones {
            program.environment["TZ"] = zone.rule
            // The date may turn between two of these; then it is not known which day was marked.
            let script = "date +%F; \"$0\" done Run --json; date +%F"
            let lines = try program.shell(script).run().output.split(separator: "\n").map(String.init)
            try #require(lines.count == 3)
            if lines[0] == lines[2] { marked.insert(lines[0]) } else { continue }
            let bytes = try program.home.read(program.libraryPath)
            for reader in ZoneFacts.all {
                program.environment["TZ"] = reader.rule
                let show = try ParsedJSON(program.tracker("show", "Run", "--json").output)
                #expect(
                    show["completions"]?.items.compactMap(\.string) == marked.sorted(),
                    "\(zone.name), \(reader.name)")
                var today = ""
                for day in marked {
                    let list = try ParsedJSON(program.tracker("list", "--json", "--date", day).output)
                    #expect(
                        list["sections"]?[0]?["trackers"]?[0]?["completed"] == .bool(true), "\(reader.name)")
                    today = list["today"]?.string ?? ""
                }
                // A figure counts a day once it has come (TRK-7); where it is still yesterday, it has not.
                let month = String(lines[0].prefix(7))
                let calendar = try ParsedJSON(program.tracker("calendar", "--json", "--month", month).output)
                let counted = (calendar["days"]?.items ?? []).filter { $0["completed"] == .number("1") }
                #expect(
                    counted.compactMap { $0["date"]?.string }
                        == marked.filter { $0.hasPrefix(month) && $0 <= today }.sorted(), "\(reader.name)")
                readings += 1
            }
            #expect(try program.home.read(program.libraryPath) == bytes, "reading changes nothing")
        }
        #expect(marked.count >= 2, "no moment is the same date in Kiritimati and at 12 hours west")
        Torture.report(
            item: 7, "`tracker done` under TZ=… by the real clock", tries: zones.count,
            outcome:
                "\(marked.count) days, the same in \(readings) readings by list, show and calendar; bytes unchanged"
        )
    }
}
