import TestKit
import Testing
import TrackerCLI

/// Random breaks, orders and sums on the command line.
@MainActor @Suite struct EditTorture {
    @Test(
        "random breaks, moves and sums: one sentence or one step, and undo gives back all that an export has")
    @MainActor func edits() throws {
        var hostile = HostileText(seed: 126)
        let tries = Torture.tries(brief: 150, full: 50_000)
        var codes: [Int32: Int] = [:]
        var shell = try Self.shell("en")
        for number in 0..<tries {
            if number % 50 == 49 { shell = try Self.shell(number % 100 == 49 ? "ru" : "en") }
            let line = Self.line(&hostile)
            let before = shell.tracker("export", "--format", "json", "-").output
            let run = shell.run(line)
            codes[run.code.rawValue, default: 0] += 1
            #expect(RunFaults.of(run, line, isTerminal: false) == [], "\(line.debugDescription): \(run)")
            guard run.code == .done, run.output.contains("tracker undo") else {
                #expect(shell.tracker("export", "--format", "json", "-").output == before, "\(line)")
                continue
            }
            let after = shell.tracker("export", "--format", "json", "-").output
            #expect(shell.tracker("undo").code == .done, "\(line)")
            #expect(shell.tracker("export", "--format", "json", "-").output == before, "\(line)")
            // Half of the steps stay, so that the next ones meet them.
            guard hostile.chance(2) else { continue }
            #expect(shell.tracker("redo").code == .done, "\(line)")
            #expect(shell.tracker("export", "--format", "json", "-").output == after, "\(line)")
        }
        #expect(codes[0, default: 0] > tries / 5, "hardly anything got through")
        #expect(codes[2, default: 0] > tries / 20, "hardly anything was refused")
        Torture.report(
            item: 8, "random breaks, moves and sums", tries: tries,
            outcome: "no crash, one sentence or one step that undo and redo give back")
    }

    private static let names = ["Run", "Read", "Gym", "Water", "Exam", "r", "Piano"]
    private static let days = ["today", "-3", "mon", "+10", "2026-11-25", "2026-12-24", "2027-01-03", "soon"]
    private static let rules = [
        "30 km a week", "at most 4 a week", "100 km/10d", "2000 pages a month", "5 km", "none", "0 km a week",
        "10,000 a month", "20 km a year",
    ]

    private static func line(_ hostile: inout HostileText) -> [String] {
        let name = hostile.one(of: names)
        func maybe(_ option: String, _ values: [String], _ hostile: inout HostileText) -> [String] {
            hostile.chance(2) ? [option, hostile.one(of: values)] : []
        }
        switch Int.random(in: 0..<9, using: &hostile.random) {
        case 0, 1:
            let whom = hostile.chance(3) ? ["--all"] : [name]
            return ["pause"] + whom + maybe("--from", days, &hostile) + maybe("--until", days, &hostile)
        case 2: return ["resume"] + (hostile.chance(3) ? ["--all"] : [name])
        case 3:
            return [hostile.one(of: ["skip", "unskip"]), hostile.chance(2) ? "--all" : name]
                + maybe("--date", days + ["-2..today"], &hostile)
        case 4, 5:
            let place = [
                ["--first"], ["--last"], ["--before", hostile.one(of: names)],
                ["--after", hostile.one(of: names)],
            ]
            return ["move", name] + hostile.one(of: place)
        case 6:
            let categories = ["Sport", "Home", "Work", "Non"]
            let place = [["--first"], ["--last"], ["--before", hostile.one(of: categories)]]
            return hostile.chance(4)
                ? ["category", "sort"]
                : ["category", "move", hostile.one(of: categories)] + hostile.one(of: place)
        case 7:
            return ["edit", name, hostile.one(of: ["--goal", "--limit"]), hostile.one(of: rules)]
                + maybe("--schedule", ["daily", "3/week", "mon,wed"], &hostile)
        default: return ["done", name, hostile.one(of: ["5", "0.5", "+3", "10", "12 km", "-1"])]
        }
    }

    private static func shell(_ language: String) throws -> Shell {
        let shell = try Shell(language: language)
        let habits = [
            ("Run", "Sport", ["--goal", "30 km a week"]), ("Gym", "Sport", ["--schedule", "3/week"]),
            ("Read", "Home", ["--schedule", "daily", "--goal", "20 pages"]),
            ("Water", "Home", ["--limit", "14 l a week"]), ("Piano", "Work", ["--schedule", "mon,thu"]),
        ]
        for (name, category, options) in habits {
            shell.run(["add", name, "--category", category, "--start", "2026-11-02"] + options)
        }
        shell.tracker("add", "Exam", "--category", "Work", "--event")
        shell.tracker("done", "Run", "--amount", "12", "--date", "2026-11-17")
        return shell
    }
}
