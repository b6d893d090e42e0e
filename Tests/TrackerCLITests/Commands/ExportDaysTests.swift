import TestKit
import Testing
import TrackerCLI

/// WAY-4: an export of some days or trackers. Today is Friday, 20 November 2026.
@Suite struct ExportDaysTests {
    @Test("WAY-4: marks, amounts, notes and skips are those of the days; rules, goals and names stay whole")
    func json() throws {
        let shell = try LookingBackTests.shell()
        let all = try ParsedJSON(shell.tracker("export", "Run", "Read").output)
        let days = try ParsedJSON(
            shell.tracker("export", "Run", "Read", "--from", "2026-11-04", "--to", "2026-11-05").output)
        let (run, whole) = (days["trackers"]?[0], all["trackers"]?[0])
        #expect(run?["completions"] == .array([.string("2026-11-04"), .string("2026-11-05")]))
        #expect(run?["amounts"]?.keys == ["2026-11-04", "2026-11-05"])
        #expect(run?["skips"] == .array([]) && run?["notes"] == .object([]))
        #expect(days["trackers"]?[1]?["notes"]?.keys == ["2026-11-04"])
        for key in ["id", "name", "schedule", "goal", "category", "created"] {
            #expect(run?[key] == whole?[key], "\(key)")
        }
        #expect(all["categories"]?.items.count == 2 && days["categories"] == all["categories"])
        let sport = try ParsedJSON(shell.tracker("export", "--category", "Sport").output)
        #expect(sport["categories"]?.items.count == 1 && sport["trackers"]?.items.count == 2)
    }

    @Test("WAY-4: tables have the rows of these days alone, and nothing missed outside of them")
    func tables() throws {
        let shell = try LookingBackTests.shell()
        let days = ["--date", "2026-11-12..2026-11-16"]
        let rows = shell.run(["export", "--format", "csv", "--category", "Sport"] + days).output
        #expect(
            rows.split(separator: "\n").dropFirst() == [
                "2026-11-12,Run,Sport,habit,done,5,km,,", "2026-11-15,Run,Sport,habit,skipped,,,,",
                "2026-11-16,Gym,Sport,habit,done,,,,",
            ])
        let page = shell.run(["export", "--format", "markdown", "Run"] + days).output
        #expect(!page.contains("October") && page.contains("## November 2026"))
        let cells = page.split(separator: "\n").last?.split(separator: "|").dropFirst().map {
            $0.filter { $0 != " " }
        }
        #expect(
            cells?.prefix(20) == [
                "", "", "", "", "", "", "", "", "", "", "", "✓", "✗", "✗", "–", "✗", "", "", "", "",
            ])
    }

    @Test("WAY-4: a calendar has the done days of these days, and habits recur as ever")
    func calendar() throws {
        let shell = try LookingBackTests.shell()
        let whole = shell.tracker("export", "--format", "ics", "Run").output
        let days = shell.tracker("export", "--format", "ics", "Run", "--date", "2026-11-02..2026-11-04")
            .output
        func lines(_ text: String, _ beginning: String) -> [Substring] {
            text.split(separator: "\r\n").filter { $0.hasPrefix(beginning) }
        }
        #expect(lines(days, "RRULE") == lines(whole, "RRULE") && lines(days, "RRULE").count == 1)
        // The skipped day of 15 November does not recur.
        #expect(lines(days, "EXDATE") == lines(whole, "EXDATE") && lines(days, "EXDATE").count == 1)
        #expect(lines(whole, "SUMMARY:✓").count == 11 && lines(days, "SUMMARY:✓").count == 3)
    }

    @Test(
        "WAY-4: a library file is whole",
        arguments: [
            ("en", ["Run"], "A library file is whole: choose another format.\n"),
            ("en", ["--year", "2026"], "A library file is whole: choose another format.\n"),
            (
                "ru", ["--category", "Sport"],
                "Файл библиотеки бывает только целым: выберите другой формат.\n"
            ),
        ] as [(String, [String], String)])
    func whole(language: String, words: [String], sentence: String) throws {
        let shell = try LookingBackTests.shell(language: language)
        for place in [["--format", "plist"], [shell.home.path("x.plist")]] {
            let run = shell.run(["export"] + place + words)
            #expect(run == Shell.Run(errors: sentence, code: .wrongLine))
        }
        #expect(!shell.home.list().contains("x.plist"))
    }
}
