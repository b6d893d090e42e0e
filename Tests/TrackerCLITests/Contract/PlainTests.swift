import TestKit
import Testing
import TrackerCLI

/// T13: `--plain` is one record a line, its fields apart by tabs, nothing cut and nothing coloured.
@Suite struct PlainTests {
    typealias Example = WorkedExample

    @Test("T13: the records of the worked example")
    func records() throws {
        try expect(
            [
                [Example.drink, "1", "Drink", "Home", "4", "0", "", "", "mon,tue,wed,thu,fri,sat,sun", ""],
                [Example.doctor, "1", "Doctor", "Home", "1", "0", "", "", "", ""],
                [Example.run, "0", "Run", "Sport", "3", "1", "", "", "mon,wed,fri", ""],
            ], from: "list", "--date", "2026-03-06")
        try expect(
            [
                [Example.drink, "Drink", "1", "3", "4", "0.8", "0.185", ""],
                [Example.doctor, "Doctor", "1", "1", "1", "", "", ""],
                [Example.run, "Run", "1", "2", "3", "0.67", "0.059", ""],
            ], from: "stats")
        try expect([[Example.home, "Home", "2"], [Example.sport, "Sport", "1"]], from: "category", "list")
        try expect(
            [
                ["id", Example.run], ["name", "Run"], ["emoji", "🙂"], ["color", "1"], ["kind", "habit"],
                ["category", "Sport"], ["schedule", "mon,wed,fri"], ["pinned", "0"], ["completed", "0"],
                ["createdOn", "2026-03-02"], ["startDay", "2026-03-02"], ["currentStreak", "1"],
                ["bestStreak", "2"],
                ["total", "3"], ["rate30", "0.67"], ["completions", "2026-03-02,2026-03-04,2026-03-07"],
                ["goal", ""], ["amount", ""], ["due", "0"], ["skipped", "0"], ["note", ""],
                ["standing", "active"], ["since", ""], ["nextDue", "2026-03-09"],
                ["streakSince", "2026-03-07"], ["lastMissed", "2026-03-06"], ["strength", "0.059"],
                ["periodStreak", ""], ["bestPeriodStreak", ""], ["amounts", ""], ["skips", ""],
                ["rests", ""], ["done", ""], ["asked", ""], ["notes", ""], ["completedDays", "3"],
                ["canComplete", "1"], ["rule", "mon,wed,fri"], ["strength30", ""],
                ["weekdayRates", "mon=1,wed=1,fri=0"],
                ["break", ""],
            ], from: "show", "Run")
    }

    @Test("history: newest first, a line for each change, steps to redo behind")
    func history() throws {
        let shell = try Example.shell()
        shell.tracker("undo", "2")
        let records = fields(shell.tracker("history", "--plain").output)
        #expect(
            Array(records.prefix(2)) == [
                ["1", "completed", "Drink", "2026-03-06"], ["1", "completed", "Doctor", "2026-03-06"],
            ])
        #expect(
            records.map { $0[1] }.suffix(4) == ["categoryAdded", "trackerAdded", "completed", "completed"])
        #expect(
            Array(records.suffix(2)) == [
                ["-1", "completed", "Run", "2026-03-07"], ["-2", "completed", "Drink", "2026-03-08"],
            ])
    }

    @Test(
        "T47: what comes from outside breaks no record and commands no terminal",
        arguments: ["\t", "\u{1B}[31m", "\u{9B}31m", "\n"])
    func foreignText(code: String) throws {
        let shell = try Shell()
        let path = shell.home.path("a\(code)b.plist")
        let output = shell.tracker("paths", "--plain", "--library", path).output
        #expect(fields(output).map(\.count) == [2, 2, 2, 2, 2])
        #expect(
            output.unicodeScalars.allSatisfy {
                $0 == "\t" || $0 == "\n" || $0.properties.generalCategory != .control
            })
    }

    @Test("T13: names of 38 families, each of five scalars, in every record whole", arguments: [20, 80])
    func longNames(columns: Int) throws {
        let name = String(repeating: "👨\u{200D}👩\u{200D}👧", count: 38)
        let shell = try Shell(today: "2026-03-08")
        shell.isTerminal = true
        shell.columns = columns
        shell.environment["FORCE_COLOR"] = "1"
        #expect(shell.tracker("add", name, "--category", name, "--schedule", "sun").code == .done)
        shell.tracker("done", name)

        let list = fields(shell.tracker("list", "--plain").output)
        #expect(list.map { $0.dropFirst() } == [["1", name, name, "1", "0", "", "", "sun", ""]])
        let id = list[0][0]
        #expect(
            fields(shell.tracker("stats", "--plain").output) == [[id, name, "1", "1", "1", "1", "0.01", ""]])
        #expect(
            fields(shell.tracker("category", "list", "--plain").output).map { $0.dropFirst() } == [
                [name, "1"]
            ])
        #expect(fields(shell.tracker("show", id, "--plain").output).contains(["name", name]))
        #expect(
            fields(shell.tracker("history", "--plain").output)[0] == ["1", "completed", name, "2026-03-08"])
    }

    @Test("T13: the other commands: no header, no colour")
    func others() throws {
        let shell = try Example.shell()
        shell.environment["FORCE_COLOR"] = "1"
        #expect(fields(shell.tracker("config", "get", "mouse", "--plain").output) == [["on"]])
        #expect(fields(shell.tracker("config", "list", "--plain").output)[3] == ["day-start", "00:00"])
        #expect(fields(shell.tracker("paths", "--plain").output)[2][0] == "backups")
        #expect(shell.tracker("doctor", "--plain") == Shell.Run())
        let calendar = fields(shell.tracker("calendar", "--plain").output)
        #expect(calendar.count == 31 && calendar[5] == ["2026-03-06", "2", "1"])
    }

    @Test("nothing to list is no line at all")
    func empty() throws {
        let shell = try Shell()
        for line in [["list"], ["stats"], ["category", "list"], ["history"]] {
            #expect(shell.run(line + ["--plain"]) == Shell.Run(), "\(line)")
        }
    }

    private func fields(_ output: String) -> [[String]] {
        output.split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }

    private func expect(
        _ records: [[String]], from line: String..., sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        for language in ["en", "ru"] {
            let run = try Example.shell(language: language).run(line + ["--plain"])
            let expected = records.map { $0.joined(separator: "\t") + "\n" }.joined()
            #expect(run == Shell.Run(output: expected), sourceLocation: sourceLocation)
        }
    }
}
